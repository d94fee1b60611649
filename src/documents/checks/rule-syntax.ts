import { operators, parseRule } from "../../engine/index.ts";
import { pathOf } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** Every rule is one that the engine can compile. */
export const ruleSyntax: Check = {
  ids: ["unknown-operator", "broken-rule"],
  run: ofEach([], (documents, document) =>
    rulesOf(documents, document).flatMap((use) => problemsOf(use).map((problem) => problemAt(problem, use, document))),
  ),
};

function problemsOf({ rule }: RuleUse) {
  const parsed = parseRule(rule);
  return parsed.ok ? [] : parsed.problems;
}

function problemAt(problem: ReturnType<typeof problemsOf>[number], use: RuleUse, document: SourceDocument): Problem {
  const { pointer, message, operator, hint } = problem;
  const path = [...use.path, ...pathOf(pointer)];
  if (operator === undefined) return { check: "broken-rule", file: document.path, spot: { path }, message };
  const near = hint ?? suggest(operator, operators.keys(), "operators");
  return { check: "unknown-operator", file: document.path, spot: { path, part: "key" }, message, hint: near };
}
