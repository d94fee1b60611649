import { valueAt } from "../../src/checker/findings/inside.ts";
import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
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

/** What a rule reads: the places whose values it passes on, and those that it reads beside. */
interface Reading {
  readonly passed: readonly Read[];
  readonly beside: readonly Read[];
}

const NOTHING: Reading = { passed: [], beside: [] };

/**
 * Every place that a rule reads. The name of an element is followed to the list around it that has it; of a value that
 * `get` takes a part of, only the part counts; of anything else that is read whole, all that is in it.
 */
export function readsOfRule(rule: unknown, bound: Bound): Read[] {
  const { passed, beside } = readingOf(rule, bound);
  return distinct([...passed, ...beside]);
}

function readingOf(rule: unknown, bound: Bound): Reading {
  if (Array.isArray(rule)) return joined(rule.map((one) => readingOf(one, bound)));
  return joined(objectEntries(rule).map(([operator, operand]) => readingOfOperator(operator, operand, bound)));
}

function readingOfOperator(operator: string, operand: unknown, bound: Bound): Reading {
  if (operator === "var") return { ...NOTHING, passed: readsOfPath(operand, bound) };
  if (operator === "get") return readingOfPart(arrayElements(operand), bound);
  if (isIterator(operand)) return readingOfIterator(operator, operand, bound);
  const reading = readingOf(operand, bound);
  return LOOKING.has(operator) ? withSteps(reading, "=") : reading;
}

const joined = (readings: readonly Reading[]): Reading => ({
  passed: distinct(readings.flatMap(({ passed }) => passed)),
  beside: distinct(readings.flatMap(({ beside }) => beside)),
});

/** The same, of a part of what is passed on. */
const withSteps = ({ passed, beside }: Reading, ...steps: readonly string[]): Reading => ({
  passed: passed.map((read) => [...read, ...steps]),
  beside,
});

function readsOfPath(text: unknown, bound: Bound): Read[] {
  return rulePaths({ var: text }).flatMap(({ path }) => {
    const steps = path.steps.map((step) => ("key" in step ? step.key : "*"));
    const lists = bound.get(path.root);
    return lists === undefined ? [[path.root, ...steps]] : lists.map((list) => [...list, "[]", ...steps]);
  });
}

function readingOfPart([whole, ...keys]: readonly unknown[], bound: Bound): Reading {
  const steps = keys.map((key) => (typeof key === "string" ? key : "*"));
  const part = withSteps(readingOf(whole, bound), ...steps);
  return { ...part, beside: [...part.beside, ...readsOfRule(keys, bound)] };
}

/** The name of an iterator's elements means its list, and only inside the iterator. */
function readingOfIterator(operator: string, operand: unknown, bound: Bound): Reading {
  const { in: written, as: name, ...rest } = isJsonObject(operand) ? operand : {};
  const list = readingOf(written, bound);
  const inner = readingOf(rest, new Map(bound).set(String(name), list.passed));
  if (!PASSING.has(operator)) return { passed: inner.passed, beside: [...list.beside, ...inner.beside] };
  const { passed } = operator === "find" ? withSteps(list, "[]") : list;
  return { passed, beside: [...list.beside, ...inner.passed, ...inner.beside] };
}

/** Whether something names the elements of a list: an iterator of a rule, a block's `each`, a field's options. */
export const isIterator = (value: unknown): boolean =>
  typeof member(value, "as") === "string" && member(value, "in") !== undefined;

/** What names the elements of a list for the rules beside it: a block's `each`, a field's options or suggestions. */
const NAMING = ["each", "options", "suggestions"];

/** The names that lists of a document are bound to at a place of it; the nearest list of a name counts. */
export function boundAt(document: unknown, path: JsonPath): Bound {
  const bound = new Map<string, readonly Read[]>();
  let holder: unknown = document;
  for (const key of [...path, undefined]) {
    for (const naming of [holder, ...NAMING.map((name) => member(holder, name))]) {
      // The list itself is read outside of what it names.
      if (isIterator(naming) && !(naming === holder && key === "in"))
        bound.set(String(member(naming, "as")), readingOf(member(naming, "in"), bound).passed);
    }
    holder = key === undefined ? undefined : valueAt(holder, [key]);
  }
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
