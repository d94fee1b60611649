import type { RuleNode } from "../../engine/index.ts";
import { spend } from "../incremental/work.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { isSeenThrough, type LeafValue, leafKey } from "./leaf.ts";

/** What each leaf is, by its key. */
export type Assignment = ReadonlyMap<string, LeafValue>;

/** The result of a condition for these leaf values; as docs/operators.md defines each operator. */
export function valueWith(node: RuleNode, values: Assignment, scope: ShapeScope): LeafValue {
  spend();
  if (node.kind === "literal") return node.value;
  if (node.kind === "match") return matched(node, values, scope);
  if (node.kind !== "apply" || !isSeenThrough(node, scope)) return values.get(leafKey(node));
  const of = (part: RuleNode) => valueWith(part, values, scope);
  const { args } = node;
  switch (node.operator.name) {
    case "and":
      return args.every((arg) => of(arg) === true);
    case "or":
      return args.some((arg) => of(arg) === true);
    case "!":
      return args.every((arg) => of(arg) !== true);
    case "present":
      return args.every((arg) => of(arg) !== undefined);
    case "if":
      return chosen(args, of);
    case "in":
      return isAmong(args, of);
    default:
      return compared(node.operator.name, args.map(of));
  }
}

function matched(node: RuleNode & { kind: "match" }, values: Assignment, scope: ShapeScope): LeafValue {
  const value = valueWith(node.value, values, scope);
  const branch = node.branches.find(([text]) => text === value)?.[1] ?? node.otherwise;
  return branch && valueWith(branch, values, scope);
}

function chosen(args: readonly RuleNode[], of: (part: RuleNode) => LeafValue): LeafValue {
  for (let at = 0; at + 1 < args.length; at += 2) {
    const [condition, result] = args.slice(at, at + 2);
    if (condition && result && of(condition) === true) return of(result);
  }
  const last = args.at(-1);
  return last && args.length % 2 === 1 ? of(last) : undefined;
}

function isAmong([one, list]: readonly RuleNode[], of: (part: RuleNode) => LeafValue): boolean {
  const value = one && of(one);
  return value !== undefined && list?.kind === "list" && list.items.some((item) => of(item) === value);
}

/** Absent equals nothing; order is among numbers only. */
function compared(operator: string, [left, right]: readonly LeafValue[]): boolean {
  const areEqual = left !== undefined && left === right;
  if (operator === "===") return areEqual;
  if (operator === "!==") return !areEqual;
  if (typeof left !== "number" || typeof right !== "number") return false;
  if (operator === "<") return left < right;
  if (operator === "<=") return left <= right;
  return operator === ">" ? left > right : left >= right;
}
