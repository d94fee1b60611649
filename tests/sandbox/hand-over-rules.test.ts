import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const more = [
  { id: "D-5", category: "washing-machines", make: "Acme", model: "Tub", imei: "ACME00050" },
  { id: "D-6", category: "phone", make: "Apple", model: "iPhone X", imei: "ACME00060" },
  { id: "D-7", category: "phone", make: "Apple", model: "iPhone X", imei: "ACME00070", finderIsOn: true },
] as const;
const people = [
  {
    ...ida,
    agreements: ida.agreements.map((one) => ({
      ...one,
      offerName: "4.0 Plus",
      address,
      devices: [...one.devices, ...more],
    })),
  },
];

const { line, post, get, rows } = claimsPortal(bay, people, FRIDAY);

/** A request that is allowed, and not ordered. */
async function draft(incident: string, asset: string): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } });
  return id;
}
const options = async (id: string) =>
  (await get(`fulfillmentoptions?servicerequestid=${id}`)).body.FulfillmentOptionResults.FulfillmentOptions;
const order = (id: string, how: object) =>
  post("serviceorder", {
    ...{ ...line, ServiceRequestId: id, CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" },
    ...{ FulfillmentOption: "PUR", ReceiverAddress: address, ...how },
  });

describe("a large appliance", () => {
  it("is not picked up, and can be brought", async () => {
    const id = await draft("Device Repair", "D-5");
    expect(await options(id)).toMatchObject([
      { FulfillmentOption: "Delivery" },
      { FulfillmentOption: "PUR", NotEligibleReason: "LARGE_PRODUCT" },
      { FulfillmentOption: "WALKIN" },
    ]);
    expect(await order(id, {})).toMatchObject({ status: 400, body: { code: "LARGE_PRODUCT" } });
    expect(await rows("serviceOrders")).toEqual([]);
    const atCentre = { FulfillmentOption: "WALKIN", StoreId: "SGC-01", CollectionSlot: "10AM-2PM" };
    expect(await order(id, atCentre)).toMatchObject({ status: 200 });
  });

  it("is told from other devices", async () => {
    const methods = await options(await draft("Device Repair", "D-1"));
    expect(methods.filter((one: object) => "NotEligibleReason" in one)).toEqual([]);
  });
});

describe("a device that is not repaired any longer", () => {
  it("is swapped, and the other one is delivered in no other way", async () => {
    const id = await draft("Refresh", "D-6");
    expect(await options(id)).toMatchObject([{ FulfillmentOption: "Delivery", ConvertedIncidentType: "Swap" }]);
    expect(await order(id, {})).toMatchObject({ status: 400, body: { code: "ONLY_DELIVERED" } });
    expect(await order(id, { FulfillmentOption: "Delivery" })).toMatchObject({ status: 200 });
  });

  it("is swapped only with its lock off", async () => {
    const id = await draft("Refresh", "D-7");
    const delivered = { FulfillmentOption: "Delivery" };
    expect(await order(id, delivered)).toMatchObject({ status: 409, body: { code: "LOCK_ON" } });
    expect(await order(id, { ...delivered, AcceptsLockFee: true })).toMatchObject({ status: 200 });
  });

  it("needs no conversion where another device was asked for", async () => {
    const methods = await options(await draft("Swap", "D-6"));
    expect(methods).toHaveLength(3);
    expect(methods[0]).not.toHaveProperty("ConvertedIncidentType");
  });
});

describe("a window", () => {
  it("for the return is kept with the order", async () => {
    await order(await draft("Refresh", "D-1"), { ReturnSlot: "2PM-6PM" });
    expect(await rows("serviceOrders")).toMatchObject([{ returnSlot: "2PM-6PM" }]);
  });

  it("that no list names can be booked on the days without a list, and only there", async () => {
    const look = { ReceiverAddress: address, Mode: "delivery", getDeliverySlots: false };
    const { body } = await post("shippingmethodsv2", look);
    expect(body.ShippingMethodResults).toContainEqual({ pickUpDate: "2026-11-23", pickUpSlot: [] });
    expect(body.ShippingMethodResults).not.toContainEqual({ pickUpDate: "2026-11-22", pickUpSlot: [] });
    const id = await draft("Swap", "D-1");
    const fixed = { FulfillmentOption: "Delivery", CollectionSlot: "2PM-6PM" };
    expect(await order(id, { ...fixed, CollectionDate: "2026-11-22" })).toMatchObject({ status: 409 });
    expect(await order(id, fixed)).toMatchObject({ status: 200 });
    expect(await rows("slotSeats")).toMatchObject([{ place: "courier", slot: "2PM-6PM" }]);
  });
});

it("moving the data costs nothing at a centre", async () => {
  const atCentre = { FulfillmentOption: "WALKIN", StoreId: "SGC-01", CollectionSlot: "10AM-2PM" };
  const id = await draft("Swap", "D-1");
  const { body } = await order(id, { ...atCentre, IsDataTransfer: true });
  expect(body.ServiceOrder.TotalAmount).toBe(6800);
});
