import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import { type Reference, referencesOf } from "../uses/references.ts";
import { parametersOf } from "../uses/route-parameters.ts";
import { type Check, ofEach } from "./check.ts";

/** Where one is led to a route, it has an address whose parameters are all given: none by its id alone. */
export const routeParameters: Check = {
  ids: ["missing-parameter"],
  run: ofEach([], (documents, document) =>
    document.kind === "scenarios"
      ? []
      : referencesOf(documents, document)
          .filter(({ refers }) => refers === "route")
          .flatMap((reference) => missing(documents, reference)),
  ),
};

function missing({ index }: CheckedDocuments, { name, document, path, part }: Reference): Problem[] {
  const routes = index.find("routes", "routes");
  const paths = elementsOf(member(valueAt(routes?.value, ["routes", name]), "paths"));
  const needed = paths.map((one) => parametersOf(String(one)));
  const given = givenParameters(valueAt(document.value, path.slice(0, -1)));
  if (needed.length === 0 || needed.some((names) => names.every((one) => given.includes(one)))) return [];
  const are = given.length === 0 ? "none is given here" : `here is given: ${given.join(", ")}`;
  const message = `every address of route "${name}" needs a parameter (${needed.flat().join(", ")}), and ${are}`;
  const hint = "give it, or add a path without it to the route";
  return [{ check: "missing-parameter", file: document.path, spot: { path, part }, message, hint }];
}

/** What `{ "to", "with" }` gives to the address. */
function givenParameters(go: unknown): string[] {
  return membersOf(member(go, "with")).map(([name]) => name);
}
