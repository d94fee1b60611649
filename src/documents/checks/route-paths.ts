import type { CheckedDocuments } from "../checked-documents.ts";
import { canHold } from "../conditions/can-hold.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** Where routes have one address, the first whose `when` holds is shown: each has cases that those before it leave. */
export const routePaths: Check = {
  ids: ["hidden-path"],
  run: ofEach(["routes"], (documents, routes) => {
    const addresses = membersOf(member(routes.value, "routes")).flatMap(addressesOf);
    return addresses.flatMap((address, place): Problem[] => {
      const before = addresses.slice(0, place).filter((one) => one.shape === address.shape);
      return before.length > 0 && isHidden(documents, routes, address, before) ? [hidden(routes, address, before)] : [];
    });
  }),
};

interface Address {
  readonly name: string;
  readonly path: string;
  /** The path without the names of its parameters, which tell none apart. */
  readonly shape: string;
  readonly at: number;
  /** When the route is there; always where it does not say. */
  readonly when: unknown;
}

function addressesOf([name, route]: readonly [string, unknown]): Address[] {
  const when = member(route, "when") ?? true;
  return elementsOf(member(route, "paths"))
    .map(String)
    .map((path, at) => ({ name, path, shape: path.replace(/:[^/]+/g, ":"), at, when }));
}

function isHidden(
  documents: CheckedDocuments,
  routes: SourceDocument,
  { name, when }: Address,
  before: readonly Address[],
): boolean {
  const scope = scopeOfRule(documents, routes, ["routes", name, "when"]);
  const own = { rule: when, holds: true };
  const others = before.map((one) => ({ rule: one.when, holds: false }));
  return canHold([own], scope) && !canHold([...others, own], scope);
}

function hidden(routes: SourceDocument, { name, path, at }: Address, before: readonly Address[]): Problem {
  const [first] = before.filter((one) => one.when === true);
  const names = [...new Set((first ? [first] : before).map((one) => `"${one.name}"`))].join(", ");
  const isOwn = first?.name === name;
  return {
    check: "hidden-path",
    file: routes.path,
    spot: { path: ["routes", name, "paths", at] },
    message: isOwn
      ? `route "${name}" has the address "${path}" twice`
      : `"${path}" is the address of the route ${names} already, so "${name}" is never shown there`,
    hint: isOwn
      ? "take one of them out"
      : `give ${names} a "when", or put "${name}" before it with a "when" of its own`,
  };
}
