import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { address, collection, raisedRequests } from "./support/raised-requests.ts";
import { wholeFiles } from "./support/whole-files.ts";

const { line, portal, sandbox, signIn, post, get, rows, draft, raise, advance } = raisedRequests();

const params = (id: string) => ({
  ...{ ...line, ServiceRequestId: id, NoteText: "longWait", Operation: "Cancel", Reason: "longWait" },
  ...{ CancelEntities: "ALL", RequestedBy: "Customer" },
});
const cancel = (id: string, more: object = {}) => post(`cancelservicerequest/${id}`, { ...params(id), ...more });
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

  it("show what the customer reported, with the names of their photos, and what a night slot costs", async () => {
    const id = await draft();
    expect(await details(id)).not.toHaveProperty("Notes");
    const named = { FileName: "screen.jpg", FolderName: "request-photos", AgreementId: "H-1" };
    const { UploadId, Url } = (await post("filesystem/upload/v3", named)).body;
    const body = Uint8Array.from(wholeFiles.jpeg);
    await portal.raw(String(Url).replace("/services", ""), { method: "PUT", body });
    const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };
    const Documents = [{ UploadId, FileName: "screen.jpg" }];
    const reported = { ...Incident, FailureDescriptiveText: "It fell." };
    const report = { ...line, ServiceRequestId: id, Incident: reported, AssetDetails: { AssetId: "D-1" }, Documents };
    expect(await post("processincident", report)).toMatchObject({ status: 200 });
    expect(await details(id)).toMatchObject({ Notes: "It fell.", Documents });
    expect(await details(await raise())).toMatchObject({ NightDeliveryFee: 1200 });
  });

  it.each([
    ["REPAIRED", /passed its test/],
    ["REPAIR REJECTED", /opened by others/],
  ])("show the repairer's number and notes once a device is %s", async (status, AspNotes) => {
    const id = await raise();
    await advance(id);
    await advance(id);
    expect(await details(id)).not.toHaveProperty("AspSalesOrderNumber");
    await portal.console(`/api/requests/${id}/advance`, "POST", { status });
    const repairer = { AspSalesOrderNumber: expect.stringMatching(/^ASP9/), AspNotes: expect.stringMatching(AspNotes) };
    expect(await details(id)).toMatchObject(repairer);
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

  it("of a draft have what was saved, until it is sent", async () => {
    const id = await draft();
    expect((await details(id)).Draft).toEqual({ Answers: [], IncidentDate: "2026-11-20" });
    const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-19" };
    const answered = [{ QuestionId: "turnsOn", Answer: "yes" }];
    const asked = [{ QuestionId: "lossKind", Answer: "lost" }];
    const more = { Incident: { ...Incident, Triage: asked }, ScreenRepairQA: answered };
    await post("processincident", { ...line, ServiceRequestId: id, AssetDetails: { AssetId: "D-1" }, ...more });
    await post(`fulfillmentoptions?servicerequestid=${id}`, { ...line, FulfillmentOption: "PUR" });
    const saved = { Answers: [...asked, ...answered], IncidentDate: "2026-11-19", FulfillmentOption: "PUR" };
    expect((await details(id)).Draft).toEqual(saved);
    expect(await details(await raise())).not.toHaveProperty("Draft");
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

  it("under the key of another operation with an equal body is done, and does not get that operation's reply", async () => {
    const id = await raise();
    expect(await post(`cancelservicerequest/${id}`, params(id), "shared-key-1")).toMatchObject({ status: 200 });
    const again = await post(`cancel/v2/${id}`, params(id), "shared-key-1");
    expect(again).toMatchObject({ status: 409, body: { code: "CANCELLED_BEFORE" } });
    expect(await post(`cancelservicerequest/${id}`, params(id), "shared-key-1")).toMatchObject({ status: 200 });
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
