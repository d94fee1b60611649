import { formatPointer } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { counterFacts } from "../conditions/counters.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { Found } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { expectedAt } from "../scope/rule-places.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { usesNamedRule } from "../scope/uses-named-rule.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** A condition is satisfiable: it reads something, and its parts do not contradict each other. */
export const neverTrue: Check = {
  ids: ["never-true"],
  run(context, found) {
    const never = neverTrueConditions(context, found);
    return never.length === 0 ? [] : never.filter((problem) => !isBroken(problem, found()));
  },
};

const neverTrueConditions = ofAll((context, document) => {
  const expected = expectedAt(context, document);
  const inFull = spelledOut(context, document);
  return listRules(context, document)
    .filter((use) => expected(use)?.[0] === "boolean" && readRule(use.rule).problems.length === 0)
    .flatMap((use) => findUnsatisfiable(context, document, { ...use, rule: inFull(use.rule) }));
});

/** Whether the rule has another problem, of which this would only be a consequence. */
function isBroken(never: Found, found: readonly Found[]): boolean {
  const problemPointer = ({ spot }: Found) => ("path" in spot ? formatPointer(spot.path) : "");
  const place = problemPointer(never);
  return found.some((one) => one.file === never.file && "path" in one.spot && isIn(problemPointer(one), place));
}

const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);

function findUnsatisfiable(context: CheckContext, document: SourceDocument, { rule, path }: RuleUse): Found[] {
  const known = counterFacts(context, document, [rule]);
  if (isSatisfiable([{ rule, holds: true }, ...known], scopeOfRule(context, document, path))) return [];
  const message = "this condition is never true";
  const hint = readsNothing(rule)
    ? "let it read data, or remove everything that depends on it"
    : "its parts exclude each other: remove one of them, or everything that depends on it";
  return [{ file: document.path, spot: { path }, message, hint }];
}

const readsNothing = (rule: unknown) => rulePaths(rule).length === 0 && !usesNamedRule(readRule(rule).node);
