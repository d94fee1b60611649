import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import { branchGuard, listBranches } from "./branch.ts";
import type { SchemaSet } from "./schema-set.ts";

/** A keyword that no value passes: it names the alternatives when a value matches none. */
export const NO_BRANCH = "x-fits-none";

/** The required members even of a layer. */
const HEADER = ["$schema", "id", "version", "formatVersion", "summary"];

/**
 * The same schemas, changed to name the real mistake: a value is checked only against the alternative that its mark
 * selects. Rules are left to the engine, which knows their arguments.
 */
export function strictSchemas(set: SchemaSet): SchemaSet {
  return mapMembers(set, (schema, file) => checkable(schema, { set, file, keepsRequired: true }));
}

/**
 * Schemas for layers of clients and programmes: only the header is required, the rest is as strict. Values that are
 * replaced whole, such as lists, must be complete in a layer too.
 */
export function layerSchemas(set: SchemaSet): SchemaSet {
  return mapMembers(set, (schema, file) => ({
    ...checkable(schema, { set, file, keepsRequired: false }),
    required: HEADER.filter((key) => member(schema.properties, key) !== undefined),
  }));
}

interface Making {
  readonly set: SchemaSet;
  readonly file: string;
  readonly keepsRequired: boolean;
}

/** Keywords that require members only under a condition. */
const CONDITIONS = new Set(["if", "then", "else"]);

/** Keywords that hold schemas by name, and keywords that hold one schema. All others are left as they are. */
const MAPS = new Set(["properties", "$defs"]);
const SCHEMAS = new Set(["items", "additionalProperties", "propertyNames"]);

function checkable(source: JsonObject, { keepsRequired, ...place }: Making): JsonObject {
  if (isRule(source)) return {};
  const making = { ...place, keepsRequired: keepsRequired || source["x-merge"] === "replace" };
  const made: JsonObject = {};
  for (const [keyword, value] of objectEntries(source)) {
    if (keyword === "oneOf" || keyword === "anyOf" || keyword === "examples") continue;
    if (!making.keepsRequired && (keyword === "required" || CONDITIONS.has(keyword))) continue;
    made[keyword] = checkableKeyword(keyword, value, making);
  }
  const branches = listBranches(source);
  return branches.length === 0 ? made : { ...made, ...chosen(branches, making) };
}

const isRule = ({ $ref, $defs }: JsonObject) =>
  typeof $ref === "string" && $ref.endsWith("#/$defs/Rule") && $defs === undefined;

function checkableKeyword(keyword: string, value: unknown, making: Making): unknown {
  if (!isJsonObject(value)) return value;
  if (MAPS.has(keyword)) return mapMembers(value, (one) => (isJsonObject(one) ? checkable(one, making) : one));
  return SCHEMAS.has(keyword) ? checkable(value, making) : value;
}

function chosen(branches: unknown[], making: Making): JsonObject {
  return branches.reduceRight<JsonObject>(
    (otherwise, branch) => ({
      if: branchGuard(making.set, branch, making.file),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: isJsonObject(branch) ? checkable(branch, making) : {},
      else: otherwise,
    }),
    { [NO_BRANCH]: branches.flatMap((branch) => describeBranch(branchGuard(making.set, branch, making.file))) },
  );
}

/** The mark of an alternative, in words: its member, or its type. */
function describeBranch({ required, type, anyOf }: JsonObject): string[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => (isJsonObject(one) ? describeBranch(one) : []));
  if (Array.isArray(required)) return required.map((key) => `"${key}"`);
  return type === undefined ? [] : [`the form of a ${[type].flat().join(" or ")}`];
}

function mapMembers<From, To>(source: Readonly<Record<string, From>>, make: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, make(value, key)]));
}
