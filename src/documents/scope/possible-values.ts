import { type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { knownValues } from "./possible-keys.ts";
import { shapeAtPath } from "./rule-typing.ts";
import type { ShapeScope } from "./shape.ts";

/** A value that a rule can give, with the client or programme for which it does. */
export interface PossibleValue {
  readonly value: unknown;
  readonly owner?: string;
}

/** The values that a rule can give, as far as they are known: literals, declared values, those of clients and programmes. */
export function possibleValues(checked: CheckedDocuments, rule: unknown, scope: ShapeScope): PossibleValue[] {
  const { node, problems } = readRule(rule);
  return problems.length > 0 ? [] : valuesOf(checked, node, scope);
}

function valuesOf(checked: CheckedDocuments, node: RuleNode, scope: ShapeScope): PossibleValue[] {
  if (node.kind === "literal") return [{ value: node.value }];
  if (node.kind === "path") return valuesAtPath(checked, node, scope);
  if (node.kind !== "apply") return [];
  const { name } = node.operator;
  const isResult = (index: number) => name === "first" || index % 2 === 1 || index === node.args.length - 1;
  return name === "if" || name === "first"
    ? node.args.filter((_, index) => isResult(index)).flatMap((arg) => valuesOf(checked, arg, scope))
    : [];
}

function valuesAtPath(
  { clients, programmes }: CheckedDocuments,
  { path }: RuleNode & { kind: "path" },
  scope: ShapeScope,
): PossibleValue[] {
  const owners: Readonly<Record<string, readonly Resolved[]>> = { client: clients, programme: programmes };
  const known = Object.hasOwn(owners, path.root) ? owners[path.root] : undefined;
  if (known === undefined) return (shapeAtPath(path, scope).values ?? []).map((value) => ({ value }));
  return known.flatMap(({ id, value }) =>
    knownValues(path, { root: path.root, value }, scope).map((one) => ({ value: one, owner: id })),
  );
}
