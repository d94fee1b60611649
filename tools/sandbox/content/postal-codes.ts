import { readFileSync } from "node:fs";

/** The city of a postal code. */
interface PostalCode {
  /** ISO 3166. */
  readonly country: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
}

/** Some postal codes of each country whose addresses are looked up by them, as its post office has them. */
const postalCodes: readonly PostalCode[] = JSON.parse(
  readFileSync(new URL("postal-codes.json", import.meta.url), "utf8"),
);

/** The city of a country's postal code; `undefined` for an unknown one. */
export const findPostalCode = (country: string, postalCode: string): PostalCode | undefined =>
  postalCodes.find((one) => one.country === country && one.postalCode === postalCode);
