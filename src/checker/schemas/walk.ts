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

function visit(value: unknown, place: Place): void {
  spend();
  const { set, path, visits } = place;
  const { schema, file, names: types } = followSchema(set, place.schema, place.file);
  visits.push({ path, part: "value", value, schema, types });
  if (types.some((type) => LEAVES.has(type))) return;
  const branch = branchFor(set, schema, file, value);
  if (branch !== undefined) visit(value, { ...place, schema: branch, file });
  for (const [index, element] of arrayElements(value).entries()) {
    if (schema.items !== undefined) visit(element, { ...place, schema: schema.items, file, path: [...path, index] });
  }
  for (const [key, inner] of objectEntries(value)) visitMember(key, inner, schema, { ...place, file });
}

function visitMember(key: string, value: unknown, schema: JsonObject, place: Place): void {
  const path = [...place.path, key];
  const { properties, additionalProperties, propertyNames } = schema;
  if (isJsonObject(propertyNames)) {
    place.visits.push({ path, part: "key", value: key, schema: propertyNames, types: [] });
  }
  const isDeclared = isJsonObject(properties) && Object.hasOwn(properties, key);
  const described = isDeclared ? properties[key] : additionalProperties;
  if (isJsonObject(described)) visit(value, { ...place, schema: described, path });
}
