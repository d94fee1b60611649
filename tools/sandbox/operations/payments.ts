import type { Selectable } from "kysely";
import { clientKey } from "../client.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { DeclineCode, GatewayPayment, Payment } from "../database/payment-tables.ts";
import { bankPage } from "../gateway/addresses.ts";
import { useCard } from "../gateway/cards.ts";
import { charge, findGatewayPayment } from "../gateway/payments.ts";
import { Problem } from "../problem.ts";
import { isPaid, paidBefore } from "../requests/is-paid.ts";
import { orderId, readOrderId } from "../requests/wire-numbers.ts";
import { defineCustomerOperation } from "./operation.ts";
import { findOwnOrder, unknownOrder } from "./service-orders.ts";

type PaymentReply = components["schemas"]["Payment"];
type Row = Selectable<Payment>;
type Known = Selectable<GatewayPayment>;

/** The payee, as bank statements name it. */
const MERCHANT = "Portal Care";

/** Begins a payment of an order, or gives the one that was begun under that name. */
export const createPaymentToken = defineCustomerOperation(
  "createPaymentToken",
  async ({ person }, { client, body, now }, { database }) => {
    const order = await findUnpaidOrder(database, person.id, body.ServiceOrderId);
    const begun = { id: body.PaymentId, serviceOrder: order.number, amount: order.amount } as const;
    const row = { ...begun, status: "OPEN", declineCode: null, begunAt: now, settledAt: null } as const;
    await database
      .insertInto("payments")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { amount } = await findPayment(database, order.number, body.PaymentId);
    return { PaymentId: body.PaymentId, Amount: amount, CurrencyCode: client.currency, MerchantName: MERCHANT };
  },
);

/** Charges an order to a card. Throws 402 when the card is declined, 409 when the order is paid or another payment waits. */
export const chargeOrder = defineCustomerOperation(
  "chargeOrder",
  async ({ person }, { client, path: { id }, body, now, host }, { database }) => {
    const order = await findUnpaidOrder(database, person.id, id);
    const payment = await findPayment(database, order.number, body.PaymentId);
    await refuseSecondPayment(database, order.number);
    const answer = await useCard(database, body.CardToken, now);
    if (answer === undefined) throw unknownCard();
    const asked = {
      ...{ id: payment.id, merchant: MERCHANT, orderReference: id, amount: payment.amount, currency: client.currency },
      client: clientKey(client),
    };
    const known = await charge(database, asked, answer, now);
    await store(database, payment, known, now);
    if (known.status === "DECLINED") throw declined(known.declineCode ?? "CARD_DECLINED");
    return toReply({ ...payment, ...known }, challengeAt(bankPage(client, host), known));
  },
);

/** How a payment goes: the gateway is asked, whatever an address or a frame said. */
export const processPayment = defineCustomerOperation(
  "processPayment",
  async ({ person }, { client, path: { a, b }, now, host }, { database }) => {
    const number = readOrderId(a);
    const order = number === undefined ? undefined : await findOwnOrder(database, person.id, number);
    if (order === undefined) throw unknownOrder();
    const payment = await findPayment(database, order.number, b);
    const known = await findGatewayPayment(database, b, now);
    if (known === undefined) return toReply(payment);
    await store(database, payment, known, now);
    return toReply({ ...payment, ...known }, challengeAt(bankPage(client, host), known));
  },
);

async function findUnpaidOrder(database: Database, personId: string, id: string) {
  const number = readOrderId(id);
  const order = number === undefined ? undefined : await findOwnOrder(database, personId, number);
  if (order === undefined) throw unknownOrder();
  if (order.submittedAt !== null || order.amount === 0 || (await isPaid(database, order.number))) throw paidBefore();
  return order;
}

async function findPayment(database: Database, order: number, id: string): Promise<Row> {
  const found = database.selectFrom("payments").selectAll().where("id", "=", id).where("serviceOrder", "=", order);
  const payment = await found.executeTakeFirst();
  if (payment === undefined) throw unknownPayment();
  return payment;
}

async function refuseSecondPayment(database: Database, order: number): Promise<void> {
  const waiting = database.selectFrom("payments").select("id").where("serviceOrder", "=", order);
  if ((await waiting.where("status", "=", "PENDING").executeTakeFirst()) !== undefined) throw paymentWaits();
}

/** Stores what the gateway says of a payment. */
async function store(database: Database, { id, settledAt }: Row, known: Known, now: Date): Promise<void> {
  const { status, declineCode } = known;
  const isSettled = status !== "CHALLENGE" && status !== "PENDING";
  const row = { status, declineCode, settledAt: isSettled ? (settledAt ?? now) : null };
  await database.updateTable("payments").set(row).where("id", "=", id).execute();
}

type Told = Pick<Row, "id" | "serviceOrder" | "status" | "amount" | "declineCode">;

const toReply = ({ id, serviceOrder, status, amount, declineCode }: Told, challenge = {}): PaymentReply => ({
  ...{ PaymentId: id, ServiceOrderId: orderId(serviceOrder), PaymentStatus: status, Amount: amount },
  ...(declineCode === null ? {} : { DeclineCode: declineCode }),
  ...challenge,
});

const challengeAt = (address: string, { challenge }: Known) =>
  challenge === null ? {} : { Challenge: { Address: address, Session: challenge } };

const paymentWaits = () => new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this order waits." });
const unknownPayment = () => new Problem(400, { code: "UNKNOWN_PAYMENT", message: "There is no such payment." });
const unknownCard = () => new Problem(400, { code: "UNKNOWN_CARD", message: "There is no such card." });
const declined = (code: DeclineCode) =>
  new Problem(402, { code, message: "The card was declined." }, { keepsWrites: true });
