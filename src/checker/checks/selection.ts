import { isJsonObject } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { schemaFileName } from "../read/kinds.ts";
import { findOrigin, type Resolved, resolveLayers } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { Visit } from "../schemas/walk.ts";
import type { Check } from "./check.ts";
import { listSellers } from "./sold.ts";

/**
 * A list that selects names only those that its catalogue defines, in layers and when resolved. The schemas mark such
 * names by `x-selects`: a JSON Pointer into the same document, or `client:` and one into each client that sells the
 * programme.
 */
export const selection: Check = {
  ids: ["unknown-selection"],
  run: (context) => {
    const { index, schemas } = context;
    return [...index.of("client"), ...index.of("programme")]
      .flatMap((document) => resolveLayers(index, schemas, document) ?? [])
      .flatMap((resolved) => unknownSelections(context, resolved));
  },
};

const OF_CLIENT = "client:";

function unknownSelections(context: CheckContext, resolved: Resolved): Found[] {
  const file = schemaFileName(resolved.layers[0]?.kind ?? "client");
  return markedVisits(context.schemas, file, resolved.value, "x-selects").flatMap((visit) => {
    const selects = visit.schema["x-selects"];
    if (typeof selects !== "string" || typeof visit.value !== "string") return [];
    const pointer = selects.startsWith(OF_CLIENT) ? selects.slice(OF_CLIENT.length) : selects;
    const holders = pointer === selects ? [resolved] : listSellers(context, resolved.id);
    return holders.flatMap((holder) => unknownSelection(resolved, visit, holder, pointer));
  });
}

function unknownSelection(resolved: Resolved, visit: Visit, holder: Resolved, pointer: string): Found[] {
  const { path, part } = visit;
  const name = String(visit.value);
  const catalogue = valueAt(holder.value, parsePointer(pointer));
  if (isJsonObject(catalogue) && Object.hasOwn(catalogue, name)) return [];
  const names = isJsonObject(catalogue) ? Object.keys(catalogue) : [];
  const origin = findOrigin(resolved, path) ?? resolved.layers[0];
  const where = `"${parsePointer(pointer).join(".")}"${holder === resolved ? "" : ` of client "${holder.id}"`}`;
  const message = `"${name}" is not defined in ${where}`;
  return [
    {
      file: origin?.path ?? "",
      spot: { path, part },
      message,
      hint: suggest(name, names, "names") ?? "it is empty",
    },
  ];
}
