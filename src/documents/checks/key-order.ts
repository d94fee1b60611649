import type { Problem } from "../findings/problem.ts";
import { isJsonObject, membersOf } from "../json.ts";
import type { Visit } from "../schemas/walk.ts";
import { type Check, ofEach } from "./check.ts";

/** The keys of a document stand in the order in which its schema declares them, so that people find them. */
export const keyOrder: Check = {
  ids: ["key-order"],
  run: ofEach([], (documents, document) =>
    documents.visitsOf(document).flatMap((visit) => misplacedKey(document.path, visit)),
  ),
};

function misplacedKey(file: string, { path, value, schema }: Visit): Problem[] {
  if (!isJsonObject(value) || !isJsonObject(schema.properties)) return [];
  const declared = membersOf(schema.properties).map(([key]) => key);
  const written = Object.keys(value).filter((key) => declared.includes(key));
  const right = [...written].sort((a, b) => declared.indexOf(a) - declared.indexOf(b));
  const first = written.findIndex((key, at) => key !== right[at]);
  const [key, before] = [right[first], written[first]];
  if (key === undefined || before === undefined) return [];
  const message = `"${key}" stands before "${before}"`;
  const hint = `the order is: ${right.join(", ")}`;
  const repair = { kind: "order", keys: right } as const;
  return [{ check: "key-order", file, spot: { path: [...path, key], part: "key" }, message, hint, repair }];
}
