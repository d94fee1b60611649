import type { Selectable } from "kysely";
import type { Database } from "../sandbox/database/open-database.ts";
import type { GatewayPayment, LedgerEntry, PaymentStatus } from "../sandbox/database/payment-tables.ts";
import { orderId } from "../sandbox/requests/wire-numbers.ts";

/** Money that moved. */
export interface Entry {
  readonly kind: "capture" | "reversal";
  readonly at: number;
}

/** A payment in the books of both sides. */
export interface BookedPayment {
  /** In the gateway's ledger. */
  readonly entries: readonly Entry[];
  /** As the gateway has it; absent before a charge. */
  readonly atGateway?: GatewayPayment["status"];
  /** The back end has answered every notice about it, and there was one. */
  readonly isTold: boolean;
  /** As the back end has it; absent when its order was replaced. */
  readonly stored?: PaymentStatus;
}

/** How an order was sent. */
export interface BookedOrder {
  readonly method: string | null;
  /** Milliseconds since 1970; absent while it is not sent. */
  readonly sentAt?: number;
}

/** What both sides have written down. */
export interface Books {
  /** By the order's id and the payment's name, as `SO500001.name`. */
  readonly payments: ReadonlyMap<string, BookedPayment>;
  /** By the order's id. */
  readonly orders: ReadonlyMap<string, BookedOrder>;
}

/** Reads the books from their tables. */
export async function readBooks(database: Database): Promise<Books> {
  const ledger = await database.selectFrom("gatewayLedger").select(["payment", "kind", "madeAt"]).execute();
  const known = await database.selectFrom("gatewayPayments").select(["id", "status"]).execute();
  const notices = await database.selectFrom("gatewayNotices").select(["payment", "answeredAt"]).execute();
  const stored = await database.selectFrom("payments").select(["serviceOrder", "id", "status"]).execute();
  const orders = await database
    .selectFrom("serviceOrders")
    .select(["number", "paymentMethod", "submittedAt"])
    .execute();
  const entries = grouped(
    ledger.flatMap(({ payment, ...entry }) => moved(entry).map((one) => [payment, one] as const)),
  );
  const told = grouped(notices.map(({ payment, answeredAt }) => [payment, answeredAt !== null]));
  const atGateway = new Map(known.map(({ id, status }) => [id, status]));
  const atBackEnd = new Map(stored.map(({ serviceOrder, id, status }) => [`${orderId(serviceOrder)}.${id}`, status]));
  const ids = new Set([...entries.keys(), ...atGateway.keys(), ...atBackEnd.keys()]);
  return {
    payments: new Map(
      [...ids].map((id) => [id, booked(entries.get(id), told.get(id), atGateway.get(id), atBackEnd.get(id))]),
    ),
    orders: new Map(
      orders.map(({ number, paymentMethod: method, submittedAt }) => [
        orderId(number),
        { method, ...(submittedAt === null ? {} : { sentAt: submittedAt.getTime() }) },
      ]),
    ),
  };
}

/** The entry as money that moved; a check of a card only allows it. */
const moved = ({ kind, madeAt }: Pick<Selectable<LedgerEntry>, "kind" | "madeAt">): readonly Entry[] =>
  kind === "capture" || kind === "reversal" ? [{ kind, at: madeAt.getTime() }] : [];

const booked = (
  entries: readonly Entry[] = [],
  told: readonly boolean[] = [],
  atGateway: BookedPayment["atGateway"],
  stored: BookedPayment["stored"],
): BookedPayment => ({
  ...{ entries, isTold: told.length > 0 && told.every(Boolean) },
  ...(atGateway === undefined ? {} : { atGateway }),
  ...(stored === undefined ? {} : { stored }),
});

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
