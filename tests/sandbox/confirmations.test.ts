import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { refused } from "./support/paying-portal.ts";
import { raisedRequests } from "./support/raised-requests.ts";

const { get, line, portal, raise, rows, send, signIn } = raisedRequests();

const make = async (...statuses: readonly string[]): Promise<string> => {
  const id = await raise();
  for (const status of statuses)
    expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
  return id;
};
const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const confirm = (ServiceRequestId: string, key?: string) =>
  send(
    "POST",
    "/registration/api/updatestatus",
    { ...line, ServiceRequestId, IsAccepted: true, SignedName: "Ida Berg" },
    key,
  );
const delivered = ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"];
const returned = ["APPROVED", "RECEIVED", "REPAIR REJECTED", "RETURNED"];

describe("a device that is back", () => {
  it("waits for its customer, who confirms it once, under their name", async () => {
    const id = await make(...delivered);
    expect(await details(id)).toMatchObject({ ServiceOrder: { LogisticsStatus: "AWAITING CLAIM COMPLETION" } });
    const key = "a-confirmation-of-the-test";
    const closed = { status: 200, body: { ServiceRequestId: id, ServiceRequestStatus: "CMPLTD" } };
    expect(await confirm(id, key)).toMatchObject(closed);
    expect(await confirm(id, key)).toMatchObject(closed);
    expect(await confirm(id)).toMatchObject(refused(409, "NOT_AWAITED"));
    expect((await details(id)).ServiceOrder).not.toHaveProperty("LogisticsStatus");
    expect(await rows("serviceOrders")).toMatchObject([{ confirmedBy: "Ida Berg" }]);
  });

  it("unrepaired, ends its request once it is confirmed", async () => {
    const id = await make(...returned);
    expect(await details(id)).toMatchObject({
      ...{ ServiceRequestStatus: "CMPLTD", ServiceOrder: { LogisticsStatus: "AWAITING CLAIM CANCELLATION" } },
    });
    expect(await confirm(id)).toMatchObject({ status: 200, body: { ServiceRequestStatus: "CNCLSYS" } });
  });

  it("counts as confirmed after three days", async () => {
    const id = await make(...delivered);
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T10:05:00+08:00" });
    await signIn(ida);
    expect(await confirm(id)).toMatchObject(refused(409, "NOT_AWAITED"));
    expect((await details(id)).ServiceOrder).not.toHaveProperty("LogisticsStatus");
    expect(await rows("serviceOrders")).toMatchObject([{ confirmedBy: null }]);
  });

  it("is confirmed neither before, nor by another customer", async () => {
    const id = await make("APPROVED", "RECEIVED", "REPAIRED");
    expect(await confirm(id)).toMatchObject(refused(409, "NOT_AWAITED"));
    await portal.console(`/api/requests/${id}/advance`, "POST");
    await signIn(nora);
    expect(await confirm(id)).toMatchObject(refused(400, "UNKNOWN_REQUEST"));
  });
});
