import { matchResults, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { knownValues, resolveAlias } from "./possible-keys.ts";
import { shapeAtPath } from "./rule-typing.ts";
import type { ShapeScope } from "./shape.ts";

/** A possible value of a rule, with its client or programme. */
export interface PossibleValue {
  readonly value: unknown;
  readonly owner?: string;
}

/** The possible values of a rule, as far as known: literals, declared values, those of clients and programmes. */
export function possibleValues(context: CheckContext, rule: unknown, scope: ShapeScope): PossibleValue[] {
  const { node, problems } = readRule(rule);
  return problems.length > 0 ? [] : possibleNodeValues(context, node, scope);
}

function possibleNodeValues(context: CheckContext, node: RuleNode, scope: ShapeScope): PossibleValue[] {
  if (node.kind === "literal") return [{ value: node.value }];
  if (node.kind === "path") return valuesAtPath(context, node, scope);
  if (node.kind === "match") return matchResults(node).flatMap((one) => possibleNodeValues(context, one, scope));
  if (node.kind !== "apply") return [];
  const { name } = node.operator;
  const isResult = (index: number) => name === "first" || index % 2 === 1 || index === node.args.length - 1;
  return name === "if" || name === "first"
    ? node.args.filter((_, index) => isResult(index)).flatMap((arg) => possibleNodeValues(context, arg, scope))
    : [];
}

function valuesAtPath(
  { clients, programmes }: CheckContext,
  node: RuleNode & { kind: "path" },
  scope: ShapeScope,
): PossibleValue[] {
  const path = resolveAlias(node.path, scope);
  const owners: Readonly<Record<string, readonly Resolved[]>> = { client: clients, programme: programmes };
  const known = Object.hasOwn(owners, path.root) ? owners[path.root] : undefined;
  if (known === undefined) return (shapeAtPath(path, scope).values ?? []).map((value) => ({ value }));
  return known.flatMap(({ id, value }) =>
    knownValues(path, { root: path.root, value }, scope).map((one) => ({ value: one, owner: id })),
  );
}
