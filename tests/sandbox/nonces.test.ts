import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";

const bay = {
  ...{ ...harbour, currency: "SGD", timeZone: "Asia/Singapore", host: "harbour.localhost" },
  merchants: ["Harbour Care"],
  gateway: { fields: "https://card.gateway.test", pages: "https://pay.gateway.test" },
};
const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const people = [{ ...ida, agreements: ida.agreements.map((plan) => ({ ...plan, address })) }, nora];
const { ask, line, post, rows, sandbox, send, signIn } = claimsPortal(bay, people, "2026-11-20T10:00:00+08:00", {
  cardFields: "BRAINTREE",
});

const FEE = 9800;
const APPROVED = "4242 4242 4242 4242";
const refused = (status: number, code: string) => ({ status, body: { code } });
const unknownCard = refused(400, "UNKNOWN_CARD");

/** The order of a screen repair. */
async function makeOrder(): Promise<string> {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const ServiceRequestId: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const Incident = { AgreementId: "H-1", IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };
  await post("processincident", { ...line, ServiceRequestId, Incident, AssetDetails: { AssetId: "D-1" } });
  const how = { FulfillmentOption: "PUR", CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM" };
  const made = await post("serviceorder", { ...line, ServiceRequestId, ReceiverAddress: address, ...how });
  return made.body.ServiceOrder.ServiceOrderId;
}

const atGateway = (host: string, path: string, body: string | URLSearchParams) =>
  sandbox.sandbox().gateway.request(path, {
    ...{ method: "POST", body },
    headers: { host: `${host}.gateway.test.localhost:8080` },
  });

async function enter(what: object): Promise<string> {
  return (await (await atGateway("card", "/tokens", JSON.stringify(what))).json()).token;
}

/** The gateway's name for a card; entered in fields that were opened with the session, if there is one. */
const enterCard = (number: string, session?: string) =>
  enter({ number, expires: "08/29", code: "123", name: "Ida Berg", session });

/** Begins a payment; the client token opens the fields for it. */
async function begin(order: string) {
  const payment = randomUUID();
  const asked = { ...line, ServiceOrderId: order, PaymentId: payment, MerchantName: "Harbour Care" };
  const { body } = await post("payment/api/token", asked);
  return { payment, session: String(body.ClientToken) };
}

const byNonce = (order: string, PaymentId: string, PaymentMethodNonce: string) =>
  send("POST", `/claim/braintree/api/chargeorder/${order}`, { ...line, PaymentId, PaymentMethodNonce });
const byToken = (order: string, PaymentId: string, CardToken: string) =>
  post(`v2/chargeorder/${order}`, { ...line, PaymentId, CardToken });
const state = (order: string, payment: string) => post(`v3/processpayment/${order}/${payment}`, { ...line });

/** Begins a payment of an order, and charges it to a card that was entered for it. */
async function pay(order: string, number: string) {
  const { payment, session } = await begin(order);
  return { payment, reply: await byNonce(order, payment, await enterCard(number, session)) };
}

it("the session says that the client may use fields that are opened for one payment", async () => {
  const method = { InitializeResponse: { isBraintree: { method: "BRAINTREE" } } };
  expect(await ask("GET", "/online/initialize")).toMatchObject({ body: method });
  expect(await ask("GET", "/online/session")).toMatchObject({ body: method });
});

describe("a nonce", () => {
  it("pays the payment that it was entered for, once, and a repetition is told the same", async () => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    const nonce = await enterCard(APPROVED, session);
    const captured = { status: 200, body: { PaymentStatus: "CAPTURED", Amount: FEE } };
    expect(await byNonce(order, payment, nonce)).toMatchObject(captured);
    expect(await byNonce(order, payment, nonce)).toMatchObject(captured);
    expect(await rows("gatewayLedger")).toMatchObject([{ kind: "capture", orderReference: order, amount: FEE }]);
  });

  it("that was charged before is told what became of it, and is not charged again", async () => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    const nonce = await enterCard("4000 0000 0000 0002", session);
    for (let times = 0; times < 2; times += 1)
      expect(await byNonce(order, payment, nonce)).toMatchObject(refused(402, "CARD_DECLINED"));
    expect(await rows("gatewayCards")).toMatchObject([{ usedBy: `${order}.${payment}` }]);
  });

  it("of another payment's client token is unknown, also for a payment of the same order", async () => {
    const order = await makeOrder();
    const [one, other] = [await begin(order), await begin(order)];
    const nonce = await enterCard(APPROVED, one.session);
    expect(await byNonce(order, other.payment, nonce)).toMatchObject(unknownCard);
    expect(await byNonce(order, one.payment, nonce)).toMatchObject({ status: 200 });
  });

  it("is unknown where cards are charged by token, and stays good", async () => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    const nonce = await enterCard(APPROVED, session);
    expect(await byToken(order, payment, nonce)).toMatchObject(unknownCard);
    expect(await byNonce(order, payment, nonce)).toMatchObject({ status: 200 });
  });

  it.each(["a token of a card", "a token for tests", "an invented text"])("is not %s", async (what) => {
    const order = await makeOrder();
    const { payment } = await begin(order);
    const presented = { "a token of a card": await enterCard(APPROVED), "a token for tests": "tok-approve" }[what];
    expect(await byNonce(order, payment, presented ?? "nonce_of_nobody")).toMatchObject(unknownCard);
    expect(await rows("gatewayLedger")).toEqual([]);
  });

  it("for tests is no token", async () => {
    const order = await makeOrder();
    const { payment } = await begin(order);
    expect(await byToken(order, payment, "nonce-approve")).toMatchObject(unknownCard);
    expect(await byNonce(order, payment, "nonce-approve")).toMatchObject({ status: 200 });
  });

  it("is not a card of somebody else's payment", async () => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    const nonce = await enterCard(APPROVED, session);
    await signIn(nora);
    expect(await byNonce(order, payment, nonce)).toMatchObject(refused(400, "UNKNOWN_ORDER"));
    expect(await rows("gatewayLedger")).toEqual([]);
  });

  it("of a wallet pays the payment that its button was opened for, or says that the account is empty", async () => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    const nonceOf = (account: string) => enter({ wallet: "payPal", account, session });
    expect(await byNonce(order, payment, await nonceOf("empty"))).toMatchObject(refused(402, "INSUFFICIENT_FUNDS"));
    expect(await byToken(order, payment, await nonceOf("full"))).toMatchObject(unknownCard);
    expect(await byNonce(order, payment, await nonceOf("full"))).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });
});

describe("an order that is charged by nonce", () => {
  it.each([
    ["4000 0000 0000 9995", "INSUFFICIENT_FUNDS"],
    ["4000 0000 0000 0069", "CARD_EXPIRED"],
    ["4000 0000 0000 0002", "CARD_DECLINED"],
  ])("is declined for %s as %s, and paid by another card of the same fields", async (number, code) => {
    const order = await makeOrder();
    const { payment, session } = await begin(order);
    expect(await byNonce(order, payment, await enterCard(number, session))).toMatchObject(refused(402, code));
    expect(await state(order, payment)).toMatchObject({ body: { PaymentStatus: "DECLINED", DeclineCode: code } });
    const again = await byNonce(order, payment, await enterCard(APPROVED, session));
    expect(again).toMatchObject({ body: { PaymentStatus: "CAPTURED" } });
  });

  it.each([
    ["yes", { PaymentStatus: "CAPTURED" }, 1],
    ["no", { PaymentStatus: "DECLINED", DeclineCode: "AUTHENTICATION_FAILED" }, 0],
  ] as const)("waits for the bank's question, which is answered %s", async (accepts, then, entries) => {
    const order = await makeOrder();
    const { payment, reply } = await pay(order, "4000 0000 0000 3220");
    expect(reply.body).toMatchObject({ PaymentStatus: "CHALLENGE" });
    const answered = new URLSearchParams({ session: reply.body.Challenge.Session, accepts });
    expect((await atGateway("pay", "/answer", answered)).status).toBe(200);
    expect(await state(order, payment)).toMatchObject({ body: then });
    expect(await rows("gatewayLedger")).toHaveLength(entries);
  });

  it("waits for a bank that decides late, and is not charged meanwhile", async () => {
    const order = await makeOrder();
    const { reply } = await pay(order, "4000 0000 0000 0077");
    expect(reply.body).toMatchObject({ PaymentStatus: "PENDING" });
    expect((await pay(order, APPROVED)).reply).toMatchObject(refused(409, "PAYMENT_WAITS"));
  });

  it("is captured once by ten payments at once, by nonces and by tokens", async () => {
    const order = await makeOrder();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(order)));
    const replies = await Promise.all(
      begun.map(async ({ payment, session }, index) =>
        index % 2 === 0
          ? byNonce(order, payment, await enterCard(APPROVED, session))
          : byToken(order, payment, await enterCard(APPROVED)),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await rows("gatewayLedger")).toHaveLength(1);
  });
});
