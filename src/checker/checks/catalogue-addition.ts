import { arrayElements, isJsonObject, member } from "../../documents/json.ts";
import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { type Inheritance, inheritances } from "../resolve/inheritance.ts";
import { type Visit, walk } from "../schemas/walk.ts";
import type { Check } from "./check.ts";

/** A new name in a catalogue is intended when `adds` lists it; else it counts as a misspelt existing name. */
export const catalogueAddition: Check = {
  ids: ["unlisted-addition", "nothing-added"],
  run: (context) =>
    inheritances(context).flatMap((one) => {
      if (member(one.layer.value, "extends") === undefined) return [];
      const added = walk(context.schemas, one.file, one.layer.value).flatMap((visit) => addedNames(visit, one));
      return [...unlisted(one, added), ...nothingAdded(one, added)];
    }),
};

interface AddedName {
  readonly path: JsonPath;
  readonly pointer: string;
  /** The existing names of the catalogue. */
  readonly known: readonly string[];
}

function addedNames({ path, value, schema }: Visit, { inherited }: Inheritance): AddedName[] {
  if (schema["x-catalogue"] !== true || !isJsonObject(value)) return [];
  const catalogue = valueAt(inherited, path);
  const known = isJsonObject(catalogue) ? Object.keys(catalogue) : [];
  return Object.entries(value)
    .filter(([name, entry]) => entry !== null && !known.includes(name))
    .map(([name]) => ({ path: [...path, name], pointer: formatPointer([...path, name]), known }));
}

function unlisted({ layer }: Inheritance, added: readonly AddedName[]): Problem[] {
  const listed = arrayElements(member(layer.value, "adds"));
  return added
    .filter(({ pointer }) => !listed.includes(pointer))
    .map(({ path, pointer, known }) => ({
      check: "unlisted-addition",
      file: layer.path,
      spot: { path, part: "key" as const },
      message: `"${path.at(-1)}" is new here, and "adds" does not list it`,
      hint: `${suggest(String(path.at(-1)), known, "names") ?? "the catalogue is empty"}; a new one is listed in "adds": "${pointer}"`,
    }));
}

function nothingAdded({ layer }: Inheritance, added: readonly AddedName[]): Problem[] {
  return arrayElements(member(layer.value, "adds")).flatMap((pointer, at): Problem[] => {
    if (typeof pointer !== "string" || added.some((one) => one.pointer === pointer)) return [];
    const message = `"adds" lists ${pointer}, which this layer does not add to a catalogue`;
    const hint = "remove it, or write the entry that it announces";
    return [{ check: "nothing-added", file: layer.path, spot: { path: ["adds", at] }, message, hint }];
  });
}
