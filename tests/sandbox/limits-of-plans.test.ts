import { describe, expect, it } from "vitest";
import { dayBefore } from "../../tools/sandbox/clock.ts";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

const timeZone = "Asia/Singapore";
const bay = { ...harbour, currency: "SGD", timeZone };
const [plan] = ida.agreements;
if (plan === undefined) throw new Error("Ida has a plan.");

const devices = plan.devices.map((device) => ({ ...device, id: `N-${device.id}`, imei: `N${device.imei}` }));
const people = [
  { ...ida, agreements: [{ ...plan, requestCap: 2 }] },
  { ...nora, agreements: [{ ...plan, id: "H-2", devices, coversInDays: 9 }] },
];
const address = {
  Address1: "Blk 205 Bedok North Street 1",
  City: "Singapore",
  CountryCode: "SG",
  PostalCode: "460205",
};

const started = new Date();
const { line, portal, signIn, post } = claimsPortal(bay, people, started.toISOString());

const setClock = (now: Date) => portal.console("/api/clock", "PUT", { now: now.toISOString() });
const daysAfter = (days: number) => new Date(started.getTime() + days * 86_400_000);

/** Starts a request of the plan; its id, and whether it is allowed. */
async function report(agreement: string, asset: string, incident: string) {
  const { body: begun } = await post("startservicerequest", { ...line, AgreementId: agreement });
  const id: string = begun.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const today = dayBefore(new Date(), 0, timeZone);
  const Incident = { AgreementId: agreement, IncidentType: incident, IncidentDate: today };
  const parameters = { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } };
  const { body } = await post("processincident", parameters);
  return { id, eligibility: body.CustomerCase.ServiceRequests[0].Eligibility[0] };
}

interface CourierDay {
  readonly pickUpDate: string;
  readonly pickUpSlot: readonly { readonly SlotCode: string; readonly Available: number }[];
}

/** Has a request done, from the report to the delivery. */
async function complete(asset: string, incident: string): Promise<void> {
  const { id } = await report("H-1", asset, incident);
  const courier = { ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
  const { body: times } = await post("shippingmethodsv2", courier);
  const days: readonly CourierDay[] = times.ShippingMethodResults;
  const [free] = days.flatMap(({ pickUpDate: CollectionDate, pickUpSlot }) =>
    pickUpSlot
      .filter(({ Available }) => Available > 0)
      .map(({ SlotCode: CollectionSlot }) => ({ CollectionDate, CollectionSlot })),
  );
  const order = { ...line, ServiceRequestId: id, FulfillmentOption: "PUR", ReceiverAddress: address, ...free };
  const { body } = await post("serviceorder", order);
  await post(`submitorder/${body.ServiceOrder.ServiceOrderId}`, { ...line, PaymentMethod: "COD" });
  for (const _step of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"])
    await portal.console(`/api/requests/${id}/advance`, "POST");
}

describe("a plan", () => {
  it("includes so many requests in twelve months, whatever they are", async () => {
    await complete("D-1", "Screen Repair");
    expect((await report("H-1", "D-1", "Battery Replacement")).eligibility).toEqual({ EligibilityOutcome: "APPROVED" });
    await complete("D-1", "Battery Replacement");
    const year = new Date(started);
    year.setUTCMonth(year.getUTCMonth() + 12);
    expect((await report("H-1", "D-2", "Refresh")).eligibility).toEqual({
      EligibilityOutcome: "CLAIM_LIMIT",
      ResetDate: year.toISOString().slice(0, 10),
    });
    const repeated = await report("H-1", "D-1", "Screen Repair Warranty");
    expect(repeated.eligibility, "Our own repair is repeated all the same").toEqual({ EligibilityOutcome: "APPROVED" });
  });

  it("that has just begun allows no request before its cooling-off period is over", async () => {
    await signIn(nora);
    const from = dayBefore(started, -9, timeZone);
    expect((await report("H-2", "N-D-1", "Screen Repair")).eligibility).toEqual({
      EligibilityOutcome: "COOLING_OFF",
      ResetDate: from,
    });
    await setClock(daysAfter(9));
    await signIn(nora);
    expect((await report("H-2", "N-D-1", "Screen Repair")).eligibility).toEqual({ EligibilityOutcome: "APPROVED" });
  });
});
