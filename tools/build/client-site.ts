import type { ReleasePieces, ShownFrame } from "../../src/checker/release/release-for.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import {
  type JourneyBundle,
  type Release,
  type ReleasedContract,
  type ReleasedLanguage,
  releaseAddress,
} from "../../src/documents/release.ts";
import type { FieldOwners } from "../../src/documents/secret-fields.ts";
import { buildCatalogue, type Catalogue, documentsHash, offerFiles, offersFolder } from "./catalogue.ts";
import { contractPart, contractWithout } from "./contract-part.ts";
import type { FirstScreen } from "./first-screen/first-screen.ts";
import { lazyComponents, listComponents } from "./lazy-components.ts";
import { withoutNotes } from "./released-document.ts";
import { themeSheet } from "./theme-sheet.ts";

/** A client's part of a built portal: the content of its page, and the files that it loads later, by address. */
export interface ClientSite {
  readonly client: Client;
  /** The tag of the language that is shown first. */
  readonly locale: string;
  readonly direction: ReleasedLanguage["direction"] | undefined;
  readonly title: string;
  /** The words of the page that is shown when nothing else can be, by language. */
  readonly safeWords: ReleasePieces["safeWords"];
  readonly themeSheet?: string;
  readonly release: Release;
  /** The hash of all but the programmes. */
  readonly base: string;
  /** The pages of other parties that its pages may show. */
  readonly frames: readonly ShownFrame[];
  /** The client's programmes. */
  readonly catalogue: Catalogue;
  /** The first screen, which a visitor sees before the app is loaded; only where releases are made. */
  readonly firstScreen?: FirstScreen;
  /** The components with which its screens are drawn, by name. */
  readonly components: readonly string[];
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

type Addresses = Record<string, string>;

/** Journeys that a visitor can reach: one of their flows needs no session. Their files go into the page itself. */
function journeysForVisitors({ bundles }: ReleasePieces): Set<string> {
  const open = Object.values(bundles).filter(({ flows }) => {
    const all = Object.values(flows);
    return all.length === 0 || all.some(({ requires }) => !requires?.includes("session"));
  });
  return new Set(open.map(({ id }) => id));
}

/**
 * Gives every file of a release its address, and puts what the first screen needs in the client's first language into
 * the page. What programmes share lies under `/release/<base>/<client>/`, each programme under `/release/programmes/`;
 * under `/release/<hash>/<client>/` lie which programmes these are, and `client.json`: what a page of a later release
 * needs of this one.
 */
export function clientSite(pieces: ReleasePieces): ClientSite {
  const { base, client, bundles, clientLayers, languages, routes, session } = pieces;
  const locale = client.languages[0];
  if (!locale) throw new Error(`client "${client.id}" has no language`);
  const common = commonFiles(pieces, locale);
  const { catalogue, files: ofProgrammes } = buildCatalogue(pieces);
  const hash = documentsHash(base, catalogue);
  const offers = offersFolder(hash, client.id);
  const { preloaded, journeys, components, texts } = common;
  const { programmes: _, ...served } = client;
  const programmes = Object.values(pieces.programmes);
  const documents = {
    ...{ clientLayers, languages, routes, session: withoutNotes(session, []) },
    ...contractPart([served, routes, session, programmes], releasedContract(pieces)),
  };
  const release: Release = {
    hash,
    client: served,
    ...documents,
    offers,
    journeys,
    components,
    texts,
    preloaded,
    ahead: [],
  };
  const sheet = themeSheet(client);
  const themeAddress = `/release/${base}/${client.id}/theme.css`;
  return {
    ...{
      client,
      locale: languages[locale]?.writtenIn ?? locale,
      direction: languages[locale]?.direction,
      base,
      catalogue,
      release,
      frames: pieces.frames,
      safeWords: pieces.safeWords,
    },
    title: findTitle(pieces, locale),
    ...(sheet ? { themeSheet: themeAddress } : {}),
    components: [...new Set(Object.values(bundles).flatMap((bundle) => listComponents(bundle, owners(pieces))))].sort(),
    files: new Map([
      ...common.files,
      ...(sheet ? [[themeAddress, sheet] as const] : []),
      ...ofProgrammes,
      ...offerFiles(offers, catalogue),
      [releaseAddress(hash, client.id), JSON.stringify({ ...release, preloaded: {} })],
    ]),
  };
}

/** The journeys and texts, and which of them the first screen may need. */
function commonFiles(pieces: ReleasePieces, firstLocale: string) {
  const { base, client, bundles, wording } = pieces;
  const files = new Map<string, string>();
  const preloaded: Record<string, unknown> = {};
  const early = journeysForVisitors(pieces);
  const whole = releasedContract(pieces);
  // The programmes are left out: the files of journeys are named by all but them.
  const { programmes: _, ...served } = client;
  const shared = contractPart([served, pieces.routes, pieces.session], whole);
  // Texts without a journey are shared, and needed from the first screen on.
  const isCommon = (id: string) => !Object.hasOwn(bundles, id);
  const publish = (path: string, value: unknown, isEarly: boolean): string => {
    const address = `/release/${base}/${client.id}/${path}`;
    files.set(address, JSON.stringify(value));
    if (isEarly) preloaded[address] = value;
    return address;
  };
  const journeys: Addresses = {};
  const components: Record<string, readonly string[]> = {};
  for (const [id, bundle] of Object.entries(bundles)) {
    const released = releasedBundle(bundle, contractWithout(contractPart(bundle, whole), shared));
    const address = publish(`journeys/${id}.json`, released, early.has(id));
    journeys[id] = address;
    components[address] = lazyComponents(bundle, owners(pieces));
  }
  const texts: Record<string, Addresses> = {};
  for (const [language, words] of Object.entries(wording)) {
    const isEarly = (id: string) => language === firstLocale && (early.has(id) || isCommon(id));
    const addresses = Object.entries(words).map(([id, text]) => [
      id,
      publish(`texts/${language}/${id}.json`, text, isEarly(id)),
    ]);
    texts[language] = Object.fromEntries(addresses);
  }
  return { files, preloaded, journeys, components, texts };
}

/** All that documents may name, without what it says to editors. */
const releasedContract = ({ calls, operations, types }: ReleasePieces): ReleasedContract => ({
  calls: mapValues(calls, (call) => withoutNotes(call, ["input", "output"])),
  ...{ operations, types },
});

const releasedBundle = (bundle: JourneyBundle, contract: ReleasedContract): JourneyBundle => ({
  ...bundle,
  flows: mapValues(bundle.flows, (flow) => withoutNotes(flow, ["data", "input"])),
  screens: mapValues(bundle.screens, (screen) => withoutNotes(screen, [])),
  forms: mapValues(bundle.forms, (form) => withoutNotes(form, [])),
  contract,
});

const mapValues = <Value>(all: Readonly<Record<string, Value>>, make: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(all).map(([id, value]) => [id, make(value)]));

/** Whose catalogues have fields of forms. */
const owners = ({ client, programmes }: ReleasePieces): FieldOwners => ({
  client,
  programmes: Object.values(programmes).map(({ programme }) => programme),
});

function findTitle({ client, wording }: ReleasePieces, locale: string): string {
  const texts = Object.values(wording[locale] ?? {});
  return texts.map((words) => words[client.theme.title]).find((text) => text !== undefined) ?? client.id;
}
