import type { Selectable } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { ServiceOrder } from "../database/request-tables.ts";
import type { Resources } from "../resources.ts";
import type { RequestRow } from "./find-request.ts";
import { record } from "./request-events.ts";
import { listSlotDays, placeOfOrder } from "./slot-days.ts";
import { takeSeat } from "./slot-seats.ts";

/** How far ahead a time is looked for. */
const DAYS = 14;

type Order = Selectable<ServiceOrder>;

/** A repair with its request. */
type Repair = Pick<Order, "fulfilment" | "status"> & Pick<RequestRow, "reopens"> & { readonly isReopened: boolean };

/** Whether the fault of a device can have come back: it was repaired and delivered, and its case is not reopened yet. */
export const mayReopen = ({ fulfilment, status, reopens, isReopened }: Repair): boolean =>
  status === "DELIVERED" && (fulfilment === "PUR" || fulfilment === "WALKIN") && reopens === null && !isReopened;

/**
 * Reopens the case of a repair whose fault came back: a second request, handed over as the first at the first free time,
 * which costs nothing. Returns its number; `undefined` where nothing can be reopened.
 */
export async function reopen(
  { database, clock, clients }: Pick<Resources, "database" | "clock" | "clients">,
  number: number,
): Promise<number | undefined> {
  const now = await clock.now();
  return inTransaction(database, async (transaction) => {
    const all = transaction.selectFrom("serviceRequests").selectAll();
    const request = await all.where("number", "=", number).forUpdate().executeTakeFirst();
    const orders = transaction.selectFrom("serviceOrders").selectAll();
    const order = await orders.where("request", "=", number).executeTakeFirst();
    const timeZone = clients.find(({ code }) => code.toLowerCase() === request?.client)?.timeZone;
    if (request === undefined || order === undefined || timeZone === undefined) return undefined;
    const isReopened = (await all.where("reopens", "=", number).executeTakeFirst()) !== undefined;
    if (!mayReopen({ ...request, ...order, isReopened })) return undefined;
    const second = await openAgain(transaction, request, now);
    await orderAgain(transaction, { order, request: second, client: request.client, timeZone }, now);
    await record(transaction, second, "SUBMITTED", now);
    return second;
  });
}

async function openAgain(database: Database, first: RequestRow, now: Date): Promise<number> {
  const { client, personId, agreementId, assetId, incident, fulfilment } = first;
  const same = { client, personId, agreementId, assetId, incident, fulfilment } as const;
  const values = { ...same, outcome: "APPROVED", status: "CMPLTD", openedAt: now, reopens: first.number } as const;
  const inserted = database.insertInto("serviceRequests").values(values).returning("number");
  return (await inserted.executeTakeFirstOrThrow()).number;
}

interface Again {
  readonly order: Order;
  readonly request: number;
  readonly client: string;
  readonly timeZone: string;
}

/** The same hand-over for nothing, at the first free time. */
async function orderAgain(database: Database, { order, request, client, timeZone }: Again, now: Date): Promise<void> {
  const { fulfilment, storeId, address } = order;
  const of = { client, place: placeOfOrder(fulfilment, storeId), timeZone };
  const times = (await listSlotDays(database, of, now, DAYS)).flatMap(({ Date: day, Slots }) =>
    Slots.filter(({ Available, NightDeliveryFee }) => Available > 0 && NightDeliveryFee === undefined).map(
      ({ SlotCode: code }) => ({ day, code }),
    ),
  );
  const [time] = times;
  if (time === undefined) throw new Error("All of the next days are booked.");
  const { number } = await database
    .insertInto("serviceOrders")
    .values({
      ...{ request, fulfilment, storeId, address: address === null ? null : JSON.stringify(address) },
      ...{ day: time.day, slot: time.code, amount: 0, status: "SUBMITTED", madeAt: now, submittedAt: now },
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  await takeSeat(database, { ...of, ...time, order: number }, now);
}
