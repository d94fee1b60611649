import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "./json.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A keyword of documents that the contract has too: `x-sensitive`, `x-personal`. */
export type Mark = "sensitive" | "personal";

/**
 * A component schema of the contract, dereferenced, without descriptions and examples, for documents that refer to it,
 * with the contract's marks as theirs. The runtime needs only the mark of sensitive values. Throws, with the place.
 */
export function compileType(openapi: unknown, name: string, marks: readonly Mark[] = ["sensitive"]): JsonSchema {
  return compile({ openapi, marks }, { $ref: `#/components/schemas/${name}` }, name, 0);
}

/**
 * The target of a reference inside the contract, merged with the keywords beside the reference; anything else
 * unchanged.
 */
export function resolveReference(openapi: unknown, source: unknown, where: string): unknown {
  if (!isJsonObject(source) || typeof source.$ref !== "string") return source;
  const { $ref, ...beside } = source;
  if (!$ref.startsWith("#/"))
    throw new Error(`${where}: "${$ref}" leads out of its document; repeat the schema there.`);
  const target = $ref
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce(member, openapi);
  if (!isJsonObject(target)) throw new Error(`${where}: "${$ref}" leads nowhere.`);
  return resolveReference(openapi, { ...target, ...beside }, where);
}

/** Keywords whose values hold no schema. */
const KEPT_KEYWORDS = new Set(
  ["type", "enum", "const", "required", "minItems", "maxItems", "minLength", "maxLength", "pattern"].concat(
    ["minimum", "maximum", "format", "default", "sensitive", "keptOnBack", "personal"], // the last four are marks for flows
  ),
);
const DROPPED_KEYWORDS = new Set([
  "title",
  "description",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
]);
const FORMATS = new Set<unknown>(["date", "date-time", "email", "uri", "uri-reference", undefined]);

/** Deeper than any contract: only a recursive type gets there. */
const DEEPEST = 40;

/**
 * A schema of the contract, dereferenced. Throws at a keyword that `checkJson` does not support, so that no keyword is
 * ignored.
 */
export function compileSchema(openapi: unknown, source: unknown, where: string): JsonSchema {
  return compile({ openapi, marks: [] }, source, where, 0);
}

interface Compiling {
  readonly openapi: unknown;
  /** Checkers of replies do not know these keywords. */
  readonly marks: readonly Mark[];
}

function compile(of: Compiling, source: unknown, where: string, depth: number): JsonSchema {
  if (depth > DEEPEST) throw new Error(`${where}: the type refers to itself.`);
  const schema = resolveReference(of.openapi, source, where);
  if (!isJsonObject(schema)) throw new Error(`${where}: a schema must be an object.`);
  if (!FORMATS.has(schema.format))
    throw new Error(`${where}: replies are not checked by the format "${schema.format}".`);
  const inner: Inner = (value, key) => compile(of, value, `${where}/${key}`, depth + 1);
  const compiled: JsonObject = {};
  for (const [keyword, value] of objectEntries(schema)) {
    if (!DROPPED_KEYWORDS.has(keyword) && !keyword.startsWith("x-"))
      compiled[keyword] = compileKeyword(keyword, value, where, inner);
  }
  for (const mark of of.marks) if (schema[`x-${mark}`] !== undefined) compiled[mark] = schema[`x-${mark}`];
  return compiled;
}

type Inner = (source: unknown, key: string) => JsonSchema;

function compileKeyword(keyword: string, value: unknown, where: string, inner: Inner): unknown {
  if (KEPT_KEYWORDS.has(keyword)) return value;
  switch (keyword) {
    case "properties":
      return Object.fromEntries(objectEntries(value).map(([name, one]) => [name, inner(one, name)]));
    case "items":
      return inner(value, keyword);
    case "additionalProperties":
      return isJsonObject(value) ? inner(value, keyword) : value;
    case "oneOf":
    case "anyOf":
      return arrayElements(value).map((one) => inner(one, keyword));
    default:
      throw new Error(`${where}: the keyword "${keyword}" is not one that replies are checked by.`);
  }
}
