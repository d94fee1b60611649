import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import type { Words } from "../../texts/catalogue.ts";
import { localizedMembers } from "./localized-members.ts";

/** A schema with its message keys translated; any other text stays unchanged. */
export function localizeSchema(schema: JsonObject, words: Words): JsonObject {
  const entries = Object.entries(schema).map(([name, value]) => [name, localizeMember(name, value, words)] as const);
  return Object.fromEntries(entries);
}

function localizeMember(name: string, value: unknown, words: Words): unknown {
  if (typeof value === "string") return localizedMembers.includes(name) && words.has(value) ? words.say(value) : value;
  if (Array.isArray(value))
    return value.map((element: unknown) => (isJsonObject(element) ? localizeSchema(element, words) : element));
  return isJsonObject(value) ? localizeSchema(value, words) : value;
}
