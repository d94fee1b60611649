import { arrayElements, isJsonObject, type JsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { spend } from "../incremental/work.ts";
import { branchFor } from "./branch.ts";
import { followSchema, type SchemaSet } from "./schema-set.ts";

/** A value of a document together with the schema that describes it. */
export interface Visit {
  readonly path: JsonPath;
  /** Whether the value is a member's name. */
  readonly part: "key" | "value";
  readonly value: unknown;
  /** The schema, with references followed. */
  readonly schema: JsonObject;
  /** The names of the `$defs` that describe the value: `Transition`, `Rule`, `Text` … */
  readonly types: readonly string[];
}

/** Types with readers of their own, which the walk does not enter. */
export const LEAVES: ReadonlySet<string> = new Set(["Rule", "Text"]);

/** Every value of a document that its schema describes, from the outside in. Values outside the schema are left out. */
export function walk(set: SchemaSet, file: string, value: unknown, path: JsonPath = []): Visit[] {
  const visits: Visit[] = [];
  visit(value, { set, schema: set[file], file, path, visits });
  return visits;
}

/** Every value that a schema without references describes. */
export function walkSchema(set: SchemaSet, schema: JsonObject, value: unknown, path: JsonPath): Visit[] {
  const visits: Visit[] = [];
  visit(value, { set, schema, file: "", path, visits });
  return visits;
}

/** Every value under one that a named `$def` describes. */
export function walkType(set: SchemaSet, file: string, type: string, value: unknown, path: JsonPath): Visit[] {
  const visits: Visit[] = [];
  visit(value, { set, schema: { $ref: `${file}#/$defs/${type}` }, file, path, visits });
  return visits;
}

interface Place {
  readonly set: SchemaSet;
  readonly schema: unknown;
  readonly file: string;
  readonly path: JsonPath;
  readonly visits: Visit[];
}

function visit(value: unknown, { set, schema, file, path, visits }: Place): void {
  spend();
  const { own, inner } = enter(set, schema, file, value);
  visits.push({ ...own, path });
  for (const { name, steps, below } of inner) {
    const at = steps.length === 0 ? path : [...path, ...steps];
    if (name !== undefined) visits.push({ ...name, path: at });
    if (below !== undefined) visit(below.value, { set, schema: below.schema, file: below.file, path: at, visits });
  }
}

/** A member or an element of a value, or the same value by the alternative of the schema that it matches. */
interface Inner {
  /** From the outer value; none for an alternative. */
  readonly steps: JsonPath;
  /** The visit of a member's name, where a schema describes the names. */
  readonly name?: VisitHere;
  readonly below?: Below;
}

/** A value with the schema that describes it, and the file against which its references are resolved. */
export interface Below {
  readonly value: unknown;
  readonly schema: JsonObject;
  readonly file: string;
}

/** A visit without its place. */
export type VisitHere = Omit<Visit, "path">;

/** A value's own visit, and the values inside it that its schema describes. */
export function enter(
  set: SchemaSet,
  source: unknown,
  from: string,
  value: unknown,
): { readonly own: VisitHere; readonly inner: readonly Inner[] } {
  const { schema, file, names: types } = followSchema(set, source, from);
  const own: VisitHere = { part: "value", value, schema, types };
  if (types.some((type) => LEAVES.has(type))) return { own, inner: [] };
  const inner: Inner[] = [];
  const branch = branchFor(set, schema, file, value);
  if (isJsonObject(branch)) inner.push({ steps: [], below: { value, schema: branch, file } });
  const { items } = schema;
  if (isJsonObject(items)) {
    for (const [index, element] of arrayElements(value).entries())
      inner.push({ steps: [index], below: { value: element, schema: items, file } });
  }
  for (const [key, one] of objectEntries(value)) inner.push(memberInside(key, one, schema, file));
  return { own, inner };
}

function memberInside(key: string, value: unknown, schema: JsonObject, file: string): Inner {
  const { properties, additionalProperties, propertyNames } = schema;
  const isDeclared = isJsonObject(properties) && Object.hasOwn(properties, key);
  const described = isDeclared ? properties[key] : additionalProperties;
  return {
    steps: [key],
    ...(isJsonObject(propertyNames) ? { name: { part: "key", value: key, schema: propertyNames, types: [] } } : {}),
    ...(isJsonObject(described) ? { below: { value, schema: described, file } } : {}),
  };
}
