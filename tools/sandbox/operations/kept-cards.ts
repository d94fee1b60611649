import type { Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { DeclineCode, GatewayPayment } from "../database/payment-tables.ts";
import { bankPage } from "../gateway/addresses.ts";
import { findEnteredCard, openSession } from "../gateway/cards.ts";
import { type Charge, charge, findGatewayPayment } from "../gateway/payments.ts";
import { checkId, findKeptCard, keepSaved, setStatus } from "../payments/kept-cards.ts";
import { findOwnPlan } from "../payments/own-plan.ts";
import { Problem } from "../problem.ts";
import { defineCustomerOperation, defineOperationWithAhead, type Request } from "./operation.ts";

/** What a bank is asked to allow when a card is kept: 1.00, in minor units. */
const CHECKED = 100;

/** Prepares the gateway's fields for a card that is kept for a plan. */
export const getSecurityToken = defineCustomerOperation(
  "getSecurityToken",
  async ({ person }, { body: { GetSecurityTokenRequest: asked }, now }, { database }) => {
    await findOwnPlan(database, person.id, asked.AgreementId);
    const token = await openSession(database, asked.BillingProfileId, now);
    return { GetSecurityTokenResponse: { SecurityToken: token, BillingProfileId: asked.BillingProfileId } };
  },
);

/** Keeps a card for a plan, once its bank allowed 1.00. Throws 402 when it does not. */
export const savePaymentMethod = defineOperationWithAhead(
  "savePaymentMethod",
  async (_, { client, body, now }, { database }) => {
    const entered = await findEnteredCard(database, body.CardToken, body.BillingProfileId);
    if (entered !== undefined) await charge(database, checkOf(client, body), body.CardToken, now);
  },
  async ({ person }, { client, body, now, host }, { database }) => {
    const plan = await findOwnPlan(database, person.id, body.AgreementId);
    const { BillingProfileId: id, CardToken: token, BillingAddress: address } = body;
    const entered = await findEnteredCard(database, token, id);
    const known = await findGatewayPayment(database, checkId({ id, agreementId: plan.id }), now);
    if (entered === undefined || known === undefined) throw unknownCard();
    if (known.status === "DECLINED") throw declined(known.declineCode ?? "CARD_DECLINED");
    const { brand, ending, expires } = entered;
    const card = { id, agreementId: plan.id, token, brand: brand ?? "", ending: ending ?? "", expires: expires ?? "" };
    const row = { ...card, status: "CHALLENGE", billingAddress: JSON.stringify(address), savedAt: now } as const;
    await database
      .insertInto("keptCards")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (known.status === "CAPTURED") await keepSaved(database, { id, agreementId: plan.id });
    return toReply(known, bankPage(client, host));
  },
);

/** Forgets the card of a plan. */
export const deletePaymentMethod = defineCustomerOperation(
  "deletePaymentMethod",
  async ({ person }, { body }, { database }) => {
    const plan = await findOwnPlan(database, person.id, body.AgreementId);
    const card = await findKeptCard(database, plan.id, body.PaymentMethodId);
    if (card === undefined) throw unknownCard();
    await setStatus(database, card, "REMOVED");
    return { PaymentMethodId: card.id };
  },
);

type Asked = Pick<Request<"savePaymentMethod">["body"], "AgreementId" | "BillingProfileId">;

function checkOf(client: SandboxClient, { AgreementId: agreementId, BillingProfileId: name }: Asked): Charge {
  const id = checkId({ id: name, agreementId });
  return {
    ...{ id, name, merchant: client.merchants?.[0] ?? "", orderReference: id, amount: CHECKED },
    ...{ currency: client.currency, client: clientKey(client) },
    checksCard: true,
  };
}

function toReply({ name, status, challenge }: Selectable<GatewayPayment>, address: string) {
  const reply = { PaymentMethodId: name, Status: status === "CAPTURED" ? "SAVED" : "CHALLENGE" } as const;
  return challenge === null || status !== "CHALLENGE"
    ? reply
    : { ...reply, Challenge: { Address: address, Session: challenge } };
}

/** The refusal of a card that nobody entered, or that a plan does not have. */
export const unknownCard = () => new Problem(400, { code: "UNKNOWN_CARD", message: "There is no such card." });
const declined = (code: DeclineCode) =>
  new Problem(402, { code, message: "The card was declined." }, { keepsWrites: true });
