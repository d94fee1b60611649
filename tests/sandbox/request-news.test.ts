import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { address, bay, collection, raisedRequests } from "./support/raised-requests.ts";

const galaxy = { id: "D-5", category: "phone", make: "Samsung", model: "Galaxy S25", imei: "SAMSUNG-5" } as const;
const GALAXY = "SAMSUNG-GALAXY-S25-128-GB-NAVY";
/** Cleaning is offered in Taiwan. */
const taipei = { Address1: "南京東路三段219號", City: "臺北市", CountryCode: "TW", PostalCode: "104" };
const plans = ida.agreements.map((plan) => ({ ...plan, address, devices: [...plan.devices, galaxy] }));
const home = ida.agreements.map((plan) => ({ ...plan, id: "H-9", address: taipei, devices: [] }));

const { ask, draft, get, line, portal, post, put, raise, send, signIn } = raisedRequests(
  { ...bay, localLanguage: "th-TH", currencyMark: "S$" },
  [{ ...ida, agreements: [...plans, ...home] }, nora],
);

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
const moveCourier = (id: string) => portal.console(`/api/requests/${id}/courier`, "POST");
/** Another time for what is handed over. */
async function move(id: string, CollectionSlot: string, more: object = {}) {
  const { ServiceOrderId } = (await details(id)).ServiceOrder;
  const time = { ...line, CollectionDate: "2026-11-25", CollectionSlot, ...more };
  expect(await put(`shippingorder/${ServiceOrderId}`, time)).toMatchObject({ status: 200 });
}

/** A swap for a device that is missing. */
async function waiting(): Promise<string> {
  await portal.console(`/api/stock/SG/${GALAXY}`, "PUT", { left: 0 });
  const how = { FulfillmentOption: "Delivery", ReplacementId: GALAXY, AcceptsBackOrder: true };
  return raise(how, "Swap", galaxy.id);
}

async function clean(): Promise<string> {
  const Device = { ModelId: "AC-SPLIT", Brand: "Daikin", Units: "2", AgeRange: "3_TO_8", FloorNumber: "8" };
  const Appointment = { Date: "2026-11-24", SlotCode: "9AM-12PM" };
  const wanted = { ...line, AgreementId: "H-9", Device, Appointment, ServiceAddress: taipei };
  const { body } = await post("updatecleaningservicedetails", wanted);
  const id: string = body.CleaningService.ServiceRequestId;
  const sent = { ...line, ServiceRequestId: id, IsTermsAccepted: true, Invoice: { InvoiceType: "EC_PAY" } };
  expect(await post("submitcleaningservice", sent)).toMatchObject({ status: 200 });
  return id;
}

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
    await moveCourier(id);
    expect(await news()).toMatchObject([waits(id, "PICKUP FAILED")]);
    await move(id, "9AM-12PM");
    expect(await news()).toMatchObject([resolved(id, "PICKUP FAILED")]);
  });

  it("when the team cannot come, until they choose another time", async () => {
    const id = await clean();
    expect(await news()).toEqual([]);
    expect(await moveCourier(id)).toEqual({ status: "SCHEDULE REJECTED" });
    expect(await news()).toMatchObject([waits(id, "SCHEDULE REJECTED")]);
    await move(id, "1PM-5PM");
    expect(await news()).toMatchObject([resolved(id, "SCHEDULE REJECTED")]);
  });

  it("when a missing device has arrived, until they choose its day", async () => {
    const id = await waiting();
    expect(await news()).toEqual([]);
    await next(id, "IN STOCK");
    expect(await news()).toMatchObject([waits(id, "IN STOCK")]);
    await move(id, "9AM-12PM", { PaymentMethod: "COD" });
    expect(await news()).toMatchObject([resolved(id, "IN STOCK")]);
  });

  it("when a device could not be refreshed, until they take it back", async () => {
    const id = await raise(collection, "Refresh");
    for (const status of ["APPROVED", "RECEIVED", "UNABLE TO COMPLETE"]) await next(id, status);
    expect(await news()).toMatchObject([waits(id, "UNABLE TO COMPLETE")]);
    const RepairRequest = { ServiceRequestId: id, Decision: "TAKE_BACK" };
    expect(await post("updaterepairrequest?agreementid=H-1", { ...line, RepairRequest })).toMatchObject({
      status: 200,
    });
    expect(await news()).toMatchObject([resolved(id, "UNABLE TO COMPLETE")]);
  });

  it("and nobody else is told", async () => {
    await make("APPROVED", "RECEIVED", "REPAIR QUOTED");
    await signIn(nora);
    expect(await news()).toEqual([]);
  });
});
