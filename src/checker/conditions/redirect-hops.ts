import type { Routes } from "../../documents/generated/routes.ts";
import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { RoutesDocument } from "../read/source-document.ts";
import { scopeOfRoutes } from "../scope/scope-of-routes.ts";
import { anything, type Shape, type ShapeScope } from "../scope/shape.ts";
import type { ExpectedCondition, Presence } from "./is-satisfiable.ts";
import { spelledOut } from "./spelled-out.ts";

/** How a customer comes to a route: a redirect gives its address no parameter, and may have signed them out. */
export interface Arrival {
  readonly route: string;
  readonly isLed: boolean;
  readonly isSignedOut: boolean;
}

/** A line of a guard that redirects from one route to another, and its conditions. */
export interface Hop {
  readonly from: Arrival;
  readonly to: Arrival;
  readonly path: JsonPath;
  /** Its line holds, and this client has the route. */
  readonly taken: readonly ExpectedCondition[];
  /** The earlier lines do not hold. */
  readonly passed: readonly ExpectedCondition[];
  readonly presences: readonly Presence[];
}

// Values before and after a redirect or a sign-out differ: afterwards they have other names.
const LED = "led";
const SIGNED_OUT = "signedOut";

const absent: Shape = { ...anything, member: () => absent, values: [] };
const without: Shape = { ...anything, member: () => absent };

/**
 * The values that the conditions of hops read: after a redirect no parameters, after a sign-out only the fact of it.
 */
export function scopeOfHops(context: CheckContext, routes: RoutesDocument): ShapeScope {
  const ledTo = { ...anything, member: ledMember };
  const signedOutSession = {
    ...anything,
    member: (name: string) => (name === "isSignedIn" ? { ...absent, values: [false] } : absent),
  };
  return { ...scopeOfRoutes(context, routes, ["guards"]), [LED]: ledTo, [SIGNED_OUT]: signedOutSession };
}

const ledMember = (name: string) => (name === "params" || name === "query" ? without : absent);

/** The hops that can follow an arrival; repeated calls return the same ones. */
export function createHopFinder(context: CheckContext, routes: RoutesDocument): (arrival: Arrival) => readonly Hop[] {
  const inFull = spelledOut(context, routes);
  const known = new Map<string, readonly Hop[]>();
  return (arrival) => {
    const key = JSON.stringify(arrival);
    const hops = known.get(key) ?? hopsFrom(routes.value, arrival, inFull);
    known.set(key, hops);
    return hops;
  };
}

function hopsFrom({ routes, guards }: Draft<Routes>, from: Arrival, inFull: (rule: unknown) => unknown): Hop[] {
  const route = member(routes, from.route);
  const guard = String(route?.guard);
  const lines = member(guards, guard) ?? [];
  const rules = lines.map((line) => readAt(from, inFull(line.if)));
  const exists = route?.when === undefined ? [] : [{ rule: inFull(route.when), holds: true }];
  return lines.flatMap((line, at): Hop[] => {
    const to = String(line.to);
    if (!rules.slice(0, at + 1).every(isReadable) || member(routes, to) === undefined) return [];
    const isSignedOut = from.isSignedOut || line.do?.signOut !== undefined;
    const taken = [...exists, { rule: rules[at], holds: true }];
    const passed = rules.slice(0, at).map((rule): ExpectedCondition => ({ rule, holds: false }));
    const path = ["guards", guard, at, "to"];
    const presences = [...taken, ...passed].flatMap(({ rule }) => heldBySession(rule));
    return [{ from, to: { route: to, isLed: true, isSignedOut }, path, taken, passed, presences }];
  });
}

const isReadable = (rule: unknown) => readRule(rule).problems.length === 0;

/** A rule with the names that its values have on this arrival. */
function readAt({ isLed, isSignedOut }: Arrival, rule: unknown): unknown {
  const names = { ...(isLed && { route: LED }), ...(isSignedOut && { session: SIGNED_OUT }) };
  return renamed(rule, new Map(Object.entries(names)));
}

function renamed(rule: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(rule)) return rule.map((one) => renamed(one, names));
  if (!isJsonObject(rule)) return rule;
  if (typeof rule.var !== "string")
    return Object.fromEntries(objectEntries(rule).map(([key, one]) => [key, renamed(one, names)]));
  const [root = ""] = rule.var.split(/[.[]/, 1);
  return { var: `${names.get(root) ?? root}${rule.var.slice(root.length)}` };
}

/** The session has values only for signed-in customers. */
function heldBySession(rule: unknown): Presence[] {
  const signedIn = { var: "session.isSignedIn" };
  const read = rulePaths(rule).filter(({ path, text }) => path.root === "session" && text !== signedIn.var);
  return read.map(({ text }) => ({ path: text, only: signedIn }));
}
