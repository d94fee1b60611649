import type { components } from "../contract/generated/operations.ts";
import { listDistricts } from "./districts.ts";

type Address = components["schemas"]["RequestAddress"];

/** What the courier makes of an address. */
export type ParsedAddress =
  | { readonly result: "SERVED"; readonly zone: string }
  | { readonly result: "OUTLYING_ISLAND" | "UNKNOWN_ADDRESS" };

/** Postal codes of islands: Lienchiang, Penghu, Kinmen; Liuqiu, Green Island, Orchid Island. */
const OUTLYING = /^(?:209|21[0-2]|88\d|89\d|929|951|952)$/;

/** The parts into which the courier divides each district: sandbox data. */
const ZONES_OF_DISTRICT = 12;

/** The courier's zone of an address in Taiwan: the district's postal code, and two digits for its street. */
export function parseAddress(address: Address): ParsedAddress {
  const code = address.PostalCode.slice(0, 3);
  if (!isOfDistrict(address, code)) return { result: "UNKNOWN_ADDRESS" };
  if (OUTLYING.test(code)) return { result: "OUTLYING_ISLAND" };
  return { result: "SERVED", zone: `${code}${zoneOfStreet(address.Address1)}` };
}

const isOfDistrict = ({ CountryCode, City, StateProvinceCode }: Address, code: string): boolean =>
  CountryCode === "TW" &&
  listDistricts(City).some(({ name, postalCode }) => name === StateProvinceCode && postalCode === code);

/** Houses of one street are in one zone. */
function zoneOfStreet(line: string): string {
  const street = line.replace(/\s/g, "").replace(/[0-9０-９].*$/, "");
  const sum = [...street].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return String((sum % ZONES_OF_DISTRICT) + 1).padStart(2, "0");
}
