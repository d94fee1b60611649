import type { Client } from "../../src/documents/generated/client.ts";
import type { ReleasePieces } from "../../src/documents/release/release-for.ts";
import { type Release, releaseAddress } from "../../src/documents/release.ts";
import type { FirstScreen } from "./first-screen/first-screen.ts";
import { componentsOf, laterComponents } from "./later-components.ts";
import { themeSheet } from "./theme-sheet.ts";

/** A client's part of a built portal: what goes into its page, and the files it asks for later, by address. */
export interface ClientSite {
  readonly client: Client;
  readonly locale: string;
  readonly title: string;
  readonly themeSheet?: string;
  readonly release: Release;
  /** Where releases are made: what a visitor sees before the app is there. */
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
    return all.length === 0 || all.some(({ needs }) => !needs?.includes("session"));
  });
  return new Set(open.map(({ id }) => id));
}

/**
 * Gives every file of a release its address under `/release/<hash>/<client>/`, and puts what the first screen needs in
 * the client's first language into the page. `client.json` there is what a page of a later release needs of this one.
 */
export function clientSite(pieces: ReleasePieces): ClientSite {
  const { bundles, wording, ...rest } = pieces;
  const { client, hash } = pieces;
  const root = `/release/${hash}/${client.id}`;
  const files = new Map<string, string>();
  const preloaded: Record<string, unknown> = {};
  const locale = client.languages[0];
  if (!locale) throw new Error(`client "${client.id}" has no language`);
  const early = journeysForVisitors(pieces);
  // Texts of no journey's own are common to all, and wanted from the first screen on.
  const isCommon = (id: string) => !Object.hasOwn(bundles, id) && !id.startsWith("programme:");

  const publish = (path: string, value: unknown, isEarly: boolean): string => {
    const address = `${root}/${path}`;
    files.set(address, JSON.stringify(value));
    if (isEarly) preloaded[address] = value;
    return address;
  };
  const journeys: Addresses = {};
  const components: Record<string, readonly string[]> = {};
  for (const [id, bundle] of Object.entries(bundles)) {
    const address = publish(`journeys/${id}.json`, bundle, early.has(id));
    journeys[id] = address;
    components[address] = laterComponents(bundle);
  }
  const texts: Record<string, Addresses> = {};
  for (const [language, words] of Object.entries(wording)) {
    const addresses = Object.entries(words).map(([id, text]) => {
      const path = `texts/${language}/${id.replace(":", "/")}.json`;
      return [id, publish(path, text, language === locale && (early.has(id) || isCommon(id)))];
    });
    texts[language] = Object.fromEntries(addresses);
  }
  const sheet = themeSheet(client);
  if (sheet) files.set(`${root}/theme.css`, sheet);
  const release = { ...rest, journeys, components, texts, preloaded, ahead: [] };
  files.set(releaseAddress(hash, client.id), JSON.stringify({ ...release, preloaded: {} }));
  return {
    client,
    locale,
    title: titleOf(pieces, locale),
    ...(sheet ? { themeSheet: `${root}/theme.css` } : {}),
    release,
    components: [...new Set(Object.values(bundles).flatMap(componentsOf))].sort(),
    files,
  };
}

function titleOf({ client, wording }: ReleasePieces, locale: string): string {
  const texts = Object.values(wording[locale] ?? {});
  return texts.map((words) => words[client.theme.title]).find((text) => text !== undefined) ?? client.id;
}
