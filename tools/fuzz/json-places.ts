import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";

/** A value inside a document, with its parent. */
export interface Place {
  readonly holder: JsonObject | unknown[];
  readonly key: string | number;
}

/** Every place in a document, from the outside in. */
export function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) return value.flatMap((inner, key) => [{ holder: value, key }, ...placesIn(inner)]);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)]);
}

/** The value at a place. */
export function valueAtPlace({ holder, key }: Place): unknown {
  return Array.isArray(holder) ? holder[Number(key)] : holder[key];
}

/** Puts a value at a place. */
export function put({ holder, key }: Place, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else define(holder, String(key), value);
}

/** Removes the value at a place. */
export function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Renames the member at a place, without moving it. */
export function rename({ holder, key }: Place, name: string): void {
  if (Array.isArray(holder)) return;
  const members = Object.entries(holder);
  for (const [own] of members) delete holder[own];
  for (const [own, value] of members) define(holder, own === key ? name : own, value);
}

/** As JSON.parse does it: `__proto__` is a member like any other. */
function define(holder: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
