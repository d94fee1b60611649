import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { Situation } from "../../../src/checker/scenarios/situation.ts";
import { flowsFor } from "../../../src/checker/scenarios/world.ts";
import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import { valueNow } from "../../walk/compared-values.ts";

/** An address of a flow for a client, with the input that the address names; `undefined` without one. */
export function findAddress(
  documents: CheckContext,
  flow: string,
  { client: clientId, input }: Pick<Situation, "client" | "input">,
): string | undefined {
  const { index, clients } = documents;
  const { client } = flowsFor(documents, clientId);
  const substituted = clients.flatMap(({ value }) => objectEntries(member(member(value, "substitutes"), "flows")));
  const names = [flow, ...substituted.filter(([, by]) => by === flow).map(([name]) => name)];
  const routes = objectEntries(member(index.find("routes", "routes")?.value, "routes")).filter(([, route]) => {
    const when = member(route, "when");
    const isHad = when === undefined || valueNow(when, { client }) === true;
    return isHad && names.includes(String(member(route, "flow"))) && member(route, "event") === undefined;
  });
  const paths = routes
    .flatMap(([, route]) => arrayElements(member(route, "paths")))
    .map((path) => filled(String(path), { ...input }));
  // The address with the most parameters comes first.
  const known = paths.filter((path) => path !== undefined);
  return known.toSorted((one, other) => other.named - one.named)[0]?.path;
}

/** A path with the input in its parameters; `undefined` when one is unknown. */
function filled(path: string, input: Readonly<Record<string, unknown>>) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  if (names.some((name) => typeof input[name] !== "string")) return undefined;
  const filledPath = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  return { path: filledPath, named: names.length };
}

/** The path of an address inside a journey, by its id. */
export const pathInside = ({ index }: CheckContext, address: string): string | undefined =>
  member(index.find("routes", "routes")?.value.addresses, address)?.paths?.[0];
