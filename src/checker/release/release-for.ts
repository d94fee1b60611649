import type { Call } from "../../documents/generated/call.ts";
import type { Client } from "../../documents/generated/client.ts";
import type { Language, LastResort } from "../../documents/generated/language.ts";
import type { Programme } from "../../documents/generated/programme.ts";
import type { Routes } from "../../documents/generated/routes.ts";
import type { SessionDocument } from "../../documents/generated/session.ts";
import type { JsonSchema } from "../../documents/json-schema.ts";
import { compileType } from "../../documents/openapi-schema.ts";
import { compileOperation, type Operation } from "../../documents/operation.ts";
import type { JourneyBundle, ProgrammeEntry, Release, ReleasedLanguage } from "../../documents/release.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import { isCountry } from "../resolve/country-layers.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { listReferences } from "../uses/references.ts";
import { withCatalogueWords } from "../wording/catalogue-words.ts";
import { shownIn } from "../wording/languages.ts";
import { declaredLanguages } from "../wording/message-places.ts";
import { programmeTexts, textsFor } from "../wording/texts-for.ts";
import type { Words } from "../wording/words.ts";
import { asDocument } from "./as-document.ts";
import { contentHash } from "./content-hash.ts";
import { withFilledPlaces } from "./filled-places.ts";
import { journeyBundle, listJourneys } from "./journey-bundle.ts";

type Fixed = "clientLayers" | "languages" | "routes" | "session" | "calls" | "operations" | "types";

/** A programme before its files have addresses. */
export interface ProgrammePieces extends ProgrammeEntry {
  /** By locale, its overridden wordings. */
  readonly wording: Readonly<Record<string, Words>>;
}

/** A release before its files have addresses: their future contents are in `bundles`, `wording` and `programmes`. */
export interface ReleasePieces extends Pick<Release, Fixed> {
  /** The hash of all but the programmes' contents; it includes their ids. */
  readonly base: string;
  readonly client: Client;
  /** What the page of last resort says, by the tag in which the language is written. */
  readonly safeWords: Readonly<Record<string, LastResort>>;
  /** The external frames of the client and its programmes. */
  readonly frames: readonly ShownFrame[];
  readonly bundles: Readonly<Record<string, JourneyBundle>>;
  /** Locale to journey id to its texts. */
  readonly wording: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The programmes that the client sells, by id, in its order. */
  readonly programmes: Readonly<Record<string, ProgrammePieces>>;
}

/** A page of another party that a client's pages may show. */
export interface ShownFrame {
  readonly origin: string;
  /** The features of the browser that it may use. */
  readonly allow: readonly string[];
}

/**
 * All that a client's portal needs; the part that its programmes share has one hash of its content. The documents must
 * have passed the checker. Throws when the client is absent or abstract.
 */
export async function releaseFor(context: CheckContext, clientId: string): Promise<ReleasePieces> {
  const resolved = resolveClient(context, clientId);
  const { programmes, ...portal } = assemblePortal(context, clientId);
  const { languages } = portal.client;
  const wordsIn = (locale: string) => wordingFor(context, resolved, locale);
  const common = {
    ...portal,
    clientLayers: layerIds(resolved),
    languages: Object.fromEntries(languages.map((locale) => [locale, releasedLanguage(context, resolved, locale)])),
    safeWords: Object.fromEntries(languages.map((locale) => safeWordsOf(context, resolved, locale))),
    routes: asDocument<Routes>(context.index.find("routes", "routes")?.value, "flows/routes.json"),
    session: asDocument<SessionDocument>(context.index.find("session", "session")?.value, "flows/session.json"),
    frames: shownFrames(
      context,
      portal.client,
      Object.values(programmes).map(({ programme }) => programme),
    ),
    bundles: Object.fromEntries(listJourneys(context.index).map((id) => [id, journeyBundle(context, id)])),
    wording: Object.fromEntries(languages.map((locale) => [locale, wordsIn(locale)])),
  };
  const { programmes: _, ...client } = portal.client;
  return {
    ...common,
    base: await contentHash({ ...common, client }),
    programmes: Object.fromEntries(
      Object.entries(programmes).map(([id, entry]) => [
        id,
        { ...entry, wording: programmeWords(context, resolved, id) },
      ]),
    ),
  };
}

/** A client, its offers, and the calls of all: the input for compiling flows. Throws as `releaseFor` does. */
export function assemblePortal(
  context: CheckContext,
  clientId: string,
): Pick<Release, "calls" | "operations" | "types"> & {
  readonly client: Client;
  readonly programmes: Readonly<Record<string, ProgrammeEntry>>;
} {
  const resolved = resolveClient(context, clientId);
  const spoken = withCatalogueWords(context.schemas, resolved);
  const client = asDocument<Client>(withFilledPlaces(spoken, resolved.value), `client "${clientId}"`);
  const sold = client.programmes.map((id) => resolveProgramme(context, id));
  return {
    client,
    programmes: Object.fromEntries(
      sold.map((programme) => [programme.id, programmeEntry(context, programme, resolved)]),
    ),
    calls: collectCalls(context),
    operations: compileOperations(context),
    types: compileTypes(context),
  };
}

/** A served client merged with its parents. Throws when no client has that id. */
function resolveClient({ clients }: CheckContext, clientId: string): Resolved {
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new Error(`There is no client "${clientId}". Clients are: ${joinIds(clients)}.`);
  return client;
}

/** A sold programme merged with its parents. Throws when no programme has that id. */
function resolveProgramme({ programmes }: CheckContext, programmeId: string): Resolved {
  const programme = programmes.find(({ id }) => id === programmeId);
  if (!programme) throw new Error(`There is no programme "${programmeId}". Programmes are: ${joinIds(programmes)}.`);
  return programme;
}

const joinIds = (resolved: readonly Resolved[]) => resolved.map(({ id }) => id).join(", ");

function programmeEntry({ schemas }: CheckContext, resolved: Resolved, client: Resolved) {
  const { id, layers } = resolved;
  const spoken = withCatalogueWords(schemas, resolved);
  const programme = asDocument<Programme>(withFilledPlaces(spoken, client.value), `programme "${id}"`);
  return { programme, layers: layerIds({ layers }) };
}

function shownFrames({ index }: CheckContext, client: Client, programmes: readonly Programme[]): readonly ShownFrame[] {
  const listed = [client, ...programmes].flatMap(({ frames }) => Object.entries(frames ?? {}));
  return listed.map(([id, origin]) => ({ origin, allow: index.find("external-frame", id)?.value.allow ?? [] }));
}

/** A language of a client, as its country writes it. */
function languageOf({ index }: CheckContext, { value: client }: Resolved, locale: string) {
  const shown = shownIn(index, client, locale);
  return { writtenIn: shown, ...asDocument<Language>(index.find("language", shown)?.value, languagePath(shown)) };
}

const languagePath = (locale: string) => `locales/${locale}/language.json`;

/** Its name is the same in every country. */
function releasedLanguage(context: CheckContext, client: Resolved, locale: string): ReleasedLanguage {
  const { name } = asDocument<Language>(context.index.find("language", locale)?.value, languagePath(locale));
  const { direction, writtenIn } = languageOf(context, client, locale);
  return { name, direction, writtenIn };
}

/** By the tag in which they are written. */
function safeWordsOf(context: CheckContext, client: Resolved, locale: string): readonly [string, LastResort] {
  const { lastResort, writtenIn } = languageOf(context, client, locale);
  return [writtenIn, lastResort];
}

const layerIds = ({ layers }: Pick<Resolved, "layers">): string[] =>
  layers.flatMap((layer) => (isCountry(layer) ? [] : [layer.id]));

const collectCalls = memoize(
  ({ index }: CheckContext): Record<string, Call> =>
    Object.fromEntries(index.of("call").map(({ id, path, value }) => [id, asDocument<Call>(value, path)])),
);

const compileOperations = memoize((context: CheckContext): Record<string, Operation> => {
  const { contract, contractIndex } = context;
  const compiled = (id: string) => compileOperation(contract[contractIndex.operations.get(id)?.area ?? ""], id);
  return Object.fromEntries(namesReferredTo(context, "operation").map((id) => [id, compiled(id)]));
});

const compileTypes = memoize((context: CheckContext): Record<string, JsonSchema> => {
  const compiled = (name: string) => {
    const [area = "", type = ""] = name.split("#");
    return compileType(context.contract[area], type);
  };
  return Object.fromEntries(namesReferredTo(context, "type").map((name) => [name, compiled(name)]));
});

/** The types of the contract that documents refer to; operations are named by calls only. */
const namesReferredTo = memoize((context: CheckContext, refersTo: "operation" | "type"): string[] => {
  const { index } = context;
  const referring = refersTo === "operation" ? index.of("call") : index.documents;
  const named = referring.flatMap((document) => listReferences(context, document));
  return [...new Set(named.filter(({ refers }) => refers === refersTo).map(({ name }) => name))];
});

function wordingFor({ index }: CheckContext, client: Resolved, locale: string): Record<string, Words> {
  const shown = shownIn(index, client.value, locale);
  return withWords(journeysWithWords(index).map((id) => [id, textsFor(index, client, shown, id)]));
}

/** A programme's overridden wordings, in each of the client's languages that has any. */
function programmeWords(context: CheckContext, { value: client }: Resolved, id: string): Record<string, Words> {
  const { index } = context;
  const programme = resolveProgramme(context, id);
  const texts = (locale: string) => programmeTexts(index, programme, shownIn(index, client, locale));
  return withWords(declaredLanguages(client).map((locale) => [locale, texts(locale)]));
}

const withWords = (all: readonly (readonly [string, Words])[]): Record<string, Words> =>
  Object.fromEntries(all.filter(([, words]) => Object.keys(words).length > 0));

function journeysWithWords(index: CheckContext["index"]): string[] {
  const own = index.of("messages").filter(({ wordingOwner }) => wordingOwner === "journey");
  return [...new Set(own.map(({ id }) => id))];
}
