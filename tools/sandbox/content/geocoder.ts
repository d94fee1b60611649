import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import type { OperationRequest } from "../contract/operations.ts";

type Query = OperationRequest<"geocodeAddress">["query"];
type Place = components["schemas"]["Place"];

/** A building on the sandbox's map. */
export interface Building {
  /** ISO 3166-1 alpha-3. */
  readonly region: string;
  readonly postalCode: string;
  /** No other building has the postal code, as is the custom of some countries. */
  readonly hasOwnCode?: boolean;
  readonly number: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly names: { readonly en: string; readonly [language: string]: string };
}

const buildings: readonly Building[] = JSON.parse(readFileSync(new URL("places.json", import.meta.url), "utf8"));

/** The buildings of a region; their ids are their places on the whole map. */
export const buildingsIn = (region: string): { readonly id: string; readonly building: Building }[] =>
  buildings.flatMap((building, index) =>
    building.region === region ? [{ id: `${region}-${building.postalCode}-${index}`, building }] : [],
  );

/** The buildings of a region that an address may mean, the likeliest first. */
export function findPlaces({ address, language, region, precision = "APPROXIMATE" }: Query): Place[] {
  const sought = normalAddress(address);
  return buildings
    .filter((building) => building.region === region)
    .map((building) => ({ building, likeness: measureLikeness(building, sought) }))
    .filter(({ likeness }) => likeness.isRooftop || (likeness.isStreet && precision === "APPROXIMATE"))
    .sort((one, other) => other.likeness.score - one.likeness.score)
    .map(({ building, likeness }) => ({
      address: building.names[language] ?? building.names.en,
      latitude: building.latitude,
      longitude: building.longitude,
      precision: likeness.isRooftop ? "ROOFTOP" : "APPROXIMATE",
      region,
    }));
}

/** How much of a building's address the sought address contains. */
export function measureLikeness({ hasOwnCode = false, postalCode, number, street }: Building, sought: string) {
  const has = (...parts: string[]) => sought.includes(soughtPart(parts.join(" ")));
  const isHouse = has(number, street) || has(street, number);
  const isCode = has(postalCode);
  const isStreet = has(street);
  const isRooftop = isHouse || (isCode && hasOwnCode);
  return { isHouse, isCode, isRooftop, isStreet, score: [isHouse, isHouse, isCode, isStreet].filter(Boolean).length };
}

/** Words end with a space; Chinese characters do not. */
function soughtPart(text: string): string {
  const part = normalAddress(text);
  return /\p{Script=Han}/u.test(part) ? part.trim() : part;
}

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/ (blk|block|no) /g, " "],
  [/ st /g, " street "],
  [/ rd /g, " road "],
  [/ ave /g, " avenue "],
  [/ dr /g, " drive "],
  [/ jln /g, " jalan "],
  [/ lor /g, " lorong "],
  [/ blvd /g, " boulevard "],
];

/**
 * An address as words between spaces, so that 18 does not match 118: small letters, no unit number, no punctuation.
 * Chinese characters are joined, because they are written with and without spaces.
 */
export function normalAddress(address: string): string {
  const words = address
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("臺", "台")
    .replaceAll(/#\s*\d+-\d+/g, " ")
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .replaceAll(/(?<=\p{Script=Han}) (?=[\p{Script=Han}\d])|(?<=[\p{Script=Han}\d]) (?=\p{Script=Han})/gu, "");
  return ABBREVIATIONS.reduce((text, [short, long]) => text.replaceAll(short, long), ` ${words.trim()} `);
}
