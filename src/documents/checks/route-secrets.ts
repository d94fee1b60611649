import { rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Check } from "./check.ts";

/** A secret of an address can leave it, and goes only to data that is marked as sensitive. */
export const routeSecrets: Check = {
  ids: ["open-secret"],
  run: (documents) =>
    documents.index
      .of("routes")
      .flatMap((routes) =>
        membersOf(member(routes.value, "routes")).flatMap(([name, route]) => [
          ...unableToLeave(routes, name, route),
          ...openInputs(documents, routes, name, route),
        ]),
      ),
};

const secretsOf = (route: unknown) => elementsOf(member(route, "secrets")).map(String);

function problem(routes: SourceDocument, path: JsonPath, message: string, hint: string): Problem {
  return { check: "open-secret", file: routes.path, spot: { path }, message, hint };
}

function unableToLeave(routes: SourceDocument, name: string, route: unknown): Problem[] {
  const paths = elementsOf(member(route, "paths")).map(String);
  const holds = (path: string) => secretsOf(route).some((secret) => path.split("/").includes(`:${secret}`));
  if (!paths.some(holds) || !paths.every(holds)) return [];
  const message = `every path of route "${name}" holds a secret, which then cannot leave the address`;
  return [problem(routes, ["routes", name, "paths"], message, "add a path without it")];
}

function openInputs(documents: CheckedDocuments, routes: SourceDocument, name: string, route: unknown): Problem[] {
  const flow = documents.index.find("flow", String(member(route, "flow")));
  if (flow === undefined) return [];
  const data = member(member(flow.value, "data"), "properties");
  const readsSecret = (rule: unknown) =>
    rulePaths(rule).some(({ text }) =>
      secretsOf(route).some((secret) => [`route.params.${secret}`, `route.query.${secret}`].includes(text)),
    );
  return membersOf(member(route, "with"))
    .filter(([input, rule]) => readsSecret(rule) && member(member(data, input), "sensitive") !== true)
    .map(([input]) => {
      const message = `a secret of the address goes to "${input}" of the flow "${flow.id}", which would be stored`;
      const hint = `declare "${input}" in the flow's data with "sensitive": true`;
      return problem(routes, ["routes", name, "with", input], message, hint);
    });
}
