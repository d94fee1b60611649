import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, raisedRequests } from "./support/raised-requests.ts";

const { ask, draft, get, line, portal, post, put, raise, send, signIn } = raisedRequests({
  ...bay,
  localLanguage: "th-TH",
  currencyMark: "S$",
});

const make = async (...statuses: readonly string[]): Promise<string> => {
  const id = await raise();
  for (const status of statuses) await next(id, status);
  return id;
};
const next = async (id: string, status: string) =>
  expect(await portal.console(`/api/requests/${id}/advance`, "POST", { status })).toEqual({ status });
const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const news = async () =>
  (await ask("GET", "/online/notifications")).body.Notifications.filter(
    ({ ServiceRequestId }: { ServiceRequestId?: string }) => ServiceRequestId !== undefined,
  );
const waits = (id: string, event: string) => ({ ...told(id, event), IsResolved: "N" });
const told = (ServiceRequestId: string, ServiceRequestEvent: string) => ({ ServiceRequestId, ServiceRequestEvent });
const resolved = (id: string, event: string) => ({ ...told(id, event), IsResolved: "Y" });

describe("a customer is told that a request waits for them, until it does not", () => {
  it("not while nothing waits", async () => {
    await make("APPROVED", "RECEIVED");
    await draft("Battery Replacement");
    expect(await news()).toEqual([]);
  });

  it("when a repair is offered for a fee, with its last day, until they decide", async () => {
    const id = await make("APPROVED", "RECEIVED", "REPAIR QUOTED");
    const [{ NotificationBody, NotificationBodyTL, ...one }] = await news();
    expect(one).toMatchObject({ ...waits(id, "REPAIR QUOTED"), NotificationDate: "2026-11-20", AgreementId: "H-1" });
    expect(NotificationBody).toMatch(/It costs S\$180\. Decide by Friday, 27 November 2026;/);
    expect(NotificationBodyTL).toMatch(/S\$180 โปรดตัดสินใจภายในวันศุกร์ที่ 27 พฤศจิกายน/);
    const RepairRequest = { ServiceRequestId: id, Decision: "DECLINE" };
    expect(await post("updaterepairrequest?agreementid=H-1", { ...line, RepairRequest })).toMatchObject({
      status: 200,
    });
    expect(await news()).toMatchObject([resolved(id, "REPAIR QUOTED")]);
  });

  it("when the time to decide is over, though nobody has looked at the request", async () => {
    const id = await make("APPROVED", "RECEIVED", "REPAIR QUOTED");
    await portal.console("/api/clock", "PUT", { now: "2026-11-27T10:05:00+08:00" });
    await signIn(ida);
    expect(await news()).toMatchObject([resolved(id, "REPAIR QUOTED")]);
  });

  it("when a reviewer asks, until they answer, and again", async () => {
    const id = await make("ON HOLD", "MORE INFORMATION NEEDED");
    expect(await news()).toMatchObject([waits(id, "MORE INFORMATION NEEDED")]);
    const { HoldId } = (await details(id)).Hold;
    const answer = { ...line, ServiceRequestId: id, NoteText: "It fell." };
    expect(await post(`exceptionmanagement/v1/holds/${HoldId}`, answer)).toMatchObject({ status: 200 });
    expect(await news()).toMatchObject([resolved(id, "MORE INFORMATION NEEDED")]);
    await next(id, "MORE INFORMATION NEEDED");
    expect(await news()).toMatchObject([waits(id, "MORE INFORMATION NEEDED")]);
  });

  it.each([
    [["REPAIRED", "DELIVERED"], "DELIVERED"],
    [["REPAIR REJECTED", "RETURNED"], "RETURNED"],
  ])("when a device is back after %j, until they confirm it", async (statuses, event) => {
    const id = await make("APPROVED", "RECEIVED", ...statuses);
    expect(await news()).toMatchObject([waits(id, event)]);
    const confirmed = { ...line, ServiceRequestId: id, IsAccepted: true, SignedName: "Ida Berg" };
    expect(await send("POST", "/registration/api/updatestatus", confirmed)).toMatchObject({ status: 200 });
    expect(await news()).toMatchObject([resolved(id, event)]);
  });

  it("when a pick-up fails, until they choose another time", async () => {
    const id = await make("APPROVED");
    await portal.console(`/api/requests/${id}/fail`, "POST");
    expect(await news()).toMatchObject([waits(id, "PICKUP FAILED")]);
    const { ServiceOrderId } = (await details(id)).ServiceOrder;
    const time = { ...line, CollectionDate: "2026-11-25", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${ServiceOrderId}`, time)).toMatchObject({ status: 200 });
    expect(await news()).toMatchObject([resolved(id, "PICKUP FAILED")]);
  });

  it("and nobody else is told", async () => {
    await make("APPROVED", "RECEIVED", "REPAIR QUOTED");
    await signIn(nora);
    expect(await news()).toEqual([]);
  });
});
