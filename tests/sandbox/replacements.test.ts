import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const phone = (id: string, model: string) =>
  ({ id, model, category: "phone", make: "Samsung", imei: `SAMSUNG-${id}` }) as const;
const withPhones = (...devices: readonly ReturnType<typeof phone>[]) =>
  ida.agreements.map((one) => ({ ...one, address, devices }));
const ole = { ...ida, email: "ole@harbour.test", mobile: "0412345679" };
const people = [
  { ...ida, agreements: withPhones(phone("D-1", "Galaxy S25"), phone("D-2", "Galaxy S9")) },
  { ...ole, agreements: withPhones(phone("D-3", "Galaxy S25")).map((one) => ({ ...one, id: "H-2" })) },
];

const { ask, line, portal, post, put, get, rows, send, signIn } = claimsPortal(bay, people, FRIDAY);
const told = async () => (await ask("GET", "/online/notifications")).body.Notifications;

const NAVY = "SAMSUNG-GALAXY-S25-128-GB-NAVY";
const ULTRA = "SAMSUNG-GALAXY-S25-ULTRA-256-GB-TITANIUM-BLACK";
const setStock = (device: string, left: unknown) => portal.console(`/api/stock/SG/${device}`, "PUT", { left });

/** A request that is allowed, and not ordered. */
async function draft(asset = "D-1", plan = "H-1"): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: plan });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: plan, IncidentType: "Swap", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: asset } });
  return id;
}
const time = { CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
const order = (id: string, how: object) =>
  post("serviceorder", {
    ...line,
    ServiceRequestId: id,
    FulfillmentOption: "Delivery",
    ReceiverAddress: address,
    ...how,
  });
const submit = ({ body }: Awaited<ReturnType<typeof order>>, how: object = { PaymentMethod: "COD" }) =>
  post(`submitorder/${body.ServiceOrder.ServiceOrderId}`, { ...line, ...how });
const list = async (id: string, all = true) =>
  (await get(`v5/replacement?servicerequestid=${id}&IncludeAllReplacementCategory=${all}`)).body.ReplacementItems;
const matrix = async (id: string) =>
  (await post("getreplacementmatrix", { ServiceRequestId: id })).body.ReplacementMatrix;
const outOfStock = { status: 409, body: { code: "OUT_OF_STOCK" } };

describe("the devices that can be sent", () => {
  it("are of the same model, and of the maker's others where they are asked for", async () => {
    const id = await draft();
    expect(await list(id, false)).toMatchObject([
      { Model: "Galaxy S25", ReplacementCategory: "SAME", IsInStock: true },
    ]);
    const others = (await list(id)).slice(1);
    expect(others).toContainEqual(
      expect.objectContaining({ Model: "Galaxy S25 Ultra", ReplacementCategory: "ALTERNATE", IsInStock: false }),
    );
    expect(others.every(({ Make }: { Make: string }) => Make === "Samsung")).toBe(true);
  });

  it("are others alone where the model is discontinued", async () => {
    const items = await list(await draft("D-2"));
    expect(items.length).toBeGreaterThan(1);
    expect(items.every((one: { ReplacementCategory: string }) => one.ReplacementCategory === "ALTERNATE")).toBe(true);
  });

  it("come with the day on which one that is missing is expected", async () => {
    const id = await draft();
    await setStock(NAVY, 0);
    const devices = await matrix(id);
    expect(devices).toContainEqual({
      ...{ ReplacementId: NAVY, AssetCatalogId: "SAMSUNG-GALAXY-S25", Capacity: "128 GB", Color: "Navy" },
      ...{ IsInStock: false, ExpectedOn: "2026-12-04" },
    });
    expect(devices.filter((one: { IsInStock: boolean }) => one.IsInStock).length).toBeGreaterThan(0);
  });
});

describe("a device that is sent", () => {
  it("leaves the warehouse with the order, and comes back with the next one or a cancellation", async () => {
    await setStock(NAVY, 1);
    const id = await draft();
    expect(await order(id, { ...time, ReplacementId: NAVY })).toMatchObject({ status: 200 });
    expect(await rows("stock")).toMatchObject([{ country: "SG", device: NAVY, leftOver: 0 }]);
    const again = await order(id, { ...time, ReplacementId: NAVY });
    expect(again).toMatchObject({ status: 200 });
    await submit(again);
    const cancel = { ...line, NoteText: "", Operation: "Cancel", Reason: "Customer Requested", SubReason: "" };
    await post(`cancelservicerequest/${id}`, {
      ...cancel,
      ServiceRequestId: id,
      CancelEntities: "ALL",
      RequestedBy: "Customer",
    });
    expect(await rows("stock")).toMatchObject([{ leftOver: 1 }]);
  });

  it("goes to one of two customers who want the last one", async () => {
    await setStock(NAVY, 1);
    const first = await draft();
    expect(await order(first, { ...time, ReplacementId: NAVY })).toMatchObject({ status: 200 });
    await signIn({ email: "ole@harbour.test", password: ida.password });
    const second = await draft("D-3", "H-2");
    expect(await order(second, { ...time, ReplacementId: NAVY })).toMatchObject(outOfStock);
    expect(await rows("serviceOrders")).toHaveLength(1);
  });

  it("is one that can be sent in place of the customer's", async () => {
    const wrong = await order(await draft(), { ...time, ReplacementId: "APPLE-IPHONE-17-256-GB-SAGE" });
    expect(wrong).toMatchObject({ status: 400, body: { code: "UNKNOWN_REPLACEMENT" } });
  });

  it("needs a day, unless its customer waits for it", async () => {
    expect(await order(await draft(), { ReplacementId: NAVY })).toMatchObject({
      status: 400,
      body: { code: "SLOT_MISSING" },
    });
  });
});

describe("a customer who waits for a device", () => {
  it("chooses the day once it has arrived, and the oldest order gets it", async () => {
    const id = await draft();
    expect(await order(id, { ...time, ReplacementId: ULTRA })).toMatchObject(outOfStock);
    const reply = await order(id, { ReplacementId: ULTRA, AcceptsBackOrder: true });
    expect(await submit(reply, {})).toMatchObject({ status: 200, body: { ServiceOrderStatus: "BORD" } });
    expect(await rows("slotSeats")).toEqual([]);
    const target = `shippingorder/${reply.body.ServiceOrder.ServiceOrderId}`;
    expect(await put(target, { ...line, ...time })).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    await setStock(ULTRA, 2);
    expect(await rows("stock")).toContainEqual(expect.objectContaining({ device: ULTRA, leftOver: 1 }));
    const { body } = await get(`v2/details/${id}?agreementId=H-1`);
    expect(body.ClaimDetails.ServiceOrder).toMatchObject({ ServiceOrderStatus: "IN STOCK" });
    expect(await told()).toMatchObject([{ ServiceRequestId: id, ServiceRequestEvent: "IN STOCK", IsResolved: "N" }]);
    const { TotalAmount } = reply.body.ServiceOrder;
    expect(await put(target, { ...line, ...time })).toMatchObject({
      body: { ServiceOrder: { ServiceOrderStatus: "IN STOCK", TotalAmount } },
    });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
    const byCard = { ...line, ...time, PaymentMethod: "Visa/Mastercard" };
    expect(await put(target, byCard)).toMatchObject({ status: 409, body: { code: "NOT_PAID" } });
    expect(await put(target, { ...line, ...time, PaymentMethod: "COD" })).toMatchObject({
      body: { ServiceOrder: { ServiceOrderStatus: "SUBMITTED", TotalAmount } },
    });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
    expect(await rows("serviceOrders")).toMatchObject([{ paymentMethod: "COD" }]);
  });

  it("need not wait for one that arrived meanwhile", async () => {
    await setStock(ULTRA, 1);
    const reply = await order(await draft(), { ReplacementId: ULTRA, AcceptsBackOrder: true });
    expect(await submit(reply, {})).toMatchObject({ body: { ServiceOrderStatus: "IN STOCK" } });
  });
});

describe("a customer who waits no longer", () => {
  const waiting = async () => {
    const id = await draft();
    const reply = await order(id, { ReplacementId: ULTRA, AcceptsBackOrder: true });
    await submit(reply, {});
    return { id, target: `shippingorder/${reply.body.ServiceOrder.ServiceOrderId}` };
  };
  const take = (target: string, ReplacementId: string, key?: string) =>
    send("PUT", `/claim/api/${target}`, { ...line, ReplacementId }, key);

  it("takes another device that is in stock, once, and chooses its day", async () => {
    await setStock(NAVY, 2);
    const { id, target } = await waiting();
    expect(await list(id)).toContainEqual(expect.objectContaining({ Model: "Galaxy S25", IsInStock: true }));
    expect(await matrix(id)).toContainEqual(expect.objectContaining({ ReplacementId: NAVY, IsInStock: true }));
    const taken = { status: 200, body: { ServiceOrder: { ServiceOrderStatus: "IN STOCK" } } };
    expect(await take(target, NAVY, "another-device-1")).toMatchObject(taken);
    expect(await take(target, NAVY, "another-device-1")).toMatchObject(taken);
    expect(await rows("stock")).toContainEqual(expect.objectContaining({ device: NAVY, leftOver: 1 }));
    const { body } = await get(`v2/details/${id}?agreementId=H-1`);
    const navy = { Make: "Samsung", Model: "Galaxy S25", Capacity: "128 GB", Color: "Navy" };
    expect(body.ClaimDetails).toMatchObject({ ReplacementDevice: navy });
    await setStock(ULTRA, 1);
    expect(await rows("stock")).toContainEqual(expect.objectContaining({ device: ULTRA, leftOver: 1 }));
    expect(await put(target, { ...line, ...time, PaymentMethod: "COD" })).toMatchObject({
      body: { ServiceOrder: { ServiceOrderStatus: "SUBMITTED" } },
    });
  });

  it("takes none that is missing, or that cannot be sent", async () => {
    await setStock(NAVY, 0);
    const { target } = await waiting();
    expect(await take(target, NAVY)).toMatchObject(outOfStock);
    const wrong = await take(target, "APPLE-IPHONE-17-256-GB-SAGE");
    expect(wrong).toMatchObject({ status: 400, body: { code: "UNKNOWN_REPLACEMENT" } });
    expect(await rows("serviceOrders")).toMatchObject([{ status: "BORD", device: ULTRA }]);
  });

  it("keeps the device that has arrived, and can have it brought elsewhere before and after", async () => {
    const elsewhere = { ...address, Address1: "118 Bishan Street 12", PostalCode: "570118" };
    const { id, target } = await waiting();
    const waits = { status: 200, body: { ServiceOrder: { ServiceOrderStatus: "BORD" } } };
    expect(await put(target, { ...line, ReceiverAddress: elsewhere })).toMatchObject(waits);
    await setStock(ULTRA, 1);
    expect(await take(target, NAVY)).toMatchObject({ status: 409, body: { code: "NOT_WAITING" } });
    const listed = await get(`v5/replacement?servicerequestid=${id}&IncludeAllReplacementCategory=true`);
    expect(listed).toMatchObject({ status: 409, body: { code: "ORDERED_BEFORE" } });
    expect(await rows("serviceOrders")).toMatchObject([{ status: "IN STOCK", device: ULTRA, address: elsewhere }]);
    expect(await put(target, { ...line, ReceiverAddress: address })).toMatchObject({ status: 200 });
  });
});

it("a count of devices is a number of them", async () => {
  expect(await setStock(NAVY, -1)).toMatchObject({ code: "CONTRACT" });
  expect(await setStock("NOTHING", 1)).toMatchObject({ code: "NOT_FOUND" });
});
