import type { CheckedDocuments } from "../checked-documents.ts";
import type { Call } from "../generated/call.ts";
import type { Client } from "../generated/client.ts";
import type { Programme } from "../generated/programme.ts";
import type { Routes } from "../generated/routes.ts";
import type { SessionDocument } from "../generated/session.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import type { JsonSchema } from "../json-schema.ts";
import { compileType } from "../openapi-schema.ts";
import { compileOperation, type Operation } from "../operation.ts";
import type { JourneyBundle, ProgrammeEntry, Release } from "../release.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { referencesOf } from "../uses/references.ts";
import { programmeTexts, textsFor } from "../wording/texts-for.ts";
import { spokenIn, type Words } from "../wording/words.ts";
import { checkedValue } from "./checked-value.ts";
import { contentHash } from "./content-hash.ts";
import { withFilledPlaces } from "./filled-places.ts";
import { journeyBundle, journeysOf } from "./journey-bundle.ts";

type Fixed = "clientLayers" | "spoken" | "routes" | "session" | "calls" | "operations" | "types";

/** A programme before its files have addresses. */
export interface ProgrammePieces extends ProgrammeEntry {
  /** By locale, what it says otherwise. */
  readonly wording: Readonly<Record<string, Words>>;
}

/** A release before its files have addresses: what they will hold stands in `bundles`, `wording` and `programmes`. */
export interface ReleasePieces extends Pick<Release, Fixed> {
  /** The hash of all but the programmes, and of which there are. */
  readonly base: string;
  readonly client: Client;
  readonly bundles: Readonly<Record<string, JourneyBundle>>;
  /** Locale to journey id to its texts. */
  readonly wording: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The programmes that the client sells, by id, in its order. */
  readonly programmes: Readonly<Record<string, ProgrammePieces>>;
}

/**
 * All that a client's portal needs, what is common to all its programmes under one hash of its content. The documents
 * must have passed the checker. Throws when the client is not there or is abstract.
 */
export async function releaseFor(documents: CheckedDocuments, clientId: string): Promise<ReleasePieces> {
  const resolved = resolveClient(documents, clientId);
  const { programmes, ...portal } = portalOf(documents, clientId);
  const { languages } = portal.client;
  const wordsIn = (locale: string) => wordingFor(documents, resolved, locale);
  const common = {
    ...portal,
    clientLayers: resolved.layers.map(({ id }) => id),
    spoken: Object.fromEntries(languages.map((locale) => [locale, spokenIn(documents.index, locale)])),
    routes: checkedValue<Routes>(documents.index.find("routes", "routes")?.value, "flows/routes.json"),
    session: checkedValue<SessionDocument>(documents.index.find("session", "session")?.value, "flows/session.json"),
    bundles: Object.fromEntries(journeysOf(documents.index).map((id) => [id, journeyBundle(documents.index, id)])),
    wording: Object.fromEntries(languages.map((locale) => [locale, wordsIn(locale)])),
  };
  const { programmes: _, ...client } = portal.client;
  return {
    ...common,
    base: await contentHash({ ...common, client }),
    programmes: Object.fromEntries(
      Object.entries(programmes).map(([id, entry]) => [id, { ...entry, wording: wordsOf(documents, id, languages) }]),
    ),
  };
}

/** A client, what it sells, and the calls of all: what flows are compiled with. Throws as `releaseFor` does. */
export function portalOf(
  documents: CheckedDocuments,
  clientId: string,
): Pick<Release, "calls" | "operations" | "types"> & {
  readonly client: Client;
  readonly programmes: Readonly<Record<string, ProgrammeEntry>>;
} {
  const resolved = resolveClient(documents, clientId);
  const client = checkedValue<Client>(withFilledPlaces(resolved.value, resolved.value), `client "${clientId}"`);
  const sold = client.programmes.map((id) => resolveProgramme(documents, id));
  return {
    client,
    programmes: Object.fromEntries(sold.map((programme) => [programme.id, programmeEntry(programme, resolved)])),
    calls: callsOf(documents),
    operations: operationsOf(documents),
    types: typesOf(documents),
  };
}

/** A served client with all that it inherits. Throws when there is none of that id. */
function resolveClient({ clients }: CheckedDocuments, clientId: string): Resolved {
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new Error(`There is no client "${clientId}". Clients are: ${namesOf(clients)}.`);
  return client;
}

/** A programme that is sold, with all that it inherits. Throws when there is none of that id. */
function resolveProgramme({ programmes }: CheckedDocuments, programmeId: string): Resolved {
  const programme = programmes.find(({ id }) => id === programmeId);
  if (!programme) throw new Error(`There is no programme "${programmeId}". Programmes are: ${namesOf(programmes)}.`);
  return programme;
}

const namesOf = (resolved: readonly Resolved[]) => resolved.map(({ id }) => id).join(", ");

function programmeEntry({ id, value, layers }: Resolved, client: Resolved) {
  const programme = checkedValue<Programme>(withFilledPlaces(value, client.value), `programme "${id}"`);
  return { programme, layers: layers.map((layer) => layer.id) };
}

const callsOf = rememberedBy(
  ({ index }: CheckedDocuments): Record<string, Call> =>
    Object.fromEntries(index.of("call").map(({ id, path, value }) => [id, checkedValue<Call>(value, path)])),
);

const operationsOf = rememberedBy((documents: CheckedDocuments): Record<string, Operation> => {
  const { contract, contractIndex } = documents;
  const compiled = (id: string) => compileOperation(contract[contractIndex.operations.get(id)?.area ?? ""], id);
  return Object.fromEntries(namesReferredTo(documents, "operation").map((id) => [id, compiled(id)]));
});

const typesOf = rememberedBy((documents: CheckedDocuments): Record<string, JsonSchema> => {
  const compiled = (name: string) => {
    const [area = "", type = ""] = name.split("#");
    return compileType(documents.contract[area], type);
  };
  return Object.fromEntries(namesReferredTo(documents, "type").map((name) => [name, compiled(name)]));
});

/** What documents refer to in the contract; operations are named by calls only. */
const namesReferredTo = rememberedBy((documents: CheckedDocuments, refersTo: "operation" | "type"): string[] => {
  const { index } = documents;
  const referring = refersTo === "operation" ? index.of("call") : index.documents;
  const named = referring.flatMap((document) => referencesOf(documents, document));
  return [...new Set(named.filter(({ refers }) => refers === refersTo).map(({ name }) => name))];
});

function wordingFor({ index }: CheckedDocuments, client: Resolved, locale: string): Record<string, Words> {
  return withWords(journeysWithWords(index).map((id) => [id, textsFor(index, client, locale, id)]));
}

/** What a programme says otherwise, in each of these languages in which it does. */
function wordsOf(documents: CheckedDocuments, id: string, locales: readonly string[]): Record<string, Words> {
  const programme = resolveProgramme(documents, id);
  return withWords(locales.map((locale) => [locale, programmeTexts(documents.index, programme, locale)]));
}

const withWords = (all: readonly (readonly [string, Words])[]): Record<string, Words> =>
  Object.fromEntries(all.filter(([, words]) => Object.keys(words).length > 0));

function journeysWithWords(index: CheckedDocuments["index"]): string[] {
  const own = index.of("messages").filter(({ wordingOf }) => wordingOf === "journey");
  return [...new Set(own.map(({ id }) => id))];
}
