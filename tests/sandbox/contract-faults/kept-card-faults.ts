import { Problem } from "../../../tools/sandbox/problem.ts";
import { type Fault, type Handler, losing, withMember, wrongBody } from "./fault.ts";

/** The handler, which replies a refusal with that code as if all were well. */
const acceptedAt =
  (code: string, reply: (body: Readonly<Record<string, unknown>>) => object): Handler =>
  async (received, resources, right) => {
    try {
      return await right.answer(received, resources);
    } catch (error) {
      if (error instanceof Problem && error.body.code === code) return reply(Object(received.body));
      throw error;
    }
  };

const asSaved = ({ BillingProfileId }: Readonly<Record<string, unknown>>) => ({
  PaymentMethodId: BillingProfileId,
  Status: "SAVED",
});
const asPaid = ({ PaymentId, BillId }: Readonly<Record<string, unknown>>) => ({
  ...{ PaymentId, BillId, PaymentStatus: "CAPTURED" },
});

const cardFaults: readonly Fault[] = [
  {
    what: "a session for the card of another customer's plan",
    operation: "getSecurityToken",
    only: "keep-a-card",
    rule: "status",
    handler: acceptedAt("UNKNOWN_AGREEMENT", ({ GetSecurityTokenRequest: asked }) => ({
      GetSecurityTokenResponse: { SecurityToken: "gs_1", BillingProfileId: Object(asked).BillingProfileId },
    })),
  },
  {
    what: "a card that its bank declined, kept",
    operation: "savePaymentMethod",
    only: "keep-a-card",
    rule: "status",
    handler: acceptedAt("CARD_DECLINED", asSaved),
  },
  {
    what: "another card under the name of one that is kept, or one that was removed, taken for it",
    operation: "savePaymentMethod",
    only: "keep-a-card",
    rule: "status",
    handler: acceptedAt("UNKNOWN_CARD", asSaved),
  },
  {
    what: "a card that is lost",
    operation: "savePaymentMethod",
    only: "keep-a-card",
    rule: "value",
    seenAt: "getPaymentDetails",
    handler: losing((database) => database.deleteFrom("keptCards").execute()),
  },
  {
    what: "a card that stays when it is removed",
    operation: "deletePaymentMethod",
    only: "keep-a-card",
    rule: "value",
    seenAt: "getPaymentDetails",
    handler: losing((database) => database.updateTable("keptCards").set({ status: "SAVED" }).execute()),
  },
  wrongBody(
    "the expiry of a card with the whole year",
    "getPaymentDetails",
    "keep-a-card",
    withMember("ExpiryDate", "08/2029"),
  ),
];

const billFaults: readonly Fault[] = [
  wrongBody("a bill of nothing", "getPaymentDetails", "pay-a-bill", withMember("Amount", 0)),
  {
    what: "a bill paid with a card that is not the plan's",
    operation: "collectPayment",
    only: "pay-a-bill",
    rule: "status",
    handler: acceptedAt("UNKNOWN_CARD", asPaid),
  },
  {
    what: "a bill that is paid twice",
    operation: "collectPayment",
    only: "pay-a-bill",
    rule: "status",
    handler: acceptedAt("PAID_BEFORE", asPaid),
  },
  {
    what: "a payment that is lost",
    operation: "collectPayment",
    only: "pay-a-bill",
    rule: "status",
    handler: losing((database) => database.deleteFrom("gatewayPayments").execute()),
  },
];

const asPaidTerm = ({ PaymentId }: Readonly<Record<string, unknown>>) => ({
  ...{ PaymentId, PaymentStatus: "CAPTURED", RenewalType: "TERM", EffectiveOn: "2027-01-31", Amount: 1 },
});

const termFaults: readonly Fault[] = [
  {
    what: "a term paid without a card",
    operation: "payEnrFee",
    only: "pay-a-term",
    rule: "status",
    handler: acceptedAt("UNKNOWN_CARD", asPaidTerm),
  },
  {
    what: "a term paid at prices that are over",
    operation: "payEnrFee",
    only: "pay-a-term",
    rule: "status",
    handler: acceptedAt("QUOTE_OVER", asPaidTerm),
  },
  {
    what: "a term that is paid twice",
    operation: "payEnrFee",
    only: "pay-a-term",
    rule: "status",
    handler: acceptedAt("PAID_BEFORE", asPaidTerm),
  },
  {
    what: "a payment of a term that is lost",
    operation: "payEnrFee",
    only: "pay-a-term",
    rule: "status",
    handler: losing((database) => database.deleteFrom("gatewayPayments").execute()),
  },
];

/** The card of a plan, its bills, and its next term. */
export const keptCardFaults: readonly Fault[] = [...cardFaults, ...billFaults, ...termFaults];
