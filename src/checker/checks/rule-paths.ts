import type { JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import { type Path, type PathStep, parseRule, type RulePath, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { Shape, ShapeScope } from "../scope/shape.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** A rule reads only data that its place provides, as far as the declarations tell. */
export const rulePathNames: Check = {
  ids: ["unknown-root", "unknown-path"],
  run: ofAll((context, document) =>
    listRules(context, document).flatMap((use) => unknownPaths(context, document, use)),
  ),
};

function unknownPaths(context: CheckContext, document: SourceDocument, { rule, path }: RuleUse): Problem[] {
  if (!parseRule(rule).ok) return [];
  const paths = rulePaths(rule);
  if (paths.length === 0) return [];
  const scope = scopeOfRule(context, document, path);
  const free = paths.flatMap((read) =>
    unknownPath(read, scope, document.path, [...path, ...parsePointer(read.pointer)]),
  );
  return [...free, ...unknownInElements(rule, scope, document.path, path)];
}

/** The members that a rule reads of list elements, by the iterator's name. */
function unknownInElements(rule: unknown, scope: ShapeScope, file: string, at: JsonPath): Problem[] {
  const problems: Problem[] = [];
  shapeOfRule(rule, { roots: scope, rules: [] }, (node, _parts, _result, roots) => {
    if (node.kind !== "path" || roots[node.path.root] === scope[node.path.root]) return;
    problems.push(...unknownPath(node, roots, file, [...at, ...parsePointer(node.pointer)]));
  });
  return problems;
}

function unknownPath(
  { path, text }: Pick<RulePath, "path" | "text">,
  scope: ShapeScope,
  file: string,
  at: JsonPath,
): Problem[] {
  const root = Object.hasOwn(scope, path.root) ? scope[path.root] : undefined;
  if (!root) {
    const message = `"${text}" reads "${path.root}", which cannot be read here`;
    const hint = suggest(path.root, Object.keys(scope), "names that can be read here");
    return [{ check: "unknown-root", file, spot: { path: at }, message, hint }];
  }
  const wrong = firstUnknown(path, root);
  if (!wrong) return [];
  const message = `"${text}" reads "${wrong.key}", which "${wrong.holder}" does not have`;
  const hint =
    suggest(wrong.key, wrong.shape.names, `members of "${wrong.holder}"`) ?? `"${wrong.holder}" has no members`;
  return [{ check: "unknown-path", file, spot: { path: at }, message, hint }];
}

function firstUnknown(path: Path, root: Shape): { key: string; holder: string; shape: Shape } | undefined {
  let shape = root;
  let holder = path.root;
  for (const step of path.steps) {
    if (!("key" in step)) {
      shape = shape.element;
      holder += "[…]";
    }
    const key = memberRead(step);
    if (key !== undefined && !shape.isOpen && !shape.names.includes(key)) return { key, holder, shape };
    if (!("key" in step)) continue;
    shape = shape.member(step.key);
    holder += `.${step.key}`;
  }
  return undefined;
}

/** The member that a step names. */
function memberRead(step: PathStep): string | undefined {
  if ("key" in step) return step.key;
  return "equals" in step ? step.member : undefined;
}
