/** All possible values of a rule; `undefined` when it may have any value. An absent value is `undefined`. */
export type Possible = readonly unknown[] | undefined;

/** A present value of which nothing else is known. */
export const SOMETHING = Object.freeze({ "": "something" });

/** The most values that are distinguished, and the most combinations of values that are tried. */
const [MOST, MOST_TRIED] = [64, 256];

/** Each value once; any value when there are too many. */
export function distinct(values: readonly unknown[]): Possible {
  if (values.length === 1) return [values[0] ?? undefined];
  const found = new Map(values.map((one) => [JSON.stringify(one) ?? "absent", one ?? undefined]));
  return found.size > MOST ? undefined : [...found.values()];
}

/** Each combination of possible values; `undefined` when one may be anything, or there are too many. */
export function rowsOf(parts: readonly Possible[], isOfPresence = false): readonly (readonly unknown[])[] | undefined {
  let rows: (readonly unknown[])[] = [[]];
  for (const values of parts) {
    if (values === undefined || (values.includes(SOMETHING) && !isOfPresence)) return undefined;
    if (rows.length * values.length > MOST_TRIED) return undefined;
    rows = rows.flatMap((row) => values.map((value) => [...row, value]));
  }
  return rows;
}

/** Whether a value is always absent. */
export const isNever = (values: Possible) => values?.every((value) => value === undefined) === true;

/** Whether a condition has this truth whatever the values are. */
export const isAlways = (values: Possible, truth: boolean) =>
  values !== undefined && values.length > 0 && values.every((value) => (value === true) === truth);

/** What an operator over a list gives, by the possible values of its rule for each element. */
export function iterated(name: string, list: readonly unknown[], bodies: readonly Possible[]): Possible {
  const may = list.filter((_, index) => !isAlways(bodies[index], false));
  const isForAll = bodies.every((body) => isAlways(body, true));
  switch (name) {
    case "find":
      return distinct([...may, undefined]);
    case "some":
      return may.length === 0 ? [false] : [true, false];
    case "none":
      return may.length === 0 ? [true] : [true, false];
    case "all":
      return isForAll ? [true] : [true, false];
    case "map":
      return rowsOf(bodies);
    case "filter":
      return rowsOf(list.map((one, index) => keptIn(one, bodies[index])))?.map((row) => row.flat());
    default:
      return list.length === 0 ? [[]] : undefined;
  }
}

/** What a filter may keep of an element: a list with it, or an empty list. */
function keptIn(element: unknown, truth: Possible): readonly (readonly unknown[])[] {
  if (isAlways(truth, true)) return [[element]];
  return isAlways(truth, false) ? [[]] : [[element], []];
}
