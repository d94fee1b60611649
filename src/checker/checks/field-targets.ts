import { arrayElements, member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { Visit } from "../schemas/walk.ts";
import type { Check } from "./check.ts";

/**
 * The fields that a served programme asks for fill what the back end requires, and no two fill the same target. The
 * schemas declare this at the list of fields: `x-fills` names the required targets, `x-fills-once` those that are never
 * joined.
 */
export const fieldTargets: Check = {
  ids: ["unfilled-target", "double-target"],
  run: (context) => context.programmes.flatMap((programme) => problemsIn(context, programme)),
};

function problemsIn({ schemas }: CheckContext, programme: Resolved): Problem[] {
  return markedVisits(schemas, "programme.schema.json", programme.value).flatMap((visit) => {
    const fields = arrayElements(visit.value);
    const targets = fields.map((field) => findFillTarget(programme, visit, field));
    const file = (findOrigin(programme, visit.path) ?? programme.layers[0])?.path ?? "";
    const list = visit.path.join(".");
    const unfilled = arrayElements(visit.schema["x-fills"])
      .filter((target) => !targets.includes(target))
      .map((target) => ({
        check: "unfilled-target",
        file,
        spot: { path: visit.path, part: "key" as const },
        message: `no field of "${list}" fills ${target}, so every address would be incomplete`,
      }));
    return [...unfilled, ...(visit.schema["x-fills-once"] === true ? doubles(targets) : [])];

    function doubles(all: readonly unknown[]): Problem[] {
      return all.flatMap((target, at): Problem[] => {
        const first = all.indexOf(target);
        if (target === undefined || first === at) return [];
        const message = `"${fields[at]}" fills ${target}, which "${fields[first]}" already fills`;
        return [{ check: "double-target", file, spot: { path: [...visit.path, at] }, message }];
      });
    }
  });
}

/** The target that a field fills, from the catalogue of the list. */
function findFillTarget({ value }: Resolved, { schema }: Visit, field: unknown): unknown {
  const catalogue = member(schema.items, "x-selects");
  return typeof catalogue === "string"
    ? member(valueAt(value, [...parsePointer(catalogue), String(field)]), "mapTo")
    : undefined;
}
