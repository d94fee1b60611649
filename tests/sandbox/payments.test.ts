import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { bay, cards, newName, payingPortal, refused } from "./support/paying-portal.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
/** When a slow bank has decided. */
const LATER = "2026-11-20T10:06:00+08:00";
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }, nora];
const { answerBank, enterCard, enterWallet, line, post, put, rows, send, setClock, signIn, whileDying } = payingPortal(
  bay,
  people,
  FRIDAY,
);

const FEE = 9800;
const BY_CARD = "Visa/Mastercard";

/** A request for a screen repair, and its order. */
async function startRepair(): Promise<{ readonly request: string; readonly order: string }> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: "D-1" } });
  const made = await orderRepair(ServiceRequestId);
  return { request: ServiceRequestId, order: made.body.ServiceOrder.ServiceOrderId };
}

/** Makes the order of a request, which replaces the one before. */
function orderRepair(ServiceRequestId: string) {
  const how = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
  return post("serviceorder", { ...line, ServiceRequestId, ReceiverAddress: address, ...how });
}

const makeOrder = async (): Promise<string> => (await startRepair()).order;

const begin = (ServiceOrderId: string, PaymentId: string = newName()) =>
  post("payment/api/token", { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" });
const charge = (order: string, PaymentId: string, CardToken: string) =>
  post(`v2/chargeorder/${order}`, { ...line, PaymentId, CardToken });
const ask = (order: string, payment: string) => post(`v3/processpayment/${order}/${payment}`, { ...line });
const submit = (order: string, PaymentMethod?: string) => post(`submitorder/${order}`, { ...line, PaymentMethod });

/** Begins a payment of an order, and charges it to a card. */
async function pay(order: string, number: string, payment: string = newName()) {
  await begin(order, payment);
  const { token } = await enterCard(number);
  return { payment, reply: await charge(order, payment, token) };
}

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
    const kept = JSON.stringify(await rows("gatewayCards"));
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

  it("is captured once by ten payments at once", async () => {
    const order = await makeOrder();
    const begun = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const payment = newName();
        await begin(order, payment);
        return { payment, ...(await enterCard(cards.approves)) };
      }),
    );
    const replies = await Promise.all(begun.map(({ payment, token }) => charge(order, payment, token)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await rows("gatewayLedger")).toHaveLength(1);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it.each([
    ["the same request", "a-key-of-the-test", 1],
    ["the same card under other keys", undefined, 1],
    ["other cards", undefined, 10],
  ])("is captured once by %s, ten times at once under one name", async (_what, key, count) => {
    const order = await makeOrder();
    await begin(order, "a-payment-of-the-test");
    const tokens = await Promise.all(
      Array.from({ length: count }, async () => (await enterCard(cards.approves)).token),
    );
    const body = (index: number) => ({ ...line, PaymentId: "a-payment-of-the-test", CardToken: tokens[index % count] });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(`v2/chargeorder/${order}`, body(index), key)),
    );
    for (const reply of replies) expect(reply.status === 200 || reply.body.code === "PAID_BEFORE").toBe(true);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await rows("gatewayLedger")).toHaveLength(1);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("waits for one bank only, when two are asked at once", async () => {
    const order = await makeOrder();
    const payments = [newName(), newName()];
    for (const payment of payments) await begin(order, payment);
    const late = await Promise.all(payments.map(() => enterCard(cards.approvesLate)));
    const replies = await Promise.all(payments.map((payment, index) => charge(order, payment, late[index].token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    await setClock(LATER);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it.each([
    ["submitted as paid in cash", (order: string) => submit(order, "COD"), { ServiceOrderStatus: "SUBMITTED" }],
    ["replaced", (_order: string, request: string) => orderRepair(request), { ServiceOrder: {} }],
  ])("is charged, or %s, when both are asked for at once", async (_what, end, ended) => {
    const { request, order } = await startRepair();
    const payments = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const payment = newName();
        await begin(order, payment);
        return { payment, ...(await enterCard(cards.approves)) };
      }),
    );
    const [over] = await Promise.all([
      end(order, request),
      ...payments.map(({ payment, token }) => charge(order, payment, token)),
    ]);
    const isPaid = (await rows("gatewayLedger")).length > 0;
    expect(over).toMatchObject(isPaid ? refused(409, "PAID_BEFORE") : { status: 200, body: ended });
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
  const trade = (ServiceOrderId: string, PaymentId: string) =>
    post("createtrade", { createTrade: { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" } });
  const openPage = (ServiceOrderId: string, PaymentId: string) =>
    send("POST", "/claim/ecpay/api/createpayment", { ...line, ServiceOrderId, PaymentId });

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

  it("takes no money for an order that was paid in cash when it was opened", async () => {
    const order = await makeOrder();
    const payment = newName();
    await trade(order, payment);
    const [page, paid] = await Promise.all([openPage(order, payment), submit(order, "COD")]);
    expect(paid).toMatchObject({ status: 200 });
    if (page.status === 200) await answerBank(page.body.Challenge.Session, "yes");
    expect(await rows("gatewayLedger")).toEqual([]);
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

it("a bank's question is answered once, by ten answers at once", async () => {
  const order = await makeOrder();
  const { reply } = await pay(order, cards.asks);
  const { Session } = reply.body.Challenge;
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerBank(Session, "yes")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rows("gatewayLedger")).toHaveLength(1);
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
