import { childNodes, type Path, type RuleNode } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { shapeAtPath } from "../scope/rule-typing.ts";
import type { Shape, ShapeScope } from "../scope/shape.ts";
import { anything, shapeOfTypes } from "../scope/shape.ts";

/** A possible value of a part of a condition; absent as undefined. */
export type LeafValue = string | number | boolean | undefined;

/** A part of a condition with an unknown value: a path, or a part that the reasoning does not model. */
export interface Leaf {
  /** The same for equal parts, wherever they occur. */
  readonly key: string;
  readonly path: Path | undefined;
  readonly shape: Shape;
}

/** Operators that the reasoning models. */
const KNOWN = new Set(["and", "or", "!", "if", "===", "!==", "in", "present", "<", "<=", ">", ">="]);
const ORDERS = new Set(["<", "<=", ">", ">="]);

/** Whether the reasoning models a part; order only among numbers, `in` only for literal lists. */
export const isSeenThrough = memoizeByIdentity((node: RuleNode, scope: ShapeScope): boolean => {
  if (node.kind === "literal" || node.kind === "match") return true;
  if (node.kind !== "apply" || !KNOWN.has(node.operator.name)) return false;
  if (node.operator.name === "in") return node.args[1]?.kind === "list" && node.args[1].items.every(isWritten);
  return !ORDERS.has(node.operator.name) || node.args.every((arg) => isNumber(arg, scope));
});

const isWritten = (node: RuleNode) => node.kind === "literal";

function isNumber(node: RuleNode, scope: ShapeScope): boolean {
  if (node.kind === "literal") return typeof node.value === "number";
  const types = node.kind === "path" ? shapeAtPath(node.path, scope).types : undefined;
  return types?.size === 1 && types.has("number");
}

/** The part as a leaf. */
function toLeaf(node: RuleNode, scope: ShapeScope): Leaf {
  const key = leafKey(node);
  if (node.kind !== "path") return { key, path: undefined, shape: resultShape(node) };
  return { key, path: node.path, shape: shapeAtPath(node.path, scope) };
}

/** The possible results of an operator that is not modelled. */
function resultShape(node: RuleNode): Shape {
  const isTruth = "operator" in node && node.operator.result.every((type) => type === "boolean");
  return isTruth ? shapeOfTypes("boolean") : anything;
}

/** All leaves of a condition. */
export function collectLeaves(node: RuleNode, scope: ShapeScope): Leaf[] {
  if (node.kind === "literal") return [];
  if (!isSeenThrough(node, scope)) return [toLeaf(node, scope)];
  const parts = node.kind === "apply" && node.operator.name === "in" ? node.args.slice(0, 1) : childNodes(node);
  return parts.flatMap((part) => collectLeaves(part, scope));
}

/** The literals of a condition. */
export function writtenIn(node: RuleNode): LeafValue[] {
  if (node.kind === "literal") return [node.value];
  const keys = node.kind === "match" ? node.branches.map(([text]) => text) : [];
  return [...keys, ...childNodes(node).flatMap(writtenIn)];
}

/** The key of a part as a leaf. */
export const leafKey = (node: RuleNode): string => (node.kind === "path" ? node.text : textWithoutPlaces(node));

const textWithoutPlaces = memoizeByIdentity((node: RuleNode): string =>
  JSON.stringify(node, (name, value) => {
    if (name === "pointer") return undefined;
    return name === "operator" ? value.name : value;
  }),
);
