import type { Routes } from "../../documents/generated/routes.ts";
import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** Of routes with the same path, the first enabled one is shown: each leaves some cases to the later ones. */
export const routePaths: Check = {
  ids: ["hidden-path"],
  run: ofEach(["routes"], (context, routes) => {
    const addresses = listAddresses(routes.value);
    return addresses.flatMap((address, place): FoundHere[] => {
      const before = addresses.slice(0, place).filter((one) => one.shape === address.shape);
      return before.length > 0 && isHidden(context, routes, address, before) ? [hidden(address, before)] : [];
    });
  }),
};

interface Address {
  /** The member of the document that holds it. */
  readonly of: "routes" | "addresses";
  readonly name: string;
  readonly path: string;
  /** The path without the names of its parameters, which do not distinguish paths. */
  readonly shape: string;
  readonly at: number;
  /** When the route applies; always by default. */
  readonly when: unknown;
}

/** The addresses of routes, then those inside journeys, which exist where the route to which they lead does. */
function listAddresses({ routes, addresses }: Draft<Routes>): Address[] {
  const own = objectEntries(routes).map(([name, { paths, when }]) => ({ of: "routes", name, paths, when }) as const);
  const inside = objectEntries(addresses).map(
    ([name, { paths, otherwise = "" }]) =>
      ({ of: "addresses", name, paths, when: member(routes, otherwise)?.when }) as const,
  );
  return [...own, ...inside].flatMap(({ paths = [], when = true, ...from }) =>
    paths.map((path, at) => ({ ...from, path, shape: path.replace(/:[^/]+/g, ":"), at, when })),
  );
}

function isHidden(
  context: CheckContext,
  routes: SourceDocument,
  { name, when }: Address,
  before: readonly Address[],
): boolean {
  const scope = scopeOfRule(context, routes, ["routes", name, "when"]);
  const own = { rule: when, holds: true };
  const others = before.map((one) => ({ rule: one.when, holds: false }));
  return isSatisfiable([own], scope) && !isSatisfiable([...others, own], scope);
}

function hidden({ of, name, path, at }: Address, before: readonly Address[]): FoundHere {
  const [first] = before.filter((one) => one.when === true);
  const names = [...new Set((first ? [first] : before).map((one) => `"${one.name}"`))].join(", ");
  const isOwn = first?.name === name && first.of === of;
  return {
    spot: { path: [of, name, "paths", at] },
    message: isOwn
      ? `route "${name}" has the address "${path}" twice`
      : `"${path}" is already the address of route ${names}, so "${name}" is never shown there`,
    hint: isOwn ? "remove one of them" : `give ${names} a "when", or put "${name}" before it with a "when" of its own`,
  };
}
