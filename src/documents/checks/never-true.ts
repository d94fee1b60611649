import { readRule, rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { canHold } from "../conditions/can-hold.ts";
import { counterFacts } from "../conditions/counters.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { type Problem, pointerOf } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { expectedAt } from "../scope/rule-places.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { usesNamedRule } from "../scope/uses-named-rule.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** A condition can come out true: it reads something, and its parts do not exclude each other. */
export const neverTrue: Check = {
  ids: ["never-true"],
  run(documents, found) {
    const never = neverHolding(documents, found);
    return never.length === 0 ? [] : never.filter((problem) => !isBroken(problem, found()));
  },
};

const neverHolding = ofEach([], (documents, document) => {
  const expected = expectedAt(documents, document);
  const inFull = spelledOut(documents, document);
  return rulesOf(documents, document)
    .filter((use) => expected(use)?.[0] === "boolean" && readRule(use.rule).problems.length === 0)
    .flatMap((use) => neverHolds(documents, document, { ...use, rule: inFull(use.rule) }));
});

/** Whether something else is wrong with the rule, of which this would only be what comes of it. */
function isBroken(never: Problem, found: readonly Problem[]): boolean {
  const placeOf = ({ spot }: Problem) => ("path" in spot ? pointerOf(spot.path) : "");
  const place = placeOf(never);
  return found.some((one) => one.file === never.file && "path" in one.spot && isIn(placeOf(one), place));
}

const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);

function neverHolds(documents: CheckedDocuments, document: SourceDocument, { rule, path }: RuleUse): Problem[] {
  const known = counterFacts(documents, document, [rule]);
  if (canHold([{ rule, holds: true }, ...known], scopeOfRule(documents, document, path))) return [];
  const message = "this condition is never true, whatever happens";
  const hint = readsNothing(rule)
    ? "let it read something, or take out what hangs on it"
    : "its parts exclude each other: take one of them out, or what hangs on it";
  return [{ check: "never-true", file: document.path, spot: { path }, message, hint }];
}

const readsNothing = (rule: unknown) => rulePaths(rule).length === 0 && !usesNamedRule(readRule(rule).node);
