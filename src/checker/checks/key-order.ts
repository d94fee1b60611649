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
  const first = written.findIndex((key, at) => key !== right[at]);
  const [key, before] = [right[first], written[first]];
  if (key === undefined || before === undefined) return [];
  const message = `"${key}" must come before "${before}"`;
  const hint = `the order is: ${right.join(", ")}`;
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
