import { describe, expect, it } from "vitest";
import { ida } from "./support/harbour.ts";
import { refused } from "./support/paying-portal.ts";
import { raisedRequests } from "./support/raised-requests.ts";

const { get, line, portal, put, raise, sandbox, signIn } = raisedRequests();

const make = async (id: string, ...statuses: readonly string[]) => {
  for (const status of statuses)
    expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
};
const fail = (id: string) => portal.console(`/api/requests/${id}/fail`, "POST");
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
    expect(await fail(id)).toEqual({ status: "PICKUP FAILED" });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP FAILED", ServiceOrderStatus: "APPROVED" });
    expect(await move(id, "2026-11-25")).toMatchObject({ status: 200 });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP RESCHEDULED" });
    await make(id, "RECEIVED");
    expect(await order(id)).not.toHaveProperty("LogisticsStatus");
  });

  it("fails to bring a device, repaired or not, and comes again", async () => {
    const id = await raise();
    await make(id, "APPROVED", "RECEIVED");
    expect(await fail(id)).toMatchObject({ code: "AT_ITS_END" });
    await make(id, "REPAIRED");
    expect(await order(id)).toMatchObject({ LogisticsStatus: "DELIVERY SCHEDULE REQUESTED" });
    expect(await fail(id)).toEqual({ status: "DELIVERY FAILED" });
    await make(id, "DELIVERED");
    expect(await order(id)).toMatchObject({ LogisticsStatus: "AWAITING CLAIM COMPLETION" });
  });

  it("fails to return a device", async () => {
    const id = await raise();
    await make(id, "APPROVED", "RECEIVED", "REPAIR REJECTED");
    expect(await order(id)).toMatchObject({ LogisticsStatus: "RETURN SCHEDULE REQUESTED" });
    expect(await fail(id)).toEqual({ status: "RETURN FAILED" });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "RETURN FAILED" });
  });

  it("is made to fail on the page", async () => {
    const id = await raise();
    await make(id, "APPROVED");
    const page = async () => (await sandbox.app.request("/sandbox")).text();
    expect(await page()).toContain(`Make ${id} PICKUP FAILED`);
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    await sandbox.app.request("/sandbox/requests/fail", { method: "POST", headers, body: `id=${id}` });
    expect(await order(id)).toMatchObject({ LogisticsStatus: "PICKUP FAILED" });
  });
});
