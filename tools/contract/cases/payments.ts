import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, nightSlot, order, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { drafted } = requestSteps("one-number");

const BY_CARD = "Visa/Mastercard";
const NAME = "a-payment-of-the-contract";
/** The customer's line names the card: each customer's has a name of its own. */
const CARD = onLine["body.InteractionLineId"];
const begin = step("createPaymentToken", {
  ...{ ...onLine, "body.ServiceOrderId": order, "body.PaymentId": NAME },
  "body.MerchantName": "$one-number.merchant",
});
const charge = step("chargeOrder", {
  ...{ ...onLine, "path.id": order, "body.PaymentId": NAME },
  "body.CardToken": "a-card-that-the-gateway-does-not-know",
});
const payBy = (card: string): CaseStep => ({
  ...charge,
  with: { ...charge.with, "body.CardToken": `$one-number.${card}` },
});
const paySaved = step("chargeOrder", {
  ...{ ...onLine, "path.id": order, "body.PaymentId": NAME },
  ...{ "body.CardToken": undefined, "body.PaymentMethodId": CARD },
});
const chargeNonce = (nonce: string) =>
  step("chargeBraintreeOrder", {
    ...{ ...onLine, "path.id": order, "body.PaymentId": NAME },
    "body.PaymentMethodNonce": nonce,
  });
const trade = step("createTrade", {
  ...{
    "body.createTrade.InteractionLineId": onLine["body.InteractionLineId"],
    "body.createTrade.ServiceOrderId": order,
  },
  ...{ "body.createTrade.PaymentId": NAME, "body.createTrade.MerchantName": "$one-number.merchant" },
});
const openPage = step("createEcPayPayment", { ...onLine, "body.ServiceOrderId": order, "body.PaymentId": NAME });
const ask = step("processPayment", { ...onLine, "path.a": order, "path.b": NAME });
const submitPaid: CaseStep = { ...submit, with: { ...submit.with, "body.PaymentMethod": BY_CARD } };
const topUp = step("processOveragePayment", {
  ...{ ...onLine, ...nightSlot, "body.ServiceOrderId": order, "body.PaymentMethod": undefined },
});
/** The same once the bill is paid. */
const confirmTopUp: CaseStep = { ...topUp, with: { ...topUp.with, "body.PaymentMethod": BY_CARD } };
const bill = "$billed.ServiceOrder.ServiceOrderId";
const payNonce = step("chargeBraintreeOrder", {
  ...{ ...onLine, "path.id": bill, "body.PaymentId": NAME },
  "body.PaymentMethodNonce": "$one-number.nonce",
});
const otherwise = (one: CaseStep, place: string, value: string, code: string): CaseStep => ({
  ...one,
  with: { ...one.with, [place]: value },
  ...refused(400, code),
});

/** Paying an order by card. The subject's cards are tokens and nonces that the gateway knows for tests. */
export const paymentCases: readonly ContractCase[] = [
  {
    id: "pay-by-card",
    summary:
      "A payment has the order's amount, is begun once under a name, and is charged once, to a card that is good.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      { ...begin, expectedBody: { Amount: "$ordered.ServiceOrder.TotalAmount" } },
      { ...begin, expectedBody: { PaymentId: NAME } },
      otherwise(begin, "body.ServiceOrderId", "SO900000", "UNKNOWN_ORDER"),
      { ...charge, ...refused(400, "UNKNOWN_CARD") },
      otherwise(charge, "body.PaymentId", "another-payment-of-the-contract", "UNKNOWN_PAYMENT"),
      { ...ask, expectedBody: { PaymentStatus: "OPEN" } },
      otherwise(ask, "path.b", "another-payment-of-the-contract", "UNKNOWN_PAYMENT"),
      { ...submitPaid, ...refused(409, "NOT_PAID") },
      otherwise(begin, "body.MerchantName", "a merchant of nobody", "UNKNOWN_MERCHANT"),
      { ...payBy("badCard"), ...refused(402, "CARD_DECLINED") },
      { ...ask, expectedBody: { PaymentStatus: "DECLINED" } },
      { ...payBy("card"), expectedBody: { PaymentStatus: "CAPTURED", Amount: "$ordered.ServiceOrder.TotalAmount" } },
      { ...begin, ...refused(409, "PAID_BEFORE") },
      { ...makeOrder, ...refused(409, "PAID_BEFORE") },
      submitPaid,
      ...inSession("many-numbers"),
      { ...ask, ...refused(400, "UNKNOWN_ORDER") },
    ],
  },
  {
    id: "pay-for-another-time",
    summary:
      "What another time of a paid order costs more is a bill of its own, and the order is moved once that is paid.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      { ...topUp, ...refused(400, "UNKNOWN_ORDER") },
      begin,
      { ...payBy("card"), expectedBody: { PaymentStatus: "CAPTURED" } },
      submitPaid,
      { ...topUp, expectedBody: { "ServiceOrder.ServiceOrderStatus": "OPEN" }, keep: "billed" },
      { ...topUp, expectedBody: { "ServiceOrder.ServiceOrderId": bill } },
      { ...confirmTopUp, ...refused(409, "NOT_PAID") },
      {
        ...begin,
        with: { ...begin.with, "body.ServiceOrderId": bill },
        expectedBody: { Amount: "$billed.ServiceOrder.TotalAmount" },
      },
      { ...payNonce, expectedBody: { PaymentStatus: "CAPTURED", Amount: "$billed.ServiceOrder.TotalAmount" } },
      { ...confirmTopUp, expectedBody: { "ServiceOrder.ServiceOrderStatus": "SUBMITTED" } },
      { ...topUp, ...refused(409, "PAID_BEFORE") },
    ],
  },
  {
    id: "pay-by-saved-card",
    summary: "The card that is saved for the order's plan is charged by its name, and no other is.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      begin,
      { ...paySaved, ...refused(400, "UNKNOWN_CARD") },
      step("savePaymentMethod", {
        ...{ ...onLine, "body.AgreementId": "$one-number.agreement", "body.BillingProfileId": CARD },
        "body.CardToken": "$one-number.card",
      }),
      otherwise(paySaved, "body.PaymentMethodId", "another-card-of-the-contract", "UNKNOWN_CARD"),
      {
        ...paySaved,
        expectedBody: { PaymentStatus: "CAPTURED", Amount: "$ordered.ServiceOrder.TotalAmount" },
      },
      submitPaid,
    ],
  },
  {
    id: "pay-by-nonce",
    summary: "A card that is entered for one payment is charged at an address of its own, and nowhere else.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      { ...chargeNonce("$one-number.nonce"), ...refused(400, "UNKNOWN_PAYMENT") },
      { ...begin, expectedBody: { Amount: "$ordered.ServiceOrder.TotalAmount" } },
      { ...chargeNonce("a-nonce-that-the-gateway-does-not-know"), ...refused(400, "UNKNOWN_CARD") },
      { ...chargeNonce("$one-number.card"), ...refused(400, "UNKNOWN_CARD") },
      { ...payBy("nonce"), ...refused(400, "UNKNOWN_CARD") },
      otherwise(chargeNonce("$one-number.nonce"), "path.id", "SO900000", "UNKNOWN_ORDER"),
      { ...chargeNonce("$one-number.badNonce"), ...refused(402, "CARD_DECLINED") },
      {
        ...chargeNonce("$one-number.nonce"),
        expectedBody: { PaymentStatus: "CAPTURED", Amount: "$ordered.ServiceOrder.TotalAmount" },
      },
      { ...ask, expectedBody: { PaymentStatus: "CAPTURED" } },
      { ...begin, ...refused(409, "PAID_BEFORE") },
      submitPaid,
    ],
  },
  {
    id: "pay-on-a-page",
    summary: "A payment on a page of the gateway is begun once under a name, and waits for its customer there.",
    subject: "one-number",
    steps: [
      ...drafted("Screen Repair"),
      { ...makeOrder, keep: "ordered" },
      { ...trade, expectedBody: { Amount: "$ordered.ServiceOrder.TotalAmount" } },
      { ...trade, expectedBody: { PaymentId: NAME } },
      { ...openPage, expectedBody: { PaymentStatus: "CHALLENGE", Amount: "$ordered.ServiceOrder.TotalAmount" } },
      { ...openPage, expectedBody: { PaymentStatus: "CHALLENGE" } },
      otherwise(openPage, "body.PaymentId", "another-payment-of-the-contract", "UNKNOWN_PAYMENT"),
      { ...ask, expectedBody: { PaymentStatus: "CHALLENGE" } },
      { ...submitPaid, ...refused(409, "NOT_PAID") },
      { ...payBy("card"), expectedBody: { PaymentStatus: "CAPTURED" } },
      { ...openPage, ...refused(409, "PAID_BEFORE") },
      { ...trade, ...refused(409, "PAID_BEFORE") },
    ],
  },
];
