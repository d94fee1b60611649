import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { makeOrder, order, requestSteps, submit } from "./request-steps.ts";
import { inSession, onLine } from "./signed-in.ts";

const { drafted } = requestSteps("one-number");

const NAME = "a-payment-of-the-contract";
const begin = step("createPaymentToken", { ...onLine, "body.ServiceOrderId": order, "body.PaymentId": NAME });
const charge = step("chargeOrder", {
  ...{ ...onLine, "path.id": order, "body.PaymentId": NAME },
  "body.CardToken": "a-card-that-the-gateway-does-not-know",
});
const ask = step("processPayment", { ...onLine, "path.a": order, "path.b": NAME });
const otherwise = (one: CaseStep, place: string, value: string, code: string): CaseStep => ({
  ...one,
  with: { ...one.with, [place]: value },
  ...refused(400, code),
});

/** Paying an order by card, as far as a portal comes without a card. */
export const paymentCases: readonly ContractCase[] = [
  {
    id: "begin-a-payment",
    summary: "A payment has the order's amount, is begun once under a name, and stays open without a card.",
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
      { ...submit, with: { ...submit.with, "body.PaymentMethod": "Visa/Mastercard" }, ...refused(409, "NOT_PAID") },
      submit,
      { ...begin, ...refused(409, "PAID_BEFORE") },
      ...inSession("many-numbers"),
      { ...ask, ...refused(400, "UNKNOWN_ORDER") },
    ],
  },
];
