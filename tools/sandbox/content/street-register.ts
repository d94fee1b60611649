import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import { type Building, buildingsIn, measureLikeness, normalAddress } from "./geocoder.ts";

type Result = components["schemas"]["StandardizeAddressReply"]["StandardizeAddressResult"];
type StandardAddress = components["schemas"]["StandardAddress"];

/** A country's part of the map, and the city of its addresses, which name none. */
interface Register {
  readonly region: string;
  readonly city: string;
}

/** By ISO 3166-1 alpha-2. */
const registers: Readonly<Partial<Record<string, Register>>> = JSON.parse(
  readFileSync(new URL("registers.json", import.meta.url), "utf8"),
);

/** How likely it is that a building on the typed street is meant. */
const STREET_SCORE = 50;

/**
 * What the register of a country has for a typed address, in lines: the address itself, another one in its place, or
 * the buildings of its street.
 */
export function standardize(country: string, lines: readonly string[]): Result {
  const known = registers[country];
  const sought = normalAddress(lines.join(" "));
  const likely = buildingsIn(known?.region ?? "").map((one) => ({ ...one, ...measureLikeness(one.building, sought) }));
  if (likely.some(({ isHouse, isCode }) => isHouse && isCode)) return { MatchType: "VERIFIED" };
  const meant = likely.find(({ isHouse }) => isHouse) ?? likely.find(({ isRooftop }) => isRooftop);
  if (meant !== undefined) return { MatchType: "CORRECTED", Address: toAddress(country, meant.building) };
  const onStreet = likely.filter(({ isStreet }) => isStreet);
  if (onStreet.length === 0) return { MatchType: "NONE" };
  return {
    MatchType: "MULTIPLE",
    PickList: onStreet.map(({ id, building }) => ({
      FullAddress: inLine(toAddress(country, building)),
      Moniker: id,
      Score: STREET_SCORE,
    })),
  };
}

/** The address of a country's register with that key; `undefined` for an unknown key. */
export function findStandard(country: string, moniker: string): StandardAddress | undefined {
  const found = buildingsIn(registers[country]?.region ?? "").find(({ id }) => id === moniker);
  return found && toAddress(country, found.building);
}

const toAddress = (country: string, { number, street, postalCode }: Building): StandardAddress => ({
  Address1: `${number} ${street}`,
  City: registers[country]?.city ?? "",
  CountryCode: country,
  PostalCode: postalCode,
});

const inLine = ({ Address1, City, PostalCode }: StandardAddress): string => `${Address1}, ${City} ${PostalCode}`;
