import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

/** A Friday in Taipei, before the cut-off. */
const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "TWD", timeZone: "Asia/Taipei" };
const address = {
  ...{ Address1: "南京東路三段219號", City: "臺北市", StateProvinceCode: "中山區" },
  ...{ CountryCode: "TW", PostalCode: "104" },
};
const people = [{ ...ida, agreements: ida.agreements.map((one) => ({ ...one, address })) }, nora];
const { line, portal, signIn, post, put, get, rows } = claimsPortal(bay, people, FRIDAY);

async function draft(IncidentType = "Device Repair"): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType, IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: "D-1" } });
  return id;
}
const schedule = (id: string) =>
  post("integrationonline/v1/repairrequest/schedule", { ...line, ServiceRequestId: id, AlternateDays: 4 });
const time = { CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
const order = (id: string, how: object = {}) =>
  post("serviceorder", {
    ...{ ...line, ServiceRequestId: id, FulfillmentOption: "PUR", ReceiverAddress: address },
    ...{ ...time, ...how },
  });
const createRepair = (id: string, how: object = {}) =>
  post("repairrequest/create", {
    ...line,
    RepairRequest: { ServiceRequestId: id, Schedule: time, ReceiverAddress: address, ...how },
  });
const slotsOn = (day: string, { body }: Awaited<ReturnType<typeof schedule>>) =>
  body.RepairSchedule.find((one: { Date: string }) => one.Date === day).Slots;

it("the repairer fetches devices by day, as often as the courier has seats", async () => {
  const id = await draft();
  const before = await schedule(id);
  expect(before.body.RepairSchedule.map((one: { Date: string }) => one.Date)).toEqual([
    ...["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"],
  ]);
  expect(slotsOn("2026-11-22", before)).toEqual([]);
  const morning = { SlotCode: "9AM-12PM", StartTime: "09:00", EndTime: "12:00" };
  const afternoon = { SlotCode: "12PM-4PM", StartTime: "12:00", EndTime: "16:00", Available: 3 };
  expect(slotsOn("2026-11-23", before)).toEqual([{ ...morning, Available: 2 }, afternoon]);
  expect(await createRepair(id)).toMatchObject({ status: 200, body: { RepairRequest: { TotalAmount: 80_000 } } });
  expect(slotsOn("2026-11-23", await schedule(id))).toEqual([{ ...morning, Available: 1 }, afternoon]);
});

describe("the order of a repair whose device is fetched", () => {
  it("is created by the repairer's operation only, with all that it is told", async () => {
    const id = await draft();
    expect(await order(id)).toMatchObject({ status: 400, body: { code: "REPAIRER_FETCHES" } });
    expect(await rows("serviceOrders")).toEqual([]);
    const proxy = { IsAuthorised: true, ContactNumber: "0911222333", IdLast4: "123D" };
    const more = { ReturnSlot: "2PM-6PM", AlternateContactNumber: "0922333444", Proxy: proxy };
    expect(await createRepair(id, more)).toMatchObject({
      status: 200,
      body: { RepairRequest: { ServiceRequestId: id, ServiceOrderStatus: "OPEN", TotalAmount: 80_000 } },
    });
    expect(await rows("serviceOrders")).toMatchObject([
      {
        ...{ fulfilment: "PUR", day: "2026-11-23", slot: "9AM-12PM", returnSlot: "2PM-6PM", address, status: "OPEN" },
        ...{ alternateNumber: "0922333444", representative: proxy },
      },
    ]);
  });

  it("replaces one that was not sent, whose window is free again, and not one that was", async () => {
    const id = await draft();
    const isOrder = { status: 200 };
    expect(await createRepair(id)).toMatchObject(isOrder);
    const second = await createRepair(id, { Schedule: { ...time, CollectionSlot: "12PM-4PM" } });
    expect(second).toMatchObject(isOrder);
    expect(await rows("serviceOrders")).toHaveLength(1);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23", slot: "12PM-4PM" }]);
    await post(`submitorder/${second.body.RepairRequest.ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
    expect(await createRepair(id)).toMatchObject({ status: 409, body: { code: "ORDERED_BEFORE" } });
  });

  it("is not made at night, nor for somebody else", async () => {
    const id = await draft();
    const atNight = { Schedule: { ...time, CollectionSlot: "7PM-10PM" } };
    expect(await createRepair(id, atNight)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    await signIn(nora);
    expect(await createRepair(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    expect(await rows("serviceOrders")).toEqual([]);
  });

  it("is not made of a swap, which brings another device", async () => {
    expect(await createRepair(await draft("Swap"))).toMatchObject({ status: 400, body: { code: "NO_REPAIR" } });
    expect(await rows("serviceOrders")).toEqual([]);
  });
});

it("no order has a device fetched on an outlying island, also not one that is moved there", async () => {
  const id = await draft();
  const island = { ...address, City: "澎湖縣", StateProvinceCode: "馬公市", PostalCode: "880" };
  const isRefused = { status: 400, body: { code: "NOT_SERVED" } };
  expect(await createRepair(id, { ReceiverAddress: island })).toMatchObject(isRefused);
  expect(await rows("serviceOrders")).toEqual([]);
  const walkIn = { FulfillmentOption: "WALKIN", StoreId: "TWC-01", CollectionSlot: "2PM-6PM", ReceiverAddress: island };
  expect(await order(id, walkIn)).toMatchObject({ status: 200 });
  const { ServiceOrderId } = (await createRepair(id)).body.RepairRequest;
  const later = { CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
  const moved = { ...line, ...later, ReceiverAddress: island };
  expect(await put(`shippingorder/${ServiceOrderId}`, moved)).toMatchObject(isRefused);
  expect(await rows("serviceOrders")).toMatchObject([{ address, day: "2026-11-23" }]);
});

it("the times of another customer's request are not told", async () => {
  const id = await draft();
  await signIn(nora);
  expect(await schedule(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
});

it("a device in Taiwan can be brought to a centre there", async () => {
  const { body } = await get(`v2/getaspstorelist?servicerequestid=${await draft()}&incidenttype=Device%20Repair`);
  expect(body.AspStoreList.map(({ StoreId }: { StoreId: string }) => StoreId)).toEqual(["TWC-01", "TWC-02", "TWC-03"]);
});

describe("a device that the repairer fetches", () => {
  const move = (id: string, CollectionDate: string, CollectionSlot: string, more: object = {}) =>
    post("updaterepairrequest?agreementid=H-1", {
      ...line,
      RepairRequest: { ServiceRequestId: id, Schedule: { CollectionDate, CollectionSlot }, ...more },
    });
  async function raise(): Promise<string> {
    const id = await draft();
    const { body } = await createRepair(id);
    await post(`submitorder/${body.RepairRequest.ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
    return id;
  }

  it("is fetched at another time, for the same price, and its first seat is free again", async () => {
    const id = await raise();
    expect(await move(id, "2026-11-24", "12PM-4PM")).toMatchObject({
      status: 200,
      body: { RepairRequest: { ServiceRequestId: id, ServiceOrderStatus: "SUBMITTED", TotalAmount: 80_000 } },
    });
    expect(await rows("serviceOrders")).toMatchObject([{ day: "2026-11-24", slot: "12PM-4PM" }]);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-24", slot: "12PM-4PM" }]);
  });

  it("is not fetched at night, nor once the pick-up has begun, nor for somebody else", async () => {
    const id = await raise();
    expect(await move(id, "2026-11-24", "7PM-10PM")).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    await portal.console(`/api/requests/${id}/advance`, "POST");
    await portal.console(`/api/requests/${id}/advance`, "POST");
    expect(await move(id, "2026-11-24", "12PM-4PM")).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    await signIn(nora);
    expect(await move(id, "2026-11-24", "12PM-4PM")).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    expect(await rows("serviceOrders")).toMatchObject([{ day: "2026-11-23", slot: "9AM-12PM" }]);
  });

  it("needs a request that was sent, and a schedule or a decision, not both", async () => {
    const id = await draft();
    expect(await move(id, "2026-11-24", "12PM-4PM")).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    await createRepair(id);
    expect(await move(id, "2026-11-24", "12PM-4PM")).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    expect(await move(id, "2026-11-24", "12PM-4PM", { Decision: "DECLINE" })).toMatchObject({ status: 422 });
    const nothing = { ...line, RepairRequest: { ServiceRequestId: id } };
    expect(await post("updaterepairrequest?agreementid=H-1", nothing)).toMatchObject({ status: 422 });
  });
});
