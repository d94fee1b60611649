import { arrayElements, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { shapeOfRule, type TypingScope } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { Shape } from "../scope/shape.ts";
import { listRules } from "../uses/document-uses.ts";
import { rulesInSight } from "../uses/named-rules.ts";
import { type Check, ofAll } from "./check.ts";

/** Where the values of a `match` are declared, it has something for each of them, and nothing for others. */
export const uncoveredMatch: Check = {
  ids: ["uncovered-match", "never-matched"],
  run: ofAll((context, document) =>
    listRules(context, document).flatMap((use) => {
      const scope = { roots: scopeOfRule(context, document, use.path), rules: rulesInSight(context, document) };
      return [...matchesInRule(use, scope), ...matchOfText(document, use, scope)].flatMap(problemsOf);
    }),
  ),
};

interface Match {
  readonly path: JsonPath;
  /** What is known of the value. */
  readonly value: Shape;
  readonly branches: readonly string[];
  readonly hasOtherwise: boolean;
}

function matchesInRule({ rule, path }: RuleUse, scope: TypingScope): Match[] {
  const matches: Match[] = [];
  shapeOfRule(rule, scope, (node, [value]) => {
    if (node.kind !== "match" || value === undefined) return;
    const branches = node.branches.map(([text]) => text);
    const at = [...path, ...parsePointer(node.pointer)];
    matches.push({ path: at, value, branches, hasOtherwise: node.otherwise !== undefined });
  });
  return matches;
}

/** The `match` of a text, of which only the value is a rule. */
function matchOfText({ value: document }: SourceDocument, { rule, path }: RuleUse, scope: TypingScope): Match[] {
  if (path.at(-1) !== 0 || path.at(-2) !== "match") return [];
  const at = path.slice(0, -1);
  const parts = arrayElements(valueAt(document, at));
  const value = shapeOfRule(rule, scope);
  return [{ path: at, value, branches: objectKeys(parts[1]), hasOtherwise: parts.length > 2 }];
}

function problemsOf({ path, value: { values }, branches, hasOtherwise }: Match): FoundHere[] {
  if (values === undefined) return [];
  const texts = values.map(String);
  const missing = hasOtherwise ? [] : texts.filter((text) => !branches.includes(text));
  const uncovered: FoundHere = {
    check: "uncovered-match",
    spot: { path },
    message: `this "match" has nothing for ${missing.map((text) => JSON.stringify(text)).join(", ")}`,
    hint: `add ${missing.length > 1 ? "them" : "it"}, or a last element for all other values`,
  };
  const never = branches
    .filter((branch) => !texts.includes(branch))
    .map((branch) => ({
      check: "never-matched",
      spot: { path: [...path, 1, branch], part: "key" as const },
      message: `"${branch}" is not one of the values that are matched`,
      hint: suggest(branch, texts, "values"),
    }));
  return [...(missing.length > 0 ? [uncovered] : []), ...never];
}
