import { changeOrder, notWaiting } from "./change-order.ts";
import { moveShipping } from "./move-order.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Moves an order to another time, or changes what else a submitted order is handed over by. */
export const updateShippingOrder = defineCustomerOperation(
  "updateShippingOrder",
  async (customer, { path: { id }, body: asked, now, client }, { database }) => {
    const { CollectionDate: day, CollectionSlot: code } = asked;
    if (day === undefined || code === undefined)
      return { ServiceOrder: await changeOrder(database, { id, customer, asked, client, now }) };
    if (asked.ReplacementId !== undefined) throw notWaiting();
    const time = { day, code };
    return {
      ServiceOrder: await moveShipping(database, { id, person: customer.person.id, asked, time, client, now }),
    };
  },
);
