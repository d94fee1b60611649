import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable, type Presence } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** What is shown under a condition can be shown: nothing around it, and nothing that it reads, is hidden whenever it holds. */
export const neverShown: Check = {
  ids: ["never-shown"],
  run: ofEach(["screen", "form"], (context, document) =>
    document.kind === "screen" ? hiddenBlocks(context, document) : hiddenFields(context, document),
  ),
};

const OWN = "visibleWhen";

/** A condition that holds sometimes by itself, and never with what is around it. */
interface Conflict {
  readonly rule: unknown;
  readonly around: readonly unknown[];
  readonly presences: readonly Presence[];
  readonly path: JsonPath;
  readonly why: string;
}

function findProblems(context: CheckContext, document: SourceDocument, conflict: Conflict): Problem[] {
  const { rule, around, presences, path, why } = conflict;
  const scope = scopeOfRule(context, document, path);
  const inFull = spelledOut(context, document);
  const own = { rule: inFull(rule), holds: true };
  const others = around.map((one) => ({ rule: inFull(one), holds: true }));
  const isConflict =
    others.length + presences.length > 0 &&
    isSatisfiable([own], scope) &&
    !isSatisfiable(
      [own, ...others],
      scope,
      presences.map(({ path: read, only }) => ({ path: read, only: inFull(only) })),
    );
  if (!isConflict) return [];
  const hint = "remove its condition, or change one of the two";
  return [{ check: "never-shown", file: document.path, spot: { path }, message: `this is never shown: ${why}`, hint }];
}

function hiddenBlocks(context: CheckContext, screen: SourceDocument): Problem[] {
  return context
    .listVisits(screen)
    .filter(({ types, value }) => types.includes("Block") && member(value, OWN) !== undefined)
    .flatMap(({ value, path }) => {
      const holders = path.flatMap((key, at) => (key === "children" ? [valueAt(screen.value, path.slice(0, at))] : []));
      const around = holders.map((holder) => member(holder, OWN)).filter((rule) => rule !== undefined);
      const why = "the block around it is hidden whenever its own condition holds";
      const own = { rule: member(value, OWN), around, presences: [], path: [...path, OWN], why };
      return findProblems(context, screen, own);
    });
}

function hiddenFields(context: CheckContext, form: SourceDocument): Problem[] {
  const fields = objectEntries(member(form.value, "fields"));
  const known = fields.flatMap(([name, field]): Presence[] => {
    const only = member(field, OWN);
    return only === undefined ? [] : [{ path: `form.${name}`, only }];
  });
  const inFull = spelledOut(context, form);
  return listConditions(fields).flatMap(({ rule, around, path }) => {
    const presences = readBy([rule, ...around].map(inFull), known);
    const [first] = presences;
    const why =
      first === undefined
        ? "the field around it is hidden whenever its own condition holds"
        : `"${first.path.slice("form.".length)}", which it reads, is hidden whenever its own condition holds`;
    return findProblems(context, form, { rule, around, presences, path, why });
  });
}

/** The conditions of fields, and of options in them. */
function listConditions(fields: readonly [string, unknown][]) {
  return fields.flatMap(([name, field]) => {
    const own = member(field, OWN);
    const around = own === undefined ? [] : [own];
    const ofField = own === undefined ? [] : [{ rule: own, around: [], path: ["fields", name, OWN] }];
    const options = [member(field, "options")].flat().flatMap((option, at) => {
      const rule = member(option, OWN);
      return rule === undefined ? [] : [{ rule, around, path: ["fields", name, "options", at, OWN] }];
    });
    return [...ofField, ...options];
  });
}

/** What is there only under a condition, of all that conditions read, and that theirs read in turn. */
function readBy(rules: readonly unknown[], known: readonly Presence[]): Presence[] {
  const found: Presence[] = [];
  const waiting = [...rules];
  while (waiting.length > 0) {
    const texts = rulePaths(waiting.pop()).map(({ text }) => text);
    const read = known.filter((one) => !found.includes(one) && texts.some((text) => isRead(text, one.path)));
    found.push(...read);
    waiting.push(...read.map(({ only }) => only));
  }
  return found;
}

const isRead = (text: string, path: string) => text === path || text.startsWith(`${path}.`);
