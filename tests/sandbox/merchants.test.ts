import { expect, it } from "vitest";
import { ida } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const RENEWS = "2027-01-31";
const BILL = "BH-1-2026-10-31";
const [FIRST, OTHER] = ["Harbour Care", "Harbour Refresh"] as const;
const client = { ...bay, merchants: [FIRST, OTHER] };
const people = [{ ...ida, agreements: [planWith("H-1", { unpaidDays: 3_650, renewsOn: RENEWS })] }];
const portal = planPayments(client, people, "2026-11-20T10:00:00+08:00");
const { collect, enter, keep, line, rows, send } = portal;

interface Row {
  readonly name: string;
  readonly merchant: string;
}
const payeeOf = async (payment: string) =>
  (await rows("gatewayPayments")).find(({ name }: Row) => name === payment)?.merchant;
const unknown = refused(400, "UNKNOWN_MERCHANT");

it("a bill is paid to the merchant that its request names, and to no unknown one", async () => {
  const { name } = await keep(cards.approves);
  const payment = newName();
  expect(await collect(BILL, name, { payment, merchant: "Nobody" })).toMatchObject(unknown);
  expect(await payeeOf(payment)).toBeUndefined();
  expect(await collect(BILL, name, { payment, merchant: OTHER })).toMatchObject({ status: 200 });
  expect(await payeeOf(payment)).toBe(OTHER);
});

it("a term is paid to the merchant that its request names, and to no unknown one", async () => {
  const { name: PaymentMethodId } = await keep(cards.approves);
  const asked = { ...line, AgreementId: "H-1", QuoteType: "RENEWAL" };
  const { body } = await send("POST", "/registration/api/quote/get-quote", asked);
  const PaymentId = newName();
  const about = { ...line, AgreementId: "H-1", QuoteId: body.GetQuoteResponse.QuoteId, PaymentId, PaymentMethodId };
  const pay = (MerchantName: string) => send("POST", "/payment/api/payenrfee", { ...about, MerchantName });
  expect(await pay("Nobody")).toMatchObject(unknown);
  expect(await pay(OTHER)).toMatchObject({ status: 200 });
  expect(await payeeOf(PaymentId)).toBe(OTHER);
});

it("the merchant that a card is kept for asks the bank, and no unknown one does", async () => {
  const BillingProfileId = newName();
  const CardToken = await enter(cards.approves, BillingProfileId);
  const BillingAddress = { Address: "4 Quay Street", UnitNumber: "08-01", PostalCode: "018987" };
  const about = { ...line, AgreementId: "H-1", BillingProfileId, CardToken, BillingAddress };
  const save = (MerchantName: string) => send("POST", "/payment/api/paymentmethod", { ...about, MerchantName });
  expect(await save("Nobody")).toMatchObject(unknown);
  expect(await rows("gatewayLedger")).toEqual([]);
  expect(await save(OTHER)).toMatchObject({ status: 200 });
  expect(await payeeOf(BillingProfileId)).toBe(OTHER);
});
