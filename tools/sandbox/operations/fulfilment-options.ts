import { clientKey, type SandboxClient } from "../client.ts";
import { centresIn, kilometresBetween, type Point, type ServiceCentre } from "../content/service-centres.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { HandOverKey } from "../database/request-tables.ts";
import { findDraft, findOpen, unknownRequest } from "../requests/find-request.ts";
import { isConverted, isTooLarge, SWAP } from "../requests/hand-over-limits.ts";
import { COURIER, firstFreeDay, listSlotDays } from "../requests/slot-days.ts";
import { defineCustomerOperation } from "./operation.ts";

type StoreRecord = components["schemas"]["AspStoreRecord"];

/** How many days are searched for the earliest. */
const DAYS = 7;

/**
 * How a device can be handed over, each with the first day that has a slot. A repair that became a swap is delivered; a
 * large appliance is not picked up.
 */
export const getFulfillmentOptions = defineCustomerOperation(
  "getFulfillmentOptions",
  async (customer, { client, query, now }, { database }) => {
    const found = await findOpen(database, customer, query.servicerequestid);
    const centres = centresIn(found.agreement.address.CountryCode).map(({ id }) => id);
    const becameSwap = isConverted(found);
    const options: readonly [HandOverKey, readonly string[]][] = [
      ["Delivery", [COURIER]],
      ["PUR", [COURIER]],
      ["WALKIN", centres],
    ];
    const possible = options.filter(([key]) => !becameSwap || key === "Delivery");
    const records = possible.map(async ([FulfillmentOption, places]) => {
      const earliest = await findEarliest(database, client, places, now);
      return {
        ...{ FulfillmentOption, TotalAmount: 0 },
        ...(earliest === undefined ? {} : { EarliestDate: earliest }),
        ...(FulfillmentOption === "PUR" && isTooLarge(found) ? { NotEligibleReason: "LARGE_PRODUCT" as const } : {}),
        ...(becameSwap ? { ConvertedIncidentType: SWAP } : {}),
      };
    });
    return { FulfillmentOptionResults: { FulfillmentOptions: await Promise.all(records) } };
  },
);

/** Stores the chosen option. */
export const setFulfillmentOption = defineCustomerOperation(
  "setFulfillmentOption",
  async (customer, { query, body: { FulfillmentOption } }, { database }) => {
    const { request } = await findDraft(database, customer, query.servicerequestid);
    await database
      .updateTable("serviceRequests")
      .set({ fulfilment: FulfillmentOption })
      .where("number", "=", request.number)
      .execute();
    return { FulfillmentOption };
  },
);

/**
 * The repair centres of the customer's country, each with the first day on which it is free; the nearest first where
 * the portal says where the customer is.
 */
export const getAspStoreList = defineCustomerOperation(
  "getAspStoreList",
  async (customer, { client, query, now }, { database }) => {
    const { agreement } = await findOpen(database, customer, query.servicerequestid);
    const stores = inOrder(centresIn(agreement.address.CountryCode), query).map(async (store) => {
      const earliest = await findEarliest(database, client, [store.StoreId], now);
      return { ...store, ...(earliest === undefined ? {} : { EarliestDate: earliest }) };
    });
    return { AspStoreList: await Promise.all(stores) };
  },
);

/** The same by the older version: the centres with the likest postal code come first. */
export const getAspStoreListV1 = defineCustomerOperation(
  "getAspStoreListV1",
  async (customer, { client, path, query, now }, { database }) => {
    const { agreement } = await findOpen(database, customer, query.servicerequestid);
    if (agreement.id !== path.agreementId) throw unknownRequest();
    const likeness = ({ postalCode }: ServiceCentre) =>
      [...postalCode].findIndex((digit, index) => digit !== path.postalCode[index]);
    const rank = (centre: ServiceCentre) => (centre.postalCode === path.postalCode ? Infinity : likeness(centre));
    const centres = [...centresIn(agreement.address.CountryCode)].sort((one, other) => rank(other) - rank(one));
    const stores = centres.map(async (centre) => {
      const earliest = await findEarliest(database, client, [centre.id], now);
      return { ...storeRecord(centre), ...(earliest === undefined ? {} : { EarliestDate: earliest }) };
    });
    return { AspStoreList: await Promise.all(stores) };
  },
);

/** Unsorted when the customer's place is unknown. */
function inOrder(centres: readonly ServiceCentre[], { latitude, longitude }: Partial<Point>): StoreRecord[] {
  if (latitude === undefined || longitude === undefined) return centres.map(storeRecord);
  return centres
    .map((centre) => ({ ...storeRecord(centre), DistanceKm: kilometresBetween({ latitude, longitude }, centre) }))
    .sort((one, other) => one.DistanceKm - other.DistanceKm);
}

/** A repair centre on the wire. */
export const storeRecord = ({ id, name, address1, address2, city, postalCode, hours }: ServiceCentre): StoreRecord => ({
  StoreId: id,
  StoreName: name,
  Address1: address1,
  ...(address2 === undefined ? {} : { Address2: address2 }),
  City: city,
  PostalCode: postalCode,
  ...(hours && {
    OpeningHours: hours.map(({ days, from, until }) => ({ Days: [...days], From: from, Until: until })),
  }),
});

async function findEarliest(
  database: Database,
  client: SandboxClient,
  places: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const timeZone = client.timeZone;
  const days = places.map((place) => listSlotDays(database, { client: clientKey(client), place, timeZone }, now, DAYS));
  return (await Promise.all(days)).flatMap((one) => firstFreeDay(one) ?? []).sort()[0];
}
