import { findRequest } from "../requests/find-request.ts";
import { findOrder } from "../requests/life.ts";
import { defineCustomerOperation } from "./operation.ts";
import { unknownOrder } from "./service-orders.ts";

/** Stores that the registration was told when an ordered device is delivered. */
export const updateDelivery = defineCustomerOperation(
  "updateDelivery",
  async ({ person }, { body, now }, { database }) => {
    const request = await findRequest(database, person.id, body.ServiceRequestId);
    const order = await findOrder(database, request.number);
    const isItsTime = order?.day === body.DeliveryDate && order.slot === body.DeliverySlot;
    if (order === undefined || order.status === "OPEN" || !isItsTime) throw unknownOrder();
    await database.updateTable("serviceOrders").set({ toldAt: now }).where("number", "=", order.number).execute();
    return { ServiceRequestId: body.ServiceRequestId, DeliveryDate: body.DeliveryDate };
  },
);
