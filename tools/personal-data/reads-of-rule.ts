import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { rulePaths } from "../../src/engine/index.ts";

/**
 * A place that is read: its root and the names inside; `[]` for an element of a list, `*` for a name from data, and at
 * the end `=` where only the place itself is looked at, and nothing in it.
 */
export type Read = readonly string[];

/** The list behind each name of its elements: `plan` → what is read as the list. */
export type Bound = ReadonlyMap<string, readonly Read[]>;

/** Iterators that pass on what they are given; of others, only what is read inside counts. */
const PASSING = new Set(["find", "filter", "sortBy"]);
/** The operators that only read a value's presence or size. */
const LOOKING = new Set(["present", "length"]);

/**
 * Every place that a rule reads. Names that lists are bound to are followed to the list; of a value that `get` takes
 * a part of, only the part counts; of anything else that is read whole, all that is in it.
 */
export function readsOfRule(rule: unknown, bound: Bound): Read[] {
  if (Array.isArray(rule)) return rule.flatMap((one) => readsOfRule(one, bound));
  return objectEntries(rule).flatMap(([operator, operand]) => {
    if (operator === "var") return readsOfPath(operand, bound);
    if (LOOKING.has(operator)) return readsOfRule(operand, bound).map((read) => [...read, "="]);
    if (operator === "get") return readsOfPart(arrayElements(operand), bound);
    return isIterator(operand) ? readsOfIterator(operator, operand, bound) : readsOfRule(operand, bound);
  });
}

function readsOfPath(text: unknown, bound: Bound): Read[] {
  return rulePaths({ var: text }).flatMap(({ path }) => {
    const steps = path.steps.map((step) => ("key" in step ? step.key : "*"));
    const lists = bound.get(path.root);
    return lists === undefined ? [[path.root, ...steps]] : lists.map((list) => [...list, "[]", ...steps]);
  });
}

function readsOfPart([whole, ...keys]: readonly unknown[], bound: Bound): Read[] {
  const steps = keys.map((key) => (typeof key === "string" ? key : "*"));
  return [...readsOfRule(whole, bound).map((read) => [...read, ...steps]), ...readsOfRule(keys, bound)];
}

function readsOfIterator(operator: string, operand: unknown, bound: Bound): Read[] {
  const { in: list, ...rest } = isJsonObject(operand) ? operand : {};
  const passed = PASSING.has(operator) ? readsOfRule(list, bound) : [];
  return [...passed.map((read) => (operator === "find" ? [...read, "[]"] : read)), ...readsOfRule(rest, bound)];
}

/** Whether something names the elements of a list: an iterator of a rule, a block's `each`, a field's options. */
export const isIterator = (value: unknown): boolean =>
  typeof member(value, "as") === "string" && member(value, "in") !== undefined;

/** The names that lists of a document are bound to, wherever in it they stand. */
export function boundIn(document: unknown): Bound {
  const bound = new Map<string, readonly Read[]>();
  const visit = (value: unknown): void => {
    if (isIterator(value)) {
      const name = String(member(value, "as"));
      bound.set(name, distinct([...(bound.get(name) ?? []), ...readsOfRule(member(value, "in"), bound)]));
    }
    for (const inner of Array.isArray(value) ? value : objectEntries(value).map(([, one]) => one)) visit(inner);
  };
  visit(document);
  return bound;
}

const distinct = (reads: readonly Read[]) => [...new Map(reads.map((read) => [read.join("."), read])).values()];

/** Whether a read place is another, is inside it, or is a whole that holds it. */
export function touches(read: Read, place: Read): boolean {
  const isAny = (name: string | undefined) => name === undefined || name === "*" || name === "[]";
  const isSame = (name: string, at: number) =>
    name === "=" ? place[at] === undefined : isAny(name) || isAny(place[at]) || name === place[at];
  return read[0] === place[0] && read.every(isSame);
}
