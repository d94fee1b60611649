/** The scope of a rule: its roots by name, such as `data` and `session`. */
export interface Scope {
  readonly [root: string]: unknown;
}

/** A JSON object with unknown members; read by own keys only. */
export interface JsonObject {
  [key: string]: unknown;
}

/** Whether the value is a JSON object: not a list, not absent. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * The value, or undefined for everything that counts as absent: null, numbers that are not finite, values outside JSON.
 */
export function settle(value: unknown): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : undefined;
    case "object":
      return value ?? undefined;
    default:
      return undefined;
  }
}

export function isPresent(value: unknown): boolean {
  return settle(value) !== undefined;
}

/** The own member of an object by its key, or of a list by its index; else absent. */
export function member(holder: unknown, key: unknown): unknown {
  if (isList(holder)) return settle(holder[toListIndex(key)]);
  return typeof key === "string" ? ownMember(holder, key) : undefined;
}

function ownMember(holder: unknown, key: string): unknown {
  return isHolder(holder) && Object.hasOwn(holder, key) ? settle(holder[key]) : undefined;
}

function isHolder(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

const LIST_INDEX = /^(?:0|[1-9]\d{0,8})$/;

function toListIndex(key: unknown): number {
  if (typeof key === "number" && Number.isInteger(key)) return key;
  return typeof key === "string" && LIST_INDEX.test(key) ? Number(key) : -1;
}

/** An object of the values that are present. It has own keys only, whatever their names. */
export function presentMembers(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const present: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    if (isPresent(value)) put(present, key, value);
  }
  return present;
}

/** Gives an object an own member, whatever its name. */
export function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else object[key] = value;
}
