import type { Route, Routes } from "../../documents/generated/routes.ts";
import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { type ExpectedCondition, isSatisfiable } from "../conditions/is-satisfiable.ts";
import { clientsOpenTo } from "../conditions/open-routes.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { memoize } from "../incremental/memoize.ts";
import type { Draft } from "../read/draft.ts";
import type { ScreenDocument, SourceDocument } from "../read/source-document.ts";
import { disclosedBy } from "../scope/disclosed-values.ts";
import { disclosedPaths } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { listRules } from "../uses/document-uses.ts";
import { listForms, listScreens } from "../uses/flow-links.ts";
import { flowsUnder } from "../uses/flow-uses.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * The session's personal data appears only behind routes that require sign-in, or under a condition that requires it.
 */
export const unguardedPerson: Check = {
  ids: ["unguarded-person"],
  run: ofEach(["screen", "form"], (context, document) => {
    const route = openPlaces(context).get(document.path);
    if (route === undefined) return [];
    const inFull = spelledOut(context, document);
    return listRules(context, document)
      .filter((use) => isShown(use) && !isGuarded(context, document, use, inFull))
      .flatMap((use) => shownOpenly(context, document, use, route));
  }),
};

/** Screens and forms that a customer can reach without sign-in, by path, each with its route. */
const openPlaces = memoize((context: CheckContext): ReadonlyMap<string, string> => {
  const routes = context.index.find("routes", "routes")?.value ?? {};
  const open = objectEntries(routes.routes).filter(([id]) => clientsOpenTo(context, routes, id).length > 0);
  const places = open.flatMap(([id, route]) => {
    const screens = screensBehind(context, routes, route);
    return [...screens, ...screens.flatMap((screen) => listForms(context, screen))].map(
      ({ path }) => [path, id] as const,
    );
  });
  return new Map(places.reverse());
});

/** The screens of a route and of its frame; for flows that need a signed-in customer, the guard decides. */
function screensBehind(context: CheckContext, { frames }: Draft<Routes>, route: Draft<Route>): ScreenDocument[] {
  const { index } = context;
  const frame = member(frames, String(route.frame));
  const alone = [route.screen, frame?.screen].map((name) => index.find("screen", String(name)));
  const flows = [route.flow, ...(frame?.runs ?? [])].flatMap((name) => {
    const flow = index.find("flow", String(name));
    return flow === undefined ? [] : [...flowsUnder(context, flow)];
  });
  const ofAnyone = flows.filter(({ value: { requires = [] } }) => requires.length === 0);
  return [...alone.filter((screen) => screen !== undefined), ...ofAnyone.flatMap((flow) => listScreens(context, flow))];
}

const CONDITIONS = new Set<unknown>(["visibleWhen", "requiredWhen", "disabledWhen", "when", "valid", "if", "match"]);

const FILLING = new Set<unknown>(["initial", "suggest"]);

/**
 * Whether a rule's value is shown. A condition only decides; the initial or suggested value of a field is the
 * customer's own to change.
 */
function isShown({ path, isText }: RuleUse): boolean {
  if (isText) return true;
  const [own, around] = [path.at(-1), path.at(-2)];
  return !FILLING.has(own) && !CONDITIONS.has(typeof own === "number" ? around : own) && !path.includes("load");
}

function isGuarded(
  context: CheckContext,
  document: SourceDocument,
  { rule, path }: RuleUse,
  inFull: (rule: unknown) => unknown,
): boolean {
  const around = conditionsAround(document.value, path).map(
    (one): ExpectedCondition => ({ rule: inFull(one), holds: true }),
  );
  if (around.length === 0) return false;
  const scope = scopeOfRule(context, document, path);
  const read = disclosedPaths(rule).filter((one) => one.path.root === "session");
  const needed = [{ var: "session.isSignedIn" }, ...read.map(({ text }) => ({ present: { var: text } }))];
  return needed.some((one) => !isSatisfiable([...around, { rule: one, holds: false }], scope));
}

/** The conditions of a place in a screen or form: those around it, and those of its text. */
function conditionsAround(document: unknown, path: JsonPath): unknown[] {
  return path.flatMap((key, at) => {
    const holder = valueAt(document, path.slice(0, at + 1));
    const visible = member(holder, "visibleWhen");
    const chosenBy = conditionOfPart(document, path.slice(0, at), key);
    return [...(visible === undefined ? [] : [visible]), ...chosenBy];
  });
}

/** The condition under which a part of a chosen text is shown. */
function conditionOfPart(document: unknown, around: JsonPath, key: string | number): unknown[] {
  const [holder, list] = [around.at(-2), around.at(-1)];
  if (list === "if" && typeof key === "number" && key % 2 === 1) return [valueAt(document, [...around, key - 1])];
  const isBranch = holder === "match" && list === 1;
  return isBranch ? [{ "===": [valueAt(document, [...around.slice(0, -1), 0]), key] }] : [];
}

function shownOpenly(
  context: CheckContext,
  document: SourceDocument,
  { rule, path }: RuleUse,
  route: string,
): FoundHere[] {
  const { session } = scopeOfRule(context, document, path);
  if (session === undefined || disclosedBy(rule, { session }) === undefined) return [];
  const message = `this is personal data of the session, and route "${route}" is open to visitors`;
  const hint = `show it under "visibleWhen": "$session.isSignedIn", or let the guard redirect visitors`;
  return [{ spot: { path }, message, hint }];
}
