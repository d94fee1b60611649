import { findPlaces } from "../content/geocoder.ts";
import { defineOperation } from "./operation.ts";

/** Where an address is. */
export const geocodeAddress = defineOperation("geocodeAddress", async ({ query }) => ({ results: findPlaces(query) }));
