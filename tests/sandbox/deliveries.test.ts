import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }];

const { line, portal, sandbox, post, put, get, rows } = claimsPortal(bay, people, FRIDAY);

async function draft(): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: "Swap", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: "D-1" } });
  return id;
}
const delivery = { FulfillmentOption: "Delivery", CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };

/** A submitted order for a delivery, and its request. */
async function raise(): Promise<{ id: string; orderId: string }> {
  const id = await draft();
  const asked = { ...line, ServiceRequestId: id, ReceiverAddress: address, ...delivery };
  const orderId: string = (await post("serviceorder", asked)).body.ServiceOrder.ServiceOrderId;
  await post(`submitorder/${orderId}`, { ...line, PaymentMethod: "COD" });
  return { id, orderId };
}
const advance = (id: string) => portal.console(`/api/requests/${id}/advance`, "POST");
const cancel = (id: string) =>
  post(`cancelservicerequest/${id}`, {
    ...{ ...line, ServiceRequestId: id, NoteText: "longWait", Operation: "Cancel", Reason: "longWait" },
    ...{ CancelEntities: "ALL", RequestedBy: "Customer" },
  });
const move = (orderId: string, CollectionDate: string) =>
  put(`shippingorder/${orderId}`, { ...line, CollectionDate, CollectionSlot: "9AM-12PM" });
const tooLate = { status: 409, body: { code: "TOO_LATE" } };

describe("a delivery", () => {
  it("is approved, dispatched and delivered, to the address of its order", async () => {
    const { id } = await raise();
    for (const status of ["APPROVED", "DISPATCHED", "DELIVERED"]) expect(await advance(id)).toEqual({ status });
    expect(await advance(id)).toMatchObject({ code: "AT_ITS_END" });
    const { ClaimDetails } = (await get(`v2/details/${id}`)).body;
    expect(ClaimDetails).toMatchObject({ FulfillmentOption: "Delivery", CollectionAddress: address });
    expect(ClaimDetails.History.map(({ Status }: { Status: string }) => Status)).toEqual([
      ...["SUBMITTED", "APPROVED", "DISPATCHED", "DELIVERED"],
    ]);
  });

  it("needs an address", async () => {
    const id = await draft();
    const asked = { ...line, ServiceRequestId: id, ...delivery };
    expect(await post("serviceorder", asked)).toMatchObject({ status: 400, body: { code: "ADDRESS_MISSING" } });
    expect(await rows("serviceOrders")).toEqual([]);
    expect(await post("serviceorder", { ...asked, FulfillmentOption: "PUR" })).toMatchObject({ status: 200 });
  });

  it("can be moved and cancelled until it is dispatched", async () => {
    const { id, orderId } = await raise();
    await advance(id);
    expect(await move(orderId, "2026-11-24")).toMatchObject({ status: 200 });
    await advance(id);
    expect(await move(orderId, "2026-11-25")).toMatchObject(tooLate);
    expect(await cancel(id)).toMatchObject(tooLate);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-24" }]);
    await advance(id);
    expect(await cancel(id)).toMatchObject(tooLate);
    expect(await rows("cancellations")).toEqual([]);
  });

  it("that is approved can be cancelled", async () => {
    const { id } = await raise();
    await advance(id);
    expect(await cancel(id)).toMatchObject({ status: 200 });
    expect(await advance(id)).toMatchObject({ code: "AT_ITS_END" });
  });

  it("is rated once the other device is there", async () => {
    const { id } = await raise();
    const rating = { NpsScore: 9, NpsReasons: ["speed"], CsatScore: 5, ServiceRequestId: id };
    await advance(id);
    await advance(id);
    const early = await post(`feedback/${id}`, { ...line, ...rating });
    expect(early).toMatchObject({ status: 409, body: { code: "NOT_COMPLETED" } });
    await advance(id);
    expect(await post(`feedback/${id}`, { ...line, ...rating })).toMatchObject({ status: 200 });
  });

  it("has its next status on the page's button", async () => {
    const { id } = await raise();
    await advance(id);
    expect(await (await sandbox.app.request("/sandbox")).text()).toContain(`Make ${id} DISPATCHED`);
  });
});
