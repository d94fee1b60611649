import { isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";

/** The schemas of all kinds of documents, by file name: `flow.schema.json`. */
export type SchemaSet = Readonly<Record<string, JsonObject>>;

/** A schema with its references followed: keywords beside a `$ref` override those of its target. */
export interface FollowedSchema {
  readonly schema: JsonObject;
  /** The file against which its own references are resolved. */
  readonly file: string;
  /** The names of the `$defs` that were followed, outermost first. */
  readonly names: readonly string[];
}

const MOST_REFERENCES = 16;

/** Follows a schema's `$ref` into its own file or another of the set. Equal calls return the same object. */
export function followSchema(set: SchemaSet, source: unknown, file: string): FollowedSchema {
  return isJsonObject(source) ? followKnown(set, source, file) : follow(set, {}, file);
}

/** The schema of one member of an object: its own, or that of all undeclared members. */
export function memberSchema(set: SchemaSet, { schema, file }: FollowedSchema, key: string): FollowedSchema {
  const { properties, additionalProperties } = schema;
  const isDeclared = isJsonObject(properties) && Object.hasOwn(properties, key);
  return followSchema(set, isDeclared ? properties[key] : additionalProperties, file);
}

const followKnown = memoizeByIdentity(follow);

function follow(set: SchemaSet, source: JsonObject, file: string): FollowedSchema {
  let schema = source;
  let place = file;
  const names: string[] = [];
  for (let step = 0; typeof schema.$ref === "string" && step < MOST_REFERENCES; step++) {
    const { $ref, ...beside } = schema;
    const [target = "", pointer = ""] = String($ref).split("#");
    place = target || place;
    const name = pointer.split("/").at(-1) ?? "";
    const followed = name ? member(member(set[place], "$defs"), name) : set[place];
    if (name) names.push(name);
    schema = { ...(isJsonObject(followed) ? followed : {}), ...beside };
  }
  return { schema, file: place, names };
}
