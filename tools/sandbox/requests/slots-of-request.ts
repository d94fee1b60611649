import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { RequestRow } from "./find-request.ts";
import { findOpenOverage, isSettled, paidForTime } from "./overages.ts";
import { listSlotDays, type SlotPlace } from "./slot-days.ts";

type SlotDay = components["schemas"]["DeliverySlotDay"];
type SlotRecord = components["schemas"]["SlotRecord"];

/**
 * The next days for a request, each with the free windows. Once the price of its order is settled, each window says what
 * it costs that order more, and the one that is held for it is free to it.
 */
export async function listSlotDaysOf(
  database: Database,
  request: Pick<RequestRow, "number">,
  of: SlotPlace,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<SlotDay[]> {
  const listed = await listSlotDays(database, of, now, days);
  const orders = database.selectFrom("serviceOrders").selectAll().where("request", "=", request.number);
  const order = await orders.executeTakeFirst();
  if (order === undefined || !(await isSettled(database, order, now))) return listed;
  const paid = await paidForTime(database, order);
  const held = await findOpenOverage(database, order.number);
  return listed.map(({ Date: day, Slots }) => ({
    Date: day,
    Slots: Slots.map((slot): SlotRecord => {
      const isHeld = held?.day === day && held.slot === slot.SlotCode;
      const OverageAmount = Math.max(0, (slot.NightDeliveryFee ?? 0) - paid);
      return { ...slot, Available: slot.Available + (isHeld ? 1 : 0), OverageAmount };
    }),
  }));
}
