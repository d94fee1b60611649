import type { CheckContext } from "../../src/checker/check-context.ts";
import { soldBy } from "../../src/checker/checks/sold.ts";
import type { DocumentKind } from "../../src/checker/read/kinds.ts";
import { fullName, type SourceDocument } from "../../src/checker/read/source-document.ts";
import type { Resolved } from "../../src/checker/resolve/resolve-layers.ts";
import { listReferences, nameInJourney, type Reference } from "../../src/checker/uses/references.ts";
import { withParents } from "../../src/checker/wording/languages.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";

/** The files that a client's portal reaches from these routes. */
export function reachedBy(documents: CheckContext, id: string, routes: unknown): ReadonlySet<string> {
  const { index } = documents;
  const client = documents.clients.find((one) => one.id === id);
  if (client === undefined) throw new Error(`there is no client "${id}"`);
  const layers = [client, ...soldBy(documents, client)].flatMap((one) => one.layers);
  const pending = [...index.of("routes"), ...index.of("session"), ...index.of("language"), ...layers];
  const reached = new Set<SourceDocument>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    pending.push(...findSubstitutes(documents, client, next), ...findScenarios(documents, next));
    if (next.kind !== "client" && next.kind !== "programme") pending.push(...namedIn(documents, next, routes));
  }
  return new Set([...reached, ...findTexts(documents, client, reached)].map(({ path }) => path));
}

/** The kinds of documents that others name, by the mark of the schemas. */
const NAMED: Readonly<Record<string, DocumentKind>> = {
  flow: "flow",
  screen: "screen",
  layout: "layout",
  fragment: "fragment",
  form: "form",
  rules: "rules",
  fixtures: "fixtures",
  call: "call",
  "external-frame": "external-frame",
  "set-field": "fields",
};

function namedIn(documents: CheckContext, document: SourceDocument, routes: unknown): SourceDocument[] {
  const standing = (one: Reference) => document.kind !== "routes" || isStill(routes, one);
  return listReferences(documents, document)
    .filter(standing)
    .flatMap(({ refers, name }) => {
      if (refers === "kept-token") return findTokenKeepers(documents, name);
      const kind = NAMED[refers];
      if (kind === undefined) return [];
      const full =
        kind === "call" || kind === "external-frame"
          ? name
          : nameInJourney(kind === "fields" ? (name.split(".")[0] ?? "") : name, document);
      return documents.index.find(kind, full) ?? [];
    });
}

/** The calls that keep a token. */
function findTokenKeepers({ index }: CheckContext, token: string): SourceDocument[] {
  const keeps = (variant: unknown) => member(member(variant, "tokens"), token) !== undefined;
  return index
    .of("call")
    .filter(({ value }) => objectEntries(member(value, "variants")).some(([, variant]) => keeps(variant)));
}

/** Whether the routes still contain it. */
function isStill(routes: unknown, { path, part, name }: Reference): boolean {
  const found = path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : member(value, String(key))),
    routes,
  );
  return part === "key" ? found !== undefined : found === name;
}

/** The client's substitute for a document. */
function findSubstitutes({ index }: CheckContext, client: Resolved, document: SourceDocument): SourceDocument[] {
  const { kind } = document;
  const substitute = member(member(client.value.substitutes, `${kind}s`), fullName(document));
  return typeof substitute === "string" ? [index.find(kind, substitute) ?? []].flat() : [];
}

function findScenarios({ index }: CheckContext, flow: SourceDocument): SourceDocument[] {
  if (flow.kind !== "flow") return [];
  return index
    .of("scenarios")
    .filter((one) => nameInJourney(String(member(one.value, "flow")), one) === fullName(flow));
}

/** The texts in the client's languages, and in those that they extend, for the reached documents. */
function findTexts({ index }: CheckContext, client: Resolved, reached: ReadonlySet<SourceDocument>): SourceDocument[] {
  const all = index.of("messages");
  const offered = arrayElements(client.value.languages).map(String);
  const locales = new Set(offered.flatMap((locale) => withParents(index, locale)));
  const speakers = new Set(
    [...reached].map(({ kind, id, journey }) => (journey === undefined ? `${kind} ${id}` : `journey ${journey}`)),
  );
  const known = new Set(index.documents.flatMap(({ journey = [] }) => journey));
  return all.filter(({ wordingOwner, id, locale }) => {
    const isCommon = wordingOwner === "journey" && !known.has(id);
    return locales.has(locale ?? "") && (isCommon || speakers.has(`${wordingOwner} ${id}`));
  });
}
