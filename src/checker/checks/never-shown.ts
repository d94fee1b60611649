import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable, type Presence } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FormDocument, ScreenDocument, SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { DraftField } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A conditional block can be shown: its condition does not contradict those around it, nor those of the values that it
 * reads.
 */
export const neverShown: Check = {
  ids: ["never-shown"],
  run: ofEach(["screen", "form"], (context, document) =>
    document.kind === "screen" ? hiddenBlocks(context, document) : hiddenFields(context, document),
  ),
};

const OWN = "visibleWhen";

/** A condition that is satisfiable alone, but not together with those around it. */
interface Conflict {
  readonly rule: unknown;
  readonly around: readonly unknown[];
  readonly presences: readonly Presence[];
  readonly path: JsonPath;
  readonly why: string;
}

function findProblems(context: CheckContext, document: SourceDocument, conflict: Conflict): FoundHere[] {
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
  return [{ spot: { path }, message: `this is never shown: ${why}`, hint }];
}

function hiddenBlocks(context: CheckContext, screen: ScreenDocument): FoundHere[] {
  return context.visitsOf(screen, "Block").flatMap(({ value: { visibleWhen: rule }, path }) => {
    if (rule === undefined) return [];
    const around = conditionsAround(screen, path).slice(0, -1);
    const why = "the block around it is hidden whenever its own condition holds";
    return findProblems(context, screen, { rule, around, presences: [], path: [...path, OWN], why });
  });
}

/** The conditions under which a block is shown: its own and those of the blocks around it. */
export function conditionsAround({ value }: ScreenDocument, path: JsonPath): unknown[] {
  const holders = path.flatMap((key, at) => (key === "children" ? [path.slice(0, at)] : []));
  return [...holders, path].map((holder) => valueAt(value, [...holder, OWN])).filter((rule) => rule !== undefined);
}

function hiddenFields(context: CheckContext, form: FormDocument): FoundHere[] {
  const fields = objectEntries<DraftField>(form.value.fields);
  const known = fields.flatMap(([name, { visibleWhen: only }]): Presence[] =>
    only === undefined ? [] : [{ path: `form.${name}`, only }],
  );
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

/** The conditions of fields and their options. */
function listConditions(fields: readonly [string, DraftField][]) {
  return fields.flatMap(([name, { visibleWhen: own, options: offered = [] }]) => {
    const around = own === undefined ? [] : [own];
    const ofField = own === undefined ? [] : [{ rule: own, around: [], path: ["fields", name, OWN] }];
    const options = [offered].flat().flatMap((option, at) => {
      const rule = member(option, OWN);
      return rule === undefined ? [] : [{ rule, around, path: ["fields", name, "options", at, OWN] }];
    });
    return [...ofField, ...options];
  });
}

/** The conditions of all values that these conditions read, directly or indirectly. */
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
