import { arrayElements, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths, type SystemEventName } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found, FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { Visit } from "../schemas/walk.ts";
import { possibleValues } from "../scope/possible-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { edgeTargets, eventsTaken, listEdges } from "../uses/flow-edges.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * `openExternal` goes only where every client has a link, or to an origin that a client lists; and a client's own sites are
 * links of it.
 */
export const leaveLinks: Check = {
  ids: ["unknown-link", "unlisted-origin", "unhandled-refusal"],
  run: (context, found) => [
    ...leaving(context, found),
    ...departures(context, found),
    ...context.clients.flatMap(sitesWithoutLink),
  ],
};

const leaving = ofEach(["flow", "routes"], (context, document) =>
  context
    .listVisits(document)
    .filter(({ path, types }) => types.includes("Rule") && isAddress(path))
    .flatMap((visit) => [...missingLinks(context, document, visit), ...unlisted(context, document, visit)]),
);

const isAddress = (path: JsonPath) => /(?:^|\.)do\.openExternal(?:\.to)?$/.test(path.join("."));

function missingLinks(context: CheckContext, document: SourceDocument, { value, path }: Visit) {
  const { path: file } = document;
  return linkNames(withDerivedRules(value, derivedInSight(context, document))).flatMap(({ name, pointer }) =>
    context.clients.flatMap((client): Found[] => {
      const links = objectKeys(client.value.links);
      if (links.includes(name)) return [];
      const message = `client "${client.id}" has no link "${name}"`;
      const spot = { path: [...path, ...parsePointer(pointer)] };
      return [{ check: "unknown-link", file, spot, message, hint: suggest(name, links, "links") }];
    }),
  );
}

/** A site of the client's own is the name of a link; customers go to the link's address. */
function sitesWithoutLink({ id, value, layers }: Resolved): Found[] {
  const path = ["signIn", "singleSignOn"];
  const names = objectKeys(value.links);
  const file = layers.find((layer) => valueAt(layer.value, path) !== undefined)?.path ?? "";
  return arrayElements(valueAt(value, path)).flatMap((name, at): Found[] => {
    if (names.includes(String(name))) return [];
    const message = `client "${id}" has no link "${String(name)}"`;
    return [
      {
        check: "unknown-link",
        file,
        spot: { path: [...path, at] },
        message,
        hint: suggest(String(name), names, "links"),
      },
    ];
  });
}

/** The links of clients that a rule reads by name. */
export function linkNames(rule: unknown): { name: string; pointer: string }[] {
  return rulePaths(rule).flatMap(({ text, pointer }) => {
    const name = /^client\.links\.([^.[]+)$/.exec(text)?.[1];
    return name === undefined ? [] : [{ name, pointer }];
  });
}

/** Literal or external addresses that a client does not list. */
function unlisted(context: CheckContext, document: SourceDocument, { value, path }: Visit): Found[] {
  const found = possibleValues(context, value, scopeOfRule(context, document, path));
  return found.flatMap(({ value: address, owner }) =>
    context.clients
      .filter((client) => owner === undefined || owner === client.id || !isClient(context, owner))
      .filter((client) => !objectEntries(client.value.links).some(([, link]) => link === address))
      .filter((client) => !listsOrigin(client, String(address)))
      .map((client) => {
        const message = `client "${client.id}" does not list "${String(address)}" under "links"`;
        const hint = 'add it to the links, and read it: "$client.links.…"';
        return { check: "unknown-link", file: document.path, spot: { path }, message, hint };
      }),
  );
}

const listsOrigin = ({ value }: Resolved, address: string) =>
  URL.canParse(address) && objectEntries(value.leavesTo).some(([, origin]) => origin === new URL(address).origin);

/** Addresses that only a run knows: some client lists an origin for them, and the flow handles a refusal. */
const departures = ofEach(["flow", "routes"], (context, document) =>
  context
    .listVisits(document)
    .filter(({ path, types }) => types.includes("Rule") && isAddress(path))
    .filter(({ value }) => isDeparture(withDerivedRules(value, derivedInSight(context, document))))
    .flatMap(({ path }) => [...withoutOrigin(context, path), ...withoutHandler(context, document, path)]),
);

/** Whether an address is neither a text nor a link of the client. */
export function isDeparture(rule: unknown): boolean {
  const paths = rulePaths(rule);
  return paths.length > 0 && !paths.some(({ text }) => /^client\.links(?:$|[.[])/.test(text));
}

function withoutOrigin({ clients }: CheckContext, path: JsonPath): FoundHere[] {
  if (clients.some(({ value }) => objectKeys(value.leavesTo).length > 0)) return [];
  const message = 'no client lists an origin under "leavesTo", so this address is always refused';
  return [{ check: "unlisted-origin", spot: { path }, message, hint: "list the origin of the page there" }];
}

function withoutHandler(context: CheckContext, document: SourceDocument, path: JsonPath): FoundHere[] {
  const found = { check: "unhandled-refusal", spot: { path } };
  if (document.kind !== "flow") {
    const message = "when the address is refused there is no flow any more to say so";
    return [{ ...found, message, hint: "leave from a flow" }];
  }
  const edge = listEdges(context, document).find((one) => one.path.every((key, at) => key === path[at]));
  const states = edge === undefined ? [] : edgeTargets(edge, document);
  const places = states.length > 0 ? states : [edge?.from];
  const deaf = places.find((state) => !eventsTaken(context, document, state).has(REFUSED));
  if (places.every((state) => eventsTaken(context, document, state).has(REFUSED))) return [];
  const where = deaf === undefined ? "the flow" : `state "${deaf}"`;
  const message = `${where} does not take "${REFUSED}", which says that the client does not list the address`;
  return [{ ...found, message, hint: "say so to the customer, and offer another way on" }];
}

const REFUSED: SystemEventName = "outside.refused";

const isClient = ({ clients }: CheckContext, id: string) => clients.some((client) => client.id === id);
