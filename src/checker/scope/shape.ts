import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import type { Path, ValueType } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { once } from "../incremental/once.ts";
import { listBranches } from "../schemas/branch.ts";
import { typesOfSchema, valuesOfSchema } from "./value-types.ts";

/** The known facts about a future value: its possible members. */
export interface Shape {
  /** The known names of members. */
  readonly names: readonly string[];
  /** Whether it may have members with other names. */
  readonly isOpen: boolean;
  member(name: string): Shape;
  /** Each element of a list, each member whose name is data. */
  readonly element: Shape;
  /** Its possible types when present; unknown when absent. */
  readonly types?: ReadonlySet<ValueType> | undefined;
  /** Its only possible values. */
  readonly values?: readonly (string | number | boolean)[] | undefined;
  /** The pattern that it matches when it is a text. */
  readonly pattern?: string | undefined;
  /** Of a place: whether it leaves out other values than these, so that only a written one is known to be wrong. */
  readonly ignoresOthers?: boolean | undefined;
  /** The path of an object of which it is a key. */
  readonly keyOf?: string | undefined;
  /** The path of which it is another name, so that what is known of the documents there is known of it. */
  readonly alias?: Path | undefined;
  /** Whether it is the key of a message, as a client's document declares it. */
  readonly isMessageKey?: boolean | undefined;
  /** Of a rule in a catalogue: the names of the values that it is given. */
  readonly reads?: readonly string[] | undefined;
  /** Whether it is personal or secret. */
  readonly isPersonal?: boolean | undefined;
  /** Whether it is secret. */
  readonly isSecret?: boolean | undefined;
  /** The need of a flow that makes its presence certain. */
  readonly unmet?: string | undefined;
  /** The words of catalogues that it may be. */
  readonly words?: readonly WordOfCatalogue[] | undefined;
  /** The keys of a client or a programme whose value it may be. */
  readonly origins?: readonly string[] | undefined;
}

/** A word that each entry of a catalogue has. */
export interface WordOfCatalogue {
  /** The catalogue's schema. */
  readonly catalogue: JsonObject;
  readonly word: string;
  /** The only entry whose word it can be; any when absent. */
  readonly entry?: string | undefined;
}

/** The scope of rules: the shape of each root by name. */
export type ShapeScope = Readonly<Record<string, Shape>>;

/** An unknown value. */
export const anything: Shape = {
  names: [],
  isOpen: true,
  member: () => anything,
  get element() {
    return anything;
  },
};

/** A value that has exactly these members. */
export function shapeWith(members: Readonly<Record<string, Shape>>): Shape {
  const known = new Map(Object.entries(members));
  return {
    names: [...known.keys()],
    isOpen: false,
    member: (name) => known.get(name) ?? anything,
    element: anything,
    ...(known.size === 0 ? {} : { types: new Set(["object"] as const) }),
  };
}

/** A value with all members of a shape but one. */
export function shapeWithout(shape: Shape, left: string): Shape {
  const names = shape.names.filter((name) => name !== left);
  return { ...shape, names, member: (name) => (name === left ? anything : shape.member(name)) };
}

/** A value with one of several shapes: it has the members of each. */
export function anyOfShapes(shapes: readonly Shape[]): Shape {
  const [only] = shapes;
  if (!only) return anything;
  if (shapes.length === 1) return only;
  const element = once(() => anyOfShapes(shapes.map((one) => one.element)));
  return {
    names: [...new Set(shapes.flatMap(({ names }) => names))],
    isOpen: shapes.some(({ isOpen }) => isOpen),
    member: byName((name) =>
      anyOfShapes(shapes.filter((one) => one.isOpen || one.names.includes(name)).map((one) => one.member(name))),
    ),
    get element() {
      return element();
    },
    types: united(shapes.map(({ types }) => types)),
    values: uniteValues(shapes),
    pattern: shapes.every((shape) => shape.pattern === only.pattern) ? only.pattern : undefined,
    keyOf: shapes.every((shape) => shape.keyOf === only.keyOf) ? only.keyOf : undefined,
    isMessageKey: shapes.every((shape) => shape.isMessageKey === true),
    isPersonal: shapes.some((shape) => shape.isPersonal === true),
    isSecret: shapes.some((shape) => shape.isSecret === true),
    unmet: shapes.find(({ unmet }) => unmet !== undefined)?.unmet,
    words: shapes.flatMap(({ words = [] }) => words),
    origins: shapes.flatMap(({ origins = [] }) => origins),
  };
}

function uniteValues(shapes: readonly Shape[]): Shape["values"] {
  const values = united(shapes.map((shape) => shape.values));
  return values && [...values];
}

/** The union of several sets; undefined as soon as one of them is unknown. */
function united<Member>(sets: readonly (Iterable<Member> | undefined)[]): Set<Member> | undefined {
  const all = new Set<Member>();
  for (const set of sets) {
    if (set === undefined) return undefined;
    for (const one of set) all.add(one);
  }
  return all;
}

/** A value of some types, otherwise unknown. */
export function shapeOfTypes(...types: readonly ValueType[]): Shape {
  const isHolder = types.some((type) => type === "list" || type === "object" || type === "any");
  return {
    ...anything,
    isOpen: isHolder,
    element: anything,
    types: types.includes("any") ? undefined : new Set(types),
  };
}

/** A list of elements of one shape. */
export function listShape(element: Shape): Shape {
  return { ...shapeOfTypes("list"), element };
}

/** The same shape, with all parts present for certain only when a need holds. */
export const unmetShape = memoizeByIdentity((shape: Shape, unmet: string): Shape => {
  const element = once(() => unmetShape(shape.element, unmet));
  return {
    ...shape,
    unmet,
    member: byName((name) => unmetShape(shape.member(name), unmet)),
    get element() {
      return element();
    },
  };
});

/**
 * The same shape, whose parts know the key where they come from, as a path from the root: `programme.delivery.methods`.
 * A name that the schema does not have, and an element, is `*`.
 */
export function shapeFrom(origin: string, shape: Shape): Shape {
  const element = once(() => shapeFrom(`${origin}.*`, shape.element));
  const inner = (name: string) => `${origin}.${shape.names.includes(name) ? name : "*"}`;
  return {
    ...shape,
    origins: [origin],
    member: byName((name) => shapeFrom(inner(name), shape.member(name))),
    get element() {
      return element();
    },
  };
}

/** Follows a schema's reference; `follow` of the result follows the inner schemas. */
export type Follow = (source: unknown) => { readonly schema: unknown; readonly follow: Follow };

/** The shape of the values that a JSON Schema describes, computed once for a schema and a resolver. */
export function schemaShape(source: unknown, follow: Follow): Shape {
  return isJsonObject(source) ? shapeOfObject(source, follow) : foundShape(source, follow);
}

const shapeOfObject = memoizeByIdentity<[JsonObject, Follow], Shape>(foundShape);

/** Objects that name their members have no others. */
function foundShape(source: unknown, follow: Follow): Shape {
  const followed = follow(source);
  const { schema } = followed;
  if (!isJsonObject(schema)) return anything;
  const branches = listBranches(schema);
  if (branches.length > 0) return anyOfShapes(branches.map((branch) => schemaShape(branch, followed.follow)));
  const inner = (value: unknown) => (isJsonObject(value) ? schemaShape(value, followed.follow) : anything);
  const entry = (value: unknown, name?: string) => withWords(inner(value), schema, name);
  const names = objectEntries(schema.properties).map(([name]) => name);
  return {
    ...keywordShape(schema),
    names,
    isOpen: isOpen(schema, names.length > 0),
    member: (name) => entry(member(schema.properties, name) ?? schema.additionalProperties, name),
    get element() {
      return entry(schema.items ?? schema.additionalProperties);
    },
  };
}

/** An entry of a catalogue with its words. */
function withWords(shape: Shape, catalogue: JsonObject, entry?: string): Shape {
  const words = arrayElements(catalogue["x-words"]).map(String);
  if (words.length === 0) return shape;
  const said = (word: string) => ({ ...shapeOfTypes("words"), words: [{ catalogue, word, entry }] });
  return {
    ...shape,
    names: [...shape.names, ...words],
    member: byName((name) => (words.includes(name) ? said(name) : shape.member(name))),
  };
}

export function byName(find: (name: string) => Shape): (name: string) => Shape {
  const known = new Map<string, Shape>();
  return (name) => {
    const shape = known.get(name) ?? find(name);
    known.set(name, shape);
    return shape;
  };
}

/** The schema's facts about the value itself. A programme's schema marks keys of a catalogue by `x-selects`. */
function keywordShape(
  schema: JsonObject,
): Pick<Shape, "types" | "values" | "pattern" | "keyOf" | "isMessageKey" | "reads" | "isPersonal" | "isSecret"> {
  const { keyOf, pattern, personal, sensitive, "x-selects": selects, "x-reads": reads } = schema;
  const selected = typeof selects === "string" && selects.startsWith("/") ? selects : undefined;
  return {
    types: typesOfSchema(schema),
    values: valuesOfSchema(schema),
    pattern: typeof pattern === "string" ? pattern : undefined,
    keyOf: typeof keyOf === "string" ? keyOf : selected && `programme${selected.replaceAll("/", ".")}`,
    isMessageKey: schema["x-message"] === true,
    reads: isJsonObject(reads) ? Object.keys(reads) : undefined,
    isPersonal: personal !== undefined || sensitive === true,
    isSecret: sensitive === true,
  };
}

const SCALARS = new Set<unknown>(["string", "integer", "number", "boolean"]);

function isOpen({ additionalProperties, type, enum: values, const: only }: JsonObject, namesMembers: boolean): boolean {
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  if (namesMembers || additionalProperties === false) return false;
  return !SCALARS.has(type) && values === undefined && only === undefined;
}
