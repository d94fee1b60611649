import { member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";
import { type SchemaProblem, schemaProblem } from "./schema-problem.ts";

/** A served client or programme, merged with its parents, is complete by its schema. */
export const resolvedSchema: Check = {
  ids: ["incomplete"],
  run(context) {
    const unsold = context.clients.filter(
      ({ value }) => Array.isArray(value.programmes) && value.programmes.length === 0,
    );
    const lacking = [...context.clients, ...context.programmes].flatMap((resolved) => {
      if (resolved.layers.length < 2) return [];
      const file = schemaFileName(resolved.layers[0]?.kind ?? "client");
      return context.schemaChecks
        .whole(file, resolved.value)
        .map(schemaProblem)
        .filter(({ check }) => check === "missing-property")
        .flatMap((problem) => incomplete(resolved, problem));
    });
    return [...lacking, ...unsold.flatMap((client) => sellsNothing(context, client))];
  },
};

/** A client that lists no programme, or inherits an empty list. */
function sellsNothing({ programmes }: CheckContext, client: Resolved): Found[] {
  const [layer] = client.layers;
  if (layer === undefined) return [];
  const isListed = member(layer.written, "programmes") !== undefined;
  const names = programmes.map(({ id }) => id).slice(0, 5);
  return [
    {
      file: layer.path,
      spot: { path: [isListed ? "programmes" : "id"] },
      message: `"${client.id}" sells no programme, so nobody could use its portal`,
      hint: `list what it sells under "programmes"${names.length === 0 ? "" : `, such as: ${names.join(", ")}`}`,
    },
  ];
}

/** A missing member is reported at the nearest layer with the object that lacks it. */
function incomplete(resolved: Resolved, { path, message }: SchemaProblem): Found[] {
  const origin = findOrigin(resolved, path) ?? resolved.layers[0];
  if (!origin) return [];
  const names = resolved.layers.map(({ id }) => id).join(" → ");
  const where = path.length === 0 ? "" : ` (in "${path.join(".")}")`;
  return [
    {
      file: origin.path,
      spot: { path: path.length === 0 ? ["id"] : path, part: path.length === 0 ? "value" : "key" },
      message: `"${resolved.id}" is not complete: ${message.replace(" here", "")}${where}`,
      hint: `add it to one of its layers: ${names}`,
    },
  ];
}
