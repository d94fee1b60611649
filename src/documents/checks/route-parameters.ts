import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member } from "../json.ts";
import { type Reference, referencesOf } from "../uses/references.ts";
import { parametersOf } from "../uses/route-parameters.ts";
import type { Check } from "./check.ts";

/** Where one is led by the id of a route alone, the route has an address without parameters. */
export const routeParameters: Check = {
  ids: ["missing-parameter"],
  run: (documents) =>
    documents.index.documents
      .filter(({ kind }) => kind !== "scenarios")
      .flatMap((document) => referencesOf(documents, document))
      .filter(({ refers }) => refers === "route")
      .flatMap((reference) => missing(documents, reference)),
};

function missing({ index }: CheckedDocuments, { name, document, path, part }: Reference): Problem[] {
  const routes = index.find("routes", "routes");
  const paths = elementsOf(member(valueAt(routes?.value, ["routes", name]), "paths"));
  const needed = paths.map((one) => parametersOf(String(one)));
  if (needed.length === 0 || needed.some((names) => names.length === 0)) return [];
  const message = `every address of route "${name}" needs a parameter (${needed.flat().join(", ")}), and none is given here`;
  const hint = "add a path without it to the route";
  return [{ check: "missing-parameter", file: document.path, spot: { path, part }, message, hint }];
}
