import { arrayElements, objectEntries } from "../../documents/json.ts";
import { childNodes, matchResults, type Path, type RuleNode, readRule } from "../../engine/index.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** Whether the value at a path is personal or secret, or lies inside such a value. */
export function isPersonal(path: Path, scope: ShapeScope): boolean {
  const shape = shapeUpTo(path, scope, isPersonalShape);
  return shape !== undefined && isPersonalShape(shape);
}

/** Whether passing on a value discloses personal data or a secret: the value, its container, or a part of it. */
export const disclosesPersonal = (path: Path, scope: ShapeScope) => discloses(path, scope, isPersonalShape);

/** Whether passing on a value discloses a secret: the value, its container, or a part of it. */
export const disclosesSecret = (path: Path, scope: ShapeScope) => discloses(path, scope, isSecretShape);

/** Whether a declaration marks its value, or a part of it, as personal or secret. */
export const declaresPersonal = (shape: Shape) =>
  isPersonalShape(shape) || containsMarked(shape, isPersonalShape, DEEPEST);

/** Whether a declaration marks its value, or a part of it, as secret. */
export const declaresSecret = (shape: Shape) => isSecretShape(shape) || containsMarked(shape, isSecretShape, DEEPEST);

type Mark = (shape: Shape) => boolean;

const isPersonalShape: Mark = (shape) => shape.isPersonal === true;
const isSecretShape: Mark = (shape) => shape.isSecret === true;

function discloses(path: Path, scope: ShapeScope, mark: Mark): boolean {
  const shape = shapeUpTo(path, scope, mark);
  return shape !== undefined && (mark(shape) || containsMarked(shape, mark, DEEPEST));
}

/** The shape at a path, or the first marked one on it. */
function shapeUpTo({ root, steps }: Path, scope: ShapeScope, mark: Mark): Shape | undefined {
  let shape: Shape | undefined = Object.hasOwn(scope, root) ? scope[root] : undefined;
  for (const step of steps) {
    if (shape === undefined || mark(shape)) break;
    shape = "key" in step ? shape.member(step.key) : shape.element;
  }
  return shape;
}

/** The maximum depth of the search for marks inside a value. */
const DEEPEST = 4;

function containsMarked(shape: Shape, mark: Mark, depth: number): boolean {
  if (depth === 0) return false;
  const inner = shape.names.map((name) => shape.member(name));
  const elements = shape.types?.has("list") ? [shape.element] : [];
  return [...inner, ...elements].some((one) => mark(one) || containsMarked(one, mark, depth - 1));
}

/** The paths whose values a rule passes on; booleans and numbers computed from a value do not disclose it. */
export function disclosedPaths(rule: unknown): (RuleNode & { kind: "path" })[] {
  return disclosedPathsIn(readRule(rule).node);
}

function disclosedPathsIn(node: RuleNode): (RuleNode & { kind: "path" })[] {
  if (node.kind === "path") return [node];
  if (node.kind === "match") return matchResults(node).flatMap(disclosedPathsIn);
  const isDisclosing =
    node.kind !== "apply" || node.operator.result.some((type) => type !== "boolean" && type !== "number");
  return isDisclosing ? childNodes(node).flatMap(disclosedPathsIn) : [];
}

/** Every personal or secret text and number in a value. */
export function personalValues(value: unknown, shape: Shape | undefined): string[] {
  if (shape === undefined) return [];
  if (shape.isPersonal === true) return leafTexts(value);
  const inElements = arrayElements(value).flatMap((one) => personalValues(one, shape.element));
  const inMembers = objectEntries(value).flatMap(([name, one]) => personalValues(one, shape.member(name)));
  return [...inElements, ...inMembers];
}

function leafTexts(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return [...arrayElements(value), ...objectEntries(value).map(([, one]) => one)].flatMap(leafTexts);
}
