import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { address, raisedRequests } from "./support/raised-requests.ts";

const { line, portal, signIn, put, get, rows, draft, post, raise, advance } = raisedRequests();

const elsewhere = { ...address, Address1: "118 Bishan Street 12", PostalCode: "570118" };
const proxy = { IsAuthorised: true, ContactNumber: "83334444", IdLast4: "567A" };
const tooLate = { status: 409, body: { code: "TOO_LATE" } };

const detailsOf = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
const orderOf = async (id: string): Promise<string> => (await detailsOf(id)).ServiceOrder.ServiceOrderId;
const change = async (id: string, what: object) => put(`shippingorder/${await orderOf(id)}`, { ...line, ...what });

describe("a request that was sent", () => {
  it("goes to another address, with another number and somebody else, and keeps its time and its price", async () => {
    const id = await raise();
    const changed = await change(id, { ReceiverAddress: elsewhere, AlternateContactNumber: "81112222", Proxy: proxy });
    const order = { ServiceOrderStatus: "SUBMITTED", TotalAmount: 11_000 };
    expect(changed).toMatchObject({ status: 200, body: { ServiceOrder: order } });
    const contacts = { AlternateContactNumber: "81112222", Proxy: proxy };
    expect(await detailsOf(id)).toMatchObject({
      CollectionAddress: elsewhere,
      ...contacts,
      CollectionDate: "2026-11-23",
    });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23", slot: "7PM-10PM" }]);
  });

  it("keeps what a change does not name, and loses what it takes out", async () => {
    const id = await raise();
    await change(id, { AlternateContactNumber: "81112222", Proxy: proxy });
    await change(id, { ReceiverAddress: elsewhere });
    expect(await detailsOf(id)).toMatchObject({ AlternateContactNumber: "81112222", Proxy: proxy });
    await change(id, { WithoutAlternateContact: true, WithoutProxy: true });
    const details = await detailsOf(id);
    expect(details).toMatchObject({ CollectionAddress: elsewhere });
    expect(details).not.toHaveProperty("AlternateContactNumber");
    expect(details).not.toHaveProperty("Proxy");
  });

  it("changes until its hand-over begins", async () => {
    const id = await raise();
    const order = await orderOf(id);
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T19:00:00+08:00" });
    await signIn(ida);
    expect(await put(`shippingorder/${order}`, { ...line, ReceiverAddress: elsewhere })).toMatchObject(tooLate);
    expect(await rows("serviceOrders")).toMatchObject([{ address }]);
  });

  it("changes no longer once the device is with the repairer", async () => {
    const id = await raise();
    await advance(id);
    expect(await change(id, { Proxy: proxy })).toMatchObject({ status: 200 });
    await advance(id);
    expect(await change(id, { Proxy: { ...proxy, IdLast4: "111B" } })).toMatchObject(tooLate);
    expect(await rows("serviceOrders")).toMatchObject([{ representative: proxy }]);
  });

  it("keeps its centre, and changes its time alone", async () => {
    const id = await raise();
    const before = { status: 409, body: { code: "ORDERED_BEFORE" } };
    expect(await change(id, { StoreId: "SGC-01" })).toMatchObject(before);
    const time = { CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await change(id, { ...time, Proxy: proxy })).toMatchObject(before);
    expect(await change(id, { ...time, ReplacementId: "ANY" })).toMatchObject({ body: { code: "NOT_WAITING" } });
    const half = { status: 400, body: { code: "SLOT_MISSING" } };
    expect(await change(id, { CollectionDate: "2026-11-24" })).toMatchObject(half);
    expect(await rows("serviceOrders")).toMatchObject([{ day: "2026-11-23", representative: null }]);
  });

  it("is changed by its own customer, and not to where the courier does not fetch", async () => {
    const id = await raise();
    const order = await orderOf(id);
    const island = {
      ...{ Address1: "民權路178號", City: "金門縣", StateProvinceCode: "金城鎮" },
      ...{ CountryCode: "TW", PostalCode: "893" },
    };
    expect(await change(id, { ReceiverAddress: island })).toMatchObject({ status: 400, body: { code: "NOT_SERVED" } });
    await signIn(nora);
    const others = await put(`shippingorder/${order}`, { ...line, ReceiverAddress: elsewhere });
    expect(others).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    expect(await rows("serviceOrders")).toMatchObject([{ address }]);
  });
});

it("a request that was not sent needs a time with each change", async () => {
  const ServiceRequestId = await draft();
  const time = { CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
  const made = { ...line, ...time, ServiceRequestId, FulfillmentOption: "PUR", ReceiverAddress: address };
  const { ServiceOrderId } = (await post("serviceorder", made)).body.ServiceOrder;
  const target = `shippingorder/${ServiceOrderId}`;
  expect(await put(target, { ...line, Proxy: proxy })).toMatchObject({ status: 400, body: { code: "SLOT_MISSING" } });
  expect(await put(target, { ...line, ...time, Proxy: proxy })).toMatchObject({ status: 200 });
  expect(await rows("serviceOrders")).toMatchObject([{ representative: proxy }]);
});
