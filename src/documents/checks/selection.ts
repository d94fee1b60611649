import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf, valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { isJsonObject } from "../json.ts";
import { schemaFileOf } from "../kinds.ts";
import { originOf, type Resolved, resolveLayers } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { Visit } from "../schemas/walk.ts";
import type { Check } from "./check.ts";
import { sellersOf } from "./sold.ts";

/**
 * A list that selects names what its catalogue defines, in layers as in what is served. The schemas mark such names by
 * `x-selects`: a JSON Pointer into the same document, or `client:` and one into each client that sells the programme.
 */
export const selection: Check = {
  ids: ["unknown-selection"],
  run: (documents) => {
    const { index, schemas } = documents;
    return [...index.of("client"), ...index.of("programme")]
      .flatMap((document) => resolveLayers(index, schemas, document) ?? [])
      .flatMap((resolved) => unknownSelections(documents, resolved));
  },
};

const OF_CLIENT = "client:";

function unknownSelections(documents: CheckedDocuments, resolved: Resolved): Problem[] {
  const file = schemaFileOf(resolved.layers[0]?.kind ?? "client");
  return markedVisits(documents.schemas, file, resolved.value).flatMap((visit) => {
    const selects = visit.schema["x-selects"];
    if (typeof selects !== "string" || typeof visit.value !== "string") return [];
    const pointer = selects.startsWith(OF_CLIENT) ? selects.slice(OF_CLIENT.length) : selects;
    const holders = pointer === selects ? [resolved] : sellersOf(documents, resolved.id);
    return holders.flatMap((holder) => unknownSelection(resolved, visit, holder, pointer));
  });
}

function unknownSelection(resolved: Resolved, visit: Visit, holder: Resolved, pointer: string): Problem[] {
  const { path, part } = visit;
  const name = String(visit.value);
  const catalogue = valueAt(holder.value, pathOf(pointer));
  if (isJsonObject(catalogue) && Object.hasOwn(catalogue, name)) return [];
  const names = isJsonObject(catalogue) ? Object.keys(catalogue) : [];
  const origin = originOf(resolved, path) ?? resolved.layers[0];
  const where = `"${pathOf(pointer).join(".")}"${holder === resolved ? "" : ` of client "${holder.id}"`}`;
  const message = `"${name}" is not defined in ${where}`;
  return [
    {
      check: "unknown-selection",
      file: origin?.path ?? "",
      spot: { path, part },
      message,
      hint: suggest(name, names, "names") ?? "nothing is defined there",
    },
  ];
}
