import { changeReply, type Fault, instead, losing, withMember, wrongBody } from "./fault.ts";

/** Paying an order by card, and what another time of it costs more. */
export const paymentFaults: readonly Fault[] = [
  {
    what: "another time that is paid for before it is",
    operation: "processOveragePayment",
    only: "pay-for-another-time",
    rule: "value",
    wire: changeReply("processOveragePayment", withMember("ServiceOrderStatus", "SUBMITTED")),
  },
  {
    what: "another time of another customer's order, refused as taken",
    operation: "processOveragePayment",
    only: "pay-for-another-time",
    rule: "status",
    handler: instead(400, 409, "SLOT_TAKEN"),
  },
  {
    what: "a bill that is forgotten",
    operation: "processOveragePayment",
    only: "pay-for-another-time",
    rule: "status",
    seenAt: "createPaymentToken",
    handler: losing((database) => database.deleteFrom("serviceOrders").where("topsUp", "is not", null).execute()),
  },
  wrongBody("an amount of nothing", "createPaymentToken", "pay-by-card", withMember("Amount", 0)),
  {
    what: "a card that nobody entered, charged",
    operation: "chargeOrder",
    only: "pay-by-card",
    rule: "status",
    handler: async () => ({
      PaymentId: "a-payment-of-the-contract",
      ServiceOrderId: "SO1",
      PaymentStatus: "CAPTURED",
      Amount: 1,
    }),
  },
  {
    what: "a payment that nobody began, declined",
    operation: "chargeBraintreeOrder",
    only: "pay-by-nonce",
    rule: "status",
    handler: instead(400, 402, "CARD_DECLINED"),
  },
  {
    ...wrongBody(
      "a nonce that pays nothing",
      "chargeBraintreeOrder",
      "pay-by-nonce",
      withMember("PaymentStatus", "OPEN"),
    ),
    rule: "value",
  },
  {
    what: "a payment that is lost",
    operation: "chargeOrder",
    only: "pay-by-card",
    rule: "status",
    seenAt: "createPaymentToken",
    handler: losing((database) => database.deleteFrom("payments").execute()),
  },
  {
    what: "a payment of another customer's order, told",
    operation: "processPayment",
    only: "pay-by-card",
    rule: "status",
    handler: instead(400, 409, "PAID_BEFORE"),
  },
];
