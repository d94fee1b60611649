import { isJsonObject } from "../../documents/json.ts";

/**
 * Whether two values are deeply equal: lists, maps, sets and plain objects by content, all else, including functions,
 * by identity.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (one instanceof Map) return other instanceof Map && isSame([...one], [...other]);
  if (one instanceof Set) return other instanceof Set && isSame([...one], [...other]);
  return isPlain(one) && isPlain(other) && hasSameMembers(one, other);
}

function hasSameMembers(one: object, other: object): boolean {
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  return (
    ones.length === others.length &&
    ones.every(([key, value], at) => key === others[at]?.[0] && isSame(value, others[at]?.[1]))
  );
}

function isPlain(value: unknown): value is object {
  if (!isJsonObject(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
