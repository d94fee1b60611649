/** Deeper values count as endless: no document needs them, and readers of JSON may refuse them. */
const DEPTH_LIMIT = 100;

/** Objects are values that never change: what was asked for once is known. */
const measured = new WeakMap<object, number>();

/**
 * How many characters an object's JSON has; Infinity when it is nested too deep. Of one that was made from another,
 * asked for before, only what differs between them is looked at.
 */
export function jsonSize(value: object, before?: object): number {
  const known = measured.get(value);
  if (known !== undefined) return known;
  const sizeBefore = before === undefined ? undefined : measured.get(before);
  const size = sizeBefore === undefined ? sizeOf(value, 1) : sizeBefore + growth(value, before, 1);
  if (size !== Number.POSITIVE_INFINITY) measured.set(value, size);
  return size;
}

const BRACKETS = 2;
const COMMA = 1;
const COLON = 1;
const QUOTES = 2;

type Members = Readonly<Record<string, unknown>>;

function sizeOf(value: unknown, depth: number): number {
  switch (typeof value) {
    case "string":
      return textSize(value);
    case "number":
    case "boolean":
      return String(value).length;
    case "object":
      if (value === null) return "null".length;
      if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
      return Array.isArray(value) ? listSize(value, depth) : objectSize(value as Members, depth);
    default:
      return "null".length;
  }
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_SURROGATE = 0xd800;

/** Most texts are written as they are. */
function textSize(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isPlain = code >= SPACE && code !== QUOTE && code !== BACKSLASH && code < FIRST_SURROGATE;
    if (!isPlain) return JSON.stringify(text).length;
  }
  return text.length + QUOTES;
}

function listSize(list: readonly unknown[], depth: number): number {
  let size = BRACKETS;
  for (const item of list) size += sizeOf(item, depth + 1) + COMMA;
  return size;
}

function objectSize(object: Members, depth: number): number {
  let size = BRACKETS;
  for (const key in object) size += memberSize(key, object[key], depth);
  return size;
}

function memberSize(key: string, value: unknown, depth: number): number {
  return value === undefined ? 0 : textSize(key) + COLON + sizeOf(value, depth + 1) + COMMA;
}

/** By how much a value is longer than the one in whose place it is. */
function growth(value: unknown, before: unknown, depth: number): number {
  if (value === before) return 0;
  if (Array.isArray(value) && Array.isArray(before)) return listGrowth(value, before, depth);
  if (isObject(value) && isObject(before)) return objectGrowth(value, before, depth);
  return sizeOf(value, depth) - sizeOf(before, depth);
}

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function listGrowth(list: readonly unknown[], before: readonly unknown[], depth: number): number {
  if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
  const shared = Math.min(list.length, before.length);
  let size = 0;
  for (let at = 0; at < shared; at += 1) size += growth(list[at], before[at], depth + 1);
  for (let at = shared; at < list.length; at += 1) size += sizeOf(list[at], depth + 1) + COMMA;
  for (let at = shared; at < before.length; at += 1) size -= sizeOf(before[at], depth + 1) + COMMA;
  return size;
}

function objectGrowth(object: Members, before: Members, depth: number): number {
  if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
  let size = 0;
  for (const key in object) {
    const value = object[key];
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (value === old) continue;
    const isMember = value !== undefined && old !== undefined;
    size += isMember ? growth(value, old, depth + 1) : memberSize(key, value, depth) - memberSize(key, old, depth);
  }
  for (const key in before) if (!Object.hasOwn(object, key)) size -= memberSize(key, before[key], depth);
  return size;
}
