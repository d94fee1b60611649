import type { ColumnType, Generated } from "kysely";
import type { components } from "../contract/generated/operations.ts";

/** The tables of payments: those of the back end, and the gateway's own. */
export interface PaymentTables {
  payments: Payment;
  gatewayCards: GatewayCard;
  gatewayPayments: GatewayPayment;
  gatewayLedger: LedgerEntry;
  gatewaySessions: GatewaySession;
  gatewayClientTokens: GatewayClientToken;
  keptCards: KeptCard;
  /** Orders of merchants that are paid in another way, or given up. */
  gatewayClosedOrders: { orderReference: string };
  gatewayNotices: GatewayNotice;
}

/** How a payment goes. A challenge waits for the customer at their bank, a pending one for the bank. */
export type PaymentStatus = "OPEN" | "CHALLENGE" | "PENDING" | "CAPTURED" | "DECLINED" | "REVERSED";

/** Why a card is declined. */
export type DeclineCode =
  | "CARD_DECLINED"
  | "INSUFFICIENT_FUNDS"
  | "CARD_EXPIRED"
  | "AUTHENTICATION_FAILED"
  /** The bank never answered, and the gateway ended the payment. */
  | "NO_ANSWER"
  /** Another payment paid the order. */
  | "DUPLICATE";

/** A payment of an order, under the name that the portal gave it. */
export interface Payment {
  id: string;
  serviceOrder: number;
  /** The payee, as bank statements name it. */
  merchant: string;
  /** In minor units of the client's currency. */
  amount: number;
  status: PaymentStatus;
  declineCode: DeclineCode | null;
  begunAt: Date;
  settledAt: Date | null;
}

/** What a test card does when it is charged; a page asks its customer. */
export type CardAnswer =
  | "approve"
  | "decline"
  | "lackFunds"
  | "expire"
  | "challenge"
  | "page"
  | "approveLate"
  | "declineLate"
  | "reverseLate"
  | "neverAnswer";

/** A card that the gateway knows by a token; its number is stored nowhere. */
export interface GatewayCard {
  token: string;
  answer: CardAnswer;
  madeAt: Date;
  /** The payment that it was charged for. */
  usedBy: string | null;
  /** The payment for which it was entered, which alone it pays. */
  enteredFor: string | null;
  /** Where it was entered to be kept: then it is good for any number of charges. */
  session: string | null;
  brand: string | null;
  ending: string | null;
  /** Its last month: 08/29. */
  expires: string | null;
}

/** An entry of a card that is to be kept, for a profile of the merchant. */
export interface GatewaySession {
  token: string;
  profile: string;
  madeAt: Date;
}

/** What opens the fields for one payment. */
export interface GatewayClientToken {
  token: string;
  payment: string;
  madeAt: Date;
}

/** The card of a plan, under the name that the portal gave it; a plan has one that is saved. */
export interface KeptCard {
  id: string;
  agreementId: string;
  token: string;
  status: "CHALLENGE" | "SAVED" | "REMOVED";
  brand: string;
  ending: string;
  /** Its last month: 08/29. */
  expires: string;
  billingAddress: ColumnType<components["schemas"]["BillingAddress"], string, string>;
  savedAt: Date;
}

/** A payment as the gateway knows it. */
export interface GatewayPayment {
  /** The order and the name together. */
  id: string;
  /** The name that the merchant gave it, among the payments of an order. */
  name: string;
  merchant: string;
  orderReference: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  answer: CardAnswer;
  status: Exclude<PaymentStatus, "OPEN">;
  declineCode: DeclineCode | null;
  /** Names the question of the bank, while it waits for the customer. */
  challenge: string | null;
  /** Whose portal the customer returns to from the bank. */
  client: string;
  /** When the bank decides; null when it has. */
  settlesAt: Date | null;
  /** The card's token; null on a page of the gateway. */
  token: string | null;
  /** The amount is only allowed, and released at once. */
  checksCard: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Money that moved. Entries are added only. */
export interface LedgerEntry {
  entry: Generated<number>;
  payment: string;
  kind: "capture" | "reversal" | "authorisation" | "release";
  orderReference: string;
  amount: number;
  currency: string;
  madeAt: Date;
}

/** A notice to the merchant that a payment is settled. */
export interface GatewayNotice {
  id: string;
  payment: string;
  /** As the payment was settled then. */
  status: GatewayPayment["status"];
  madeAt: Date;
  tries: number;
  /** When it is sent again, unless it was answered. */
  nextTryAt: Date;
  answeredAt: Date | null;
}
