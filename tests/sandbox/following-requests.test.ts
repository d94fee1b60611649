import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }, nora];

const { line, portal, sandbox, signIn, post, put, get, rows } = claimsPortal(bay, people, FRIDAY);

/** A request that was accepted but not submitted. */
async function draft(incident = "Screen Repair"): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: "D-1" } });
  return id;
}

const collection = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "7PM-10PM" };

async function raise(how: object = collection): Promise<string> {
  const id = await draft();
  const { body } = await post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...how });
  await post(`submitorder/${body.ServiceOrder.ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
  return id;
}

const params = (id: string) => ({
  ...{ ...line, ServiceRequestId: id, NoteText: "longWait", Operation: "Cancel", Reason: "longWait" },
  ...{ CancelEntities: "ALL", RequestedBy: "Customer" },
});
const cancel = (id: string, more: object = {}) => post(`cancelservicerequest/${id}`, { ...params(id), ...more });
const advance = (id: string) => portal.console(`/api/requests/${id}/advance`, "POST");
const cases = async () => (await get("customercases")).body.CustomerCases;
const listed = async () =>
  (await cases()).map((one: { ServiceRequests: unknown[] }) => one.ServiceRequests[0]) as Record<string, unknown>[];

describe("the list", () => {
  it("has each accepted request with its state, newest first", async () => {
    const first = await raise();
    await cancel(first);
    const second = await draft();
    expect(await cases()).toMatchObject([{ AgreementId: "H-1", CustomerCaseStatus: "open" }, {}]);
    const [open, cancelled] = await listed();
    expect(open).toMatchObject({ ServiceRequestId: second, ServiceRequestStatus: "WORKING" });
    expect(open).not.toHaveProperty("ServiceOrder");
    expect(cancelled).toMatchObject({
      ...{ ServiceRequestId: first, ServiceRequestStatus: "CNCLCUS", IncidentType: "Screen Repair" },
      ...{ CreatedOn: expect.stringMatching(/^2026-11-20T02:00/), EnrolledDevice: { AssetId: "D-1" } },
      ServiceOrder: { ServiceOrderStatus: "CNCLCUS" },
    });
    expect(cancelled).toHaveProperty("CancelledOn");
  });

  it("has nothing of other customers", async () => {
    const id = await raise();
    await signIn(nora);
    expect(await cases()).toEqual([]);
    expect(await get(`v2/details/${id}?agreementId=H-1`)).toMatchObject({ status: 400 });
    expect(await cancel(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
  });
});

describe("the details", () => {
  const details = async (id: string) => (await get(`v2/details/${id}?agreementId=H-1`)).body.ClaimDetails;

  it("show the hand-over at the door, and each step of the request in turn", async () => {
    const id = await raise();
    expect(await details(id)).toMatchObject({
      ...{ FulfillmentOption: "PUR", CollectionDate: "2026-11-23", PaymentMethod: "COD", CollectionAddress: address },
      CollectionSlot: { StartTime: "19:00", EndTime: "22:00" },
      History: [{ Status: "SUBMITTED" }],
      ServiceOrder: { ServiceOrderStatus: "SUBMITTED", TotalAmount: 11_000 },
    });
    for (const status of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"])
      expect(await advance(id)).toEqual({ status });
    expect((await details(id)).History.map(({ Status }: { Status: string }) => Status)).toEqual([
      ...["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"],
    ]);
    expect(await advance(id)).toMatchObject({ code: "AT_ITS_END" });
  });

  it("show the repair centre if the customer goes there", async () => {
    const id = await raise({
      ...collection,
      FulfillmentOption: "WALKIN",
      StoreId: "SGC-01",
      CollectionSlot: "2PM-6PM",
    });
    expect(await details(id)).toMatchObject({
      RepairCentre: { StoreId: "SGC-01" },
      CollectionSlot: { EndTime: "18:00" },
    });
  });

  it("of a draft hold no order, even if one was started", async () => {
    const id = await draft();
    await post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...collection });
    const found = await details(id);
    expect(found).toMatchObject({ ServiceRequestStatus: "WORKING", History: [] });
    expect(found).not.toHaveProperty("CollectionDate");
  });

  it("of an unknown request or another plan are refused", async () => {
    const id = await raise();
    for (const path of ["SR1", "nonsense", "SR499999"])
      expect(await get(`v2/details/${path}`)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    expect(await get(`v2/details/${id}?agreementId=H-2`)).toMatchObject({ status: 400 });
    expect(await get(`v2/details/${id}`)).toMatchObject({ status: 200 });
  });
});

describe("cancelling", () => {
  it("stores the reason, frees the slot, and allows the same request again", async () => {
    const id = await raise();
    expect(await cancel(id, { Reason: "longWait, buysNew" })).toMatchObject({
      status: 200,
      body: { ServiceRequestId: id, ServiceRequestStatus: "CNCLCUS" },
    });
    expect(await rows("cancellations")).toMatchObject([{ reason: "longWait, buysNew", requestedBy: "Customer" }]);
    expect(await rows("serviceRequests")).toMatchObject([{ status: "CNCLCUS" }]);
    expect(await rows("serviceOrders")).toMatchObject([{ status: "CNCLCUS" }]);
    expect(await rows("slotSeats")).toEqual([]);
    const again = await raise();
    expect(again).not.toBe(id);
    expect(await rows("slotSeats")).toHaveLength(1);
  });

  it("works once, and until the device is received", async () => {
    const early = await raise();
    await advance(early);
    expect(await cancel(early)).toMatchObject({ status: 200 });
    expect(await cancel(early)).toMatchObject({ status: 409, body: { code: "CANCELLED_BEFORE" } });
    expect(await advance(early)).toMatchObject({ code: "AT_ITS_END" });
    const late = await raise();
    await advance(late);
    await advance(late);
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    expect(await rows("cancellations")).toHaveLength(1);
  });

  it("works until the appointment begins, in the client's zone", async () => {
    const id = await raise();
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T19:00:00+08:00" });
    await signIn(ida);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T18:59:00+08:00" });
    expect(await cancel(id)).toMatchObject({ status: 200 });
  });

  it("of a draft frees its slot, and the next request is a new one", async () => {
    const id = await draft();
    await post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...collection });
    expect(await cancel(id)).toMatchObject({ status: 200 });
    expect(await rows("slotSeats")).toEqual([]);
    expect(await draft()).not.toBe(id);
  });

  it("requires the request's agreement and case where the brand names them", async () => {
    const id = await raise();
    const [{ CustomerCaseNumber }] = await cases();
    const named = { ...params(id), AgreementId: "H-1", CustomerCaseNumber };
    expect(await post(`cancel/v2/${id}`, { ...named, CustomerCaseNumber: "CC1" })).toMatchObject({ status: 400 });
    expect(await post(`cancel/v2/${id}`, named)).toMatchObject({ status: 200 });
  });
});

describe("moving a hand-over", () => {
  const orderOf = async (id: string): Promise<string> =>
    (await get(`v2/details/${id}`)).body.ClaimDetails.ServiceOrder.ServiceOrderId;
  const move = async (id: string, CollectionDate: string, CollectionSlot: string) =>
    put(`shippingorder/${await orderOf(id)}`, { ...line, CollectionDate, CollectionSlot });

  it("takes the other slot, frees the former one, and the total follows the fees of the slots", async () => {
    const id = await raise();
    const day = { status: 200, body: { ServiceOrder: { ServiceOrderStatus: "SUBMITTED", TotalAmount: 9_800 } } };
    expect(await move(id, "2026-11-24", "9AM-12PM")).toMatchObject(day);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-24", slot: "9AM-12PM" }]);
    const moved = (await get(`v2/details/${id}`)).body.ClaimDetails;
    expect(moved).toMatchObject({ CollectionDate: "2026-11-24", CollectionSlot: { StartTime: "09:00" } });
    expect(await move(id, "2026-11-23", "7PM-10PM")).toMatchObject({ body: { ServiceOrder: { TotalAmount: 11_000 } } });
  });

  it("keeps the slot when the other one cannot be booked", async () => {
    const id = await raise();
    for (const [day, slot] of [
      ["2026-11-22", "9AM-12PM"],
      ["2020-01-01", "9AM-12PM"],
      ["2026-11-24", "3AM-4AM"],
    ] as const)
      expect(await move(id, day, slot)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23", slot: "7PM-10PM" }]);
  });

  it("works until the hand-over begins, and not for another customer's order", async () => {
    const id = await raise();
    const order = await orderOf(id);
    const wanted = { CollectionDate: "2026-11-25", CollectionSlot: "9AM-12PM" };
    await signIn(nora);
    const others = await put(`shippingorder/${order}`, { ...line, ...wanted });
    expect(others).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T19:00:00+08:00" });
    await signIn(ida);
    const late = await put(`shippingorder/${order}`, { ...line, ...wanted });
    expect(late).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
  });
});

describe("rating", () => {
  const nine = { NpsScore: 9, NpsReasons: ["speed", "staff"], CsatScore: 5 };
  const rate = (id: string, more: object = {}) =>
    post(`feedback/${id}`, { ...line, ...nine, ServiceRequestId: id, ...more });
  const delivered = async () => {
    const id = await raise();
    for (const _ of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"]) await advance(id);
    return id;
  };

  it("is stored once, and shown in the details", async () => {
    const id = await delivered();
    expect((await get(`v2/details/${id}`)).body.ClaimDetails).not.toHaveProperty("Rating");
    expect(await rate(id, { Comment: "Fast." })).toMatchObject({ status: 200, body: { ServiceRequestId: id } });
    expect(await rate(id, { NpsScore: 0 })).toMatchObject({ status: 409, body: { code: "RATED_BEFORE" } });
    expect(await rows("ratings")).toMatchObject([
      { score: 9, reasons: ["speed", "staff"], satisfaction: 5, comment: "Fast." },
    ]);
    expect((await get(`v2/details/${id}`)).body.ClaimDetails.Rating).toMatchObject({ NpsScore: 9 });
  });

  it("is refused until the device is back", async () => {
    const id = await raise();
    expect(await rate(id)).toMatchObject({ status: 409, body: { code: "NOT_COMPLETED" } });
    expect(await rate(await draft("Battery Replacement"))).toMatchObject({ body: { code: "NOT_COMPLETED" } });
    expect(await rows("ratings")).toEqual([]);
  });

  it("is limited to the customer's own request, and to its bounds", async () => {
    const id = await delivered();
    expect(await rate(id, { ServiceRequestId: "SR499999" })).toMatchObject({ body: { code: "UNKNOWN_REQUEST" } });
    for (const wrong of [{ NpsScore: 11 }, { CsatScore: 0 }, { NpsReasons: ["weather"] }, { Comment: "x".repeat(501) }])
      expect(await rate(id, wrong)).toMatchObject({ status: 422 });
    await signIn(nora);
    expect(await rate(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    expect(await rows("ratings")).toEqual([]);
  });
});

it("the page lists every request, and a button that advances it", async () => {
  const id = await raise();
  const page = async () => (await sandbox.app.request("/sandbox")).text();
  expect(await page()).toContain(`Make ${id} APPROVED`);
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
  const moved = await sandbox.app.request("/sandbox/requests/advance", { method: "POST", headers, body: `id=${id}` });
  expect(moved.status).toBe(303);
  expect(await page()).toContain(`Make ${id} RECEIVED`);
  await advance(id);
  await advance(id);
  await advance(id);
  expect(await page()).not.toContain(`Make ${id}`);
});
