import { readFileSync } from "node:fs";

/** A repair centre. */
export interface ServiceCentre {
  /** ISO 3166. */
  readonly country: string;
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly postalCode: string;
}

const centres: readonly ServiceCentre[] = JSON.parse(
  readFileSync(new URL("service-centres.json", import.meta.url), "utf8"),
);

/** The centres of a country; of all where none is named. */
export const centresIn = (country?: string): readonly ServiceCentre[] =>
  centres.filter((centre) => country === undefined || centre.country === country);
