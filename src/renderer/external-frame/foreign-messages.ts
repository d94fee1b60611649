import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import { checkJson, type JsonSchema } from "../../documents/json-schema.ts";

/** A message that a frame may send. */
interface Declared {
  readonly event: string;
  readonly schema: JsonSchema;
}

/** A received message; `isRight` when its members fit their declaration. */
export type ReceivedMessage =
  | { readonly isRight: true; readonly type: string; readonly event: string; readonly data: JsonObject }
  | { readonly isRight: false; readonly type: string };

const isSchemas = (value: unknown): value is Readonly<Record<string, JsonSchema>> =>
  isJsonObject(value) && Object.values(value).every(isJsonObject);
const isNames = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The declared messages of a block, by type, from its property `messages`. */
export function readDeclaredMessages(declared: unknown): ReadonlyMap<string, Declared> {
  const entries = Object.entries(isJsonObject(declared) ? declared : {}).flatMap(([type, one]) => {
    if (!isJsonObject(one) || typeof one.event !== "string") return [];
    const properties = isSchemas(one.members) ? one.members : {};
    const required = isNames(one.required) ? one.required : [];
    const schema: JsonSchema = { type: "object", properties, required, additionalProperties: false };
    return [[type, { event: one.event, schema }] as const];
  });
  return new Map(entries);
}

/** Reads `{ type, … }`; undefined for undeclared messages. Undeclared members are dropped. */
export function readMessage(data: unknown, declared: ReadonlyMap<string, Declared>): ReceivedMessage | undefined {
  if (!isJsonObject(data) || typeof data.type !== "string") return undefined;
  const { type, ...members } = data;
  const known = declared.get(type);
  if (known === undefined) return undefined;
  if (checkJson(known.schema, members).length > 0) return { isRight: false, type };
  return { isRight: true, type, event: known.event, data: members };
}

const HIGHEST = 4_000;

/** The height in pixels that `{ type: "height", height }` requests, limited to a reasonable range. */
export function heightIn(data: unknown): number | undefined {
  if (!isJsonObject(data) || data.type !== "height" || typeof data.height !== "number") return undefined;
  return Number.isFinite(data.height) ? Math.min(Math.max(Math.ceil(data.height), 0), HIGHEST) : undefined;
}
