import type { OrderStatus, RequestStatus } from "../../../tools/sandbox/database/request-tables.ts";
import type { SandboxConsole } from "./sandbox-console.ts";

/** A request that somebody has raised before a test begins. */
export interface GivenRequest {
  readonly incident: string;
  /** The device's model. */
  readonly device: string;
  /** Its events, oldest first; empty for a draft. */
  readonly history: readonly OrderStatus[];
  /** A repair centre, where the customer comes. */
  readonly store?: string;
}

const DAY_MS = 86_400_000;

/** The day on which all of them are handed over, in Singapore: the first one after nine days that is no weekend. */
export const GIVEN_DAY =
  Array.from({ length: 3 }, (_, index) => dayIn(9 + index)).find(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()),
  ) ?? "";

function dayIn(days: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Singapore" }).format(Date.now() + days * DAY_MS);
}

/** Numbers that no request of a test's own reaches. */
const FIRST = 100;
const HOUR = 3_600_000;

/** The id of the given request of that place: the first is 0. */
export const givenId = (place: number): string => `SR${400_000 + FIRST + place}`;

/** Gives requests to a customer of the seeds, in the order in which they were raised. */
export async function giveRequests(
  sandbox: SandboxConsole,
  mobile: string,
  requests: readonly GivenRequest[],
): Promise<void> {
  const { id: person, client } = found(await sandbox.rows("people"), (one) => one.mobile === mobile);
  const agreements = (await sandbox.rows("agreements")).filter(({ personId }) => personId === person);
  const devices = await sandbox.rows("devices");
  const now = Date.now();
  const rows = requests.map(({ incident, device: model, history, store }, place) => {
    const number = FIRST + place;
    const at = (step: number) => new Date(now - (requests.length - place) * 24 * HOUR + step * HOUR).toISOString();
    const device = found(devices, (one) => one.model === model && agreements.some(({ id }) => id === one.agreementId));
    const last = history.at(-1);
    const fulfilment = store === undefined ? "PUR" : "WALKIN";
    return {
      request: {
        ...{ number, client, incident, triage: null, outcome: "APPROVED", fulfilment, opened_at: at(0) },
        ...{ person_id: person, agreement_id: device.agreementId, asset_id: device.id },
        status: statusAfter(last),
      },
      orders: history.slice(0, 1).map(() => ({
        ...{ number, request: number, fulfilment, store_id: store ?? null, alternate_number: null },
        ...{ day: GIVEN_DAY, slot: store === undefined ? "9AM-12PM" : "2PM-6PM", amount: 9800 },
        address: store === undefined ? found(agreements, ({ id }) => id === device.agreementId).address : null,
        ...{ representative: null, payment_method: "COD", status: last, made_at: at(1), submitted_at: at(1) },
      })),
      events: history.map((status, step) => ({ request: number, status, occurred_at: at(step + 1) })),
    };
  });
  const { tables, offsetMs } = await sandbox.state();
  const more = {
    service_requests: rows.map(({ request }) => request),
    service_orders: rows.flatMap(({ orders }) => orders),
    request_events: rows.flatMap(({ events }) => events),
  };
  const added = Object.entries(more).map(([name, list]) => [name, [...(tables[name] ?? []), ...list]] as const);
  await sandbox.restore({ offsetMs, tables: { ...tables, ...Object.fromEntries(added) } });
}

function statusAfter(last: OrderStatus | undefined): RequestStatus {
  if (last === undefined) return "WORKING";
  return last === "CNCLCUS" ? "CNCLCUS" : "CMPLTD";
}

function found<Item>(list: readonly Item[], is: (item: Item) => boolean): Item {
  const item = list.find(is);
  if (item === undefined) throw new Error("The seeds have nothing of the kind.");
  return item;
}
