import { isJsonObject, type JsonObject, member, objectKeys } from "../../documents/json.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Visit } from "../schemas/walk.ts";
import { type Check, ofAll } from "./check.ts";

/**
 * The keys of a document follow the order of its schema, so that people find them. `*`, which covers all other names,
 * comes after them.
 */
export const keyOrder: Check = {
  ids: ["key-order"],
  run: ofAll((context, document) =>
    context.listVisits(document).flatMap((visit) => misplacedKey(document.path, visit)),
  ),
};

function misplacedKey(file: string, { path, value, schema, types }: Visit): FoundHere[] {
  if (!isJsonObject(value)) return [];
  const written = Object.keys(value).filter(
    (key) => types.includes(NAMED) || member(schema.properties, key) !== undefined,
  );
  const right = types.includes(NAMED) ? withRestLast(written) : asDeclared(written, schema);
  const kept = longestInOrder(written.map((key) => right.indexOf(key)));
  const key = written.find((one) => !kept.has(right.indexOf(one)));
  if (key === undefined) return [];
  const before = right[right.indexOf(key) - 1];
  const place = before === undefined ? "first" : `after "${before}"`;
  const message = `"${key}" is in the wrong place: it comes ${place}`;
  const hint = `move it there; the order is: ${right.join(", ")}`;
  const repair = { kind: "order", keys: right } as const;
  return [{ file, spot: { path: [...path, key], part: "key" }, message, hint, repair }];
}

/** Handlers, by their causes. */
const NAMED = "Transitions";
const REST = "*";

const withRestLast = (names: readonly string[]) => [
  ...names.filter((name) => name !== REST),
  ...names.filter((name) => name === REST),
];

function asDeclared(written: readonly string[], { properties }: JsonObject): string[] {
  const declared = objectKeys(properties);
  return [...written].sort((a, b) => declared.indexOf(a) - declared.indexOf(b));
}

/** The most numbers of a list that already follow each other in their order: what is left has to move. */
function longestInOrder(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const place of places) {
    const before = best.filter((one) => (one.at(-1) ?? -1) < place).sort((a, b) => b.length - a.length)[0] ?? [];
    best.push([...before, place]);
  }
  return new Set(best.sort((a, b) => b.length - a.length)[0]);
}
