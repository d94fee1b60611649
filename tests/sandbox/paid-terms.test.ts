import { beforeEach, describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const RENEWS = "2027-01-31";
/** Twelve months of 9.90, less 15 per cent. */
const PRICE = 10_098;
const AT_ONCE = 10;
const people = [
  { ...ida, agreements: [planWith("H-1", { renewsOn: RENEWS }), planWith("H-2", { renewsOn: RENEWS })] },
  { ...nora, agreements: [planWith("H-3", { renewsOn: RENEWS })] },
];
const portal = planPayments(bay, people, FRIDAY);
const { bills, details, entries, keep, ledger, line, remove, rows, send, setClock, signIn, whileDying } = portal;

const CHECK = ["authorisation", "release"];
const captured = { status: 200, body: { PaymentStatus: "CAPTURED", RenewalType: "TERM", EffectiveOn: RENEWS } };
const paidBefore = refused(409, "PAID_BEFORE");

interface Payment {
  readonly of?: string;
  readonly payment?: string;
  readonly key?: string;
  readonly prices?: string;
}
const quote = async (AgreementId = "H-1") =>
  (await send("POST", "/registration/api/quote/get-quote", { ...line, AgreementId, QuoteType: "RENEWAL" })).body;
let prices: string;

const pay = (PaymentMethodId: string, { of = "H-1", payment = newName(), key, ...more }: Payment = {}) => {
  const body = { ...line, AgreementId: of, QuoteId: more.prices ?? prices, PaymentId: payment, PaymentMethodId };
  return send("POST", "/payment/api/payenrfee", { ...body, MerchantName: "Harbour Care" }, key);
};
const choose = (RenewalType: string) => {
  const body = { ...line, AgreementId: "H-1", QuoteId: prices, RenewalType };
  return send("POST", "/registration/api/agreement/renewal/savedetails/H-1", body);
};
const chosen = async (): Promise<string[]> =>
  (await rows("renewals")).map(({ choice, amount }: Record<string, unknown>) => `${choice} ${amount}`);
const termPayment = async () => (await quote()).GetQuoteResponse.TermPayment;
const sixMinutesLater = () => setClock("2026-11-20T10:06:00+08:00");

beforeEach(async () => {
  prices = (await quote()).GetQuoteResponse.QuoteId;
});

describe("a term", () => {
  it("is paid with the plan's card, once, and the plan renews for it", async () => {
    const { name } = await keep(cards.approves);
    expect(await termPayment()).toBeUndefined();
    const payment = newName();
    for (const key of ["a-key-of-the-test", "a-key-of-the-test", "another-key-of-it"])
      expect(await pay(name, { payment, key })).toMatchObject(captured);
    expect(await pay(name)).toMatchObject(paidBefore);
    expect(await chosen()).toEqual([`TERM ${PRICE}`]);
    expect(await termPayment()).toEqual({ PaymentStatus: "CAPTURED", Amount: PRICE });
    expect((await entries()).slice(2)).toMatchObject([
      { kind: "capture", orderReference: `TH-1-${RENEWS}`, amount: PRICE, currency: "SGD" },
    ]);
  });

  it("is a bill that is paid, and no month after it is billed", async () => {
    await setClock("2027-01-20T10:00:00+08:00");
    await signIn(ida);
    prices = (await quote()).GetQuoteResponse.QuoteId;
    expect((await details()).NextBilling).toMatchObject({ Date: RENEWS });
    const { name } = await keep(cards.approves);
    await pay(name);
    expect((await bills())[0]).toMatchObject({ BilledOn: "2027-01-20", Amount: PRICE, Status: "PAID" });
    expect((await details()).NextBilling).toBeUndefined();
  });

  it("that is paid is the plan's choice: another is refused", async () => {
    await choose("MONTHLY");
    const { name } = await keep(cards.approves);
    await pay(name);
    for (const one of ["NONE", "MONTHLY", "TERM"]) expect(await choose(one)).toMatchObject(paidBefore);
    expect(await chosen()).toEqual([`TERM ${PRICE}`]);
  });

  it("is not paid at prices that are over, or of another plan", async () => {
    const { name } = await keep(cards.approves);
    expect(await pay(name, { prices: (await quote("H-2")).GetQuoteResponse.QuoteId })).toMatchObject(
      refused(409, "QUOTE_OVER"),
    );
    await setClock("2026-11-20T10:31:00+08:00");
    await signIn(ida);
    expect(await pay(name)).toMatchObject(refused(409, "QUOTE_OVER"));
    expect(await ledger()).toEqual(CHECK);
  });

  it("is declined and not chosen; the same payment takes the next card", async () => {
    const { name } = await keep(cards.approves, { expires: "11/26" });
    await setClock("2026-12-01T10:00:00+08:00");
    await signIn(ida);
    prices = (await quote()).GetQuoteResponse.QuoteId;
    const payment = newName();
    expect(await pay(name, { payment })).toMatchObject(refused(402, "CARD_EXPIRED"));
    expect([await chosen(), await termPayment()]).toEqual([[], undefined]);
    const { name: next } = await keep(cards.approves);
    expect(await pay(next, { payment })).toMatchObject(captured);
  });

  it("is paid when its back end dies after the capture, and chosen when somebody asks", async () => {
    const { name } = await keep(cards.approves);
    const payment = newName();
    expect((await whileDying("payEnrFee", () => pay(name, { payment }))).status).toBe(500);
    expect(await choose("NONE")).toMatchObject(paidBefore);
    expect(await termPayment()).toMatchObject({ PaymentStatus: "CAPTURED" });
    expect(await chosen()).toEqual([`TERM ${PRICE}`]);
    expect(await pay(name, { payment })).toMatchObject(captured);
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });

  it(`is captured once by ${AT_ONCE} payments at once`, async () => {
    const { name } = await keep(cards.approves);
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => pay(name)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await ledger()).toEqual([...CHECK, "capture"]);
  });
});

describe("a card that is not the plan's, or a plan that is not the customer's", () => {
  it("pays nothing", async () => {
    const { name: other } = await keep(cards.approves, { of: "H-2" });
    const { name: removed } = await keep(cards.approves);
    await remove(removed);
    for (const one of [newName(), other, removed]) expect(await pay(one)).toMatchObject(refused(400, "UNKNOWN_CARD"));
    await signIn(nora);
    expect(await pay(other)).toMatchObject(refused(400, "NOT_RENEWABLE"));
    expect((await ledger()).filter((kind) => kind === "capture")).toEqual([]);
  });
});

describe("a bank that decides late", () => {
  it("lets nothing else be chosen or paid meanwhile, and the term is chosen once it allows it", async () => {
    const { name } = await keep(cards.approvesLate);
    expect(await pay(name)).toMatchObject({ status: 200, body: { PaymentStatus: "PENDING" } });
    expect([await chosen(), await termPayment()]).toEqual([[], { PaymentStatus: "PENDING", Amount: PRICE }]);
    expect(await pay(name)).toMatchObject(refused(409, "PAYMENT_WAITS"));
    expect(await choose("NONE")).toMatchObject(paidBefore);
    await sixMinutesLater();
    expect(await termPayment()).toEqual({ PaymentStatus: "CAPTURED", Amount: PRICE });
    expect(await chosen()).toEqual([`TERM ${PRICE}`]);
  });

  it("declines, and takes a payment back: the term is not chosen, and can be paid again", async () => {
    const { name } = await keep(cards.declinesLate);
    await pay(name);
    await sixMinutesLater();
    expect(await termPayment()).toBeUndefined();
    const { name: next } = await keep(cards.takesBack);
    expect(await pay(next)).toMatchObject(captured);
    expect(await chosen()).toEqual([`TERM ${PRICE}`]);
    await setClock("2026-11-20T10:20:00+08:00");
    expect(await termPayment()).toBeUndefined();
    expect(await chosen()).toEqual([]);
    expect(await choose("MONTHLY")).toMatchObject({ status: 200 });
  });
});
