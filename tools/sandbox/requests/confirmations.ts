import { minutesAfter } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { OrderStatus } from "../database/request-tables.ts";
import { Problem } from "../problem.ts";

/** After this many minutes a request whose device is back counts as confirmed, if its customer says nothing. */
const MINUTES_TO_CONFIRM = 3 * 24 * 60;

/** The statuses in which a customer has a device, and its request waits to be closed. */
const BACK: readonly OrderStatus[] = ["DELIVERED", "RETURNED"];

/** Closes a request whose customer has not confirmed for three days that the device is back. */
export async function closeUnconfirmed(database: Database, request: number, now: Date): Promise<void> {
  const order = await findBack(database, request);
  if (order === undefined) return;
  const events = database.selectFrom("requestEvents").select("occurredAt").where("request", "=", request);
  const since = await events.where("status", "=", order.status).orderBy("occurredAt", "desc").executeTakeFirst();
  const until = minutesAfter(since?.occurredAt ?? now, MINUTES_TO_CONFIRM);
  if (until <= now) await close(database, request, { order: order.status, by: null, at: until });
}

/** Those of requests that may have to be closed so. */
export async function findUnconfirmed(database: Database, numbers: readonly number[], now: Date): Promise<number[]> {
  const rows = await database
    .selectFrom("serviceOrders")
    .innerJoin("requestEvents", (join) =>
      join
        .onRef("requestEvents.request", "=", "serviceOrders.request")
        .onRef("requestEvents.status", "=", "serviceOrders.status"),
    )
    .select("requestEvents.request")
    .distinct()
    .where("requestEvents.request", "in", numbers)
    .where("serviceOrders.status", "in", BACK)
    .where("serviceOrders.confirmedAt", "is", null)
    .where("requestEvents.occurredAt", "<=", minutesAfter(now, -MINUTES_TO_CONFIRM))
    .execute();
  return rows.map(({ request }) => request);
}

/** The customer confirms that the device is back, under their name. Throws 409 when nothing waits for that. */
export async function confirmReceipt(database: Database, request: number, by: string, now: Date): Promise<void> {
  await closeUnconfirmed(database, request, now);
  const order = await findBack(database, request);
  if (order === undefined) throw notAwaited();
  await close(database, request, { order: order.status, by, at: now });
}

const findBack = (database: Database, request: number) =>
  database
    .selectFrom("serviceOrders")
    .select(["status"])
    .where("request", "=", request)
    .where("status", "in", BACK)
    .where("confirmedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

interface Closing {
  readonly order: OrderStatus;
  /** Null where the clock closes it. */
  readonly by: string | null;
  readonly at: Date;
}

/** A device that came back unrepaired ends its request: cancelled by the repairer, otherwise by the customer. */
async function close(database: Database, request: number, { order, by, at }: Closing): Promise<void> {
  const confirmed = { confirmedAt: at, confirmedBy: by };
  await database.updateTable("serviceOrders").set(confirmed).where("request", "=", request).execute();
  if (order !== "RETURNED") return;
  const events = database.selectFrom("requestEvents").select("status").where("request", "=", request);
  const rejected = await events.where("status", "=", "REPAIR REJECTED").executeTakeFirst();
  const status = rejected === undefined ? "CNCLCUS" : "CNCLSYS";
  await database.updateTable("serviceRequests").set({ status }).where("number", "=", request).execute();
}

const notAwaited = () => new Problem(409, { code: "NOT_AWAITED", message: "This request waits for no confirmation." });
