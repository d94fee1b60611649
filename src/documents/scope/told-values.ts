import { type RuleNode, readRule } from "../../engine/index.ts";
import { saysPersonal, saysSecret, tellsPersonal, tellsSecret } from "./personal-values.ts";
import { shapeOfRule } from "./rule-typing.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** What the value of a rule tells: something about a person, or a secret; nothing where it tells neither. */
export type Told = "personal" | "secret" | undefined;

/**
 * What whoever is given the value of a rule is told. Of a whole of which a part is taken, only the part counts; truths
 * and numbers that are made of a value do not tell it, texts do.
 */
export function toldBy(rule: unknown, scope: ShapeScope): Told {
  const results = new Map<RuleNode, Shape>();
  shapeOfRule(rule, { roots: scope, rules: [] }, (node, _parts, result) => results.set(node, result));
  const { node, problems } = readRule(rule);
  if (problems.length > 0) return undefined;
  const shapes = shapesByPlace(results);
  return tells(node, { scope, shapeOf: ({ pointer }) => shapes.get(pointer) });
}

const shapesByPlace = (results: ReadonlyMap<RuleNode, Shape>) =>
  new Map([...results].map(([{ pointer }, shape]) => [pointer, shape]));

interface Around {
  readonly scope: ShapeScope;
  readonly shapeOf: (node: RuleNode) => Shape | undefined;
}

function tells(node: RuleNode, around: Around): Told {
  const most = (nodes: readonly RuleNode[]) => worst(nodes.map((one) => tells(one, around)));
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
      return node.operator.name === "map" ? tells(node.body, around) : byShape(node, around);
    case "named":
      return byShape(node, around);
    case "apply":
      return byOperator(node, around, most);
  }
}

type Most = (nodes: readonly RuleNode[]) => Told;

function byOperator(node: RuleNode & { kind: "apply" }, around: Around, most: Most): Told {
  const { operator, args } = node;
  if (operator.name === "get") return byShape(node, around);
  if (operator.name === "if") return most(args.filter((_, at) => at % 2 === 1 || at === args.length - 1));
  const isTelling = operator.result.some((type) => type !== "boolean" && type !== "number");
  return isTelling ? most(args) : undefined;
}

const worst = (all: readonly Told[]): Told =>
  all.includes("secret") ? "secret" : all.find((one) => one !== undefined);

function byPath({ path }: RuleNode & { kind: "path" }, { scope }: Around): Told {
  if (tellsSecret(path, scope)) return "secret";
  return tellsPersonal(path, scope) ? "personal" : undefined;
}

function byShape(node: RuleNode, { shapeOf }: Around): Told {
  const shape = shapeOf(node);
  if (shape === undefined) return undefined;
  if (saysSecret(shape)) return "secret";
  return saysPersonal(shape) ? "personal" : undefined;
}
