import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";
import type { Reply } from "./support/portal.ts";

/** A Friday in Singapore, before the cut-off: the next day is a Saturday, the one after a Sunday. */
const FRIDAY = "2026-11-20T10:00:00+08:00";

const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = {
  Address1: "Blk 205 Bedok North Street 1",
  City: "Singapore",
  CountryCode: "SG",
  PostalCode: "460205",
};
const tablet = { id: "D-3", category: "tablet", make: "Acme", model: "Slate", imei: "SLATE0042" } as const;
const [plan] = ida.agreements;
const people = [
  { ...ida, agreements: plan === undefined ? [] : [{ ...plan, address, devices: [...plan.devices, tablet] }] },
  nora,
];

const { line, portal, signIn, post, get, rows } = claimsPortal(bay, people, FRIDAY);

async function start(): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  return body.CustomerCase.ServiceRequests[0].ServiceRequestId;
}

async function reportIncident(id: string, incident = "Screen Repair", asset = "D-1") {
  const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20" };
  const parameters = { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } };
  const { status, body } = await post("processincident", parameters);
  return status === 200 ? body.CustomerCase.ServiceRequests[0].Eligibility[0] : body;
}

const collection = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "7PM-10PM" };
const order = (id: string, how: object = collection) =>
  post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...how });
const submit = (id: string) => post(`submitorder/${id}`, { ...line, PaymentMethod: "COD" });

async function raise(incident: string, asset: string, how: object = collection): Promise<Reply> {
  const id = await start();
  await reportIncident(id, incident, asset);
  const { body } = await order(id, how);
  return submit(body.ServiceOrder.ServiceOrderId);
}

describe("a request", () => {
  it("is a draft until its order is submitted, and a plan has one open draft at a time", async () => {
    const id = await start();
    expect(await start()).toBe(id);
    expect(await reportIncident(id)).toEqual({ EligibilityOutcome: "APPROVED" });
    const { body } = await order(id);
    expect(body.ServiceOrder).toMatchObject({ ServiceOrderStatus: "OPEN", TotalAmount: 9800 + 1200 });
    expect(await submit(body.ServiceOrder.ServiceOrderId)).toMatchObject({ body: { ServiceRequestId: id } });
    expect(await rows("serviceRequests")).toMatchObject([
      { assetId: "D-1", incident: "Screen Repair", status: "CMPLTD", agreementId: "H-1" },
    ]);
    expect(await rows("serviceOrders")).toMatchObject([
      { fulfilment: "PUR", day: "2026-11-23", slot: "7PM-10PM", status: "SUBMITTED", paymentMethod: "COD", address },
    ]);
    expect(await start()).not.toBe(id);
  });

  it("is submitted once, and requires the method of payment", async () => {
    const id = await start();
    await reportIncident(id);
    const { ServiceOrderId } = (await order(id)).body.ServiceOrder;
    expect(await post(`submitorder/${ServiceOrderId}`, line)).toMatchObject({ body: { code: "PAYMENT_MISSING" } });
    expect(await submit(ServiceOrderId)).toMatchObject({ status: 200 });
    const before = { status: 409, body: { code: "ORDERED_BEFORE" } };
    expect(await submit(ServiceOrderId)).toMatchObject(before);
    expect(await order(id, { ...collection, CollectionDate: "2026-11-24" })).toMatchObject(before);
    const chosen = { ...line, FulfillmentOption: "WALKIN" };
    expect(await post(`fulfillmentoptions?servicerequestid=${id}`, chosen)).toMatchObject(before);
    expect(await reportIncident(id, "Battery Replacement")).toMatchObject(before.body);
    expect(await rows("serviceOrders")).toMatchObject([{ day: "2026-11-23", status: "SUBMITTED" }]);
  });

  it("gives the next days after it was submitted, too, so that a customer who does not know can choose another", async () => {
    const id = await start();
    await reportIncident(id);
    await submit((await order(id)).body.ServiceOrder.ServiceOrderId);
    expect((await get(`fulfillmentoptions?servicerequestid=${id}`)).status).toBe(200);
    const wanted = { ...line, ServiceRequestId: id, StoreId: "SGC-01", AlternateDays: 7 };
    expect((await post("v2/getappointmentslots", wanted)).status).toBe(200);
  });

  it("is limited to the customer's own devices that the plan covers", async () => {
    const id = await start();
    expect(await reportIncident(id, "Refresh", "D-9")).toMatchObject({ code: "UNKNOWN_AGREEMENT" });
    await signIn(nora);
    expect(await get(`fulfillmentoptions?servicerequestid=${id}`)).toMatchObject({ status: 400 });
    expect(await get("v2/servicefees?agreementId=H-1&assetId=D-1&multiplefees=true")).toMatchObject({ status: 400 });
    expect(await post("startservicerequest", { ...line, AgreementId: "H-1" })).toMatchObject({ status: 400 });
  });

  it("of a fault in the first year is covered by the maker", async () => {
    expect(await reportIncident(await start(), "Fault Repair")).toMatchObject({
      EligibilityOutcome: "APPROVED",
      WarrantyType: "IW",
    });
  });

  it("of a screen is repeated without charge within twelve months of its repair, for the same device", async () => {
    const repeat = "Screen Repair Warranty";
    const feesOf = async (asset: string) => {
      const { body } = await get(`v2/servicefees?agreementId=H-1&assetId=${asset}&multiplefees=true`);
      return body.ServiceFee.filter(({ IncidentType }: { IncidentType: string }) => IncidentType === repeat);
    };
    expect(await reportIncident(await start(), repeat)).toEqual({ EligibilityOutcome: "NO_WARRANTY" });
    const { body } = await raise("Screen Repair", "D-1");
    expect(await feesOf("D-1")).toEqual([]);
    for (const _step of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"])
      await portal.console(`/api/requests/${body.ServiceRequestId}/advance`, "POST");
    expect(await feesOf("D-1")).toEqual([{ IncidentType: repeat, Fees: { TotalAmount: 0 } }]);
    expect(await feesOf("D-3")).toEqual([]);
    const id = await start();
    expect(await reportIncident(id, repeat, "D-3")).toEqual({ EligibilityOutcome: "NO_WARRANTY" });
    expect(await reportIncident(id, repeat)).toEqual({ EligibilityOutcome: "APPROVED" });
    await portal.console("/api/clock", "PUT", { now: "2027-11-22T10:00:00+08:00" });
    await signIn(ida);
    expect(await feesOf("D-1")).toEqual([]);
  });

  it("waits while the same device has another, and is possible again after twelve months", async () => {
    await raise("Screen Repair", "D-1");
    expect(await reportIncident(await start(), "Battery Replacement", "D-1")).toEqual({
      EligibilityOutcome: "IN_PROGRESS",
    });
    expect(await reportIncident(await start(), "Screen Repair", "D-3")).toEqual({
      EligibilityOutcome: "LIMIT_EXCEEDED",
      ResetDate: "2027-11-20",
    });
    const id = await start();
    expect(await order(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    await portal.console("/api/clock", "PUT", { now: "2027-11-22T10:00:00+08:00" });
    await signIn(ida);
    expect(await reportIncident(id, "Screen Repair", "D-3")).toEqual({ EligibilityOutcome: "APPROVED" });
  });
});

describe("fees", () => {
  const fees = async (asset: string) => {
    const { body } = await get(`v2/servicefees?agreementId=H-1&assetId=${asset}&multiplefees=true`);
    return body.ServiceFee.map((fee: { IncidentType: string }) => fee.IncidentType);
  };

  it("exist for each incident; a tablet's fault has none of its own, and costs as much as its screen", async () => {
    expect(await fees("D-1")).toContain("Fault Repair");
    expect(await fees("D-3")).not.toContain("Fault Repair");
    const id = await start();
    await reportIncident(id, "Fault Repair", "D-3");
    expect((await order(id)).body.ServiceOrder.TotalAmount).toBe(9800 + 1200);
  });
});

describe("slots", () => {
  const courier = { ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
  const days = async () => (await post("shippingmethodsv2", courier)).body.ShippingMethodResults;
  const freeOn = async (day: string) =>
    (await days())
      .find((one: { pickUpDate: string }) => one.pickUpDate === day)
      .pickUpSlot.map((slot: { Available: number }) => slot.Available);

  it("are of the next seven days: one on a Saturday, none on a Sunday", async () => {
    expect((await days()).map((one: { pickUpDate: string }) => one.pickUpDate)).toEqual([
      ...["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
    ]);
    expect(await freeOn("2026-11-21")).toEqual([1, 0, 0]);
    expect(await freeOn("2026-11-22")).toEqual([]);
    expect(await freeOn("2026-11-23")).toEqual([2, 3, 1]);
  });

  it("begin a day later after four in the afternoon", async () => {
    await portal.console("/api/clock", "PUT", { now: "2026-11-20T16:00:00+08:00" });
    await signIn(ida);
    expect((await days())[0].pickUpDate).toBe("2026-11-22");
  });

  it("are held by an order, and free again when another replaces it", async () => {
    const id = await start();
    await reportIncident(id);
    await order(id);
    expect(await freeOn("2026-11-23")).toEqual([2, 3, 0]);
    await order(id, { ...collection, CollectionSlot: "9AM-12PM" });
    expect(await freeOn("2026-11-23")).toEqual([1, 3, 1]);
  });

  it("that are taken, past or unknown are refused, and nothing is stored", async () => {
    await raise("Screen Repair", "D-1");
    const id = await start();
    await reportIncident(id, "Refresh", "D-3");
    for (const how of [
      collection,
      { ...collection, CollectionDate: "2026-11-20" },
      { ...collection, CollectionDate: "2026-11-22" },
      { ...collection, CollectionSlot: "1AM-2AM" },
    ]) {
      expect(await order(id, how)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    }
    expect(await rows("serviceOrders")).toHaveLength(1);
    expect(await rows("slotSeats")).toHaveLength(1);
  });

  it("of a centre are its own, and of a warehouse as many days as requested", async () => {
    const id = await start();
    const asked = { ...line, ServiceRequestId: id, AlternateDays: 3 };
    const { body } = await post("v2/getappointmentslots", { ...asked, StoreId: "SGC-01" });
    expect(body.AppointmentSlots).toHaveLength(3);
    expect(body.AppointmentSlots[2].Slots).toMatchObject([{ SlotCode: "10AM-2PM" }, { SlotCode: "2PM-6PM" }]);
    const lookUp = {
      ...asked,
      ReceiverAddress: address,
      CustomerType: "RETAIL",
      Simulation: true,
      getDeliverySlots: true,
    };
    const simulated = await post("shippingmethods", { LookupShippingMethodsParameters: lookUp });
    expect(simulated.body.ShippingMethod).toMatchObject({ EstimatedDeliveryDate: "2026-11-21" });
    expect(simulated.body.ShippingMethod.DeliverySlots).toHaveLength(3);
  });
});

it("lists the hand-over methods with their earliest days, and the centres of the country", async () => {
  const id = await start();
  const { body } = await get(`fulfillmentoptions?servicerequestid=${id}`);
  expect(body.FulfillmentOptionResults.FulfillmentOptions).toMatchObject([
    { FulfillmentOption: "Delivery", EarliestDate: "2026-11-21" },
    { FulfillmentOption: "PUR", EarliestDate: "2026-11-21" },
    { FulfillmentOption: "WALKIN", EarliestDate: "2026-11-21" },
  ]);
  const near = await get(
    `v2/getaspstorelist?servicerequestid=${id}&incidenttype=Refresh&latitude=1.3&longitude=103.8384`,
  );
  expect(near.body.AspStoreList).toMatchObject([
    { StoreId: "SGC-03", DistanceKm: 0.1 },
    { StoreId: "SGC-02", DistanceKm: 11.5 },
    { StoreId: "SGC-01", DistanceKm: 12.6 },
  ]);
  const centres = await get(`v2/getaspstorelist?servicerequestid=${id}&incidenttype=Refresh`);
  expect(centres.body.AspStoreList).toHaveLength(3);
  for (const centre of centres.body.AspStoreList) expect(centre).toMatchObject({ EarliestDate: "2026-11-21" });
  await post(`fulfillmentoptions?servicerequestid=${id}`, { ...line, FulfillmentOption: "WALKIN" });
  expect(await rows("serviceRequests")).toMatchObject([{ fulfilment: "WALKIN" }]);
});
