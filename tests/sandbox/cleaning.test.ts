import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

/** A Friday in Taipei, before the cut-off. */
const FRIDAY = "2026-11-20T10:00:00+08:00";
const MONDAY = { Date: "2026-11-23", SlotCode: "9AM-12PM" };

const home = { ...harbour, currency: "TWD", timeZone: "Asia/Taipei" };
const address = {
  Address1: "南京東路三段219號",
  City: "臺北市",
  StateProvinceCode: "中山區",
  CountryCode: "TW",
  PostalCode: "104",
};
const people = [
  { ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) },
  { ...nora, agreements: ida.agreements.map((plan) => ({ ...plan, id: "H-9", devices: [] })) },
];

const { ask, line, portal, signIn, post: send, put, get, rows } = claimsPortal(home, people, FRIDAY);
const post = (path: string, body: object) => send(path, { ...line, ...body });
const list = (agreement: string) =>
  ask("GET", `/devicemanagement/api/getcleaningservicedevicelist/${line.InteractionLineId}?agreementId=${agreement}`);

const details = { ModelId: "AC-SPLIT", Brand: "Daikin", Units: "2", AgeRange: "3_TO_8", FloorNumber: "8" };
const note = (more: object = {}) =>
  post("updatecleaningservicedetails", { AgreementId: "H-1", Device: details, ...more });
const book = (Appointment: object = MONDAY) => note({ Appointment, ServiceAddress: address });
const submit = (id: string, Invoice: object = { InvoiceType: "EC_PAY" }) =>
  post("submitcleaningservice", { ServiceRequestId: id, IsTermsAccepted: true, Invoice });
const days = async (id: string) => {
  const asked = { ServiceRequestId: id, ServiceAddress: address, AlternateDays: 7 };
  return (await post("getscheduledavailability", asked)).body.ScheduledAvailability;
};
const cancel = (id: string, AgreementId = "H-1") =>
  send("v1/cancelcleaningservice", { AgreementId, ServiceRequestId: id, Reason: "Customer Requested" });
const advance = (id: string) => portal.console(`/api/requests/${id}/advance`, "POST");

async function order(): Promise<string> {
  const id: string = (await book()).body.CleaningService.ServiceRequestId;
  await submit(id);
  return id;
}

describe("a cleaning", () => {
  it("can be moved until the partner confirms the visit", async () => {
    const id = await order();
    const orderOf = (await get(`v2/details/${id}`)).body.ClaimDetails.ServiceOrder.ServiceOrderId;
    expect(await days(id)).not.toEqual([]);
    const move = (CollectionDate: string) =>
      put(`shippingorder/${orderOf}`, { ...line, CollectionDate, CollectionSlot: "1PM-5PM" });
    expect(await move("2026-11-24")).toMatchObject({
      body: { ServiceOrder: { ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION" } },
    });
    expect(await rows("slotSeats")).toMatchObject([{ place: "cleaners", day: "2026-11-24", slot: "1PM-5PM" }]);
    await advance(id);
    expect(await move("2026-11-25")).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
  });

  it("is for appliances at the plan's address, up to the limit of one visit", async () => {
    const { body } = await list("H-1");
    expect(body.CleaningServiceDevices).toContainEqual(
      expect.objectContaining({
        ...{ CategoryCode: "AIRCON", CategoryName: "Air conditioning", CategoryNameTL: "空調" },
        ...{ ModelId: "AC-SPLIT", ModelNameTL: "分離式冷氣", DetailsAsked: ["FLOOR"], MaxUnits: 4 },
      }),
    );
    expect(await list("H-9")).toMatchObject({ status: 400, body: { code: "UNKNOWN_AGREEMENT" } });
    for (const Device of [
      { ...details, Units: "5" },
      { ...details, ModelId: "TV" },
    ]) {
      expect(await note({ Device })).toMatchObject({ status: 400, body: { code: "UNKNOWN_MODEL" } });
    }
    await signIn(nora);
    expect((await list("H-9")).body).toEqual({ CleaningServiceDevices: [] });
  });

  it("is one draft of the plan, beside that of a repair, until it is ordered", async () => {
    const { body } = await note();
    expect(body.CleaningService).toMatchObject({ TotalAmount: 2 * 180_000 });
    const id = body.CleaningService.ServiceRequestId;
    const again = await note({ Device: { ...details, Units: "1", Brand: "Hitachi" } });
    expect(again.body.CleaningService).toEqual({ ServiceRequestId: id, TotalAmount: 180_000 });
    expect(await rows("cleanings")).toMatchObject([{ brand: "Hitachi", units: 1, carrier: null }]);
    const repair = await post("startservicerequest", { AgreementId: "H-1" });
    expect(repair.body.CustomerCase.ServiceRequests[0].ServiceRequestId).not.toBe(id);
    expect(await submit(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    await book();
    expect(await submit(id)).toMatchObject({ body: { ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION" } });
    expect(await submit(id)).toMatchObject({ status: 409, body: { code: "ORDERED_BEFORE" } });
    expect(await note({ ServiceRequestId: id })).toMatchObject({ status: 409, body: { code: "ORDERED_BEFORE" } });
    expect((await note()).body.CleaningService.ServiceRequestId).not.toBe(id);
  });

  it("refuses an invoice whose number does not fit its carrier", async () => {
    const { ServiceRequestId: id } = (await book()).body.CleaningService;
    for (const wrong of [
      { InvoiceType: "EC_PAY", CarrierNumber: "/ABC1234" },
      { InvoiceType: "MOBILE_BARCODE" },
      { InvoiceType: "CITIZEN_DIGITAL", CarrierNumber: "/ABC1234" },
    ]) {
      expect(await submit(id, wrong)).toMatchObject({ status: 400, body: { code: "INVOICE" } });
    }
    expect(await submit(id, { InvoiceType: "MOBILE_BARCODE", CarrierNumber: "ABC12345" })).toMatchObject({
      status: 422,
    });
    await submit(id, { InvoiceType: "CITIZEN_DIGITAL", CarrierNumber: "AB12345678901234" });
    expect(await rows("cleanings")).toMatchObject([
      { carrier: "CITIZEN_DIGITAL", carrierNumber: "AB12345678901234", acceptedAt: expect.any(String) },
    ]);
  });

  it("is available from the third day on, and holds its slot until it is rescheduled", async () => {
    const { ServiceRequestId: id } = (await note()).body.CleaningService;
    expect((await days(id)).map((one: { Date: string }) => one.Date)).toEqual([
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
    ]);
    expect(await book({ ...MONDAY, Date: "2026-11-22" })).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    await book();
    expect((await days(id))[0].Slots[0]).toMatchObject({ SlotCode: "9AM-12PM", Available: 1 });
    await book({ ...MONDAY, SlotCode: "1PM-5PM" });
    expect((await days(id))[0].Slots.map((slot: { Available: number }) => slot.Available)).toEqual([2, 1]);
    expect(await rows("slotSeats")).toHaveLength(1);
  });
});

describe("an ordered cleaning", () => {
  it("is listed like a request, by its maker and kind, with the visit instead of a hand-over", async () => {
    const id = await order();
    const { body } = await get(`v2/details/${id}?agreementId=H-1`);
    expect(body.ClaimDetails).toMatchObject({
      ...{ IncidentType: "CLEANING_SERVICE", FulfillmentOption: "ONSITE", CollectionDate: MONDAY.Date },
      ...{ EnrolledDevice: { Make: "Daikin", Model: "分離式冷氣" }, CollectionAddress: address },
      ...{ CollectionSlot: { StartTime: "09:00" }, ServiceOrder: { TotalAmount: 360_000 } },
    });
    expect(await advance(id)).toMatchObject({ status: "SCHEDULE CONFIRMED" });
    const cases = await get("customercases");
    expect(cases.body.CustomerCases[0].ServiceRequests[0].ServiceOrder.ServiceOrderStatus).toBe("SCHEDULE CONFIRMED");
  });

  it("is cancelled by its plan, once, until somebody has come", async () => {
    const id = await order();
    expect(await cancel(id, "H-9")).toMatchObject({ status: 400 });
    expect(await cancel(id)).toMatchObject({ body: { ServiceRequestStatus: "CNCLCUS" } });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "CANCELLED_BEFORE" } });
    expect(await rows("slotSeats")).toEqual([]);
    const late = await order();
    await advance(late);
    await advance(late);
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    expect(await rows("cancellations")).toMatchObject([{ reason: "Customer Requested" }]);
  });
});
