import { partsOf, type RuleNode, readRule, rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { canHold } from "../conditions/can-hold.ts";
import { counterFacts } from "../conditions/counters.ts";
import { type Problem, pointerOf } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { expectedAt } from "../scope/rule-places.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import type { Check } from "./check.ts";

/** A condition can come out true: it reads something, and its parts do not exclude each other. */
export const neverTrue: Check = {
  ids: ["never-true"],
  run: (documents, found) =>
    documents.index.documents.flatMap((document) => {
      const expected = expectedAt(documents, document);
      return rulesOf(documents, document)
        .filter((use) => expected(use)?.[0] === "boolean" && !isBroken(use, document, found))
        .flatMap((use) => neverHolds(documents, document, use));
    }),
};

/** Whether something else is wrong with the rule, of which this would only be what comes of it. */
function isBroken({ path }: RuleUse, document: SourceDocument, found: readonly Problem[]): boolean {
  const place = pointerOf(path);
  return found.some(({ file, spot }) => file === document.path && "path" in spot && isIn(pointerOf(spot.path), place));
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

const usesNamedRule = (node: RuleNode): boolean => node.kind === "named" || partsOf(node).some(usesNamedRule);
