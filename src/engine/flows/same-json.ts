import { isJsonObject, isList } from "../rules/value.ts";

const DEPTH_LIMIT = 64;

/**
 * Whether two values are the same JSON. Compares by content, so that a snapshot from storage equals the one in memory.
 */
export function isSameJson(left: unknown, right: unknown, depth = DEPTH_LIMIT): boolean {
  if (left === right) return true;
  if (depth === 0) return false;
  if (isList(left)) {
    return (
      isList(right) && left.length === right.length && left.every((item, at) => isSameJson(item, right[at], depth - 1))
    );
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key], depth - 1))
  );
}
