import { clientKey } from "../client.ts";
import { decide } from "../requests/decisions.ts";
import { findOpen, findRequest, unknownRequest } from "../requests/find-request.ts";
import { COURIER, listSlotDays } from "../requests/slot-days.ts";
import { defineCustomerOperation } from "./operation.ts";

/** The days on which the repairer fetches a device: in the courier's windows, but not at night. */
export const getRepairSchedule = defineCustomerOperation(
  "getRepairSchedule",
  async (customer, { client, body, now }, { database }) => {
    await findOpen(database, customer, body.ServiceRequestId);
    const place = { client: clientKey(client), place: COURIER, timeZone: client.timeZone };
    const days = await listSlotDays(database, place, now, body.AlternateDays);
    const RepairSchedule = days.map((day) => ({
      ...day,
      Slots: day.Slots.filter(({ NightDeliveryFee }) => NightDeliveryFee === undefined),
    }));
    return { RepairSchedule };
  },
);

/** Takes what the customer decides of a repair: accept it for its fee, decline it, or take the device back. */
export const updateRepairRequest = defineCustomerOperation(
  "updateRepairRequest",
  async ({ person }, { query, body: { RepairRequest: asked }, now }, { database }) => {
    const request = await findRequest(database, person.id, asked.ServiceRequestId);
    if (request.agreementId !== query.agreementid) throw unknownRequest();
    const decided = { decision: asked.Decision, method: asked.PaymentMethod };
    const status = await decide(database, request.number, decided, now);
    return { RepairRequest: { ServiceRequestId: asked.ServiceRequestId, ServiceOrderStatus: status } };
  },
);
