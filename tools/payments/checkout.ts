import { randomUUID } from "node:crypto";
import { member } from "../../src/documents/json.ts";
import { address, deviceOf, MERCHANT } from "./bay.ts";
import type { Customer, Market, Reply, Way } from "./customer.ts";
import type { Plan } from "./plans.ts";

/** How a payment goes, as its customer is told; or that its order is paid, has another payment that waits, or is gone. */
export interface State {
  readonly status: "OPEN" | "CHALLENGE" | "PENDING" | "CAPTURED" | "DECLINED" | "REVERSED" | "PAID" | "WAITS" | "GONE";
  /** Names the question of the bank. */
  readonly session?: string;
}

/** What the customer's card, wallet or bank does. */
export type Answer = "approve" | "decline" | "approveLate" | "declineLate" | "reverseLate";

const CHALLENGED = "4000000000003220";
const CARDS: Readonly<Record<Answer, string>> = {
  approve: "4242424242424242",
  decline: "4000000000000002",
  approveLate: "4000000000000077",
  declineLate: "4000000000000341",
  reverseLate: "4000000000000259",
};

const SLOT = { FulfillmentOption: "WALKIN", CollectionDate: "2026-11-30", CollectionSlot: "10AM-2PM" };
const INCIDENT = { IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };

/** The names by which orders say how they are paid. */
export const BY_CARD = "Visa/Mastercard";
export const IN_CASH = "COD";

/** The payment page of a request, as its customer uses it. */
export class Checkout {
  readonly plan: Plan;
  readonly market: Market;
  /** The orders of the request; the last one stands. */
  readonly orders: string[] = [];
  /** Every payment that was begun. */
  readonly payments: { readonly order: string; readonly name: string }[] = [];
  readonly #customer: Customer;
  readonly #agreement: string;
  #request = "";

  constructor(plan: Plan, market: Market, by: { readonly customer: Customer; readonly agreement: string }) {
    this.plan = plan;
    this.market = market;
    this.#customer = by.customer;
    this.#agreement = by.agreement;
  }

  get order(): string {
    return this.orders.at(-1) ?? "";
  }

  /** Asks for a repair, and orders it. */
  async start(): Promise<void> {
    const AgreementId = this.#agreement;
    const started = await this.#insist("startServiceRequest", { AgreementId });
    const [request] = Array.from(Object(member(started.body.CustomerCase, "ServiceRequests")));
    this.#request = String(member(request, "ServiceRequestId"));
    const about = { ServiceRequestId: this.#request, Incident: { AgreementId, ...INCIDENT } };
    await this.#insist("processIncident", { ...about, AssetDetails: { AssetId: deviceOf(AgreementId) } });
    if (!(await this.makeOrder())) throw new Error(`No order was made of ${this.#request}.`);
  }

  /** Makes an order, instead of the one before; false when that is paid. */
  async makeOrder(): Promise<boolean> {
    const where = { ReceiverAddress: address, StoreId: `STORE-${this.plan.number}`, ...SLOT };
    const made = await this.#insist("createServiceOrder", { ServiceRequestId: this.#request, ...where });
    const id = member(made.body.ServiceOrder, "ServiceOrderId");
    if (typeof id !== "string") return false;
    this.orders.push(id);
    this.market.plans.set(id, this.plan);
    return true;
  }

  /** Begins a payment, under a name of its own. */
  async begin(): Promise<string> {
    const name = randomUUID();
    const asked = { ServiceOrderId: this.order, PaymentId: name, MerchantName: MERCHANT };
    this.payments.push({ order: this.order, name });
    if (this.plan.method === "page") await this.#customer.insist("createTrade", { body: { createTrade: asked } });
    else await this.#customer.insist("createPaymentToken", { body: asked });
    return name;
  }

  /** A token of the gateway for what is entered in its fields, or for a wallet. */
  async #token(answer: Answer): Promise<string> {
    const { method } = this.plan;
    const isWallet = method === "wallet" && (answer === "approve" || answer === "decline");
    const number = method === "bank" && (answer === "approve" || answer === "decline") ? CHALLENGED : CARDS[answer];
    const entered = isWallet
      ? { wallet: "payPal", account: answer === "approve" ? "full" : "empty" }
      : { number, expires: "08/29", code: "123", name: "Ida Berg" };
    const { token }: { token: string } = JSON.parse(await this.#customer.atGateway("/tokens", JSON.stringify(entered)));
    return token;
  }

  /** Pays by the customer's method. `undefined` when it is not known what came of it. */
  async pay(name: string, answer: Answer, way: Way = {}): Promise<State | undefined> {
    return (await this.prepare(name, answer))(way);
  }

  /** Enters what a payment needs; returns what is left to do, which may be done more than once. */
  async prepare(name: string, answer: Answer): Promise<(way?: Way) => Promise<State | undefined>> {
    const line = await this.#customer.line();
    if (this.plan.method === "page" && !isLate(answer)) {
      const body = { ...line, ServiceOrderId: this.order, PaymentId: name };
      return async (way) => toState(await this.#customer.send("createEcPayPayment", { body }, way));
    }
    const body = { ...line, PaymentId: name, CardToken: await this.#token(answer) };
    const path = { id: this.order };
    return async (way) => toState(await this.#customer.send("chargeOrder", { path, body }, way));
  }

  /** Asks until it is known. */
  async ask(name: string, order = this.order): Promise<State> {
    const asked = { path: { a: order, b: name }, body: await this.#customer.line() };
    return toState(await this.#customer.insist("processPayment", asked)) ?? { status: "OPEN" };
  }

  /** Answers the bank's question, or the gateway's page. */
  async answer({ session = "" }: State, accepts: boolean, loss?: Way["loss"]): Promise<void> {
    const form = new URLSearchParams({ session, accepts: accepts ? "yes" : "no" });
    await this.#customer.atGateway("/answer", form, loss);
  }

  /** Sends the order, as paid in that way; false when it is not paid so. */
  async send(PaymentMethod: string): Promise<boolean> {
    const asked = { path: { serviceOrderId: this.order }, body: { ...(await this.#customer.line()), PaymentMethod } };
    const { status, body } = await this.#customer.insist("submitServiceOrder", asked);
    return status === 200 || body.code === "ORDERED_BEFORE";
  }

  async #insist(id: string, body: object): Promise<Reply> {
    return this.#customer.insist(id, { body: { ...(await this.#customer.line()), ...body } });
  }
}

const isLate = (answer: Answer): boolean => answer !== "approve" && answer !== "decline";

const STATES: readonly unknown[] = ["OPEN", "CHALLENGE", "PENDING", "CAPTURED", "DECLINED", "REVERSED"];
const isStatus = (value: unknown): value is State["status"] => STATES.includes(value);

const REFUSALS: Readonly<Partial<Record<string, State["status"]>>> = {
  PAID_BEFORE: "PAID",
  PAYMENT_WAITS: "WAITS",
  UNKNOWN_ORDER: "GONE",
  UNKNOWN_PAYMENT: "GONE",
  UNKNOWN_CARD: "OPEN",
};

function toState(reply: Reply | undefined): State | undefined {
  if (reply === undefined) return undefined;
  const { status, body } = reply;
  const session = member(body.Challenge, "Session");
  if (isStatus(body.PaymentStatus))
    return { status: body.PaymentStatus, ...(typeof session === "string" ? { session } : {}) };
  const refused = REFUSALS[String(body.code)] ?? (status === 402 ? "DECLINED" : undefined);
  if (refused === undefined) throw new Error(`A payment was answered with ${status} ${JSON.stringify(body)}.`);
  return { status: refused };
}
