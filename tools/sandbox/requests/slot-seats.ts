import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { findWindow, listSlotDays, type SlotPlace } from "./slot-days.ts";

/** How far ahead a slot can be booked, at most. */
const DAYS_AHEAD = 31;

/** The slot that an order asks for. */
export interface WantedSlot extends SlotPlace {
  readonly day: string;
  readonly code: string;
  readonly order: number;
}

/** Takes a free seat of a slot for an order; false when no seat is free or the slot cannot be booked. */
export async function takeSeat(database: Database, wanted: WantedSlot, now: Date): Promise<boolean> {
  const { place, day, code } = wanted;
  const window = findWindow(place, day, code);
  const open = await listSlotDays(database, wanted, now, DAYS_AHEAD);
  if (window === undefined || !open.some(({ Date: date }) => date === day)) return false;
  // Of two requests for the same seat, one waits for the other and then tries the next seat.
  for (let tries = 0; tries < window.seats; tries += 1) {
    if (await takeFirstFree(database, wanted, window.seats)) return true;
  }
  return false;
}

async function takeFirstFree(
  database: Database,
  { client, place, day, code, order }: WantedSlot,
  seats: number,
): Promise<boolean> {
  const taken = await sql`
    insert into ${sql.table("slotSeats")} ("client", "place", "day", "slot", "seat", "order")
    select ${client}::text, ${place}::text, ${day}::text, ${code}::text, free.seat, ${order}::integer
    from generate_series(1, ${sql.lit(seats)}) as free(seat)
    where not exists (
      select 1 from ${sql.table("slotSeats")} s
      where s."client" = ${client} and s."place" = ${place} and s."day" = ${day} and s."slot" = ${code}
        and s."seat" = free.seat
    )
    order by free.seat limit 1
    on conflict do nothing returning "seat"`.execute(database);
  return taken.rows.length > 0;
}
