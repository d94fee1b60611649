import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import { checkJson, type JsonSchema } from "../../documents/json-schema.ts";

type Messages = Readonly<Record<string, JsonSchema>>;

/** A received message; `isRight` when its members fit the contract. */
export type ReceivedMessage =
  | { readonly isRight: true; readonly type: string; readonly members: JsonObject }
  | { readonly isRight: false; readonly type: string };

/** The most characters of a message's JSON. */
const LONGEST = 65_536;

/** Reads `{ type, … }`; undefined for what is no message of the contract. */
export function readMessage(data: unknown, incoming: Messages): ReceivedMessage | undefined {
  if (!isJsonObject(data) || typeof data.type !== "string") return undefined;
  const { type } = data;
  const schema = Object.hasOwn(incoming, type) ? incoming[type] : undefined;
  if (schema === undefined) return undefined;
  const { type: _, ...members } = data;
  const read = asJson(members);
  return read === undefined || checkJson(schema, read).length > 0
    ? { isRight: false, type }
    : { isRight: true, type, members: read };
}

/** A cloned value may hold what JSON has no words for, and itself; undefined for such a value, and for a large one. */
function asJson(data: JsonObject): JsonObject | undefined {
  try {
    const text = JSON.stringify(data);
    const value: unknown = text.length > LONGEST ? undefined : JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The message as the page gets it; undefined when the contract has no such message, or its members do not fit. */
export function messageToPost(type: string, members: JsonObject, outgoing: Messages): JsonObject | undefined {
  const schema = Object.hasOwn(outgoing, type) ? outgoing[type] : undefined;
  return schema === undefined || checkJson(schema, members).length > 0 ? undefined : { ...members, type };
}

const HIGHEST = 4_000;

/** The height in pixels that `{ type: "height", height }` requests, limited to a reasonable range. */
export function heightIn(data: unknown): number | undefined {
  if (!isJsonObject(data) || data.type !== "height" || typeof data.height !== "number") return undefined;
  return Number.isFinite(data.height) ? Math.min(Math.max(Math.ceil(data.height), 0), HIGHEST) : undefined;
}
