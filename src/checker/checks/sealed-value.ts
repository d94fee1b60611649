import { arrayElements, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Inheritance, inheritances } from "../resolve/inheritance.ts";
import { listStatements } from "../resolve/statements.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import type { Check } from "./check.ts";

/** No layer changes a value that a layer above seals. New names, which that layer could not know, are free. */
export const sealedValue: Check = {
  ids: ["sealed-value"],
  run: (context) => inheritances(context).flatMap((one) => brokenSeals(context.schemas, one)),
};

function brokenSeals(schemas: SchemaSet, { layer, file, parents, inherited }: Inheritance): Found[] {
  const seals = parents.flatMap(listSeals);
  return listStatements(schemas, file, layer.value).flatMap(({ path }): Found[] => {
    const seal = seals.find(({ pattern }) => touches(pattern, path) && isInheritedValue(inherited, pattern, path));
    if (!seal) return [];
    const message = `"${path.join(".")}" cannot be changed here: "${seal.by}" seals ${seal.pointer}`;
    const hint = `remove it here, or the seal from "${seal.by}" if every layer may change it`;
    return [{ file: layer.path, spot: { path, part: "key" }, message, hint }];
  });
}

interface Seal {
  readonly by: string;
  readonly pointer: string;
  readonly pattern: readonly string[];
}

function listSeals({ id, value }: SourceDocument): Seal[] {
  return arrayElements(member(value, "sealed")).flatMap((pointer) =>
    typeof pointer === "string" ? [{ by: id, pointer, pattern: parsePointer(pointer) }] : [],
  );
}

/** Whether a change at that path changes a value that the pattern names: at it, inside it, or around it. */
function touches(pattern: readonly string[], path: JsonPath): boolean {
  const common = Math.min(pattern.length, path.length);
  return pattern.slice(0, common).every((name, depth) => name === "*" || name === String(path[depth]));
}

/** Whether the parents have a value there; for a change around it, at all. */
function isInheritedValue(inherited: unknown, pattern: readonly string[], path: JsonPath): boolean {
  return valueAt(inherited, path.slice(0, pattern.length)) !== undefined;
}
