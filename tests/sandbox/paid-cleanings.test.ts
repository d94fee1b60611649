import { describe, expect, it } from "vitest";
import { ida } from "./support/harbour.ts";
import { bay, cards, newName, payingPortal, refused } from "./support/paying-portal.ts";

/** A Friday in Taipei, before the cut-off, and when a slow bank has decided on what was asked for then. */
const FRIDAY = "2026-11-20T10:00:00+08:00";
const LATER = "2026-11-20T10:06:00+08:00";
const COST = 360_000;

const address = {
  ...{ Address1: "南京東路三段219號", City: "臺北市", StateProvinceCode: "中山區" },
  ...{ CountryCode: "TW", PostalCode: "104" },
};
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }];
const home = { ...bay, currency: "TWD", timeZone: "Asia/Taipei" };
const { ask, enterCard, line, post, rows, setClock } = payingPortal(home, people, FRIDAY);

/** What another browser learns of the plan's cleaning. */
const draft = async () => {
  const plan = `${line.InteractionLineId}?agreementId=H-1`;
  return (await ask("GET", `/devicemanagement/api/getcleaningservicedevicelist/${plan}`)).body.Draft;
};
const note = (more: object = {}) =>
  post("updatecleaningservicedetails", {
    ...{ ...line, AgreementId: "H-1", ...more },
    Device: { ModelId: "AC-SPLIT", Brand: "Daikin", Units: "2", AgeRange: "3_TO_8", FloorNumber: "8" },
  });
const submit = (ServiceRequestId: string) => {
  const Invoice = { InvoiceType: "EC_PAY" };
  const how = { IsTermsAccepted: true, Invoice, PaymentMethod: "Visa/Mastercard" };
  return post("submitcleaningservice", { ...line, ServiceRequestId, ...how });
};
async function pay(ServiceOrderId: string, number: string): Promise<void> {
  const PaymentId = newName();
  await post("payment/api/token", { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" });
  const { token } = await enterCard(number);
  await post(`v2/chargeorder/${ServiceOrderId}`, { ...line, PaymentId, CardToken: token });
}

describe("a cleaning that was not sent", () => {
  it("tells another browser its order, and how the payment of it goes, which can send it", async () => {
    const { ServiceRequestId } = (await note()).body.CleaningService;
    expect(await draft()).toBeUndefined();
    const Appointment = { Date: "2026-11-23", SlotCode: "9AM-12PM" };
    const { ServiceOrderId } = (await note({ Appointment, ServiceAddress: address })).body.CleaningService;
    expect(await draft()).toEqual({ ServiceRequestId, Order: { ServiceOrderId, TotalAmount: COST } });
    await pay(ServiceOrderId, cards.approvesLate);
    expect(await draft()).toMatchObject({ Order: { PaymentStatus: "PENDING" } });
    expect(await note()).toMatchObject(refused(409, "PAYMENT_WAITS"));
    await setClock(LATER);
    expect(await draft()).toMatchObject({ Order: { PaymentStatus: "CAPTURED" } });
    expect(await note()).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await submit(ServiceRequestId)).toMatchObject({ status: 200 });
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", amount: COST }]);
    expect(await draft()).toBeUndefined();
  });
});
