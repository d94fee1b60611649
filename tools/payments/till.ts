import { randomUUID } from "node:crypto";
import { member } from "../../src/documents/json.ts";
import { bay, MERCHANT } from "./bay.ts";
import type { Customer, Market, Reply, Way } from "./customer.ts";
import type { Plan } from "./plans.ts";

/** How a payment goes, as its customer is told; or that what it pays is paid, has another payment that waits, or is gone. */
export interface State {
  readonly status: "OPEN" | "CHALLENGE" | "PENDING" | "CAPTURED" | "DECLINED" | "REVERSED" | "PAID" | "WAITS" | "GONE";
  /** Names the question of the bank. */
  readonly session?: string;
}

/** What the customer's card, wallet or bank does. */
export type Answer = "approve" | "decline" | "approveLate" | "declineLate" | "reverseLate";

/** The card whose bank asks. */
export const CHALLENGED = "4000000000003220";

/** The numbers of cards by what they do. */
export const CARDS: Readonly<Record<Answer, string>> = {
  approve: "4242424242424242",
  decline: "4000000000000002",
  approveLate: "4000000000000077",
  declineLate: "4000000000000341",
  reverseLate: "4000000000000259",
};

/** Who pays, from which plan. */
interface Payer {
  readonly customer: Customer;
  readonly agreement: string;
}

/** A page on which one thing is paid, as its customer uses it. */
export abstract class Till {
  readonly plan: Plan;
  readonly market: Market;
  /** Every payment that was begun. */
  readonly payments: { readonly order: string; readonly name: string }[] = [];
  protected readonly customer: Customer;
  protected readonly agreement: string;

  constructor(plan: Plan, market: Market, { customer, agreement }: Payer) {
    this.plan = plan;
    this.market = market;
    this.customer = customer;
    this.agreement = agreement;
  }

  /** What is paid, as the gateway calls it. */
  abstract get order(): string;
  /** Comes to where it is paid. */
  abstract start(): Promise<void>;
  /** Begins a payment, under a name of its own. */
  abstract begin(): Promise<string>;
  /** Enters what a payment needs; returns what is left to do, which may be done more than once. */
  abstract prepare(name: string, answer: Answer): Promise<(way?: Way) => Promise<State | undefined>>;
  /** Asks until it is known. */
  abstract ask(name: string, order?: string): Promise<State>;
  /** Makes use of what was paid in that way; false when it is not paid so. */
  abstract send(method: string): Promise<boolean>;

  /** Pays by the customer's method. `undefined` when it is not known what came of it. */
  async pay(name: string, answer: Answer, way: Way = {}): Promise<State | undefined> {
    return (await this.prepare(name, answer))(way);
  }

  /** Answers the bank's question, or the gateway's page. */
  async answer({ session = "" }: State, accepts: boolean, loss?: Way["loss"]): Promise<void> {
    const form = new URLSearchParams({ session, accepts: accepts ? "yes" : "no" });
    await this.customer.atGateway("/answer", form, loss);
  }

  /** A token of the gateway for what is entered in its fields. */
  protected async token(entered: object): Promise<string> {
    const { token }: { token: string } = JSON.parse(await this.customer.atGateway("/tokens", JSON.stringify(entered)));
    return token;
  }

  /** Keeps a card for the plan, instead of the one before; gives its name. */
  protected async keepCard(number: string): Promise<string> {
    const BillingProfileId = randomUUID();
    const about = { AgreementId: this.agreement, BillingProfileId };
    const asked = { RecurringBillingFlag: "Y", Culture: "en-SG", CurrencyCode: bay.currency, FeeType: "SWAPFEE" };
    const GetSecurityTokenRequest = { ...asked, ...about, ...(await this.customer.line()) };
    const opened = await this.customer.insist("getSecurityToken", { body: { GetSecurityTokenRequest } });
    const session = member(opened.body.GetSecurityTokenResponse, "SecurityToken");
    const CardToken = await this.token({ ...cardOf(number), session });
    const saved = await this.insist("savePaymentMethod", {
      ...about,
      CardToken,
      MerchantName: MERCHANT,
      BillingAddress,
    });
    if (saved.status !== 200) throw new Error(`No card was kept for ${this.agreement}: ${saved.status}.`);
    return BillingProfileId;
  }

  /** A request about a claim that is sent until it is answered. */
  protected async insist(id: string, body: object): Promise<Reply> {
    return this.customer.insist(id, { body: { ...(await this.customer.line()), ...body } });
  }
}

const BillingAddress = { Address: "1 Quay", UnitNumber: "08-01", PostalCode: "018987" };

/** What is entered in the fields for a card. */
export const cardOf = (number: string) => ({ number, expires: "08/29", code: "123", name: "Ida Berg" });

const STATES: readonly unknown[] = ["OPEN", "CHALLENGE", "PENDING", "CAPTURED", "DECLINED", "REVERSED"];
const isStatus = (value: unknown): value is State["status"] => STATES.includes(value);

const REFUSALS: Readonly<Partial<Record<string, State["status"]>>> = {
  PAID_BEFORE: "PAID",
  PAYMENT_WAITS: "WAITS",
  UNKNOWN_ORDER: "GONE",
  UNKNOWN_PAYMENT: "GONE",
  UNKNOWN_CARD: "OPEN",
};

/** What a reply says of a payment; `undefined` without one. Throws when it says nothing of it. */
export function toState(reply: Reply | undefined): State | undefined {
  if (reply === undefined) return undefined;
  const { status, body } = reply;
  const session = member(body.Challenge, "Session");
  if (isStatus(body.PaymentStatus))
    return { status: body.PaymentStatus, ...(typeof session === "string" ? { session } : {}) };
  const refused = REFUSALS[String(body.code)] ?? (status === 402 ? "DECLINED" : undefined);
  if (refused === undefined) throw new Error(`A payment was answered with ${status} ${JSON.stringify(body)}.`);
  return { status: refused };
}
