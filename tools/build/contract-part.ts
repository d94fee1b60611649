import type { ReleasedContract } from "../../src/documents/release.ts";

/**
 * The part of a contract that documents can come to: the calls that they name, the operations behind these, and the
 * types that any of them refers to. A name is any text that is equal to it, so a part has rather too much than too
 * little.
 */
export function contractPart(documents: unknown, whole: ReleasedContract): ReleasedContract {
  const named = new Set(textsIn(documents));
  const calls = pick(whole.calls, named);
  const behind = Object.values(calls).flatMap(({ variants }) => Object.values(variants).map((one) => one.operation));
  const types = pick(whole.types, new Set([...named, ...textsIn(calls)]));
  return { calls, operations: pick(whole.operations, new Set(behind)), types };
}

/** A part without what another part has. */
export const contractWithout = (part: ReleasedContract, other: ReleasedContract): ReleasedContract => ({
  calls: omit(part.calls, other.calls),
  operations: omit(part.operations, other.operations),
  types: omit(part.types, other.types),
});

type Named<Value> = Readonly<Record<string, Value>>;

const pick = <Value>(all: Named<Value>, names: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));

const omit = <Value>(all: Named<Value>, others: Named<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(others, name)));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
