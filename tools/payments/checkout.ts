import { randomUUID } from "node:crypto";
import { member } from "../../src/documents/json.ts";
import { address, deviceOf, MERCHANT } from "./bay.ts";
import type { Way } from "./customer.ts";
import { type Answer, CARDS, CHALLENGED, cardOf, type State, Till, toState } from "./till.ts";

const SLOT = { FulfillmentOption: "WALKIN", CollectionDate: "2026-11-30", CollectionSlot: "10AM-2PM" };
const INCIDENT = { IncidentType: "Screen Repair", IncidentDate: "2026-11-20" };

/** The names by which orders say how they are paid. */
export const BY_CARD = "Visa/Mastercard";
export const IN_CASH = "COD";

/** The payment page of a request. */
export class Checkout extends Till {
  /** The orders of the request; the last one stands. */
  readonly orders: string[] = [];
  /** What opens the gateway's fields for a payment, by its name. */
  readonly #clientTokens = new Map<string, unknown>();
  #request = "";
  /** The plan's card, where the customer pays with it. */
  #kept: string | undefined;

  get order(): string {
    return this.orders.at(-1) ?? "";
  }

  /** Asks for a repair, and orders it. */
  async start(): Promise<void> {
    const AgreementId = this.agreement;
    if (this.plan.method === "saved card") this.#kept = await this.keepCard(CARDS.approve);
    const started = await this.insist("startServiceRequest", { AgreementId });
    const [request] = Array.from(Object(member(started.body.CustomerCase, "ServiceRequests")));
    this.#request = String(member(request, "ServiceRequestId"));
    const about = { ServiceRequestId: this.#request, Incident: { AgreementId, ...INCIDENT } };
    await this.insist("processIncident", { ...about, AssetDetails: { AssetId: deviceOf(AgreementId) } });
    if (!(await this.makeOrder())) throw new Error(`No order was made of ${this.#request}.`);
  }

  /** Makes an order, instead of the one before; false when that is paid. */
  async makeOrder(): Promise<boolean> {
    const where = { ReceiverAddress: address, StoreId: `STORE-${this.plan.number}`, ...SLOT };
    const made = await this.insist("createServiceOrder", { ServiceRequestId: this.#request, ...where });
    const id = member(made.body.ServiceOrder, "ServiceOrderId");
    if (typeof id !== "string") return false;
    this.orders.push(id);
    this.market.plans.set(id, this.plan);
    return true;
  }

  async begin(): Promise<string> {
    const name = randomUUID();
    const asked = { ServiceOrderId: this.order, PaymentId: name, MerchantName: MERCHANT };
    this.payments.push({ order: this.order, name });
    if (this.plan.method === "page") await this.customer.insist("createTrade", { body: { createTrade: asked } });
    else {
      const { body } = await this.customer.insist("createPaymentToken", { body: asked });
      this.#clientTokens.set(name, body.ClientToken);
    }
    return name;
  }

  /** What is entered in the gateway's fields, or confirmed by a wallet. */
  #entered(answer: Answer): object {
    const { method } = this.plan;
    if (method === "wallet" && !isLate(answer))
      return { wallet: "payPal", account: answer === "approve" ? "full" : "empty" };
    return cardOf(method === "bank" && !isLate(answer) ? CHALLENGED : CARDS[answer]);
  }

  async prepare(name: string, answer: Answer): Promise<(way?: Way) => Promise<State | undefined>> {
    const { method } = this.plan;
    const line = await this.customer.line();
    if (method === "page" && !isLate(answer)) {
      const body = { ...line, ServiceOrderId: this.order, PaymentId: name };
      return async (way) => toState(await this.customer.send("createEcPayPayment", { body }, way));
    }
    const path = { id: this.order };
    const paying = (id: string, card: object) => {
      const body = { ...line, PaymentId: name, ...card };
      return async (way?: Way) => toState(await this.customer.send(id, { path, body }, way));
    };
    if (this.#kept !== undefined && answer === "approve") return paying("chargeOrder", { PaymentMethodId: this.#kept });
    if (method !== "nonce") return paying("chargeOrder", { CardToken: await this.token(this.#entered(answer)) });
    const entered = { ...this.#entered(answer), session: this.#clientTokens.get(name) };
    return paying("chargeBraintreeOrder", { PaymentMethodNonce: await this.token(entered) });
  }

  async ask(name: string, order = this.order): Promise<State> {
    const asked = { path: { a: order, b: name }, body: await this.customer.line() };
    return toState(await this.customer.insist("processPayment", asked)) ?? { status: "OPEN" };
  }

  /** Sends the order, as paid in that way. */
  async send(PaymentMethod: string): Promise<boolean> {
    const asked = { path: { serviceOrderId: this.order }, body: { ...(await this.customer.line()), PaymentMethod } };
    const { status, body } = await this.customer.insist("submitServiceOrder", asked);
    return status === 200 || body.code === "ORDERED_BEFORE";
  }
}

const isLate = (answer: Answer): boolean => answer !== "approve" && answer !== "decline";
