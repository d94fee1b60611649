import { isList } from "../rules/value.ts";

/** Deeper values have infinite size: no document needs them, and JSON parsers may refuse them. */
const DEPTH_LIMIT = 100;

const BRACKETS = 2;
const COMMA = 1;
const COLON = 1;
const QUOTES = 2;
/** A character may be written as `\u0000`. */
const LONGEST_CHARACTER = 6;
/** Such as `-1.2345678901234567e-308`. */
const LONGEST_NUMBER = 24;

/**
 * The maximum length in characters of a value's JSON, computed without writing it. Infinity when it is nested too deep,
 * counted from this depth.
 */
export function sizeBound(value: unknown, depth = 1): number {
  if (typeof value === "string") return textBound(value);
  if (typeof value !== "object" || value === null) return LONGEST_NUMBER;
  if (depth > DEPTH_LIMIT) return Number.POSITIVE_INFINITY;
  return isList(value) ? listBound(value, depth) : membersBound(value, depth);
}

function listBound(list: readonly unknown[], depth: number): number {
  let size = BRACKETS;
  for (const item of list) size += sizeBound(item, depth + 1) + COMMA;
  return size;
}

function membersBound(members: object, depth: number): number {
  let size = BRACKETS;
  for (const [name, value] of Object.entries(members)) size += memberBound(name, value, depth + 1);
  return size;
}

/** The maximum number of characters of a member; none when it has no value. */
export function memberBound(name: string, value: unknown, depth: number): number {
  return value === undefined ? 0 : textBound(name) + COLON + sizeBound(value, depth) + COMMA;
}

/** The maximum number of characters of a text. */
export function textBound(text: string): number {
  return LONGEST_CHARACTER * text.length + QUOTES;
}
