import { clientKey } from "../client.ts";
import { Problem } from "../problem.ts";
import { decide } from "../requests/decisions.ts";
import { findDraft, findOpen, findRequest, unknownRequest } from "../requests/find-request.ts";
import { isRepair } from "../requests/hand-over-limits.ts";
import { findOrder } from "../requests/life.ts";
import { COURIER, nightFeeOf } from "../requests/slot-days.ts";
import { listSlotDaysOf } from "../requests/slots-of-request.ts";
import { orderId } from "../requests/wire-numbers.ts";
import { moveRepair } from "./move-order.ts";
import { defineCustomerOperation } from "./operation.ts";
import { makeOrder, slotTaken, unknownOrder } from "./service-orders.ts";

/** The days on which the repairer fetches a device: in the courier's windows, but not at night. */
export const getRepairSchedule = defineCustomerOperation(
  "getRepairSchedule",
  async (customer, { client, body, now }, { database }) => {
    const { request } = await findOpen(database, customer, body.ServiceRequestId);
    const place = { client: clientKey(client), place: COURIER, timeZone: client.timeZone };
    const days = await listSlotDaysOf(database, request, place, { now, days: body.AlternateDays });
    const RepairSchedule = days.map((day) => ({
      ...day,
      Slots: day.Slots.filter(({ NightDeliveryFee }) => NightDeliveryFee === undefined),
    }));
    return { RepairSchedule };
  },
);

/**
 * Makes the order of a repair whose device the repairer fetches, by day, in one of its windows. Throws as
 * `createServiceOrder`, and 400 where nothing is repaired.
 */
export const createRepairRequest = defineCustomerOperation(
  "createRepairRequest",
  async (customer, { client, body: { InteractionLineId, RepairRequest }, now }, { database }) => {
    const { Schedule, ...more } = RepairRequest;
    const found = await findDraft(database, customer, more.ServiceRequestId);
    if (found.request.outcome !== "APPROVED") throw unknownOrder();
    if (!isRepair(found)) throw noRepair();
    if (nightFeeOf(COURIER, Schedule.CollectionDate, Schedule.CollectionSlot) > 0) throw slotTaken();
    const asked = { ...more, ...Schedule, InteractionLineId, FulfillmentOption: "PUR" } as const;
    const order = await makeOrder(database, found, { customer, client, asked, now });
    return { RepairRequest: { ServiceRequestId: more.ServiceRequestId, ...order } };
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

const noRepair = () => new Problem(400, { code: "NO_REPAIR", message: "This request is not a repair." });
