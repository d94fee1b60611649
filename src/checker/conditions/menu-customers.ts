import type { Route, Routes } from "../../documents/generated/routes.ts";
import { arrayElements, isJsonObject, member } from "../../documents/json.ts";
import { rulePaths, type Scope } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { evaluated } from "../scope/evaluated.ts";

/** A kind of customer of a client, and what rules know of them. */
export interface MenuCustomer {
  /** In words: customers of a programme. */
  readonly name: string;
  readonly scope: Scope;
}

/** The values that a rule can read of every such customer; it is not known what others have. */
const KNOWN = ["client", "programme", "session.isSignedIn", "session.programme", "session.programmes"];
/** How many choices in a row are followed. */
const MAXIMUM_CHOICES = 20;

/** The kinds of customers that see a client's menus: without a plan, and with a plan of each programme. */
export function listMenuCustomers({ value: client }: Resolved, sold: readonly Resolved[]): readonly MenuCustomer[] {
  const without = { name: "customers without a plan", scope: { client, session: signedIn({}) } };
  return [without, ...sold.map((one) => holderOf(client, one))];
}

const signedIn = (more: object) => ({ isSignedIn: true, programmes: {}, ...more });

const holderOf = (client: unknown, { id, value }: Resolved): MenuCustomer => ({
  name: `customers of "${id}"`,
  scope: { client, programme: value, session: signedIn({ programme: id, programmes: { plan: id } }) },
});

/** Whether an item is shown to a customer, as the frame's menu decides. */
export function isShown(item: unknown, { scope }: MenuCustomer): boolean {
  const journey = member(item, "journey");
  if (journey !== undefined) return isThere(member(member(scope.programme, "journeys"), String(journey)));
  return member(item, "forPlanHolders") !== true || isThere(scope.programme);
}

/** Whether a client has a route. */
export const hasRoute = (route: Draft<Route>, client: unknown): boolean =>
  route.when === undefined || evaluated(route.when, { client }) === true;

/** Where a route leads a customer instead of to its page; undefined where it shows one, or where nobody knows. */
export function findReturn(
  context: CheckContext,
  { routes, guards }: Draft<Routes>,
  id: string,
  { scope }: MenuCustomer,
): string | undefined {
  const route = member(routes, id);
  const lines = member(guards, String(route?.guard)) ?? [];
  const line = lines.find((one) => decided(one.if, scope) === true);
  if (line !== undefined) return `its guard leads to "${line.to}"`;
  const over = route?.flow === undefined ? undefined : findEnd(context, String(route.flow), scope);
  return over === undefined ? undefined : `its flow ends at once, as "${over}"`;
}

/** The outcome of a flow that ends before it shows anything. */
function findEnd(context: CheckContext, name: string, scope: Scope): string | undefined {
  const replaced = [scope.programme, scope.client].map((one) =>
    member(member(member(one, "substitutes"), "flows"), name),
  );
  const flow = context.index.find("flow", String(replaced.find(isThere) ?? name))?.value;
  let at: unknown = flow?.start;
  for (let passed = 0; passed < MAXIMUM_CHOICES; passed += 1) {
    const state = member(flow?.states, String(at));
    const outcome = member(member(state, "final"), "outcome");
    if (outcome !== undefined) return String(outcome);
    at = chosenTarget(member(state, "choose"), scope);
    if (at === undefined) return undefined;
  }
  return undefined;
}

/** The target of the first branch that is taken; undefined where that is not known. */
function chosenTarget(branches: unknown, scope: Scope): unknown {
  for (const branch of arrayElements(branches)) {
    const rule = member(branch, "if");
    const isTaken = rule === undefined ? true : decided(rule, scope);
    if (isTaken === undefined) return undefined;
    if (isTaken) return member(branch, "to");
  }
  return undefined;
}

/** Whether a condition is true for these values, as far as they decide it; undefined where other values do. */
function decided(rule: unknown, scope: Scope): boolean | undefined {
  const isKnown = rulePaths(rule).every(({ text }) =>
    KNOWN.some((known) => text === known || text.startsWith(`${known}.`)),
  );
  if (isKnown) return evaluated(rule, scope) === true;
  const parts = isJsonObject(rule) ? arrayElements(rule.and).map((part) => decided(part, scope)) : [];
  return parts.includes(false) ? false : undefined;
}

const isThere = (value: unknown) => value !== undefined && value !== null;
