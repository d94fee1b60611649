import type { Rule } from "../generated/rule.ts";
import { pathsThrough } from "../rules/derived-paths.ts";
import type { PathStep } from "../rules/path.ts";
import { rulePaths } from "../rules/rule-paths.ts";
import { isJsonObject, isPresent, type JsonObject } from "../rules/value.ts";

/** Which parts of a value are sensitive: all of it, or members by name. */
export type Marks = true | ReadonlyMap<string, Marks>;

/** The marks of what a rule can read, by root. */
export type MarkedRoots = Readonly<Record<string, Marks | undefined>>;

/**
 * Whether a rule reads anything sensitive, itself or by these derived values; then its whole value counts as sensitive.
 */
export function isSensitive(rule: Rule, roots: MarkedRoots, derived?: JsonObject): boolean {
  const paths = derived === undefined ? rulePaths(rule) : pathsThrough(rule, derived);
  return paths.some(({ path }) => Object.hasOwn(roots, path.root) && touches(roots[path.root], path.steps));
}

function touches(marks: Marks | undefined, [step, ...others]: readonly PathStep[]): boolean {
  if (marks === undefined || marks === true) return marks === true;
  if (step === undefined) return marks.size > 0;
  if ("key" in step) return touches(marks.get(step.key), others);
  return [...marks.values()].some((inner) => touches(inner, others));
}

/** A value without its marked parts: null replaces each, so that a resumed run knows what it lost. */
function strip(value: unknown, marks: Marks | undefined): unknown {
  if (marks === undefined || !isPresent(value)) return value;
  if (marks === true) return null;
  return isJsonObject(value) ? stripMembers(value, marks) : value;
}

/** An object without what is marked in it; the same object when nothing is. */
export function stripMembers<Members extends Readonly<Record<string, unknown>>>(
  members: Members,
  marks: ReadonlyMap<string, Marks>,
): Members {
  const lost = [...marks].flatMap(([key, inner]) => {
    const value = Object.hasOwn(members, key) ? members[key] : undefined;
    const rest = strip(value, inner);
    return rest === value ? [] : [[key, rest] as const];
  });
  return lost.length === 0 ? members : { ...members, ...Object.fromEntries(lost) };
}

/** The marks of the values at dotted paths such as `password` and `account.password`. */
export function marksAt(paths: readonly string[]): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Marks>();
  for (const [first = "", ...rest] of paths.map((path) => path.split("."))) {
    const known = marks.get(first);
    if (rest.length === 0) marks.set(first, true);
    else if (known !== true) marks.set(first, new Map([...(known ?? []), ...marksAt([rest.join(".")])]));
  }
  return marks;
}

/** The keys that lead to each sensitive value. */
export function markedPaths(marks: ReadonlyMap<string, Marks>): readonly (readonly string[])[] {
  return [...marks].flatMap(([key, inner]) =>
    inner === true ? [[key]] : markedPaths(inner).map((path) => [key, ...path]),
  );
}

/** References may lead in circles; values deeper than this are not marked. */
const TYPE_DEPTH_LIMIT = 16;

/**
 * The marks of a JSON Schema: `sensitive` in documents, `x-sensitive` in the back-end contract.
 * A list or a map with sensitive parts is sensitive as a whole.
 */
export function marksOfType(type: unknown, types: Readonly<Record<string, unknown>>, depth = 0): Marks | undefined {
  if (!isJsonObject(type) || depth > TYPE_DEPTH_LIMIT) return undefined;
  if (type.sensitive === true || type["x-sensitive"] === true) return true;
  const { $ref, properties, items, additionalProperties } = type;
  if (typeof $ref === "string" && Object.hasOwn(types, $ref)) return marksOfType(types[$ref], types, depth + 1);
  if ([items, additionalProperties].some((inner) => marksOfType(inner, types, depth + 1) !== undefined)) return true;
  return isJsonObject(properties) ? marksOfMembers(properties, types, depth + 1) : undefined;
}

/** The marks of an object by the types of its members. */
function marksOfMembers(properties: object, types: Readonly<Record<string, unknown>>, depth: number) {
  const marked = Object.entries(properties).flatMap(([name, type]) => {
    const marks = marksOfType(type, types, depth);
    return marks === undefined ? [] : [[name, marks] as const];
  });
  return marked.length === 0 ? undefined : new Map(marked);
}
