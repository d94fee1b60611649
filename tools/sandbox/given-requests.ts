import type { OrderStatus, RequestStatus } from "./database/request-tables.ts";
import type { SavedState } from "./saved-state.ts";

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

/**
 * A state with the requests of a person, who is a row of it, in the order in which they were raised; `first` is the row
 * number of the first one.
 */
export function withRequests(
  { tables, offsetMs }: SavedState,
  id: unknown,
  requests: readonly GivenRequest[],
  first = FIRST,
): SavedState {
  const { client } = found(tables.people, (row) => row.id === id);
  const agreements = (tables.agreements ?? []).filter(({ person_id }) => person_id === id);
  const now = Date.now();
  const rows = requests.map(({ incident, device: model, history, store }, place) => {
    const number = first + place;
    const at = (step: number) => new Date(now - (requests.length - place) * 24 * HOUR + step * HOUR).toISOString();
    const isOwn = (agreement: unknown) => agreements.some((one) => one.id === agreement);
    const device = found(tables.devices, (one) => one.model === model && isOwn(one.agreement_id));
    const last = history.at(-1);
    const fulfilment = store === undefined ? "PUR" : "WALKIN";
    return {
      request: {
        ...{ number, client, incident, triage: null, outcome: "APPROVED", fulfilment, opened_at: at(0) },
        ...{ person_id: id, agreement_id: device.agreement_id, asset_id: device.id },
        status: statusAfter(last),
      },
      orders: history.slice(0, 1).map(() => ({
        ...{ number, request: number, fulfilment, store_id: store ?? null, alternate_number: null },
        ...{ day: GIVEN_DAY, slot: store === undefined ? "9AM-12PM" : "2PM-6PM", amount: 9800 },
        address: store === undefined ? found(agreements, (one) => one.id === device.agreement_id).address : null,
        ...{ representative: null, payment_method: "COD", status: last, made_at: at(1), submitted_at: at(1) },
      })),
      events: history.map((status, step) => ({ request: number, status, occurred_at: at(step + 1) })),
    };
  });
  const more = {
    service_requests: rows.map(({ request }) => request),
    service_orders: rows.flatMap(({ orders }) => orders),
    request_events: rows.flatMap(({ events }) => events),
  };
  const added = Object.entries(more).map(([name, list]) => [name, [...(tables[name] ?? []), ...list]] as const);
  return { offsetMs, tables: { ...tables, ...Object.fromEntries(added) } };
}

function statusAfter(last: OrderStatus | undefined): RequestStatus {
  if (last === undefined) return "WORKING";
  return last === "CNCLCUS" ? "CNCLCUS" : "CMPLTD";
}

function found<Item>(list: readonly Item[] = [], is: (item: Item) => boolean): Item {
  const item = list.find(is);
  if (item === undefined) throw new Error("The seeds have nothing of the kind.");
  return item;
}
