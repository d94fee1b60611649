import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { pathsIn } from "./paths-in.ts";

/** The `if` of a transition, a step or a call; rules have an `if` of their own, which is a list. */
export function conditionsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  return objectEntries(value).flatMap(([key, one]) => (key === "if" && isJsonObject(one) ? [one] : conditionsIn(one)));
}

/**
 * The data that conditions, timers, steps and inner flows of a flow and the forms on its screens read, and the data that
 * these are set from.
 */
export function decidingNames(value: unknown, forms: readonly unknown[]): string[] {
  const gives = arrayElements(member(value, "steps")).flatMap((step) => member(step, "sets") ?? []);
  const read = [...conditionsIn(value), ...timesIn(value), ...givenOn(value), ...forms].flatMap(dataNames);
  const deciding = new Set([...gives.map(String), ...read]);
  const sets = setsIn(value);
  for (let size = -1; size !== deciding.size; ) {
    size = deciding.size;
    const sources = sets.flatMap(([name, rule]) => (deciding.has(name) ? dataNames(rule) : []));
    for (const name of sources) deciding.add(name);
  }
  return [...deciding].sort();
}

const dataNames = (rule: unknown): string[] =>
  pathsIn(rule).flatMap(({ path: { root, steps } }) =>
    root === "data" && steps[0] !== undefined && "key" in steps[0] ? [steps[0].key] : [],
  );

function timesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(timesIn);
  return objectEntries(value).flatMap(([key, one]) => (key === "time" || key === "until" ? [one] : timesIn(one)));
}

/** The input of inner flows and the output of this one. */
function givenOn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(givenOn);
  const own = typeof member(value, "flow") === "string" ? [member(value, "with")] : [member(value, "output")];
  return [...own, ...objectEntries(value).flatMap(([, one]) => givenOn(one))];
}

function setsIn(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(setsIn);
  return objectEntries(value).flatMap(([key, one]) => (key === "set" ? objectEntries(one) : setsIn(one)));
}
