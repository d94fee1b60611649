import type { SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { listDiscounts, monthlyPrice, TERM_MONTHS, termPrice, totalPercent } from "../content/plan-prices.ts";
import type { Database } from "../database/open-database.ts";
import type { Renewal } from "../database/renewal-tables.ts";
import { Problem } from "../problem.ts";
import { findEnrolledAgreement } from "../requests/find-request.ts";
import { defineCustomerOperation } from "./operation.ts";

/** How long the prices of a quote are valid. */
const MINUTES = 30;

/** The price of a plan from its next renewal on. */
export const getQuote = defineCustomerOperation("getQuote", async ({ person }, { client, body, now }, { database }) => {
  const plan = await renewablePlan(database, person.id, body.AgreementId);
  const { monthly, discounts } = planPrices(plan, client, now);
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
    },
  };
});

/** Stores how a plan renews, at the prices of a quote that is still valid. */
export const saveRenewalDetails = defineCustomerOperation(
  "saveRenewalDetails",
  async ({ person }, { client, path: { id }, body, now }, { database }) => {
    const plan = await renewablePlan(database, person.id, id === body.AgreementId ? id : "");
    if (!isQuoteValid(body.QuoteId, plan.id, now)) throw quoteOver();
    const { monthly, discounts } = planPrices(plan, client, now);
    const choice = body.RenewalType;
    const amounts = { NONE: 0, MONTHLY: monthly, TERM: termPrice(monthly, TERM_MONTHS, totalPercent(discounts)) };
    const row: Omit<Renewal, "agreementId"> = { choice, amount: amounts[choice], chosenAt: now };
    await database
      .insertInto("renewals")
      .values({ ...row, agreementId: plan.id })
      .onConflict((conflict) => conflict.column("agreementId").doUpdateSet(row))
      .execute();
    return { AgreementId: plan.id, RenewalType: choice, EffectiveOn: plan.renewsOn, Amount: row.amount };
  },
);

interface Plan {
  readonly offerName: string;
  readonly startsOn: string;
}

const planPrices = ({ offerName, startsOn }: Plan, client: SandboxClient, now: Date) => ({
  monthly: monthlyPrice(client.currency, offerName),
  discounts: listDiscounts(startsOn, now, client.timeZone),
});

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

const notRenewable = () => new Problem(400, { code: "NOT_RENEWABLE", message: "This plan does not renew." });
const quoteOver = () => new Problem(409, { code: "QUOTE_OVER", message: "This quote is over." });
