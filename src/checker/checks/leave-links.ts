import { arrayElements, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { Visit } from "../schemas/walk.ts";
import { possibleValues } from "../scope/possible-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { derivedInSight, withDerivedRules } from "../uses/derived-values.ts";
import { type Check, ofEach } from "./check.ts";

/** `openExternal` goes only where every client has a link, and a client's own sites are links of it. */
export const leaveLinks: Check = {
  ids: ["unknown-link"],
  run: (context, found) => [...leaving(context, found), ...context.clients.flatMap(sitesWithoutLink)],
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
      return [{ file, spot, message, hint: suggest(name, links, "links") }];
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
    return [{ file, spot: { path: [...path, at] }, message, hint: suggest(String(name), names, "links") }];
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
      .map((client) => {
        const message = `client "${client.id}" does not list "${String(address)}" under "links"`;
        const hint = 'add it to the links, and read it: "$client.links.…"';
        return { file: document.path, spot: { path }, message, hint };
      }),
  );
}

const isClient = ({ clients }: CheckContext, id: string) => clients.some((client) => client.id === id);
