import type { Route } from "../../documents/generated/routes.ts";
import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { emittedEvents } from "../uses/emitted-events.ts";
import { type Check, ofEach } from "./check.ts";

/** A secret of an address is removable from it, and goes only to data marked as sensitive. */
export const routeSecrets: Check = {
  ids: ["open-secret"],
  run: ofEach(["routes"], (context, routes) =>
    objectEntries(routes.value.routes).flatMap(([name, route]) => [
      ...unableToLeave(name, route),
      ...openInputs(context, name, route),
      ...openEvents(context, routes, name, route),
      ...unlistedSecrets(context, routes, name, route),
    ]),
  ),
};

function problem(path: JsonPath, message: string, hint: string): FoundHere {
  return { spot: { path }, message, hint };
}

function unableToLeave(name: string, { paths = [], secrets = [] }: Draft<Route>): FoundHere[] {
  const hasSecret = (path: string) => secrets.some((secret) => path.split("/").includes(`:${secret}`));
  if (!paths.some(hasSecret) || !paths.every(hasSecret)) return [];
  const message = `every path of route "${name}" contains a secret, so the portal cannot remove it from the address`;
  return [problem(["routes", name, "paths"], message, "add a path without it")];
}

function openInputs(context: CheckContext, name: string, route: Draft<Route>): FoundHere[] {
  const flow = context.index.find("flow", String(route.flow));
  if (flow === undefined) return [];
  return secretMembers(route, route.with)
    .filter((input) => !isSensitive(flow, input))
    .map((input) => {
      const message = `a secret of the address goes to "${input}" of the flow "${flow.id}", which would be stored`;
      const hint = `declare "${input}" in the flow's data with "sensitive": true`;
      return problem(["routes", name, "with", input], message, hint);
    });
}

/** A rule may read secrets of a return from outside, and set data that is not stored. */
function openEvents(context: CheckContext, routes: SourceDocument, name: string, route: Draft<Route>): FoundHere[] {
  const event = String(route.event?.name);
  const secrets = secretMembers(route, route.event?.with);
  const emitted = emittedEvents(context).find(({ document, path }) => document === routes && path[1] === name);
  return secrets.flatMap((secret) =>
    [...(emitted?.receivers ?? [])].flatMap((flow) =>
      placesReading(context, flow, event, secret)
        .filter((path) => !isProtected(flow, path))
        .map((): FoundHere => {
          const message = `a secret of the address comes with ${event}, and the flow "${flow.id}" would store it`;
          const hint = `read "event.${secret}" in "if", or store it in data declared with "sensitive": true`;
          return problem(["routes", name, "event", "with", secret], message, hint);
        }),
    ),
  );
}

function placesReading(context: CheckContext, flow: FlowDocument, event: string, name: string): JsonPath[] {
  return context.listVisits(flow).flatMap(({ types, path, value }) => {
    const isUnder = path.some((key, index) => key === "on" && path[index + 1] === event);
    if (!isUnder || !types.includes("Rule")) return [];
    return rulePaths(value).some(({ text }) => text === `event.${name}`) ? [path] : [];
  });
}

function isProtected(flow: FlowDocument, path: JsonPath): boolean {
  return path.at(-1) === "if" || (path.at(-2) === "set" && isSensitive(flow, String(path.at(-1))));
}

/** Values of the address that go to sensitive data, and are not listed as secrets: they would stay in the address. */
function unlistedSecrets(
  context: CheckContext,
  routes: SourceDocument,
  name: string,
  route: Draft<Route>,
): FoundHere[] {
  const flow = context.index.find("flow", String(route.flow));
  const event = String(route.event?.name);
  const emitted = emittedEvents(context).find(({ document, path }) => document === routes && path[1] === name);
  const receivers = [...(emitted?.receivers ?? [])];
  const setsSensitive = (value: string) =>
    receivers.some((one) =>
      placesReading(context, one, event, value).some((path) => path.at(-2) === "set" && isProtected(one, path)),
    );
  return [
    ...unlisted(route, ["with"], route.with, (input) => flow !== undefined && isSensitive(flow, input)),
    ...unlisted(route, ["event", "with"], route.event?.with, setsSensitive),
  ].map(({ path, parameter }) => {
    const message = `"${parameter}" of the address goes to sensitive data, and stays in the address`;
    return problem(["routes", name, ...path], message, `list it: "secrets": ["${parameter}"]`);
  });
}

function unlisted({ secrets = [] }: Draft<Route>, at: JsonPath, rules: unknown, isSecret: (name: string) => boolean) {
  return objectEntries(rules).flatMap(([name, rule]) => {
    const parameters = rulePaths(rule).flatMap(
      ({ text }) => /^route\.(?:params|query)\.([^.]+)$/.exec(text)?.[1] ?? [],
    );
    const open = parameters.filter((parameter) => !secrets.includes(parameter));
    return isSecret(name) ? open.map((parameter) => ({ path: [...at, name], parameter })) : [];
  });
}

const isSensitive = ({ value }: FlowDocument, name: string) => member(value.data?.properties, name)?.sensitive === true;

/** The names under which a secret of the route's address is passed on. */
function secretMembers({ secrets = [] }: Draft<Route>, rules: unknown): string[] {
  const texts = secrets.flatMap((secret) => [`route.params.${secret}`, `route.query.${secret}`]);
  return objectEntries(rules).flatMap(([name, rule]) =>
    rulePaths(rule).some(({ text }) => texts.includes(text)) ? [name] : [],
  );
}
