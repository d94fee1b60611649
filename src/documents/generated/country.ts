// Generated from schemas/country.schema.json by `npm run generate`. Change the schema instead.

import type { MessageKey } from "../../engine/generated/text.ts";
import type { AddressSetup } from "./programme.ts";

/**
 * What holds for every client and programme of a country: a layer under the one that names it.
 */
export interface Country {
  /**
   * The file's name without its ending: ISO 3166-1 alpha-2.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * What clients know: money, tax, time and numbers.
   */
  readonly region: Region;
  /**
   * What programmes know: the lines of an address, in order, and the form of its postal code.
   */
  readonly address: AddressSetup;
}

/**
 * Where a client sells; known before any plan is.
 */
export interface Region {
  /**
   * The country, for clients: its document gives all that the client does not say here. ISO 3166-1 alpha-2.
   */
  readonly country?: string;
  /**
   * The currency of all amounts, ISO 4217.
   */
  readonly currency: string;
  /**
   * The currency's sign, where its usual one could be taken for that of another currency.
   */
  readonly currencyMark?: string;
  /**
   * How many digits of an amount's whole number are its minor units: 1250 with 2 digits is 12.50.
   */
  readonly currencyDigits: number;
  /**
   * The currency's code on the wire, if it differs.
   */
  readonly wireCurrency?: string;
  readonly tax?: Tax;
  /**
   * IANA time zone of all days and times.
   */
  readonly timeZone: string;
  /**
   * BCP 47 tag that back ends expect.
   */
  readonly culture: string;
  /**
   * International calling code.
   */
  readonly callingCode: string;
  /**
   * The prefix of a number that is dialled inside the country; empty without a prefix.
   */
  readonly trunkPrefix: string;
  /**
   * Whether `mobileLengths` and the back end omit a number's `trunkPrefix`, which people may type all the same.
   */
  readonly dropsTrunkPrefix: boolean;
  /**
   * The possible numbers of digits of a mobile number.
   *
   * @minItems 1
   */
  readonly mobileLengths: readonly number[];
  /**
   * The digits with which mobile numbers begin, as the back end knows them; from them the walk makes numbers.
   *
   * @minItems 1
   */
  readonly mobilePrefixes: readonly string[];
  /**
   * The region for looking up addresses on the map: ISO 3166-1 alpha-3.
   */
  readonly geocodeRegion: string;
  /**
   * The language of the names of places on the map, BCP 47.
   */
  readonly geocodeLanguage: string;
}
/**
 * The tax that amounts include; absent where they include none.
 */
export interface Tax {
  /**
   * The message that says so beside an amount, with the name of the tax and, where people expect it, its rate.
   */
  readonly included: MessageKey;
}
