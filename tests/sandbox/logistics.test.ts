import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { harbour, ida } from "./support/harbour.ts";
import { refused } from "./support/paying-portal.ts";
import { address, collection, raisedRequests } from "./support/raised-requests.ts";

/** Cleaning is offered in Taiwan. */
const taipei = { Address1: "南京東路三段219號", City: "臺北市", CountryCode: "TW", PostalCode: "104" };
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const plans = ida.agreements.map((plan) => ({ ...plan, address }));
const home = ida.agreements.map((plan) => ({ ...plan, id: "H-9", address: taipei, devices: [] }));
const people = [{ ...ida, agreements: [...plans, ...home] }];

const { get, line, portal, post, put, raise, sandbox, signIn } = raisedRequests(bay, people);

const make = async (id: string, ...statuses: readonly string[]) => {
  for (const status of statuses)
    expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
};
const moveCourier = (id: string) => portal.console(`/api/requests/${id}/courier`, "POST");
const order = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails.ServiceOrder;
const move = async (id: string, CollectionDate: string) =>
  put(`shippingorder/${(await order(id)).ServiceOrderId}`, { ...line, CollectionDate, CollectionSlot: "9AM-12PM" });

describe("the courier", () => {
  it("fails to pick a device up, and comes at another time, though the first one has begun", async () => {
    const id = await raise();
    expect(await order(id)).not.toHaveProperty("LogisticsStatus");
    await make(id, "APPROVED");
    expect(await order(id)).toMatchObject({ LogisticsStatus: "SCHEDULED" });
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T23:00:00+08:00" });
    await signIn(ida);
    expect(await move(id, "2026-11-25")).toMatchObject(refused(409, "TOO_LATE"));
    expect(await moveCourier(id)).toEqual({ status: "PICKUP FAILED" });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP FAILED", ServiceOrderStatus: "APPROVED" });
    expect(await move(id, "2026-11-25")).toMatchObject({ status: 200 });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP RESCHEDULED" });
    await make(id, "RECEIVED");
    expect(await order(id)).not.toHaveProperty("LogisticsStatus");
  });

  it("fails to bring a device, repaired or not, and comes again", async () => {
    const id = await raise();
    await make(id, "APPROVED", "RECEIVED");
    expect(await moveCourier(id)).toMatchObject({ code: "AT_ITS_END" });
    await make(id, "REPAIRED");
    const steps = ["DELIVERY SCHEDULE REQUESTED", "DELIVERY FAILED", "DELIVERY RESCHEDULED", "DELIVERY FAILED"];
    for (const status of steps) expect(await moveCourier(id)).toEqual({ status });
    await make(id, "DELIVERED");
    expect(await order(id)).toMatchObject({ LogisticsStatus: "AWAITING CLAIM COMPLETION" });
  });

  it("fails to return a device, and comes again", async () => {
    const id = await raise();
    await make(id, "APPROVED", "RECEIVED", "REPAIR REJECTED");
    const steps = ["RETURN SCHEDULE REQUESTED", "RETURN FAILED", "RETURN SCHEDULE REQUESTED"];
    for (const status of steps) expect(await moveCourier(id)).toEqual({ status });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "RETURN SCHEDULE REQUESTED" });
  });

  it("has nothing to do where the customer comes and goes", async () => {
    const id = await raise({
      ...collection,
      FulfillmentOption: "WALKIN",
      CollectionSlot: "2PM-6PM",
      StoreId: "SGC-01",
    });
    await make(id, "APPROVED");
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T15:00:00+08:00" });
    await signIn(ida);
    expect(await order(id)).not.toHaveProperty("LogisticsStatus");
    expect(await moveCourier(id)).toMatchObject({ code: "AT_ITS_END" });
  });

  it("is made to fail on the page", async () => {
    const id = await raise();
    await make(id, "APPROVED");
    const page = async () => (await sandbox.app.request("/sandbox")).text();
    expect(await page()).toContain(`Make ${id} PICKUP FAILED`);
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    await sandbox.app.request("/sandbox/requests/courier", { method: "POST", headers, body: `id=${id}` });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP FAILED" });
  });
});

const approved = async (): Promise<string> => {
  const id = await raise();
  await make(id, "APPROVED");
  return id;
};
/** A request whose courier or team does so many steps after those statuses of its order. */
const moved = async (steps: number, ...statuses: readonly string[]): Promise<string> => {
  const id = await approved();
  await make(id, ...statuses);
  for (let step = 0; step < steps; step += 1) await moveCourier(id);
  return id;
};
const back = ["RECEIVED", "REPAIRED"];
const rejected = ["RECEIVED", "REPAIR REJECTED"];
const visit = async (): Promise<string> => {
  const Device = { ModelId: "AC-SPLIT", Brand: "Daikin", Units: "2", AgeRange: "3_TO_8", FloorNumber: "8" };
  const Appointment = { Date: "2026-11-25", SlotCode: "9AM-12PM" };
  const wanted = { ...line, AgreementId: "H-9", Device, Appointment, ServiceAddress: taipei };
  const id: string = (await post("updatecleaningservicedetails", wanted)).body.CleaningService.ServiceRequestId;
  const sent = { ...line, ServiceRequestId: id, IsTermsAccepted: true, Invoice: { InvoiceType: "EC_PAY" } };
  await post("submitcleaningservice", sent);
  return id;
};

/** Each logistics status, by what the customer, the courier, the team or the clock does. */
const table: readonly (readonly [status: string, reach: () => Promise<string>])[] = [
  ["SCHEDULED", approved],
  [
    "PICKUP INPROGRESS",
    async () => {
      const id = await approved();
      await portal.console("/api/clock", "PUT", { now: "2026-11-23T19:00:00+08:00" });
      await signIn(ida);
      return id;
    },
  ],
  ["PICKUP FAILED", () => moved(1)],
  [
    "PICKUP RESCHEDULED",
    async () => {
      const id = await moved(1);
      await move(id, "2026-11-25");
      return id;
    },
  ],
  ["AWAITING DELIVERY SCHEDULE", () => moved(0, ...back)],
  ["DELIVERY SCHEDULE REQUESTED", () => moved(1, ...back)],
  ["DELIVERY FAILED", () => moved(2, ...back)],
  ["DELIVERY RESCHEDULED", () => moved(3, ...back)],
  ["AWAITING CLAIM COMPLETION", () => moved(0, ...back, "DELIVERED")],
  ["AWAITING RETURN SCHEDULE", () => moved(0, ...rejected)],
  ["RETURN SCHEDULE REQUESTED", () => moved(1, ...rejected)],
  ["RETURN FAILED", () => moved(2, ...rejected)],
  ["AWAITING CLAIM CANCELLATION", () => moved(0, ...rejected, "RETURNED")],
  ["PENDING SCHEDULE CONFIRMATION", visit],
  [
    "SCHEDULE CONFIRMED",
    async () => {
      const id = await visit();
      await make(id, "SCHEDULE CONFIRMED");
      return id;
    },
  ],
  [
    "SCHEDULE REJECTED",
    async () => {
      const id = await visit();
      await moveCourier(id);
      return id;
    },
  ],
];

describe("a logistics status", () => {
  it.each(table)("is produced, in the details and in the list: %s", async (status, reach) => {
    const id = await reach();
    expect(await order(id)).toMatchObject({ LogisticsStatus: status });
    const [listed] = (await get("customercases")).body.CustomerCases[0].ServiceRequests;
    expect(listed).toMatchObject({ ServiceRequestId: id, ServiceOrder: { LogisticsStatus: status } });
  });

  it("is each of the sixteen that the programmes know", () => {
    const base = JSON.parse(readFileSync("programmes/base-programme.programme.json", "utf8"));
    expect(table.map(([status]) => status).sort()).toEqual(Object.values(base.status.logistics).flat().sort());
  });
});
