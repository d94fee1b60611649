import type { CheckContext } from "../../../src/checker/check-context.ts";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import { listStates } from "../../../src/checker/uses/flow-links.ts";
import { flowsInside } from "../../../src/checker/uses/flow-uses.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { Routes } from "../../../src/documents/generated/routes.ts";
import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import { compileRule } from "../../../src/engine/index.ts";
import type { KeyedCalls } from "./keyed-calls.ts";
import type { KeyedCall } from "./ledger.ts";

/** A customer's goal: a journey that ends after the back end has done something. */
export interface Goal {
  /** Such as `service-request`. */
  readonly journey: string;
  /** The flow that its address begins, such as `service-request/raise-request`. */
  readonly flow: string;
  /** An address that begins it; `:request` and the like are replaced by the customer's ids. */
  readonly path: string;
  /** The addresses of the flows that run inside that flow: other journeys may share them. */
  readonly inside: readonly string[];
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
    // An address with a customer's ids is a goal of its own: the shortest, which names the fewest.
    const [named] = route.paths.filter((path) => path.includes(":")).toSorted((a, b) => a.length - b.length);
    const plain = route.paths.find((path) => !path.includes(":"));
    const plans = sellers.length === 0 ? undefined : sellers.flatMap(({ names }) => names);
    const goal = {
      journey,
      flow,
      inside: addressesInside(documents, routes, flow),
      isForVisitors: route.guard === "visitor",
      clients: offering.map(({ id }) => id),
      plans,
    };
    return [named, plain].flatMap((path) => (path === undefined || offering.length === 0 ? [] : [{ ...goal, path }]));
  });
}

function addressesInside(documents: CheckContext, { addresses = {} }: Routes, flow: string): string[] {
  const document = documents.index.find("flow", flow);
  const inner = document === undefined ? [] : [...flowsInside(documents, document)];
  return inner.flatMap(listStates).flatMap(({ state }) => addresses[String(state.address)]?.paths ?? []);
}

/** The incident of a request that a customer may have raised, by the names of the plans in the back end. */
export function readIncidents({ programmes }: CheckContext): ReadonlyMap<string, string> {
  const incidents = programmes.flatMap(({ value }) => {
    const [journeys, requests] = [member(value, "journeys"), member(value, "requests")];
    const [offer] = arrayElements(member(requests, "offers")).map(String);
    const incident = offer === undefined ? undefined : member(member(member(requests, "types"), offer), "wire");
    const isOwn = typeof member(journeys, "raiseRequest") === "string" && typeof incident === "string";
    return isOwn ? planNames(value).map((name) => [name, incident] as const) : [];
  });
  return new Map(incidents);
}

/** The flows that each programme offers, and the names of its plans in the back end. */
const soldProgrammes = ({ programmes }: CheckContext) =>
  programmes.map(({ id, value }) => ({
    id,
    flows: objectEntries(member(value, "journeys")).map(([, flow]) => flow),
    names: planNames(value),
  }));

const planNames = (programme: unknown) => arrayElements(member(member(programme, "offer"), "wireNames")).map(String);

/** Whether a customer who holds these plans has the goal. */
export const isOpenTo = ({ plans }: Goal, held: readonly string[]): boolean =>
  plans === undefined || held.some((name) => plans.includes(name));

/** The goals that lead back to a run of a journey: those that begin its flow, or else all of the journey. */
export function goalsLeadingTo(goals: readonly Goal[], { journey, run }: Pick<KeyedCall, "journey" | "run">): Goal[] {
  const own = goals.filter(({ flow }) => run.startsWith(`${flow}~`));
  return own.length > 0 ? own : goals.filter((goal) => goal.journey === journey);
}

/** The ids that a goal's address names, such as `request`. */
export const namedIds = ({ path }: Goal): string[] =>
  path.split("/").flatMap((part) => (part.startsWith(":") ? [part.slice(1)] : []));

/** Whether who reaches a goal can come to its end: where addresses of its journey name an id, only by such an address. */
export const leadsToAnEnd = (goal: Goal, goals: readonly Goal[]): boolean =>
  namedIds(goal).length > 0 || goals.every((one) => one.journey !== goal.journey || namedIds(one).length === 0);

/** The address of a goal; `undefined` when the customer lacks an id that it names. */
export function fillAddress({ path }: Goal, has: (name: string) => string | undefined): string | undefined {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? has(part.slice(1)) : part));
  return parts.every((part) => part !== undefined) ? parts.join("/") : undefined;
}
