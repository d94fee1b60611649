import { matchResults, type RuleNode, readRule } from "../../engine/index.ts";
import { declaresPersonal, declaresSecret, disclosesPersonal, disclosesSecret } from "./personal-values.ts";
import { shapeOfRule } from "./rule-typing.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** What the value of a rule discloses: personal data, a secret, or neither. */
export type Disclosure = "personal" | "secret" | undefined;

/**
 * What a rule's value discloses to its receiver. When a rule takes a part of a whole, only the part counts; booleans
 * and numbers computed from a value do not disclose it, texts do.
 */
export function disclosedBy(rule: unknown, scope: ShapeScope): Disclosure {
  const results = new Map<RuleNode, Shape>();
  shapeOfRule(rule, { roots: scope, rules: [] }, (node, _parts, result) => results.set(node, result));
  const { node, problems } = readRule(rule);
  if (problems.length > 0) return undefined;
  const shapes = shapesByPlace(results);
  return discloses(node, { scope, findShape: ({ pointer }) => shapes.get(pointer) });
}

const shapesByPlace = (results: ReadonlyMap<RuleNode, Shape>) =>
  new Map([...results].map(([{ pointer }, shape]) => [pointer, shape]));

interface Around {
  readonly scope: ShapeScope;
  readonly findShape: (node: RuleNode) => Shape | undefined;
}

function discloses(node: RuleNode, around: Around): Disclosure {
  const most = (nodes: readonly RuleNode[]) => worst(nodes.map((one) => discloses(one, around)));
  switch (node.kind) {
    case "literal":
      return undefined;
    case "path":
      return worst([byPath(node, around), byShape(node, around)]);
    case "list":
      return most(node.items);
    case "members":
      return most(node.members.map(([, one]) => one));
    case "each":
      return node.operator.name === "map" ? discloses(node.body, around) : byShape(node, around);
    case "match":
      return most(matchResults(node));
    case "named":
      return byShape(node, around);
    case "apply":
      return byOperator(node, around, most);
  }
}

type Most = (nodes: readonly RuleNode[]) => Disclosure;

function byOperator(node: RuleNode & { kind: "apply" }, around: Around, most: Most): Disclosure {
  const { operator, args } = node;
  if (operator.name === "get") return byShape(node, around);
  if (operator.name === "if") return most(args.filter((_, at) => at % 2 === 1 || at === args.length - 1));
  const isDisclosing = operator.result.some((type) => type !== "boolean" && type !== "number");
  return isDisclosing ? most(args) : undefined;
}

const worst = (all: readonly Disclosure[]): Disclosure =>
  all.includes("secret") ? "secret" : all.find((one) => one !== undefined);

function byPath({ path }: RuleNode & { kind: "path" }, { scope }: Around): Disclosure {
  if (disclosesSecret(path, scope)) return "secret";
  return disclosesPersonal(path, scope) ? "personal" : undefined;
}

function byShape(node: RuleNode, { findShape }: Around): Disclosure {
  const shape = findShape(node);
  if (shape === undefined) return undefined;
  if (declaresSecret(shape)) return "secret";
  return declaresPersonal(shape) ? "personal" : undefined;
}
