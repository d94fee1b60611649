import { listCities, listDistricts } from "../content/districts.ts";
import { findOpen } from "../requests/find-request.ts";
import { citiesOf } from "./addresses.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Every city, the districts of one, or the city of a postal code. */
export const getCityStateByZipCode = defineCustomerOperation(
  "getCityStateByZipCode",
  async (customer, { query: { city, zipcode, servicerequestid } }, { database }) => {
    if (servicerequestid !== undefined) await findOpen(database, customer, servicerequestid);
    if (city !== undefined) return { GetCityStatebyZipCodeResponse: records(city) };
    if (zipcode === undefined) return { GetCityStatebyZipCodeResponse: listCities().map((City) => ({ City })) };
    return { GetCityStatebyZipCodeResponse: await citiesOf(database, customer.person.id, zipcode) };
  },
);

const records = (city: string) =>
  listDistricts(city).map(({ name, postalCode }) => ({ City: city, StateTL: name, PostalCode: postalCode }));
