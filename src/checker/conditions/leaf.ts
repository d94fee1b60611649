import { childNodes, type Path, type RuleNode } from "../../engine/index.ts";
import { shapeAtPath } from "../scope/rule-typing.ts";
import type { Shape, ShapeScope } from "../scope/shape.ts";
import { anything, shapeOfTypes } from "../scope/shape.ts";

/** A value that a part of a condition can have; absent as undefined. */
export type LeafValue = string | number | boolean | undefined;

/** A part of a condition whose value is not known before: a path, or what no reasoning looks into. */
export interface Leaf {
  /** The same for the same part, wherever it stands. */
  readonly key: string;
  readonly path: Path | undefined;
  readonly shape: Shape;
}

/** Operators into which reasoning looks. */
const KNOWN = new Set(["and", "or", "!", "if", "===", "!==", "in", "present", "<", "<=", ">", ">="]);
const ORDERS = new Set(["<", "<=", ">", ">="]);

/** Whether reasoning looks into a part; of order, only among numbers, of `in`, only lists that are written out. */
export function isSeenThrough(node: RuleNode, scope: ShapeScope): boolean {
  if (node.kind === "literal" || node.kind === "match") return true;
  if (node.kind !== "apply" || !KNOWN.has(node.operator.name)) return false;
  if (node.operator.name === "in") return node.args[1]?.kind === "list" && node.args[1].items.every(isWritten);
  return !ORDERS.has(node.operator.name) || node.args.every((arg) => isNumber(arg, scope));
}

const isWritten = (node: RuleNode) => node.kind === "literal";

function isNumber(node: RuleNode, scope: ShapeScope): boolean {
  if (node.kind === "literal") return typeof node.value === "number";
  const types = node.kind === "path" ? shapeAtPath(node.path, scope).types : undefined;
  return types?.size === 1 && types.has("number");
}

/** The part as a leaf. */
export function toLeaf(node: RuleNode, scope: ShapeScope): Leaf {
  if (node.kind !== "path") return { key: nodeKey(node), path: undefined, shape: resultShape(node) };
  return { key: node.text, path: node.path, shape: shapeAtPath(node.path, scope) };
}

/** What an operator that is not looked into gives. */
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

/** The values that are written out in a condition. */
export function writtenIn(node: RuleNode): LeafValue[] {
  if (node.kind === "literal") return [node.value];
  const keys = node.kind === "match" ? node.branches.map(([text]) => text) : [];
  return [...keys, ...childNodes(node).flatMap(writtenIn)];
}

/** What tells one part from another: its text without places. */
function nodeKey(node: RuleNode): string {
  return JSON.stringify(node, (name, value) => {
    if (name === "pointer") return undefined;
    return name === "operator" ? value.name : value;
  });
}
