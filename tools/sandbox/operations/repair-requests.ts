import { clientKey } from "../client.ts";
import { decide } from "../requests/decisions.ts";
import { findOpen, findRequest, unknownRequest } from "../requests/find-request.ts";
import { findOrder } from "../requests/life.ts";
import { COURIER, listSlotDays } from "../requests/slot-days.ts";
import { orderId } from "../requests/wire-numbers.ts";
import { moveRepair } from "./move-order.ts";
import { defineCustomerOperation } from "./operation.ts";
import { unknownOrder } from "./service-orders.ts";

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

/**
 * Takes what the customer decides of a repair: accept it for its fee, decline it, or take the device back; or when its
 * device is fetched instead.
 */
export const updateRepairRequest = defineCustomerOperation(
  "updateRepairRequest",
  async ({ person }, { query, body: { RepairRequest: asked }, now, client }, { database }) => {
    const request = await findRequest(database, person.id, asked.ServiceRequestId);
    if (request.agreementId !== query.agreementid) throw unknownRequest();
    if ("Decision" in asked)
      await decide(database, request.number, { decision: asked.Decision, method: asked.PaymentMethod }, now);
    const order = await findOrder(database, request.number);
    if (order === undefined) throw unknownOrder();
    const id = orderId(order.number);
    if ("Schedule" in asked)
      await moveRepair(database, { id, person: person.id, schedule: asked.Schedule, client, now });
    const { status, amount } = (await findOrder(database, request.number)) ?? order;
    return {
      RepairRequest: {
        ServiceRequestId: asked.ServiceRequestId,
        ServiceOrderId: id,
        ServiceOrderStatus: status,
        TotalAmount: amount,
      },
    };
  },
);
