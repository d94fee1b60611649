import { clientKey, type SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { listDiscounts, monthlyPrice, TERM_MONTHS, termPrice, totalPercent } from "../content/plan-prices.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/open-database.ts";
import type { Renewal } from "../database/renewal-tables.ts";
import { type Charge, charge, findGatewayPayment } from "../gateway/payments.ts";
import { findKeptCard } from "../payments/kept-cards.ts";
import { requireMerchant } from "../payments/merchants.ts";
import { cardDeclined, unknownCard } from "../payments/refusals.ts";
import { findTermPayment, termReference } from "../payments/term-payment.ts";
import { Problem, unlessRefused } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation, defineOperationWithAhead, type Request } from "./operation.ts";

/** How long the prices of a quote are valid. */
const MINUTES = 30;

/** The price of a plan from its next renewal on. */
export const getQuote = defineCustomerOperation("getQuote", async ({ person }, { client, body, now }, { database }) => {
  const plan = await renewablePlan(database, person.id, body.AgreementId);
  const { monthly, discounts } = planPrices(plan, client, now);
  const payment = await findTermPayment(database, plan, now);
  const chosen = await database
    .selectFrom("renewals")
    .select("choice")
    .where("agreementId", "=", plan.id)
    .executeTakeFirst();
  return {
    GetQuoteResponse: {
      ...{ QuoteId: quoteId(plan.id, now), AgreementId: plan.id, MonthlyAmount: monthly, TermMonths: TERM_MONTHS },
      ...{ Discounts: discounts, RenewsOn: plan.renewsOn, ValidUntil: minutesAfter(now, MINUTES).toISOString() },
      ...(chosen === undefined ? {} : { Chosen: chosen.choice }),
      ...(payment === undefined ? {} : { TermPayment: { PaymentStatus: settled(payment), Amount: payment.amount } }),
    },
  };
});

/** Stores how a plan renews, at the prices of a quote that is still valid. Throws 409 when its next term is paid. */
export const saveRenewalDetails = defineCustomerOperation(
  "saveRenewalDetails",
  async ({ person }, { client, path: { id }, body, now }, { database }) => {
    const plan = await renewablePlan(database, person.id, id === body.AgreementId ? id : "");
    if ((await findTermPayment(database, plan, now)) !== undefined) throw paidBefore();
    if (!isQuoteValid(body.QuoteId, plan.id, now)) throw quoteOver();
    const choice = body.RenewalType;
    const { monthly } = planPrices(plan, client, now);
    const amounts = { NONE: 0, MONTHLY: monthly, TERM: priceOfTerm(plan, client, now) };
    const row: Omit<Renewal, "agreementId"> = { choice, amount: amounts[choice], chosenAt: now, paidBy: null };
    await database
      .insertInto("renewals")
      .values({ ...row, agreementId: plan.id })
      .onConflict((conflict) => conflict.column("agreementId").doUpdateSet(row))
      .execute();
    return { AgreementId: plan.id, RenewalType: choice, EffectiveOn: plan.renewsOn, Amount: row.amount };
  },
);

/**
 * Pays the next term of a plan with its card, and renews the plan. Throws 402 when the card is declined, 409 when the term
 * is paid, a payment of it waits, or the quote is over.
 */
export const payEnrFee = defineOperationWithAhead(
  "payEnrFee",
  async ({ person }, request, { database }) => {
    const found = await inTransaction(database, (transaction) =>
      findTerm(transaction, person.id, request).catch(unlessRefused),
    );
    if (found?.token !== undefined && found.payment === undefined && found.isQuoteValid)
      await charge(database, found.asked, found.token, request.now);
  },
  async ({ person }, request, { database }) => {
    const { plan, asked, token, payment, isQuoteValid } = await findTerm(database, person.id, request);
    const known = await findGatewayPayment(database, asked.id, request.now);
    if (known?.status === "CAPTURED" || known?.status === "PENDING")
      return {
        ...{ PaymentId: known.name, PaymentStatus: known.status, RenewalType: "TERM" as const },
        ...{ EffectiveOn: plan.renewsOn, Amount: known.amount },
      };
    if (payment !== undefined) throw payment.status === "CAPTURED" ? paidBefore() : paymentWaits();
    if (!isQuoteValid) throw quoteOver();
    if (token === undefined || known === undefined) throw unknownCard();
    throw known.declineCode === "DUPLICATE" ? paymentWaits() : cardDeclined(known.declineCode);
  },
);

/** The plan, the charge of its next term, its payment so far, and the card's token while it is saved for the plan. */
async function findTerm(
  database: Database,
  personId: string,
  { client, body, now }: Pick<Request<"payEnrFee">, "client" | "body" | "now">,
) {
  const plan = await renewablePlan(database, personId, body.AgreementId);
  const card = await findKeptCard(database, plan.id, body.PaymentMethodId);
  const reference = termReference(plan);
  const asked: Charge = {
    ...{ id: `${reference}.${body.PaymentId}`, name: body.PaymentId, orderReference: reference },
    ...{ merchant: requireMerchant(client, body.MerchantName), amount: priceOfTerm(plan, client, now) },
    ...{ currency: client.currency, client: clientKey(client) },
  };
  return {
    ...{ plan, asked, token: card?.status === "SAVED" ? card.token : undefined },
    payment: await findTermPayment(database, plan, now),
    isQuoteValid: isQuoteValid(body.QuoteId, plan.id, now),
  };
}

interface Plan {
  readonly offerName: string;
  readonly startsOn: string;
}

const planPrices = ({ offerName, startsOn }: Plan, client: SandboxClient, now: Date) => ({
  monthly: monthlyPrice(client.currency, offerName),
  discounts: listDiscounts(startsOn, now, client.timeZone),
});

function priceOfTerm(plan: Plan, client: SandboxClient, now: Date): number {
  const { monthly, discounts } = planPrices(plan, client, now);
  return termPrice(client.currency, monthly, TERM_MONTHS, totalPercent(discounts));
}

/** A quote carries its plan and its time, so that an unused quote leaves no row. */
const quoteId = (plan: string, now: Date): string => `Q${plan}T${Math.trunc(now.getTime() / 1000)}`;

function isQuoteValid(quote: string, plan: string, now: Date): boolean {
  const [, of, seconds] = /^Q(.+)T(\d{1,12})$/.exec(quote) ?? [];
  const givenAt = new Date(Number(seconds) * 1000);
  return of === plan && givenAt <= now && now <= minutesAfter(givenAt, MINUTES);
}

async function renewablePlan(database: Database, personId: string, id: string) {
  const plan = await findEnrolledAgreement(database, personId, id);
  if (plan === undefined || plan.renewsOn === null) throw notRenewable();
  return { ...plan, renewsOn: plan.renewsOn };
}

const settled = ({ status }: { readonly status: string }) => (status === "CAPTURED" ? "CAPTURED" : "PENDING");

const paidBefore = () => new Problem(409, { code: "PAID_BEFORE", message: "The next term is paid, or about to be." });
const paymentWaits = () => new Problem(409, { code: "PAYMENT_WAITS", message: "Another payment of this term waits." });
const notRenewable = () => new Problem(400, { code: "NOT_RENEWABLE", message: "This plan does not renew." });
const quoteOver = () => new Problem(409, { code: "QUOTE_OVER", message: "This quote is over." });
