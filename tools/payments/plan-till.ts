import { randomUUID } from "node:crypto";
import { member } from "../../src/documents/json.ts";
import { BILLED_ON, MERCHANT, RENEWS_ON } from "./bay.ts";
import type { Way } from "./customer.ts";
import { type Answer, CARDS, type State, Till, toState } from "./till.ts";

const STATES: Readonly<Partial<Record<string, State["status"]>>> = {
  ...{ PAID: "PAID", CAPTURED: "PAID" },
  PENDING: "PENDING",
};

/** The page on which a bill of a plan, or its next term, is paid with the plan's card. */
export class PlanTill extends Till {
  /** The card that is kept, by its name, and what it does. */
  #kept: { readonly id: string; readonly answer: Answer } | undefined;

  get order(): string {
    return this.#isBill ? `B${this.agreement}-${BILLED_ON}` : `T${this.agreement}-${RENEWS_ON}`;
  }

  get #isBill(): boolean {
    return this.plan.what === "bill";
  }

  /** Keeps a card that pays. */
  async start(): Promise<void> {
    this.market.plans.set(this.order, this.plan);
    await this.#keep("approve");
  }

  async begin(): Promise<string> {
    const name = randomUUID();
    this.payments.push({ order: this.order, name });
    return name;
  }

  async prepare(name: string, answer: Answer): Promise<(way?: Way) => Promise<State | undefined>> {
    // A bank that refuses a card at once refuses its check too, so that it is never kept.
    const PaymentMethodId = await this.#keep(answer === "decline" ? "declineLate" : answer);
    const about = { AgreementId: this.agreement, PaymentId: name, PaymentMethodId, MerchantName: MERCHANT };
    const id = this.#isBill ? "collectPayment" : "payEnrFee";
    const what = this.#isBill ? { BillId: this.order } : { QuoteId: member(await this.#quote(), "QuoteId") };
    const body = { ...(await this.customer.line()), ...about, ...what };
    return async (way) => toState(await this.customer.send(id, { body }, way));
  }

  /** How it stands, whichever payment pays it: it says nothing of one that did not. */
  async ask(): Promise<State> {
    const status = this.#isBill
      ? await this.#billStatus()
      : member(member(await this.#quote(), "TermPayment"), "PaymentStatus");
    return { status: STATES[String(status)] ?? "OPEN" };
  }

  /** Nothing is left to send. */
  async send(): Promise<boolean> {
    return (await this.ask()).status === "PAID";
  }

  async #keep(answer: Answer): Promise<string> {
    if (this.#kept?.answer !== answer) this.#kept = { id: await this.keepCard(CARDS[answer]), answer };
    return this.#kept.id;
  }

  async #billStatus(): Promise<unknown> {
    const asked = {
      path: { id: this.agreement },
      query: { timestamp: new Date(this.market.shop.now()).toISOString() },
    };
    const { body } = await this.customer.insist("getPaymentDetails", asked);
    const bills: readonly unknown[] = Array.from(Object(body.Bills));
    return member(
      bills.find((bill) => member(bill, "BillId") === this.order),
      "Status",
    );
  }

  async #quote(): Promise<unknown> {
    const asked = { AgreementId: this.agreement, QuoteType: "RENEWAL" };
    return (await this.insist("getQuote", asked)).body.GetQuoteResponse;
  }
}
