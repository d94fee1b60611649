/** A JSON object whose members are not known yet. */
export interface JsonObject {
  [key: string]: unknown;
}

/** Whether a value is a JSON object: not null, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The own member of a JSON object, or undefined when the value is no object or has no such member. */
export function member(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The members of a JSON object in order; none when the value is no object. */
export function objectEntries(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The elements of a JSON list; none when the value is no list. */
export function arrayElements(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
