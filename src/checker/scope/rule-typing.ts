import { childNodes, type Path, type RuleNode, readRule, type ValueType } from "../../engine/index.ts";
import type { NamedRule } from "../uses/named-rules.ts";
import { anyOfShapes, anything, listShape, type Shape, type ShapeScope, shapeOfTypes, shapeWith } from "./shape.ts";
import { typeOfLiteral } from "./value-types.ts";

/** The known facts around a rule. */
export interface TypingScope {
  /** The readable shapes, by root. */
  readonly roots: ShapeScope;
  readonly rules: readonly Pick<NamedRule, "name" | "inputs" | "is">[];
  /** The depth of named rules so far: one that uses itself comes to an end. */
  readonly depth?: number;
  /** Observes also the parts of the named rules that are used. */
  readonly seesNamed?: boolean;
}

const MOST_NAMED = 8;

/**
 * Observes each part of a rule with its shape and the shapes of its parts. `roots`: the readable roots, and elements of
 * lists by their names.
 */
export type SeePart = (node: RuleNode, parts: readonly Shape[], result: Shape, roots: ShapeScope) => void;

/** The shape of a rule's value; unknown for a rule that does not parse. */
export function shapeOfRule(rule: unknown, scope: TypingScope, see: SeePart = () => {}): Shape {
  const { node, problems } = readRule(rule);
  return problems.length === 0 ? shapeOfNode(node, scope, see) : anything;
}

function shapeOfNode(node: RuleNode, scope: TypingScope, see: SeePart): Shape {
  const parts = shapesOfParts(node, scope, see);
  const shape = resultShape(node, parts, scope, see);
  see(node, parts, shape, scope.roots);
  return shape;
}

function shapesOfParts(node: RuleNode, scope: TypingScope, see: SeePart): Shape[] {
  switch (node.kind) {
    case "literal":
    case "path":
      return [];
    case "list":
      return node.items.map((item) => shapeOfNode(item, scope, see));
    case "members":
      return node.members.map(([, member]) => shapeOfNode(member, scope, see));
    case "match":
    case "apply":
    case "named":
      return childNodes(node).map((part) => shapeOfNode(part, scope, see));
    case "each": {
      const list = shapeOfNode(node.list, scope, see);
      const roots = { ...scope.roots, [node.as]: list.element };
      return [list, shapeOfNode(node.body, { ...scope, roots }, see)];
    }
  }
}

function resultShape(node: RuleNode, parts: readonly Shape[], scope: TypingScope, see: SeePart): Shape {
  switch (node.kind) {
    case "literal":
      return { ...shapeOfTypes(typeOfLiteral(node.value)), values: [node.value] };
    case "path":
      return shapeAtPath(node.path, scope.roots);
    case "list":
      return listShape(parts.length === 0 ? anything : anyOfShapes(parts));
    case "members":
      return objectShape(node.members.map(([name], index) => [name, parts[index] ?? anything]));
    case "match":
      return anyOfShapes(parts.slice(1));
    case "each":
      return shapeOfEach(node.operator.name, parts);
    case "apply":
      return shapeOfApplied(node, parts);
    case "named":
      return shapeOfNamed(node.name, parts, scope, see);
  }
}

/** The shape at a path; a key from data may be any. */
export function shapeAtPath(path: Path, roots: ShapeScope): Shape {
  const start = Object.hasOwn(roots, path.root) ? roots[path.root] : undefined;
  return path.steps.reduce<Shape>(
    (shape, step) => ("key" in step ? memberShape(shape, step.key) : shape.element),
    start ?? anything,
  );
}

const memberShape = (shape: Shape, key: string) =>
  /^\d+$/.test(key) && shape.types?.has("list") ? shape.element : shape.member(key);

function objectShape(members: readonly (readonly [string, Shape])[]): Shape {
  const shape = shapeWith(Object.fromEntries(members));
  const names = members.map(([name]) => name).sort();
  return { ...shape, types: new Set<ValueType>([names.join(" ") === "amount currency" ? "money" : "object"]) };
}

function shapeOfEach(operator: string, [list = anything, body = anything]: readonly Shape[]): Shape {
  switch (operator) {
    case "map":
      return listShape(body);
    case "filter":
    case "sortBy":
      return listShape(list.element);
    case "find":
      return list.element;
    default:
      return shapeOfTypes("boolean");
  }
}

function shapeOfApplied({ operator, args }: RuleNode & { kind: "apply" }, parts: readonly Shape[]): Shape {
  const [first = anything] = parts;
  switch (operator.name) {
    case "if":
      return anyOfShapes(parts.filter((_, index) => index % 2 === 1 || index === parts.length - 1));
    case "first":
      return firstPresentShape(parts);
    case "get":
      return args
        .slice(1)
        .reduce(
          (shape, key) => (key.kind === "literal" ? memberShape(shape, String(key.value)) : shape.element),
          first,
        );
    case "keys":
      return keysShape(args[0]);
    case "entries":
      return listShape(shapeWith({ key: shapeOfTypes("text"), value: first.element }));
    case "fromEntries":
      return { ...shapeOfTypes("object"), element: first.element.member("value") };
    case "unique":
      return listShape(first.element);
    case "merge":
      return listShape(anyOfShapes(parts.map(({ element }) => element)));
    case "sum":
      return quantityShape([first.element]);
    case "min":
    case "max":
      return quantityShape(parts.length === 1 && first.types?.has("list") ? [first.element] : parts);
    case "+":
    case "-":
    case "*":
      return quantityShape(parts);
    case "plus":
      return { ...first, values: undefined };
    default:
      return shapeOfTypes(...operator.result.filter((type) => type !== "absent"));
  }
}

/** Roots whose values are known before any run. */
const KNOWN_ROOTS: readonly string[] = ["client", "programme"];

/** The keys of an object; of one that a client or a programme has, they are keys of a catalogue. */
function keysShape(object: RuleNode | undefined): Shape {
  const isKnown = object?.kind === "path" && KNOWN_ROOTS.includes(object.path.root);
  return listShape({ ...shapeOfTypes("text"), keyOf: isKnown ? object.text : undefined });
}

/** The first present value: it is certain when one of them is. */
function firstPresentShape(parts: readonly Shape[]): Shape {
  const shape = anyOfShapes(parts);
  return parts.some(({ unmet }) => unmet === undefined) ? { ...shape, unmet: undefined } : shape;
}

/** The type of combined quantities; of literals only the types count. */
function quantityShape(parts: readonly Shape[]): Shape {
  const { types, unmet } = anyOfShapes(parts);
  const made = types?.has("money") ? new Set<ValueType>(["money"]) : types;
  return { ...shapeOfTypes("any"), isOpen: made === undefined, types: made, unmet };
}

/** The value of a named rule for these inputs, for each of its definitions. */
function shapeOfNamed(name: string, parts: readonly Shape[], scope: TypingScope, see: SeePart): Shape {
  const { rules, depth = 0, seesNamed = false } = scope;
  const definitions = rules.filter((rule) => rule.name === name);
  if (depth >= MOST_NAMED || definitions.length === 0) return anything;
  return anyOfShapes(
    definitions.map(({ is, inputs }) => {
      const given = inputs.map((input, index) => [input, parts[index] ?? anything] as const);
      const inner = { roots: Object.fromEntries(given), rules, depth: depth + 1, seesNamed };
      return seesNamed ? shapeOfRule(is, inner, see) : shapeOfRule(is, inner);
    }),
  );
}
