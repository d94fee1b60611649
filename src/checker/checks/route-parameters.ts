import { member, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { listReferences, type Reference } from "../uses/references.ts";
import { pathParameters } from "../uses/route-parameters.ts";
import { type Check, ofAll } from "./check.ts";

/** A link to a route gives all parameters of one of its addresses; a link by id alone gives none. */
export const routeParameters: Check = {
  ids: ["missing-parameter"],
  run: ofAll((context, document) =>
    document.kind === "scenarios"
      ? []
      : listReferences(context, document)
          .filter(({ refers }) => refers === "route")
          .flatMap((reference) => missing(context, reference)),
  ),
};

function missing({ index }: CheckContext, { name, document, path, part }: Reference): FoundHere[] {
  const routes = index.find("routes", "routes");
  const { paths = [] } = member(routes?.value.routes, name) ?? {};
  const needed = paths.map(pathParameters);
  // The parameters that `{ "to", "with" }` gives the address.
  const given = objectKeys(valueAt(document.value, [...path.slice(0, -1), "with"]));
  if (needed.length === 0 || needed.some((names) => names.every((one) => given.includes(one)))) return [];
  const are = given.length === 0 ? "none is given here" : `only these are given: ${given.join(", ")}`;
  const message = `every address of route "${name}" needs a parameter (${needed.flat().join(", ")}), and ${are}`;
  const hint = "pass it, or add a path without it to the route";
  return [{ spot: { path, part }, message, hint }];
}
