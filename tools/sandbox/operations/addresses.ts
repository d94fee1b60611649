import { listAgreements } from "../accounts/agreements.ts";
import { findPostalCode } from "../content/postal-codes.ts";
import { findStandard, standardize } from "../content/street-register.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { defineCustomerOperation } from "./operation.ts";

/** What the register of the customer's country has for a typed address. */
export const standardizeAddress = defineCustomerOperation(
  "standardizeAddress",
  async ({ person }, { body: { Address1, Address2, Address3 } }, { database }) => {
    const lines = [Address1, Address2, Address3].flatMap((line) => line ?? []);
    return { StandardizeAddressResult: standardize(await countryOf(database, person.id), lines) };
  },
);

/** The address that was chosen from several. */
export const doGetAddressQas = defineCustomerOperation(
  "doGetAddressQas",
  async ({ person }, { body: { DoGetAddress } }, { database }) => {
    const Address = findStandard(await countryOf(database, person.id), DoGetAddress.Moniker);
    if (Address === undefined) throw unknownAddress();
    return { Address };
  },
);

/** The city of a postal code in the customer's country, by the first version. */
export const getCityStateByZip = defineCustomerOperation(
  "getCityStateByZip",
  async ({ person }, { path: { zip } }, { database }) => ({
    GetCityStatebyZipCodeResponse: await citiesOf(database, person.id, zip),
  }),
);

/** The city of a postal code in the customer's country, without its code. */
export const getCityState = defineCustomerOperation(
  "getCityState",
  async ({ person }, { path: { zip } }, { database }) => {
    const [found] = await citiesOf(database, person.id, zip);
    return found === undefined ? {} : { CityState: { City: found.City, State: found.State } };
  },
);

/** The city of a postal code in a customer's country; empty for an unknown one. */
export async function citiesOf(database: Database, personId: string, zip: string) {
  const found = findPostalCode(await countryOf(database, personId), zip);
  return found === undefined ? [] : [{ City: found.city, State: found.state, PostalCode: found.postalCode }];
}

/** The country of the customer's first plan; empty without one. */
async function countryOf(database: Database, personId: string): Promise<string> {
  const [first] = await listAgreements(database, personId);
  return first?.address.CountryCode ?? "";
}

const unknownAddress = () => new Problem(400, { code: "UNKNOWN_ADDRESS", message: "There is no such address." });
