import type { RuleUse } from "../../documents/text-parts.ts";
import { operators, parseRule } from "../../engine/index.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** Every rule is one that the engine can compile. */
export const ruleSyntax: Check = {
  ids: ["unknown-operator", "broken-rule"],
  run: ofAll((context, document) =>
    listRules(context, document).flatMap((use) => parseProblems(use).map((problem) => problemAt(problem, use))),
  ),
};

function parseProblems({ rule }: RuleUse) {
  const parsed = parseRule(rule);
  return parsed.ok ? [] : parsed.problems;
}

function problemAt(problem: ReturnType<typeof parseProblems>[number], use: RuleUse): FoundHere {
  const { pointer, message, operator, hint } = problem;
  const path = [...use.path, ...parsePointer(pointer)];
  if (operator === undefined)
    return {
      check: "broken-rule",
      spot: { path },
      message,
      hint: "docs/operators.md shows each operator with its arguments",
    };
  const near = hint ?? suggest(operator, operators.keys(), "operators");
  return { check: "unknown-operator", spot: { path, part: "key" }, message, hint: near };
}
