import { dayBefore } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { FulfilmentKey } from "../database/request-tables.ts";
import { releaseExpiredHolds } from "./expired-holds.ts";

type SlotRecord = components["schemas"]["SlotRecord"];
type SlotDay = components["schemas"]["DeliverySlotDay"];

/** A window of a day, and its number of seats. */
interface Window {
  readonly code: string;
  readonly start: string;
  readonly end: string;
  readonly seats: number;
  /** In minor units; absent by day. */
  readonly nightFee?: number;
}

/** The owner of the slots: the courier, the cleaners, or a repair centre, by its id. */
export interface SlotPlace {
  /** The client's, as rows hold it. */
  readonly client: string;
  readonly place: string;
  readonly timeZone: string;
}

/** The place of the courier. */
export const COURIER = "courier";

/** The place of the cleaners. */
export const CLEANERS = "cleaners";

/** The place whose slots an order takes. */
export const placeOfOrder = (fulfilment: FulfilmentKey, storeId: string | null): string =>
  fulfilment === "ONSITE" ? CLEANERS : (storeId ?? COURIER);

/** A request after this hour counts as of the next day: by time zone, and elsewhere. */
const CUT_OFF_HOURS: Readonly<Partial<Record<string, number>>> = { "Asia/Bangkok": 14 };
const CUT_OFF_HOUR = 16;
const SATURDAY = 6;
/** How many days before a visit a team needs the order. */
const CLEANERS_LEAD = 3;

const COURIERS: readonly Window[] = [
  { code: "9AM-12PM", start: "09:00", end: "12:00", seats: 2 },
  { code: "12PM-4PM", start: "12:00", end: "16:00", seats: 3 },
  { code: "7PM-10PM", start: "19:00", end: "22:00", seats: 1, nightFee: 1200 },
];
/** Windows that are not listed: portals that ask for no slots offer them by themselves. */
const FIXED: readonly Window[] = [
  { code: "9AM-11AM", start: "09:00", end: "11:00", seats: 2 },
  { code: "10AM-2PM", start: "10:00", end: "14:00", seats: 2 },
  { code: "12PM-2PM", start: "12:00", end: "14:00", seats: 2 },
  { code: "2PM-6PM", start: "14:00", end: "18:00", seats: 2 },
];
const CENTRES: readonly Window[] = [
  { code: "10AM-2PM", start: "10:00", end: "14:00", seats: 2 },
  { code: "2PM-6PM", start: "14:00", end: "18:00", seats: 2 },
];

const CLEANERS_WINDOWS: readonly Window[] = [
  { code: "9AM-12PM", start: "09:00", end: "12:00", seats: 2 },
  { code: "1PM-5PM", start: "13:00", end: "17:00", seats: 2 },
];

const WINDOWS: ReadonlyMap<string, readonly Window[]> = new Map([
  [COURIER, COURIERS],
  [CLEANERS, CLEANERS_WINDOWS],
]);

/** The next days from the first bookable one, each with the free windows. */
export async function listSlotDays(database: Database, of: SlotPlace, now: Date, days: number): Promise<SlotDay[]> {
  await releaseExpiredHolds(database, now);
  const first = (of.place === CLEANERS ? CLEANERS_LEAD : 1) + (isLate(now, of.timeZone) ? 1 : 0);
  const today = dayBefore(now, 0, of.timeZone);
  const dates = Array.from({ length: days }, (_, index) => dayAfter(today, first + index));
  const { client, place } = of;
  const taken = await database
    .selectFrom("slotSeats")
    .select(["day", "slot"])
    .where(({ and }) => and({ client, place }))
    .where("day", "in", dates)
    .execute();
  const countTaken = (day: string, code: string) =>
    taken.filter((seat) => seat.day === day && seat.slot === code).length;
  return dates.map((day) => ({
    Date: day,
    Slots: listWindows(place, day).map((window) => toSlotRecord(window, countTaken(day, window.code))),
  }));
}

/** The first of these days that has a free slot. */
export const firstFreeDay = (days: readonly SlotDay[]): string | undefined =>
  days.find(({ Slots }) => Slots.some(({ Available }) => Available > 0))?.Date;

/** A window of a place's day; `undefined` when the day has no such window. */
export const findWindow = (place: string, day: string, code: string): Window | undefined =>
  [...listWindows(place, day), ...fixedWindows(place, day)].find((window) => window.code === code);

/** The courier's windows that are not listed, on the days on which it drives. */
const fixedWindows = (place: string, day: string): readonly Window[] =>
  place === COURIER && listWindows(place, day).length > 0 ? FIXED : [];

/** What a slot costs more, in minor units; nothing while none is chosen. */
export const nightFeeOf = (place: string, day?: string | null, code?: string | null): number =>
  (day && code && findWindow(place, day, code)?.nightFee) || 0;

/** On Saturdays only the first window has a seat; on Sundays no window has one. */
function listWindows(place: string, day: string): readonly Window[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return [];
  const windows = WINDOWS.get(place) ?? CENTRES;
  return weekday === SATURDAY ? windows.map((window, index) => ({ ...window, seats: index === 0 ? 1 : 0 })) : windows;
}

const toSlotRecord = ({ code, start, end, seats, nightFee }: Window, taken: number): SlotRecord => ({
  SlotCode: code,
  StartTime: start,
  EndTime: end,
  Available: Math.max(0, seats - taken),
  ...(nightFee === undefined ? {} : { NightDeliveryFee: nightFee }),
});

/** Whether a window of a place's day has begun by then. */
export function hasBegun(of: Omit<SlotPlace, "client">, day: string, code: string, now: Date): boolean {
  const window = findWindow(of.place, day, code);
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: of.timeZone, dateStyle: "short", timeStyle: "short" });
  return window !== undefined && shown.format(now) >= `${day} ${window.start}`;
}

function isLate(now: Date, timeZone: string): boolean {
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now);
  return Number(hour) >= (CUT_OFF_HOURS[timeZone] ?? CUT_OFF_HOUR);
}

/** The day so many days after a day. */
function dayAfter(day: string, days: number): string {
  const after = new Date(`${day}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + days);
  return after.toISOString().slice(0, 10);
}
