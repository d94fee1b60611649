import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { allOperations } from "../../tools/sandbox/operations/all-operations.ts";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const bay = {
  ...{ ...harbour, currency: "SGD", timeZone: "Asia/Singapore", host: "harbour.localhost" },
  merchants: ["Harbour Care"],
  gateway: { fields: "https://card.gateway.test", pages: "https://pay.gateway.test" },
};
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }, nora];

/** Whether the back end dies after the gateway was asked, and before it stores the answer. */
let dies = false;
const operations = allOperations.map((one) =>
  one.id === "chargeOrder"
    ? {
        ...one,
        answer: (...asked: Parameters<typeof one.answer>) =>
          dies ? Promise.reject(new Error()) : one.answer(...asked),
      }
    : one,
);
const { line, portal, post, put, rows, sandbox, send, signIn } = claimsPortal(bay, people, FRIDAY, { operations });

const FEE = 9800;
const APPROVED = "4242 4242 4242 4242";
const CHALLENGED = "4000 0000 0000 3220";
const LATE = "4000 0000 0000 0077";
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

const atGateway = (host: string, path: string, init: RequestInit) =>
  sandbox.sandbox().gateway.request(path, { ...init, headers: { host: `${host}.gateway.test.localhost:8080` } });

async function enterCard(number: string, more: object = {}) {
  const card = { number, expires: "08/29", code: "123", name: "Ida Berg", ...more };
  return (await atGateway("card", "/tokens", { method: "POST", body: JSON.stringify(card) })).json();
}

const newName = () => randomUUID();
const begin = (ServiceOrderId: string, PaymentId: string = newName()) =>
  post("payment/api/token", { ...line, ServiceOrderId, PaymentId, MerchantName: "Harbour Care" });
const charge = (order: string, PaymentId: string, CardToken: string) =>
  post(`v2/chargeorder/${order}`, { ...line, PaymentId, CardToken });
const ask = (order: string, payment: string) => post(`v3/processpayment/${order}/${payment}`, { ...line });
const submit = (order: string, PaymentMethod?: string) => post(`submitorder/${order}`, { ...line, PaymentMethod });
const refused = (status: number, code: string) => ({ status, body: { code } });

/** Begins a payment of an order, and charges it to a card. */
async function pay(order: string, number: string, payment: string = newName()) {
  await begin(order, payment);
  const { token } = await enterCard(number);
  return { payment, reply: await charge(order, payment, token) };
}

async function answerBank(session: string, accepts: "yes" | "no"): Promise<Response> {
  return atGateway("pay", "/answer", { method: "POST", body: new URLSearchParams({ session, accepts }) });
}

describe("a card", () => {
  it.each([
    ["number", { number: "4242 4242 4242 4241" }],
    ["expires", { expires: "10/26" }],
    ["code", { code: "12" }],
    ["name", { name: "12" }],
  ])("is refused by the gateway for its %s", async (fault, more) => {
    expect(await enterCard(APPROVED, more)).toEqual({ fault });
  });

  it("is known by its brand, its last digits and a token, and its number is nowhere", async () => {
    expect(await enterCard(APPROVED)).toMatchObject({ brand: "Visa", ending: "4242" });
    const kept = JSON.stringify(await rows("gatewayCards"));
    expect(kept).not.toContain(APPROVED.replaceAll(" ", ""));
  });

  it("is charged once by one token, and a repetition is told the same", async () => {
    const order = await makeOrder();
    for (const payment of ["a-payment-of-the-test", "another-payment-of-it"]) await begin(order, payment);
    const { token } = await enterCard("4000 0000 0000 0002");
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
  });

  it("is paid, and submitted as paid; the ledger has the money once", async () => {
    const order = await makeOrder();
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    const { reply } = await pay(order, APPROVED);
    expect(reply).toMatchObject({ status: 200, body: { PaymentStatus: "CAPTURED", Amount: FEE } });
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200, body: { ServiceOrderStatus: "SUBMITTED" } });
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", orderReference: order, amount: FEE }]);
  });

  it("is paid by one payment only, and is not changed afterwards", async () => {
    const order = await makeOrder();
    await pay(order, APPROVED);
    expect(await begin(order)).toMatchObject(refused(409, "PAID_BEFORE"));
    const later = { ...line, CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
    expect(await put(`shippingorder/${order}`, later)).toMatchObject(refused(409, "PAID_BEFORE"));
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it.each([
    ["4000 0000 0000 9995", "INSUFFICIENT_FUNDS"],
    ["4000 0000 0000 0069", "CARD_EXPIRED"],
    ["4000 0000 0000 0002", "CARD_DECLINED"],
  ])("is declined for %s as %s, and paid by another card", async (number, code) => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, number);
    expect(reply).toMatchObject(refused(402, code));
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "DECLINED", DeclineCode: code } });
    const { token } = await enterCard(APPROVED);
    expect(await charge(order, payment, token)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });

  it("is paid by a wallet, or refused by an empty one", async () => {
    const order = await makeOrder();
    await begin(order, "a-payment-of-the-test");
    const tokenOf = async (account: string): Promise<string> => {
      const body = JSON.stringify({ wallet: "payPal", account });
      return (await (await atGateway("card", "/tokens", { method: "POST", body })).json()).token;
    };
    const empty = await charge(order, "a-payment-of-the-test", await tokenOf("empty"));
    expect(empty).toMatchObject(refused(402, "INSUFFICIENT_FUNDS"));
    const paid = await charge(order, "a-payment-of-the-test", await tokenOf("full"));
    expect(paid).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });

  it("is known as paid when the back end dies after the capture", async () => {
    const order = await makeOrder();
    dies = true;
    expect((await pay(order, APPROVED)).reply.status).toBe(500);
    dies = false;
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
        return { payment, ...(await enterCard(APPROVED)) };
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
    ["the same request", () => ({ "idempotency-key": "a-key-of-the-test" }), 1],
    ["the same card under other keys", () => ({}), 1],
    ["other cards", () => ({}), 10],
  ])("is captured once by %s, ten times at once under one name", async (_what, headers, cards) => {
    const order = await makeOrder();
    await begin(order, "a-payment-of-the-test");
    const tokens = await Promise.all(Array.from({ length: cards }, async () => (await enterCard(APPROVED)).token));
    const body = (index: number) => ({ ...line, PaymentId: "a-payment-of-the-test", CardToken: tokens[index % cards] });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(`v2/chargeorder/${order}`, body(index), headers())),
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
    const cards = await Promise.all(payments.map(() => enterCard(LATE)));
    const replies = await Promise.all(payments.map((payment, index) => charge(order, payment, cards[index].token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    await portal.console("/api/clock", "PUT", { now: "2026-11-20T10:06:00+08:00" });
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
        return { payment, ...(await enterCard(APPROVED)) };
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
    const { payment } = await pay(order, "4000 0000 0000 0002");
    dies = true;
    expect((await pay(order, APPROVED, payment)).reply.status).toBe(500);
    dies = false;
    expect(await rows("payments")).toMatchObject([{ status: "DECLINED" }]);
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("of another customer is unknown, and so is their payment", async () => {
    const order = await makeOrder();
    const { payment } = await pay(order, APPROVED);
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
    const { payment } = await pay(order, "4000 0000 0000 0259");
    await portal.console("/api/clock", "PUT", { now: "2026-11-20T10:06:00+08:00" });
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
      const { payment, reply } = await pay(order, CHALLENGED);
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
  const { reply } = await pay(order, CHALLENGED);
  const { Session } = reply.body.Challenge;
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerBank(Session, "yes")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rows("gatewayLedger")).toHaveLength(1);
});

it("a bank's question is over when the order is paid in another way", async () => {
  const order = await makeOrder();
  const { reply } = await pay(order, CHALLENGED);
  expect(await submit(order, "COD")).toMatchObject({ status: 200 });
  expect((await answerBank(reply.body.Challenge.Session, "yes")).status).toBe(400);
  expect(await rows("gatewayLedger")).toEqual([]);
});

describe("a bank that decides late", () => {
  const later = () => portal.console("/api/clock", "PUT", { now: "2026-11-20T10:06:00+08:00" });

  it("lets no other payment of the order begin meanwhile, and captures once", async () => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, LATE);
    expect(reply.body).toMatchObject({ PaymentStatus: "PENDING" });
    expect((await pay(order, APPROVED)).reply).toMatchObject(refused(409, "PAYMENT_WAITS"));
    expect(await submit(order, "COD")).toMatchObject(refused(409, "PAYMENT_WAITS"));
    await later();
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });

  it("takes a payment back before its order is submitted, which is then not paid", async () => {
    const order = await makeOrder();
    await pay(order, "4000 0000 0000 0259");
    await later();
    expect(await submit(order, BY_CARD)).toMatchObject(refused(409, "NOT_PAID"));
    expect((await pay(order, APPROVED)).reply).toMatchObject({ status: 200 });
    expect(await submit(order, BY_CARD)).toMatchObject({ status: 200 });
  });

  it("takes a payment back, and both are in the ledger", async () => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, "4000 0000 0000 0259");
    expect(reply.body).toMatchObject({ PaymentStatus: "CAPTURED" });
    await later();
    expect(await ask(order, payment)).toMatchObject({ body: { PaymentStatus: "REVERSED" } });
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture" }, { kind: "reversal" }]);
  });
});
