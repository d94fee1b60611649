import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const address = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const elsewhere = { ...address, Address1: "118 Bishan Street 12", PostalCode: "570118" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }];

const { line, post, put, get, send, rows } = claimsPortal(bay, people, FRIDAY);

async function draft(): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: "Refresh", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: "D-1" } });
  return id;
}
const at = (CollectionDate: string, CollectionSlot = "9AM-12PM") => ({ ...line, CollectionDate, CollectionSlot });
const order = async (id: string, how: object = {}): Promise<string> => {
  const asked = { ...at("2026-11-23"), ServiceRequestId: id, FulfillmentOption: "PUR", ReceiverAddress: address };
  return (await post("serviceorder", { ...asked, ...how })).body.ServiceOrder.ServiceOrderId;
};
const submit = (orderId: string) => post(`submitorder/${orderId}`, { ...line, PaymentMethod: "COD" });

describe("a typed address", () => {
  const compare = async (Address1: string, Address3: string) => {
    const asked = { ...line, ClientId: "harbour", Intuitive: true, Address1, Address3 };
    return (await post("standardizeaddress", asked)).body.StandardizeAddressResult;
  };

  it.each([
    ["Blk 118 Bishan St 12", "Singapore 570118"],
    ["118 Bishan Street 12", "570118"],
  ])("that the register has is verified: %s", async (street, rest) => {
    expect(await compare(street, rest)).toEqual({ MatchType: "VERIFIED" });
  });

  it.each([
    ["118 Bishan Stret 12", "Singapore 570118"],
    ["118 Bishan Street 12", "Singapore 570999"],
  ])("with a mistake is corrected: %s, %s", async (street, rest) => {
    expect(await compare(street, rest)).toEqual({ MatchType: "CORRECTED", Address: elsewhere });
  });

  it("of a street without its number is one of several, which the register completes", async () => {
    const { MatchType, PickList } = await compare("Bishan Street 12", "Singapore 570000");
    expect(MatchType).toBe("MULTIPLE");
    const [DoGetAddress] = PickList;
    expect(DoGetAddress).toMatchObject({ FullAddress: "118 Bishan Street 12, Singapore 570118" });
    expect(await post("dogetaddressqas", { DoGetAddress })).toMatchObject({
      status: 200,
      body: { Address: elsewhere },
    });
    const unknown = await post("dogetaddressqas", { DoGetAddress: { ...DoGetAddress, Moniker: "TWN-104-11" } });
    expect(unknown).toMatchObject({ status: 400, body: { code: "UNKNOWN_ADDRESS" } });
  });

  it("that nobody knows has nothing in its place", async () => {
    expect(await compare("1 Nowhere Close", "Singapore 999999")).toEqual({ MatchType: "NONE" });
  });
});

describe("the times for a request", () => {
  it("come by the third version, too, for its customer", async () => {
    const ServiceRequestId = await draft();
    const asked = { ...line, ServiceRequestId, getDeliverySlots: true, AlternateDays: 3 };
    const { ShippingMethod } = (await post("v3/shippingmethods", asked)).body;
    expect(ShippingMethod).toMatchObject({ EstimatedDeliveryDate: "2026-11-21" });
    expect(ShippingMethod.DeliverySlots).toHaveLength(3);
    const strange = await post("v3/shippingmethods", { ...asked, ServiceRequestId: "SR499999" });
    expect(strange).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
  });

  it("are those of the centres that the older version lists, the likest postal code first", async () => {
    const id = await draft();
    const list = (plan: string) => get(`getaspstorelist/${plan}/Refresh/608000?servicerequestid=${id}`);
    const { AspStoreList } = (await list("H-1")).body;
    expect(AspStoreList[0]).toMatchObject({ StoreId: "SGC-02", EarliestDate: "2026-11-21" });
    expect(await list("H-2")).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
  });
});

describe("an order that is not submitted", () => {
  it("moves to another address and another time, and keeps what is not said", async () => {
    const orderId = await order(await draft(), { AlternateContactNumber: "91112222" });
    expect(
      await put(`shippingorder/${orderId}`, {
        ...at("2026-11-24"),
        ReceiverAddress: elsewhere,
        ReturnSlot: "12AM-8PM",
      }),
    ).toMatchObject({ status: 200, body: { ServiceOrder: { ServiceOrderStatus: "OPEN" } } });
    expect(await rows("serviceOrders")).toMatchObject([
      { day: "2026-11-24", address: elsewhere, alternateNumber: "91112222", returnSlot: "12AM-8PM", status: "OPEN" },
    ]);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-24" }]);
    expect(await submit(orderId)).toMatchObject({ status: 200 });
  });

  it("keeps its seat when the other slot is taken", async () => {
    const orderId = await order(await draft());
    expect(await put(`shippingorder/${orderId}`, at("2026-11-22"))).toMatchObject({ body: { code: "SLOT_TAKEN" } });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
  });

  it("moves no further than in time once it is submitted", async () => {
    const orderId = await order(await draft());
    await submit(orderId);
    const moved = await put(`shippingorder/${orderId}`, { ...at("2026-11-24"), ReceiverAddress: elsewhere });
    expect(moved).toMatchObject({ status: 409, body: { code: "ORDERED_BEFORE" } });
    expect(await put(`shippingorder/${orderId}`, at("2026-11-24"))).toMatchObject({ status: 200 });
    expect(await rows("serviceOrders")).toMatchObject([{ day: "2026-11-24", address }]);
  });
});

it("the registration is told of a submitted order's own time, and no other", async () => {
  const ServiceRequestId = await draft();
  const tell = async (DeliveryDate: string) => {
    const told = { ...line, ServiceRequestId, DeliveryDate, DeliverySlot: "9AM-12PM" };
    return send("POST", "/registration/api/updatedelivery", told);
  };
  const orderId = await order(ServiceRequestId);
  expect(await tell("2026-11-23")).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
  await submit(orderId);
  expect(await tell("2026-11-24")).toMatchObject({ status: 400 });
  expect(await rows("serviceOrders")).toMatchObject([{ toldAt: null }]);
  expect(await tell("2026-11-23")).toMatchObject({
    status: 200,
    body: { ServiceRequestId, DeliveryDate: "2026-11-23" },
  });
  expect((await rows("serviceOrders"))[0].toldAt).not.toBeNull();
});

it("a second number of an earlier order is a contact point of its agreement", async () => {
  const points = async () => (await get("contactpoints?agreementId=H-1")).body.ContactPoints.ContactPoint;
  const mobile = { ContactPointType: "MOBILE", PhoneNumber: "0412345678" };
  const email = { ContactPointType: "EMAIL", EmailAddress: "ida@harbour.test" };
  const orderId = await order(await draft(), { AlternateContactNumber: "91112222" });
  expect(await points()).toEqual([mobile, email]);
  await submit(orderId);
  expect(await points()).toEqual([mobile, { ContactPointType: "ALTERNATE", PhoneNumber: "91112222" }, email]);
  const strange = await get("contactpoints?agreementId=H-7");
  expect(strange).toMatchObject({ status: 400, body: { code: "UNKNOWN_AGREEMENT" } });
});
