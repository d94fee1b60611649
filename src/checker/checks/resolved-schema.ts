import type { Found } from "../findings/problem.ts";
import { schemaFileName } from "../read/kinds.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";
import { type SchemaProblem, schemaProblem } from "./schema-problem.ts";

/** A client or programme that is served says, with all that it inherits, everything that its schema asks for. */
export const resolvedSchema: Check = {
  ids: ["incomplete"],
  run(context) {
    return [...context.clients, ...context.programmes].flatMap((resolved) => {
      if (resolved.layers.length < 2) return [];
      const file = schemaFileName(resolved.layers[0]?.kind ?? "client");
      return context.schemaChecks
        .whole(file, resolved.value)
        .map(schemaProblem)
        .filter(({ check }) => check === "missing-property")
        .flatMap((problem) => incomplete(resolved, problem));
    });
  },
};

/** What is missing is said at the nearest layer that holds the object in which it is missing. */
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
