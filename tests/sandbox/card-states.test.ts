import { describe, expect, it } from "vitest";
import { cardOf } from "./support/cards.ts";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const galaxy = { id: "D-5", category: "phone", make: "Samsung", model: "Galaxy S25", imei: "SAMSUNG-5" } as const;
const plans = ida.agreements.map((plan) => ({ ...plan, address, devices: [...plan.devices, galaxy] }));
/** Cleaning is offered in Taiwan. */
const taipei = { Address1: "南京東路三段219號", City: "臺北市", CountryCode: "TW", PostalCode: "104" };
const home = ida.agreements.map((plan) => ({ ...plan, id: "H-9", address: taipei, devices: [] }));
const people = [{ ...ida, agreements: [...plans, ...home] }];

const { line, portal, post, put, get, signIn } = claimsPortal(bay, people, FRIDAY);

interface Raised {
  readonly incident?: string;
  readonly asset?: string;
  readonly triage?: readonly object[];
  readonly how?: object;
}
const time = { CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
const pickUp = { FulfillmentOption: "PUR", ReceiverAddress: address, ...time };
const delivery = { ...pickUp, FulfillmentOption: "Delivery" };
const SCARCE = "SAMSUNG-GALAXY-S25-128-GB-NAVY";

async function draft({ incident = "Screen Repair", asset = "D-1", triage }: Raised = {}): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: incident, IncidentDate: "2026-11-20", Triage: triage };
  const reported = { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: asset } };
  const eligible = { Eligibility: [{ EligibilityOutcome: "APPROVED" }] };
  expect((await post("processincident", reported)).body.CustomerCase.ServiceRequests).toMatchObject([eligible]);
  return ServiceRequestId;
}

async function raise(raised: Raised = {}): Promise<string> {
  const id = await draft(raised);
  const { body } = await post("serviceorder", { ...line, ServiceRequestId: id, ...(raised.how ?? pickUp) });
  const sent = { ...line, PaymentMethod: "COD" };
  expect(await post(`submitorder/${body.ServiceOrder.ServiceOrderId}`, sent)).toMatchObject({ status: 200 });
  return id;
}

const make = async (id: string, ...statuses: readonly string[]): Promise<string> => {
  for (const status of statuses)
    expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
  return id;
};
const received = async (raised?: Raised) => make(await raise(raised), "APPROVED", "RECEIVED");
const swapWithoutStock = async (): Promise<string> => {
  await portal.console(`/api/stock/SG/${SCARCE}`, "PUT", { left: 0 });
  const { CollectionDate: _, CollectionSlot: __, ...noTime } = delivery;
  const how = { ...noTime, ReplacementId: SCARCE, AcceptsBackOrder: true };
  return raise({ incident: "Swap", asset: "D-5", how });
};
const clean = async (): Promise<string> => {
  const Device = { ModelId: "AC-SPLIT", Brand: "Daikin", Units: "2", AgeRange: "3_TO_8", FloorNumber: "8" };
  const Appointment = { Date: "2026-11-25", SlotCode: "9AM-12PM" };
  const wanted = { ...line, AgreementId: "H-9", Device, Appointment, ServiceAddress: taipei };
  const { body } = await post("updatecleaningservicedetails", wanted);
  const id: string = body.CleaningService.ServiceRequestId;
  await post("submitcleaningservice", {
    ...{ ...line, ServiceRequestId: id, IsTermsAccepted: true, Invoice: { InvoiceType: "EC_PAY" } },
  });
  return id;
};
const decide = (id: string, Decision: string, more: object = {}) =>
  post("updaterepairrequest?agreementid=H-1", { ...line, RepairRequest: { ServiceRequestId: id, Decision, ...more } });
const decided = async (id: string, decision: string): Promise<string> => {
  expect(await decide(id, decision)).toMatchObject({ status: 200 });
  return id;
};
const waited = async (id: string, now: string): Promise<string> => {
  await portal.console("/api/clock", "PUT", { now });
  await signIn(ida);
  return id;
};
const cancelled = async (id: string): Promise<string> => {
  await post(`cancelservicerequest/${id}`, {
    ...{ ...line, ServiceRequestId: id, NoteText: "longWait", Operation: "Cancel", Reason: "longWait" },
    ...{ CancelEntities: "ALL", RequestedBy: "Customer" },
  });
  return id;
};
const stolen = {
  ...{ incident: "Fault Repair", triage: [{ QuestionId: "lossKind", Answer: "stolen" }] },
};
const refresh = { incident: "Refresh" };

/** Each state of a claim card, by what the customer, the back end or the clock does. */
const table: readonly (readonly [card: string, what: string, reach: () => Promise<string>])[] = [
  ["draftSaved", "a request that is not sent", () => draft()],
  ["submitted", "a request that is sent", () => raise()],
  ["backOrder", "a device that is missing", swapWithoutStock],
  ["inStock", "a missing device that arrived", async () => make(await swapWithoutStock(), "IN STOCK")],
  ["submittedForReview", "a theft", () => raise(stolen)],
  ["submittedForReview", "a request that is put on hold", async () => make(await raise(), "ON HOLD")],
  ["pendingAction", "a reviewer's question", async () => make(await raise(stolen), "MORE INFORMATION NEEDED")],
  ["requestApproved", "a request that is approved", async () => make(await raise(), "APPROVED")],
  ["requestApproved", "an approved review", async () => make(await raise(stolen), "APPROVED")],
  ["cancelled", "a review that ends badly", async () => make(await raise(stolen), "CNCLSYS")],
  ["repairForFee", "a quote", async () => make(await received(), "REPAIR QUOTED")],
  ["repairRejected", "a repairer's no", async () => make(await received(), "REPAIR REJECTED")],
  ["repairRejected", "a declined quote", async () => decided(await make(await received(), "REPAIR QUOTED"), "DECLINE")],
  [
    "repairRejected",
    "a quote that nobody answered in seven days",
    async () => waited(await make(await received(), "REPAIR QUOTED"), "2026-11-27T10:05:00+08:00"),
  ],
  [
    "cancelled",
    "a device that came back unrepaired",
    async () => waited(await make(await received(), "REPAIR REJECTED", "RETURNED"), "2026-11-23T10:05:00+08:00"),
  ],
  ["refreshUnableToComplete", "a refresh that fails", async () => make(await received(refresh), "UNABLE TO COMPLETE")],
  [
    "repairRejected",
    "a device that could not be refreshed, on its way back",
    async () => decided(await make(await received(refresh), "UNABLE TO COMPLETE"), "TAKE_BACK"),
  ],
  ["repairCompleted", "a repair that is done", async () => make(await received(), "REPAIRED")],
  ["delivered", "a device that is back", async () => make(await received(), "REPAIRED", "DELIVERED")],
  ["schedulePending", "a cleaning", clean],
  ["scheduleConfirmed", "a confirmed visit", async () => make(await clean(), "SCHEDULE CONFIRMED")],
  ["completed", "a visit that has taken place", async () => make(await clean(), "SCHEDULE CONFIRMED", "CLEANED")],
  ["cancelled", "a customer who cancels", async () => cancelled(await raise())],
];

describe("the state of a claim card", () => {
  it.each(table)("%s: %s", async (card, _what, reach) => {
    const id = await reach();
    const { ServiceRequestStatus, ServiceOrder } = (await get(`v2/details/${id}`)).body.ClaimDetails;
    expect(cardOf(ServiceRequestStatus, ServiceOrder?.ServiceOrderStatus)).toBe(card);
    const [listed] = (await get("customercases")).body.CustomerCases[0].ServiceRequests;
    expect(listed.ServiceRequestId).toBe(id);
    expect(cardOf(listed.ServiceRequestStatus, listed.ServiceOrder?.ServiceOrderStatus)).toBe(card);
  });

  it("is each of the sixteen", () => {
    expect(new Set(table.map(([card]) => card)).size).toBe(16);
  });

  it("is nothing that the life of the order does not lead to", async () => {
    const id = await raise();
    for (const status of ["RECEIVED", "REPAIR QUOTED", "DELIVERED", "nonsense"])
      expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toMatchObject({
        code: "AT_ITS_END",
      });
    await make(id, "APPROVED", "RECEIVED");
    const late = await portal.console(`/api/requests/${id}/advance`, "POST", { status: "UNABLE TO COMPLETE" });
    expect(late).toMatchObject({ code: "AT_ITS_END" });
  });
});

describe("the next day of a listed request", () => {
  const days = async () => {
    const [listed] = (await get("customercases")).body.CustomerCases[0].ServiceRequests;
    const { DecideBy, HearBy, ExpectedOn } = listed;
    return { DecideBy, HearBy, ExpectedOn };
  };

  it("is that of the decision while a repair is quoted, and no longer", async () => {
    const id = await make(await received(), "REPAIR QUOTED");
    expect(await days()).toEqual({ DecideBy: expect.stringMatching(/^2026-11-27T02:0/) });
    await decided(id, "DECLINE");
    expect(await days()).toEqual({});
  });

  it("is that of the answer while a request is looked into, and no longer", async () => {
    const id = await make(await raise(), "ON HOLD");
    expect(await days()).toEqual({ HearBy: expect.stringMatching(/^2026-11-22T02:0/) });
    await make(id, "APPROVED");
    expect(await days()).toEqual({});
  });

  it("is that of the device while it is missing, and no longer", async () => {
    const id = await swapWithoutStock();
    expect(await days()).toEqual({ ExpectedOn: "2026-12-04" });
    await make(id, "IN STOCK");
    expect(await days()).toEqual({});
  });
});

describe("a fault that came back", () => {
  const reopen = (id: string) => portal.console(`/api/requests/${id}/reopen`, "POST");

  it("reopens the case with a second request, handed over at the first free time for nothing", async () => {
    const id = await make(await received(), "REPAIRED", "DELIVERED");
    const { id: second } = await reopen(id);
    const { CustomerCases } = (await get("customercases")).body;
    expect(CustomerCases).toMatchObject([
      {
        CustomerCaseStatus: "reopen",
        ServiceRequests: [
          { ServiceRequestId: id, ServiceOrder: { ServiceOrderStatus: "DELIVERED" } },
          {
            ...{ ServiceRequestId: second, CollectionDate: "2026-11-21", FulfillmentOption: "PUR" },
            ServiceOrder: { ServiceOrderStatus: "SUBMITTED", TotalAmount: 0 },
          },
        ],
      },
    ]);
    const details = (await get(`v2/details/${second}?agreementId=H-1`)).body.ClaimDetails;
    expect(details.CustomerCaseNumber).toBe(CustomerCases[0].CustomerCaseNumber);
    const order: string = details.ServiceOrder.ServiceOrderId;
    const later = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${order}`, later)).toMatchObject({ status: 200 });
  });

  it("is about a delivered repair, once, and uses up no entitlement", async () => {
    const id = await received();
    expect(await reopen(id)).toMatchObject({ code: "NOT_REOPENED" });
    await make(id, "REPAIRED", "DELIVERED");
    await waited(id, "2026-12-21T10:00:00+08:00");
    const { id: second } = await reopen(id);
    expect(await reopen(id)).toMatchObject({ code: "NOT_REOPENED" });
    await make(second, "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED");
    expect(await reopen(second)).toMatchObject({ code: "NOT_REOPENED" });
    await waited(id, "2027-11-21T10:00:00+08:00");
    await draft();
  });
});
