import type { Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import type { Database } from "../database/open-database.ts";
import type { GatewayPayment } from "../database/payment-tables.ts";
import { bankPage } from "../gateway/addresses.ts";
import { findEnteredCard, openSession } from "../gateway/cards.ts";
import { type Charge, charge, findGatewayPayment } from "../gateway/payments.ts";
import { minorUnits } from "../minor-units.ts";
import { checkId, findKeptCard, keepSaved, type NamedCard, removeCard } from "../payments/kept-cards.ts";
import { requireMerchant } from "../payments/merchants.ts";
import { findOwnPlan } from "../payments/own-plan.ts";
import { cardDeclined, unknownCard } from "../payments/refusals.ts";
import { unlessRefused } from "../problem.ts";
import { defineCustomerOperation, defineOperationWithAhead, type Request } from "./operation.ts";

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
  async ({ person }, { client, body, now }, { database }) => {
    const card = await findCardToKeep(database, person.id, { client, body }).catch(unlessRefused);
    if (card !== undefined) await charge(database, checkOf(client, card, body.MerchantName), card.token, now);
  },
  async ({ person }, { client, body, now, host }, { database }) => {
    const card = await findCardToKeep(database, person.id, { client, body });
    const known = await findGatewayPayment(database, checkId(card), now);
    if (known?.token !== card.token) throw unknownCard();
    if (known.status === "DECLINED") throw cardDeclined(known.declineCode);
    const row = { status: "CHALLENGE", billingAddress: JSON.stringify(body.BillingAddress), savedAt: now } as const;
    await database
      .insertInto("keptCards")
      .values({ ...card, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (known.status === "CAPTURED") await keepSaved(database, card);
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
    await removeCard(database, card);
    return { PaymentMethodId: card.id };
  },
);

/**
 * The card that was entered for a plan. Throws 400 when plan, token or merchant are unknown, and when the plan has another
 * card of that name, or had this one and it was removed.
 */
async function findCardToKeep(
  database: Database,
  personId: string,
  { client, body }: Pick<Request<"savePaymentMethod">, "client" | "body">,
) {
  requireMerchant(client, body.MerchantName);
  const { BillingProfileId: id, CardToken: token } = body;
  const { id: agreementId } = await findOwnPlan(database, personId, body.AgreementId);
  const entered = await findEnteredCard(database, token, id);
  const before = await findKeptCard(database, agreementId, id);
  const isOther = before !== undefined && (before.token !== token || before.status === "REMOVED");
  if (entered === undefined || isOther) throw unknownCard();
  const { brand, ending, expires } = entered;
  return { id, agreementId, token, brand: brand ?? "", ending: ending ?? "", expires: expires ?? "" };
}

function checkOf(client: SandboxClient, card: NamedCard, merchant: string): Charge {
  const id = checkId(card);
  return {
    ...{ id, name: card.id, merchant, orderReference: id },
    ...{ amount: minorUnits(1, client.currency), currency: client.currency, client: clientKey(client) },
    checksCard: true,
  };
}

function toReply({ name, status, challenge }: Selectable<GatewayPayment>, address: string) {
  const reply = { PaymentMethodId: name, Status: status === "CAPTURED" ? "SAVED" : "CHALLENGE" } as const;
  return challenge === null || status !== "CHALLENGE"
    ? reply
    : { ...reply, Challenge: { Address: address, Session: challenge } };
}
