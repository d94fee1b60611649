import type { Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { components } from "../contract/generated/operations.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { GatewayPayment, Payment } from "../database/payment-tables.ts";
import { bankPage } from "../gateway/addresses.ts";
import type { PresentedCard } from "../gateway/cards.ts";
import { makeClientToken } from "../gateway/client-tokens.ts";
import { type Charge, charge, openPage } from "../gateway/payments.ts";
import { findSavedToken } from "../payments/kept-cards.ts";
import { requireMerchant } from "../payments/merchants.ts";
import { cardDeclined, unknownCard } from "../payments/refusals.ts";
import { Problem, unlessRefused } from "../problem.ts";
import { type AskedPayment, askGateway, gatewayId, paymentWaits, store } from "../requests/is-paid.ts";
import { settleOverageOf } from "../requests/overages.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import type { Resources } from "../resources.ts";
import type { Customer } from "../security/tokens.ts";
import { cardFieldsOf } from "../seed/find-seed.ts";
import { defineCustomerOperation, defineOperationWithAhead, type Request } from "./operation.ts";
import { type PayableOrder, requireOwnOrder, requireUnpaid } from "./payable-orders.ts";

type PaymentReply = components["schemas"]["Payment"];
type Row = Selectable<Payment>;
type Known = Selectable<GatewayPayment>;

/**
 * Begins a payment of an order, or gives the one that was begun under that name; with a token that opens the gateway's
 * fields for it, where the client may use fields of that kind.
 */
export const createPaymentToken = defineCustomerOperation(
  "createPaymentToken",
  async (customer, { body, ...request }, { database, seeds }) => {
    const { serviceOrder, ...begun } = await beginPayment(database, customer, { ...request, asked: body });
    if (cardFieldsOf(seeds, request.client) === "CARD") return begun;
    const id = gatewayId({ id: begun.PaymentId, serviceOrder });
    return { ...begun, ClientToken: await makeClientToken(database, id, request.now) };
  },
);

/** The same for a payment on a page of the gateway. */
export const createTrade = defineCustomerOperation(
  "createTrade",
  async (customer, { body, ...request }, { database }) => {
    const { serviceOrder: _, ...begun } = await beginPayment(database, customer, {
      ...request,
      asked: body.createTrade,
    });
    return begun;
  },
);

interface Beginning {
  readonly client: SandboxClient;
  readonly now: Date;
  readonly asked: components["schemas"]["PaymentTokenRequest"];
}

async function beginPayment(database: Database, { person }: Customer, { client, now, asked }: Beginning) {
  const order = await requireOwnOrder(database, person.id, asked.ServiceOrderId);
  await requireUnpaid(database, order, now);
  const merchant = requireMerchant(client, asked.MerchantName);
  const id = asked.PaymentId;
  const begun = { id, serviceOrder: order.number, merchant, amount: order.amount } as const;
  const row = { ...begun, status: "OPEN", declineCode: null, begunAt: now, settledAt: null } as const;
  await database
    .insertInto("payments")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["serviceOrder", "id"])
        .doUpdateSet({ amount: order.amount })
        .where("payments.status", "in", ["OPEN", "DECLINED", "REVERSED"]),
    )
    .execute();
  const payment = await findPayment(database, order.number, id);
  return {
    ...{ PaymentId: id, Amount: payment.amount, CurrencyCode: client.currency },
    ...{ MerchantName: payment.merchant, serviceOrder: order.number },
  };
}

/** Names the gateway's page for a payment. Throws 409 when the order is paid, or another payment waits. */
export const createEcPayPayment = defineCustomerOperation(
  "createEcPayPayment",
  async ({ person }, { client, body, now, host }, { database }) => {
    const order = await requireOwnOrder(database, person.id, body.ServiceOrderId);
    await requireUnpaid(database, order, now);
    const payment = await findPayment(database, order.number, body.PaymentId);
    await refuseSecondPayment(database, payment);
    requirePriceOf(order, payment);
    const known = await openPage(database, chargeOf(client, payment), now);
    await store(database, payment, known, now);
    return toReply({ ...payment, ...known, id: payment.id }, challengeAt(bankPage(client, host), known));
  },
);

type ChargeRequest = Pick<Request<"chargeOrder">, "client" | "path" | "now" | "host"> & {
  readonly body: { readonly PaymentId: string };
};

/** Charges an order to a card, also to the one that is saved for its plan. Throws 402 when the card is declined, 409 when the order is paid or another payment waits. */
export const chargeOrder = defineOperationWithAhead(
  "chargeOrder",
  async (customer, request, resources) => {
    const { body, path, now } = request;
    const asked = { person: customer.person.id, order: readOrderId(path.id), card: body.PaymentMethodId };
    const card = body.CardToken ?? (await findSavedToken(resources.database, asked, now));
    if (card !== undefined) await askToCharge(customer, request, card, resources);
  },
  (customer, request, resources) => answerCharge(customer, request, resources),
);

/** The same by a nonce, which is good for the payment that its card was entered for. */
export const chargeBraintreeOrder = defineOperationWithAhead(
  "chargeBraintreeOrder",
  (customer, request, resources) =>
    askToCharge(customer, request, { nonce: request.body.PaymentMethodNonce }, resources),
  (customer, request, resources) => answerCharge(customer, request, resources),
);

async function askToCharge(
  { person }: Customer,
  { client, path: { id }, body, now }: ChargeRequest,
  presented: PresentedCard,
  { database }: Resources,
): Promise<void> {
  const payment = await inTransaction(database, (transaction) =>
    findChargeable(transaction, { person: person.id, order: id, payment: body.PaymentId, now }).catch(unlessRefused),
  );
  if (payment === undefined) return;
  if (!(await charge(database, chargeOf(client, payment), presented, now))) throw unknownCard();
}

async function answerCharge(
  { person }: Customer,
  { client, path: { id }, body, now, host }: ChargeRequest,
  { database }: Resources,
): Promise<PaymentReply> {
  const order = await requireOwnOrder(database, person.id, id);
  const { payment, known } = await askAbout(database, order.number, body.PaymentId, now);
  await settleOverageOf(database, order.number, now);
  if (known === undefined || known.declineCode === "DUPLICATE") await requireUnpaid(database, order, now);
  await refuseSecondPayment(database, payment);
  if (payment.status !== "CAPTURED" && payment.status !== "PENDING") requirePriceOf(order, payment);
  if (known === undefined) throw unknownCard();
  if (known.status === "DECLINED") throw cardDeclined(known.declineCode);
  return toReply(payment, challengeAt(bankPage(client, host), known));
}

const chargeOf = (client: SandboxClient, payment: Row): Charge => ({
  ...{ id: gatewayId(payment), name: payment.id, merchant: payment.merchant, amount: payment.amount },
  ...{ currency: client.currency, orderReference: orderId(payment.serviceOrder), client: clientKey(client) },
});

/** The payment. Throws 400 or 409 when it cannot be charged. */
async function findChargeable(
  database: Database,
  asked: { readonly person: string; readonly order: string; readonly payment: string; readonly now: Date },
): Promise<Row> {
  const order = await requireOwnOrder(database, asked.person, asked.order);
  await requireUnpaid(database, order, asked.now);
  const payment = await findPayment(database, order.number, asked.payment);
  await refuseSecondPayment(database, payment);
  requirePriceOf(order, payment);
  return payment;
}

/** A payment is of the price that its customer was told: it is begun again once the order costs something else. */
function requirePriceOf({ amount }: PayableOrder, payment: Row): void {
  if (payment.amount !== amount) throw priceChanged();
}

/** How a payment goes: the gateway is asked, whatever an address or a frame said. */
export const processPayment = defineCustomerOperation(
  "processPayment",
  async ({ person }, { client, path: { a, b }, now, host }, { database }) => {
    const order = await requireOwnOrder(database, person.id, a);
    const { payment, known } = await askAbout(database, order.number, b, now);
    await settleOverageOf(database, order.number, now);
    const stands = amongOthers(payment, await statusesBeside(database, payment));
    return toReply(stands, known && challengeAt(bankPage(client, host), known));
  },
);

/**
 * How a payment stands among the others of its order, one of which may be captured. While another waits, it waits too;
 * one that was refused because of another is open again once that one came to nothing.
 */
function amongOthers(payment: Row, others: readonly Row["status"][]): Row {
  if (payment.status === "CAPTURED" || payment.status === "PENDING") return payment;
  if (others.includes("PENDING")) return { ...payment, status: "PENDING", declineCode: null };
  if (others.includes("CAPTURED")) return { ...payment, status: "DECLINED", declineCode: "DUPLICATE" };
  return payment.declineCode === "DUPLICATE" ? { ...payment, status: "OPEN", declineCode: null } : payment;
}

async function statusesBeside(database: Database, { id, serviceOrder }: Row): Promise<Row["status"][]> {
  const all = database.selectFrom("payments").select("status").where("serviceOrder", "=", serviceOrder);
  const others = await all.where("id", "!=", id).execute();
  return others.map(({ status }) => status);
}

async function findPayment(database: Database, order: number, id: string): Promise<Row> {
  const found = database.selectFrom("payments").selectAll().where("id", "=", id).where("serviceOrder", "=", order);
  const payment = await found.executeTakeFirst();
  if (payment === undefined) throw unknownPayment();
  return payment;
}

/** A payment of an order, whose payments the gateway is asked for. Throws 400 when the order has none of that name. */
async function askAbout(database: Database, order: number, id: string, now: Date): Promise<AskedPayment> {
  const asked = (await askGateway(database, order, now)).find(({ payment }) => payment.id === id);
  if (asked === undefined) throw unknownPayment();
  return asked;
}

async function refuseSecondPayment(database: Database, payment: Row): Promise<void> {
  if ((await statusesBeside(database, payment)).includes("PENDING")) throw paymentWaits();
}

type Told = Pick<Row, "id" | "serviceOrder" | "status" | "amount" | "declineCode">;

const toReply = ({ id, serviceOrder, status, amount, declineCode }: Told, challenge = {}): PaymentReply => ({
  ...{ PaymentId: id, ServiceOrderId: orderId(serviceOrder), PaymentStatus: status, Amount: amount },
  ...(declineCode === null ? {} : { DeclineCode: declineCode }),
  ...challenge,
});

const challengeAt = (address: string, { challenge }: Known) =>
  challenge === null ? {} : { Challenge: { Address: address, Session: challenge } };

const priceChanged = () => new Problem(409, { code: "PRICE_CHANGED", message: "The order has another price now." });
const unknownPayment = () => new Problem(400, { code: "UNKNOWN_PAYMENT", message: "There is no such payment." });
