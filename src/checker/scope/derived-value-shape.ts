import { readRule } from "../../engine/index.ts";
import { disclosedBy } from "./disclosed-values.ts";
import { declaresPersonal, declaresSecret } from "./personal-values.ts";
import { resolveAlias } from "./possible-keys.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** What is known of a derived value: what its rule gives, with the marks of what it reads. */
export function derivedValueShape(rule: unknown, roots: ShapeScope, given: Shape): Shape {
  const { node } = readRule(rule);
  const alias = node.kind === "path" ? resolveAlias(node.path, roots) : undefined;
  return { ...marked(given, disclosedBy(rule, roots)), alias };
}

/** A value that tells what its own declaration does not say is marked as a whole. */
function marked(shape: Shape, disclosed: ReturnType<typeof disclosedBy>): Shape {
  if (disclosed === "secret" && !declaresSecret(shape)) return { ...shape, isSecret: true, isPersonal: true };
  return disclosed === "personal" && !declaresPersonal(shape) ? { ...shape, isPersonal: true } : shape;
}
