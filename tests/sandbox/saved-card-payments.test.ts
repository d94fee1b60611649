import { expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const device = { id: "D-1", category: "phone", make: "Apple", model: "iPhone 15", imei: "352099001761481" } as const;
const idas = { ...ida, agreements: [planWith("H-1", { devices: [device] }), planWith("H-2")] };
const noras = { ...nora, agreements: [planWith("H-3")] };
const portal = planPayments(bay, [idas, noras], FRIDAY);
const { keep, line, post, remove, rows } = portal;
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };

/** An order of plan H-1 whose payment has begun. */
async function begin(): Promise<{ readonly order: string; readonly payment: string }> {
  const { body: started } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const id: string = started.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId: id, Incident, AssetDetails: { AssetId: "D-1" } });
  const when = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "7PM-10PM" };
  const made = await post("serviceorder", { ...line, ServiceRequestId: id, ReceiverAddress: address, ...when });
  const ServiceOrderId: string = made.body.ServiceOrder.ServiceOrderId;
  const PaymentId = newName();
  await post("payment/api/token", { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" });
  return { order: ServiceOrderId, payment: PaymentId };
}

const charge = ({ order, payment }: { order: string; payment: string }, PaymentMethodId: string) =>
  post(`v2/chargeorder/${order}`, { ...line, PaymentId: payment, PaymentMethodId });
const captures = async () => (await rows("gatewayLedger")).filter(({ kind }: { kind: string }) => kind === "capture");

it("the saved card of an order's plan is charged by its name, once, also when its reply is lost", async () => {
  const { name } = await keep(cards.approves);
  const begun = await begin();
  await portal.whileDying("chargeOrder", () => charge(begun, name));
  for (const _ of ["after the lost reply", "again"])
    expect(await charge(begun, name)).toMatchObject({ status: 200, body: { PaymentStatus: "CAPTURED" } });
  expect(await captures()).toMatchObject([{ amount: 11_000 }]);
});

it("a card that was removed, that is another plan's, or that nobody saved is not charged", async () => {
  const { name } = await keep(cards.approves);
  const { name: ofOtherPlan } = await keep(cards.approves, { of: "H-2" });
  const begun = await begin();
  for (const unknown of [ofOtherPlan, newName()])
    expect(await charge(begun, unknown)).toMatchObject(refused(400, "UNKNOWN_CARD"));
  await remove(name);
  expect(await charge(begun, name)).toMatchObject(refused(400, "UNKNOWN_CARD"));
  expect(await captures()).toEqual([]);
});
