import { rulePaths } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { toldEvents } from "../uses/told-events.ts";
import { type Check, ofEach } from "./check.ts";

/** A secret of an address can leave it, and goes only to data that is marked as sensitive. */
export const routeSecrets: Check = {
  ids: ["open-secret"],
  run: ofEach(["routes"], (documents, routes) =>
    membersOf(member(routes.value, "routes")).flatMap(([name, route]) => [
      ...unableToLeave(routes, name, route),
      ...openInputs(documents, routes, name, route),
      ...openEvents(documents, routes, name, route),
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
  return secretMembers(route, member(route, "with"))
    .filter((input) => !isSensitive(flow, input))
    .map((input) => {
      const message = `a secret of the address goes to "${input}" of the flow "${flow.id}", which would be stored`;
      const hint = `declare "${input}" in the flow's data with "sensitive": true`;
      return problem(routes, ["routes", name, "with", input], message, hint);
    });
}

/** Secrets that come with a return from outside may be looked at, and set where they are not stored. */
function openEvents(documents: CheckedDocuments, routes: SourceDocument, name: string, route: unknown): Problem[] {
  const event = String(member(member(route, "event"), "name"));
  const secrets = secretMembers(route, member(member(route, "event"), "with"));
  const told = toldEvents(documents).find(({ document, path }) => document === routes && path[1] === name);
  return secrets.flatMap((secret) =>
    [...(told?.heardBy ?? [])].flatMap((flow) =>
      placesReading(documents, flow, event, secret)
        .filter((path) => !isKeptSafe(flow, path))
        .map((): Problem => {
          const message = `a secret of the address comes with ${event}, and the flow "${flow.id}" does not keep it safe`;
          const hint = `read "event.${secret}" in "if", or set it to data that is declared with "sensitive": true`;
          return problem(routes, ["routes", name, "event", "with", secret], message, hint);
        }),
    ),
  );
}

function placesReading(documents: CheckedDocuments, flow: SourceDocument, event: string, name: string): JsonPath[] {
  return documents.visitsOf(flow).flatMap(({ types, path, value }) => {
    const isUnder = path.some((key, index) => key === "on" && path[index + 1] === event);
    if (!isUnder || !types.includes("Rule")) return [];
    return rulePaths(value).some(({ text }) => text === `event.${name}`) ? [path] : [];
  });
}

function isKeptSafe(flow: SourceDocument, path: JsonPath): boolean {
  return path.at(-1) === "if" || (path.at(-2) === "set" && isSensitive(flow, String(path.at(-1))));
}

const isSensitive = (flow: SourceDocument, name: string) =>
  member(member(member(member(flow.value, "data"), "properties"), name), "sensitive") === true;

/** The names under which a secret of the route's address goes on. */
function secretMembers(route: unknown, rules: unknown): string[] {
  const texts = secretsOf(route).flatMap((secret) => [`route.params.${secret}`, `route.query.${secret}`]);
  return membersOf(rules).flatMap(([name, rule]) =>
    rulePaths(rule).some(({ text }) => texts.includes(text)) ? [name] : [],
  );
}
