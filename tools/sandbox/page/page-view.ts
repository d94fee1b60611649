import { listLocks, type ShownLock } from "../devices/finder-locks.ts";
import type { Fault } from "../faults.ts";
import { listOrders, type ShownOrder } from "../orders.ts";
import { listMessages, type Message } from "../outbox.ts";
import { listPeople, type SignInPerson } from "../people.ts";
import { listShownRequests, type ShownRequest } from "../requests/shown-requests.ts";
import { listMissing, type StockedDevice } from "../requests/stock.ts";
import type { Resources } from "../resources.ts";

/** The content of the page. */
export interface PageView {
  readonly now: Date;
  readonly offsetMs: number;
  readonly people: readonly SignInPerson[];
  readonly orders: readonly ShownOrder[];
  readonly requests: readonly ShownRequest[];
  readonly locks: readonly ShownLock[];
  /** The devices that a warehouse has none of. */
  readonly missing: readonly StockedDevice[];
  readonly messages: readonly Message[];
  readonly faults: Readonly<Record<string, Fault>>;
  /** What can be made to fail. */
  readonly faultyNames: readonly string[];
  /** The port of the server, and so of the portals it serves; empty for the default port. */
  readonly port: string;
}

/** Reads the content of the page. */
export async function readPageView(resources: Resources, port: string): Promise<PageView> {
  const { clock, database, faults } = resources;
  return {
    now: await clock.now(),
    offsetMs: await clock.offsetMs(),
    people: await listPeople(resources),
    orders: await listOrders(database),
    requests: await listShownRequests(database),
    locks: await listLocks(database),
    missing: await listMissing(database),
    messages: await listMessages(database),
    faults: faults.list(),
    faultyNames: faults.names,
    port,
  };
}
