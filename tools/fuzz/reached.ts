import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { soldBy } from "../../src/documents/checks/sold.ts";
import { elementsOf, member, membersOf } from "../../src/documents/json.ts";
import type { DocumentKind } from "../../src/documents/kinds.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import type { Resolved } from "../../src/documents/resolve/resolve-layers.ts";
import { nameInJourney, type Reference, referencesOf } from "../../src/documents/uses/references.ts";

/** The files that a client's portal reaches from these routes. */
export function reachedBy(documents: CheckedDocuments, id: string, routes: unknown): ReadonlySet<string> {
  const { index } = documents;
  const client = documents.clients.find((one) => one.id === id);
  if (client === undefined) throw new Error(`there is no client "${id}"`);
  const layers = [client, ...soldBy(documents, client)].flatMap((one) => one.layers);
  const pending = [...index.of("routes"), ...index.of("session"), ...layers];
  const reached = new Set<SourceDocument>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    pending.push(...standInsFor(documents, client, next), ...scenariosOf(documents, next));
    if (next.kind !== "client" && next.kind !== "programme") pending.push(...namedIn(documents, next, routes));
  }
  return new Set([...reached, ...textsOf(documents, client, reached)].map(({ path }) => path));
}

/** The kinds of documents that others name, by the mark of the schemas. */
const NAMED: Readonly<Record<string, DocumentKind>> = {
  flow: "flow",
  screen: "screen",
  form: "form",
  call: "call",
  "set-field": "fields",
};

function namedIn(documents: CheckedDocuments, document: SourceDocument, routes: unknown): SourceDocument[] {
  const standing = (one: Reference) => document.kind !== "routes" || isStill(routes, one);
  return referencesOf(documents, document)
    .filter(standing)
    .flatMap(({ refers, name }) => {
      if (refers === "kept-token") return keepersOf(documents, name);
      const kind = NAMED[refers];
      if (kind === undefined) return [];
      const full =
        kind === "call" ? name : nameInJourney(kind === "fields" ? (name.split(".")[0] ?? "") : name, document);
      return documents.index.find(kind, full) ?? [];
    });
}

/** The calls that keep a token. */
function keepersOf({ index }: CheckedDocuments, token: string): SourceDocument[] {
  const keeps = (way: unknown) => member(member(way, "keeps"), token) !== undefined;
  return index.of("call").filter(({ value }) => membersOf(member(value, "ways")).some(([, way]) => keeps(way)));
}

/** Whether the routes still say it. */
function isStill(routes: unknown, { path, part, name }: Reference): boolean {
  const said = path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : member(value, String(key))),
    routes,
  );
  return part === "key" ? said !== undefined : said === name;
}

/** What the client puts in a document's place. */
function standInsFor({ index }: CheckedDocuments, client: Resolved, document: SourceDocument): SourceDocument[] {
  const { kind } = document;
  const standIn = member(member(client.value.substitutes, `${kind}s`), fullName(document));
  return typeof standIn === "string" ? [index.find(kind, standIn) ?? []].flat() : [];
}

function scenariosOf({ index }: CheckedDocuments, flow: SourceDocument): SourceDocument[] {
  if (flow.kind !== "flow") return [];
  return index
    .of("scenarios")
    .filter((one) => nameInJourney(String(member(one.value, "flow")), one) === fullName(flow));
}

/** What is said in the client's languages, and those that they extend, by what is reached. */
function textsOf(
  { index }: CheckedDocuments,
  client: Resolved,
  reached: ReadonlySet<SourceDocument>,
): SourceDocument[] {
  const all = index.of("messages");
  const locales = new Set(elementsOf(client.value.languages));
  for (const { locale, value } of all) if (locales.has(locale)) locales.add(member(value, "extends"));
  const speakers = new Set(
    [...reached].map(({ kind, id, journey }) => (journey === undefined ? `${kind} ${id}` : `journey ${journey}`)),
  );
  const known = new Set(index.documents.flatMap(({ journey = [] }) => journey));
  return all.filter(({ wordingOf, id, locale }) => {
    const isCommon = wordingOf === "journey" && !known.has(id);
    return locales.has(locale) && (isCommon || speakers.has(`${wordingOf} ${id}`));
  });
}
