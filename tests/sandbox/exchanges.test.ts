import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const locked = {
  id: "D-4",
  category: "phone",
  make: "Acme",
  model: "Two",
  imei: "ACME00040",
  finderIsOn: true,
} as const;
const people = [
  {
    ...ida,
    agreements: ida.agreements.map((one) => ({
      ...one,
      offerName: "4.0 Plus",
      address,
      devices: [...one.devices, locked],
    })),
  },
];

const { line, portal, post, put, rows } = claimsPortal(bay, people, FRIDAY);

const switchLock = (id: string, isOn: boolean) => portal.console(`/api/devices/${id}/finder`, "PUT", { isOn });

/** A request that is allowed, and not ordered. */
async function draft(incident: string, asset = "D-1"): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } });
  return id;
}
const delivery = {
  ...{ FulfillmentOption: "Delivery", CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" },
  ReceiverAddress: address,
};
const order = (id: string, how: object = {}) =>
  post("serviceorder", { ...line, ServiceRequestId: id, ...delivery, ...how });
const total = (amount: number) => ({ status: 200, body: { ServiceOrder: { TotalAmount: amount } } });
const isLocked = { status: 409, body: { code: "LOCK_ON" } };

describe("an exchange of a device whose lock is on", () => {
  it.each([
    ["Swap", 6800],
    ["Malfunction", 7800],
    ["Malfunction-IW", 0],
  ])("is refused until the fee is accepted: %s", async (incident, fee) => {
    const id = await draft(incident, "D-4");
    expect(await order(id)).toMatchObject(isLocked);
    expect(await order(id, { AcceptsLockFee: false })).toMatchObject(isLocked);
    expect(await rows("serviceOrders")).toEqual([]);
    expect(await order(id, { AcceptsLockFee: true })).toMatchObject(total(fee + 16_800));
    expect(await rows("serviceOrders")).toMatchObject([{ amount: fee + 16_800 }]);
  });

  it("costs the accepted fee at another time, too", async () => {
    const id = await draft("Swap", "D-4");
    const { ServiceOrderId } = (await order(id, { AcceptsLockFee: true })).body.ServiceOrder;
    await post(`submitorder/${ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
    const later = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${ServiceOrderId}`, later)).toMatchObject(total(6800 + 16_800));
  });

  it("costs what its plan asks for moving the data, where the customer wants it", async () => {
    const id = await draft("Swap");
    expect(await order(id, { IsDataTransfer: false })).toMatchObject(total(6800));
    const { body } = await order(id, { IsDataTransfer: true });
    expect(body.ServiceOrder.TotalAmount).toBe(6800 + 2500);
    const { ServiceOrderId } = body.ServiceOrder;
    await post(`submitorder/${ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
    const later = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${ServiceOrderId}`, later)).toMatchObject(total(6800 + 2500));
    expect(await rows("serviceOrders")).toMatchObject([{ dataTransfer: true }]);
  });

  it("costs no more than the exchange once the lock is off", async () => {
    const id = await draft("Swap", "D-4");
    await order(id, { AcceptsLockFee: true });
    await switchLock("D-4", false);
    expect(await order(id)).toMatchObject(total(6800));
    expect(await order(id, { AcceptsLockFee: true })).toMatchObject(total(6800));
  });

  it("keeps an earlier order when it is refused", async () => {
    const id = await draft("Swap");
    await order(id);
    await switchLock("D-1", true);
    expect(await order(id, { CollectionDate: "2026-11-24" })).toMatchObject(isLocked);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
  });

  it("is no repair and no replacement of a lost device: those are not refused, and cost their own fee", async () => {
    const Declaration = { Declarations: ["loss"], Points: ["isTrue"], SignedName: "Ida Berg" };
    expect(await order(await draft("Replacement", "D-4"), { Declaration })).toMatchObject(total(16_800));
    const accepted = { FulfillmentOption: "PUR", AcceptsLockFee: true };
    expect(await order(await draft("Screen Repair", "D-4"), accepted)).toMatchObject(total(9800));
  });
});
