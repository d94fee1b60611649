import type { CheckedDocuments } from "../checked-documents.ts";
import { canHold, type Wanted } from "../conditions/can-hold.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { valueAt } from "../findings/inside.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { readsKept } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { toldBy } from "../scope/told-values.ts";
import { formsOf, screensOf } from "../uses/flow-links.ts";
import { flowsUnder } from "../uses/flow-uses.ts";
import { clientsOpenTo } from "../uses/open-routes.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * What the session knows of a customer is shown behind routes that are for who is signed in, or under a condition that
 * holds for nobody else.
 */
export const unguardedPerson: Check = {
  ids: ["unguarded-person"],
  run: ofEach(["screen", "form"], (documents, document) => {
    const route = openPlaces(documents).get(document.path);
    if (route === undefined) return [];
    const inFull = spelledOut(documents, document);
    return rulesOf(documents, document)
      .filter((use) => isShown(use) && !isGuarded(documents, document, use, inFull))
      .flatMap((use) => shownOpenly(documents, document, use, route));
  }),
};

/** Screens and forms that who is not signed in can come to, by path, with the route behind which they stand. */
const openPlaces = rememberedBy((documents: CheckedDocuments): ReadonlyMap<string, string> => {
  const routes = documents.index.find("routes", "routes")?.value;
  const open = membersOf(member(routes, "routes")).filter(([id]) => clientsOpenTo(documents, routes, id).length > 0);
  const places = open.flatMap(([id, route]) => {
    const screens = screensBehind(documents, routes, route);
    return [...screens, ...screens.flatMap((screen) => formsOf(documents, screen))].map(
      ({ path }) => [path, id] as const,
    );
  });
  return new Map(places.reverse());
});

/** The screens of a route and of its frame; of flows that need somebody signed in, the guard has to speak. */
function screensBehind(documents: CheckedDocuments, routes: unknown, route: unknown): SourceDocument[] {
  const { index } = documents;
  const frame = member(member(routes, "frames"), String(member(route, "frame")));
  const alone = [member(route, "screen"), member(frame, "screen")].map((name) => index.find("screen", String(name)));
  const flows = [member(route, "flow"), ...elementsOf(member(frame, "runs"))].flatMap((name) => {
    const flow = index.find("flow", String(name));
    return flow === undefined ? [] : [...flowsUnder(documents, flow)];
  });
  const ofAnyone = flows.filter(({ value }) => elementsOf(member(value, "needs")).length === 0);
  return [...alone.filter((screen) => screen !== undefined), ...ofAnyone.flatMap((flow) => screensOf(documents, flow))];
}

const CONDITIONS = new Set<unknown>(["visibleWhen", "requiredWhen", "disabledWhen", "when", "valid", "if"]);

/** Whether a rule's value is shown. A condition only decides; what a field starts with is the customer's own to change. */
function isShown({ path }: RuleUse): boolean {
  const [own, around] = [path.at(-1), path.at(-2)];
  return own !== "initial" && !CONDITIONS.has(typeof own === "number" ? around : own) && !path.includes("load");
}

function isGuarded(
  documents: CheckedDocuments,
  document: SourceDocument,
  { rule, path }: RuleUse,
  inFull: (rule: unknown) => unknown,
): boolean {
  const around = conditionsAround(document.value, path).map((one): Wanted => ({ rule: inFull(one), holds: true }));
  if (around.length === 0) return false;
  const scope = scopeOfRule(documents, document, path);
  const read = readsKept(rule).filter((one) => one.path.root === "session");
  const needed = [{ var: "session.isSignedIn" }, ...read.map(({ text }) => ({ present: { var: text } }))];
  return needed.some((one) => !canHold([...around, { rule: one, holds: false }], scope));
}

/** The conditions under which a place of a screen or form is there: of what is around it, and of the text it is in. */
function conditionsAround(document: unknown, path: JsonPath): unknown[] {
  return path.flatMap((key, at) => {
    const holder = valueAt(document, path.slice(0, at + 1));
    const visible = member(holder, "visibleWhen");
    const isChosen = path[at - 1] === "if" && typeof key === "number" && key % 2 === 1;
    const chosenBy = isChosen ? [valueAt(document, [...path.slice(0, at), key - 1])] : [];
    return [...(visible === undefined ? [] : [visible]), ...chosenBy];
  });
}

function shownOpenly(
  documents: CheckedDocuments,
  document: SourceDocument,
  { rule, path }: RuleUse,
  route: string,
): Problem[] {
  const { session } = scopeOfRule(documents, document, path);
  if (session === undefined || toldBy(rule, { session }) === undefined) return [];
  const message = `this is what the session knows of a customer, and route "${route}" is open to who is not signed in`;
  const hint = `show it under "visibleWhen": { "var": "session.isSignedIn" }, or let the guard lead others away`;
  return [{ check: "unguarded-person", file: document.path, spot: { path }, message, hint }];
}
