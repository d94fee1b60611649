import { partsOf, type RuleNode, readRule, rulePaths } from "../../engine/index.ts";
import { evaluated } from "../scope/evaluated.ts";
import { expectedAt } from "../scope/rule-places.ts";
import { rulesOf } from "../uses/uses-of.ts";
import type { Check } from "./check.ts";

/** A condition that reads nothing and is not true never holds. */
export const neverTrue: Check = {
  ids: ["never-true"],
  run: (documents) =>
    documents.index.documents.flatMap((document) => {
      const expected = expectedAt(documents, document);
      return rulesOf(documents, document)
        .filter((use) => expected(use)?.[0] === "boolean" && readsNothing(use.rule) && evaluated(use.rule, {}) !== true)
        .map(({ path }) => {
          const message = "this condition is never true, whatever happens";
          const hint = "let it read something, or take out what hangs on it";
          return { check: "never-true", file: document.path, spot: { path }, message, hint };
        });
    }),
};

function readsNothing(rule: unknown): boolean {
  const { node, problems } = readRule(rule);
  return problems.length === 0 && rulePaths(rule).length === 0 && !usesNamedRule(node);
}

const usesNamedRule = (node: RuleNode): boolean => node.kind === "named" || partsOf(node).some(usesNamedRule);
