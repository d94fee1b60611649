import { readFileSync } from "node:fs";

/** A kind of appliance that a team comes to clean. */
export interface CleaningDevice {
  /** ISO 3166. */
  readonly country: string;
  readonly category: string;
  readonly categoryName: string;
  /** In the language of the country. */
  readonly localCategoryName: string;
  readonly id: string;
  readonly name: string;
  /** In the language of the country. */
  readonly localName: string;
  readonly asks: readonly "FLOOR"[];
  /** How many are cleaned in one visit. */
  readonly most: number;
  /** The price of one, in minor units. */
  readonly amount: number;
}

const devices: readonly CleaningDevice[] = JSON.parse(
  readFileSync(new URL("cleaning-devices.json", import.meta.url), "utf8"),
);

/** The kinds cleaned in a country; empty without a team there. */
export const cleanedIn = (country: string): readonly CleaningDevice[] =>
  devices.filter((device) => device.country === country);

/** The kind of that id; `undefined` when no country cleans it. */
export const cleaningDevice = (id: string): CleaningDevice | undefined => devices.find((device) => device.id === id);
