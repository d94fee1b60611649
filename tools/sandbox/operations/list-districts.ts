import { listCities, listDistricts } from "../content/districts.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Every city, or the districts of one. */
export const getCityStateByZipCode = defineCustomerOperation(
  "getCityStateByZipCode",
  async (_customer, { query: { city } }) => ({
    GetCityStatebyZipCodeResponse: city === undefined ? listCities().map((City) => ({ City })) : records(city),
  }),
);

const records = (city: string) =>
  listDistricts(city).map(({ name, postalCode }) => ({ City: city, StateTL: name, PostalCode: postalCode }));
