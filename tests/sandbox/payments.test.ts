import { describe, expect, it } from "vitest";
import { nora } from "./support/harbour.ts";
import { cards, newName, refused } from "./support/paying-portal.ts";
import { BY_CARD, LATER, repairPayments } from "./support/repair-payments.ts";

const portal = repairPayments();
const { answerBank, ask, begin, charge, enterCard, enterWallet, line, makeOrder, openPage, pay } = portal;
const { put, rows, setClock, signIn, submit, trade, whileDying } = portal;

const FEE = 9800;

describe("a card", () => {
  it.each([
    ["number", { number: "4242 4242 4242 4241" }],
    ["expires", { expires: "10/26" }],
    ["code", { code: "12" }],
    ["name", { name: "12" }],
  ])("is refused by the gateway for its %s", async (fault, more) => {
    expect(await enterCard(cards.approves, more)).toEqual({ fault });
  });

  it("is known by its brand, its last digits and a token, and its number is nowhere", async () => {
    expect(await enterCard(cards.approves)).toMatchObject({ brand: "Visa", ending: "4242" });
    const kept = JSON.stringify(await portal.portal.console("/api/state"));
    expect(kept).toContain(`"gateway_cards":[{`);
    expect(kept).not.toContain(cards.approves.replaceAll(" ", ""));
  });

  it("is charged once by one token, and a repetition is told the same", async () => {
    const order = await makeOrder();
    for (const payment of ["a-payment-of-the-test", "another-payment-of-it"]) await begin(order, payment);
    const { token } = await enterCard(cards.declines);
    expect(await charge(order, "a-payment-of-the-test", token)).toMatchObject(refused(402, "CARD_DECLINED"));
    expect(await charge(order, "a-payment-of-the-test", token)).toMatchObject(refused(402, "CARD_DECLINED"));
    expect(await charge(order, "another-payment-of-it", token)).toMatchObject(refused(400, "UNKNOWN_CARD"));
  });
});

describe("an order", () => {
  it("is begun to be paid at its own price, once under a name", async () => {
    const order = await makeOrder();
    const begun = { Amount: FEE, CurrencyCode: "SGD", MerchantName: "Harbour Care" };
    expect(await begin(order, "a-payment-of-the-test")).toMatchObject({ status: 200, body: begun });
    expect(await begin(order, "a-payment-of-the-test")).toMatchObject({ status: 200, body: begun });
    expect(await rows("payments")).toHaveLength(1);
    expect((await begin(order, "a-payment-of-the-test")).body).not.toHaveProperty("ClientToken");
  });

  it("is paid, and submitted as paid; the ledger has the money once", async () => {
    const order = await makeOrder();
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    const { reply } = await pay(order, cards.approves);
    expect(reply).toMatchObject({ status: 200, body: { PaymentStatus: "CAPTURED", Amount: FEE } });
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200, body: { ServiceOrderStatus: "SUBMITTED" } });
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", orderReference: order, amount: FEE }]);
  });

  it("is paid by one payment only, and is not changed afterwards", async () => {
    const order = await makeOrder();
    await pay(order, cards.approves);
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    const later = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${order}`, later)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it("that costs something else than when its payment began is paid once that is begun again, at the new price", async () => {
    const order = await makeOrder();
    const payment = newName();
    await begin(order, payment);
    const page = newName();
    await trade(order, page);
    const inTheEvening = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "7PM-10PM" };
    expect(await put(`shippingorder/${order}`, inTheEvening)).toMatchObject({ status: 200 });
    const { token } = await enterCard(cards.approves);
    expect(await charge(order, payment, token)).toMatchObject(refused(409, "PRICE_CHANGED"));
    expect(await openPage(order, page)).toMatchObject(refused(409, "PRICE_CHANGED"));
    expect(await rows("gatewayPayments")).toEqual([]);
    expect(await begin(order, payment)).toMatchObject({ status: 200, body: { Amount: FEE + 1200 } });
    const { body } = await charge(order, payment, token);
    expect(body).toMatchObject({ PaymentStatus: "CAPTURED", Amount: FEE + 1200 });
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", amount: FEE + 1200 }]);
  });

  it.each([
    [cards.lacksFunds, "INSUFFICIENT_FUNDS"],
    [cards.isExpired, "CARD_EXPIRED"],
    [cards.declines, "CARD_DECLINED"],
  ])("is declined for %s as %s, and paid by another card", async (number, code) => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, number);
    expect(reply).toMatchObject(refused(402, code));
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "DECLINED", DeclineCode: code } });
    const { token } = await enterCard(cards.approves);
    expect(await charge(order, payment, token)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });

  it("is paid by a wallet, or refused by an empty one", async () => {
    const order = await makeOrder();
    await begin(order, "a-payment-of-the-test");
    const empty = await charge(order, "a-payment-of-the-test", (await enterWallet("empty")).token);
    expect(empty).toMatchObject(refused(402, "INSUFFICIENT_FUNDS"));
    const paid = await charge(order, "a-payment-of-the-test", (await enterWallet("full")).token);
    expect(paid).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });

  it("is known as paid when the back end dies after the capture", async () => {
    const order = await makeOrder();
    const { reply } = await whileDying("chargeOrder", () => pay(order, cards.approves));
    expect(reply.status).toBe(500);
    expect(await rows("payments")).toMatchObject([{ status: "OPEN" }]);
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it("is paid when the back end dies after a second card of a declined payment", async () => {
    const order = await makeOrder();
    const { payment } = await pay(order, cards.declines);
    const { reply } = await whileDying("chargeOrder", () => pay(order, cards.approves, payment));
    expect(reply.status).toBe(500);
    expect(await rows("payments")).toMatchObject([{ status: "DECLINED" }]);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("of another customer is unknown, and so is their payment", async () => {
    const order = await makeOrder();
    const { payment } = await pay(order, cards.approves);
    await signIn(nora);
    expect(await begin(order)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
    expect(await ask(order, payment)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
  });
});

describe("a page of the gateway", () => {
  it("is opened again for a payment that was taken back", async () => {
    const order = await makeOrder();
    const { payment } = await pay(order, cards.takesBack);
    await setClock(LATER);
    const { body } = await openPage(order, payment);
    expect(body).toMatchObject({ PaymentStatus: "CHALLENGE" });
    await answerBank(body.Challenge.Session, "yes");
    expect(await submit(order, "EC_PAY")).toMatchObject({ status: 200 });
  });

  it("is one page of a payment until its customer has finished there, and its order is paid once", async () => {
    const order = await makeOrder();
    const payment = newName();
    expect(await openPage(order, payment)).toMatchObject(refused(400, "UNKNOWN_PAYMENT"));
    expect(await trade(order, payment)).toMatchObject({ status: 200, body: { Amount: FEE } });
    const { body } = await openPage(order, payment);
    expect(body).toMatchObject({ PaymentStatus: "CHALLENGE" });
    expect((await openPage(order, payment)).body).toEqual(body);
    expect((await answerBank(body.Challenge.Session, "no")).status).toBe(200);
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "DECLINED" } });
    const again = await openPage(order, payment);
    expect((await answerBank(again.body.Challenge.Session, "yes")).status).toBe(200);
    expect(await openPage(order, payment)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await submit(order, "EC_PAY")).toMatchObject({ status: 200 });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });
});

describe("a bank that asks its customer", () => {
  it.each([
    ["yes", { PaymentStatus: "CAPTURED" }, 1],
    ["no", { PaymentStatus: "DECLINED", DeclineCode: "AUTHENTICATION_FAILED" }, 0],
  ] as const)(
    "is answered %s, once, and leads back by an address that decides nothing",
    async (answer, then, entries) => {
      const order = await makeOrder();
      const { payment, reply } = await pay(order, cards.asks);
      expect(reply.body).toMatchObject({ PaymentStatus: "CHALLENGE" });
      const { Session } = reply.body.Challenge;
      expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "CHALLENGE" } });
      const back = await answerBank(Session, answer);
      expect((await back.text()).replaceAll("&amp;", "&")).toContain(
        `payment/return?payment=${payment}&order=${order}"`,
      );
      expect((await answerBank(Session, "yes")).status).toBe(400);
      expect(await ask(order, payment)).toMatchObject({ body: then });
      expect(await rows("gatewayLedger")).toHaveLength(entries);
    },
  );
});

it("a bank's question is over when the order is paid in another way", async () => {
  const order = await makeOrder();
  const { reply } = await pay(order, cards.asks);
  expect(await submit(order, "COD")).toMatchObject({ status: 200 });
  expect((await answerBank(reply.body.Challenge.Session, "yes")).status).toBe(400);
  expect(await rows("gatewayLedger")).toEqual([]);
});

describe("a bank that decides late", () => {
  const later = () => setClock(LATER);

  it("lets no other payment of the order begin meanwhile, and captures once", async () => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, cards.approvesLate);
    expect(reply.body).toMatchObject({ PaymentStatus: "PENDING" });
    expect((await pay(order, cards.approves)).reply).toMatchObject(refused(409, "PAYMENT_WAITS"));
    expect(await submit(order, "COD")).toMatchObject(refused(409, "PAYMENT_WAITS"));
    await later();
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it("takes a payment back before its order is submitted, which is then not paid", async () => {
    const order = await makeOrder();
    await pay(order, cards.takesBack);
    await later();
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    expect((await pay(order, cards.approves)).reply).toMatchObject({ status: 200 });
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("takes a payment back, and both are in the ledger", async () => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, cards.takesBack);
    expect(reply.body).toMatchObject({ PaymentStatus: "CAPTURED" });
    await later();
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "REVERSED" } });
    const entries: { kind: string }[] = await rows("gatewayLedger");
    expect(entries.map(({ kind }) => kind).sort()).toEqual(["capture", "reversal"]);
  });
});
