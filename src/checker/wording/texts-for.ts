import { member, objectEntries } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { resolveWords, type Words } from "./words.ts";

/**
 * A journey's texts as a client's customers read them: the journey's own, overridden by those of the client's layers,
 * the nearest last. Related languages fill gaps layer by layer; unrelated ones never.
 */
export function textsFor(index: DocumentIndex, client: Resolved, locale: string, journey: string): Words {
  const own = Object.assign(
    {},
    ...[...usedJourneys(index, journey), journey].map((id) => resolveWords(index, "journey", id, locale)),
  );
  const overlay = layerWords(index, "client", client, locale);
  const isOwn = (key: string) =>
    Object.hasOwn(own, key) || (isShared(index, journey) && !belongsToJourney(index, key, locale));
  const words = { ...own, ...Object.fromEntries(Object.entries(overlay).filter(([key]) => isOwn(key))) };
  const foreign = foreignKeys(index, client);
  return Object.fromEntries(Object.entries<string>(words).filter(([key]) => !foreign.has(key)));
}

/** The journeys whose field sets and fragments a journey uses: their texts come with these. */
function usedJourneys(index: DocumentIndex, journey: string): string[] {
  const forms = index.of("form").filter((form) => form.journey === journey);
  const sets = forms.flatMap(({ taken }) => [...taken.values()].flatMap(({ set }) => set.journey ?? []));
  const screens = index.of("screen").filter((screen) => screen.journey === journey);
  const ofFragments = screens.flatMap(({ fragments }) => [...fragments.values()].flatMap((one) => one.journey ?? []));
  const isElsewhere = (id: string) => id !== journey && !isShared(index, id);
  return [...new Set([...sets, ...ofFragments])].filter(isElsewhere);
}

/** The texts that a programme and its ancestors override, for any journey. */
export function programmeTexts(index: DocumentIndex, programme: Resolved, locale: string): Words {
  return layerWords(index, "programme", programme, locale);
}

/** The texts that a client or programme and its ancestors declare themselves, nearest first. */
export function wordsOfLayers(
  index: DocumentIndex,
  of: "client" | "programme",
  { layers }: Resolved,
  locale: string,
): readonly Words[] {
  return layers.map(({ id }) => resolveWords(index, of, id, locale));
}

/** The journeys whose texts are present on every page: those of the frames, and texts that belong to no journey. */
export const sharedJourneys = memoize((index: DocumentIndex): readonly string[] => {
  const frames = objectEntries(index.find("routes", "routes")?.value.frames);
  const journeys = frames.map(([, { screen }]) => String(screen).split("/")[0] ?? "");
  const names = (["flow", "screen", "form", "fields"] as const).flatMap((kind) => [...index.names(kind)]);
  const known = new Set(names.map((name) => name.split("/")[0]));
  const own = index.of("messages").filter(({ wordingOwner }) => wordingOwner === "journey");
  return [...new Set([...journeys, ...own.flatMap(({ id }) => (known.has(id) ? [] : [id]))])];
});

/** The messages of countries that are not the client's. */
function foreignKeys(index: DocumentIndex, { value }: Resolved): ReadonlySet<unknown> {
  const own = member(member(value.region, "tax"), "included");
  const all = index.of("country").map((country) => country.value.region?.tax?.included);
  return new Set(all.filter((key) => key !== own));
}

const isShared = (index: DocumentIndex, journey: string) => sharedJourneys(index).includes(journey);

const belongsToJourney = (index: DocumentIndex, key: string, locale: string) => keysOfJourneys(index, locale).has(key);

/** The keys of any journey in a language. */
const keysOfJourneys = memoize((index: DocumentIndex, locale: string): ReadonlySet<string> => {
  const journeys = index.of("messages").filter((one) => one.wordingOwner === "journey");
  return new Set(journeys.flatMap(({ id }) => Object.keys(resolveWords(index, "journey", id, locale))));
});

function layerWords(index: DocumentIndex, of: "client" | "programme", { layers }: Resolved, locale: string): Words {
  const nearestLast = [...layers].reverse();
  return Object.assign({}, ...nearestLast.map(({ id }) => resolveWords(index, of, id, locale)));
}
