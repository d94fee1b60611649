import type { CheckContext } from "../../../src/checker/check-context.ts";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { Routes } from "../../../src/documents/generated/routes.ts";
import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import { compileRule } from "../../../src/engine/index.ts";
import type { KeyedCalls } from "./keyed-calls.ts";

/** A customer's goal: a journey that ends after the back end has done something. */
export interface Goal {
  /** Such as `service-request`. */
  readonly journey: string;
  /** An address that begins it; `:request` and the like are replaced by the customer's ids. */
  readonly path: string;
  /** Signed-in customers are redirected from it. */
  readonly isForVisitors: boolean;
  /** The ids of the clients that offer it. */
  readonly clients: readonly string[];
  /** The plans that offer it, by the names that the back end has for them; undefined where every customer has it. */
  readonly plans: readonly string[] | undefined;
}

/** The goals of the routes: each address that begins a flow which asks for a keyed call, where a client offers it. */
export function readGoals(documents: CheckContext, clients: readonly Client[], { flows }: KeyedCalls): Goal[] {
  const routes = asDocument<Routes>(documents.index.find("routes", "routes")?.value, "flows/routes.json");
  const programmes = soldProgrammes(documents);
  return Object.values(routes.routes).flatMap((route) => {
    const flow = "flow" in route ? route.flow : undefined;
    if (typeof flow !== "string" || !flows.has(flow)) return [];
    const [journey = ""] = flow.split("/");
    const condition = "when" in route && route.when !== undefined ? compileRule(route.when) : () => true;
    const sellers = programmes.filter(({ flows }) => flows.includes(flow));
    const isSoldAt = (client: Client) =>
      sellers.length === 0 || sellers.some(({ id }) => client.programmes.includes(id));
    const offering = clients.filter((client) => condition({ client }) === true && isSoldAt(client));
    // An address with a customer's id is a goal of its own.
    const named = route.paths.find((path) => path.includes(":"));
    const plain = route.paths.find((path) => !path.includes(":"));
    const plans = sellers.length === 0 ? undefined : sellers.flatMap(({ names }) => names);
    const goal = { journey, isForVisitors: route.guard === "visitor", clients: offering.map(({ id }) => id), plans };
    return [named, plain].flatMap((path) => (path === undefined || offering.length === 0 ? [] : [{ ...goal, path }]));
  });
}

/** The flows that each programme offers, and the names of its plans in the back end. */
const soldProgrammes = ({ programmes }: CheckContext) =>
  programmes.map(({ id, value }) => ({
    id,
    flows: objectEntries(member(value, "journeys")).map(([, flow]) => flow),
    names: arrayElements(member(member(value, "offer"), "wireNames")).map(String),
  }));

/** Whether a customer who holds these plans has the goal. */
export const isOpenTo = ({ plans }: Goal, held: readonly string[]): boolean =>
  plans === undefined || held.some((name) => plans.includes(name));

/** The address of a goal; `undefined` when the customer lacks an id that it names. */
export function fillAddress({ path }: Goal, has: (name: string) => string | undefined): string | undefined {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? has(part.slice(1)) : part));
  return parts.every((part) => part !== undefined) ? parts.join("/") : undefined;
}
