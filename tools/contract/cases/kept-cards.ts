import type { CaseStep, ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

const plan = "$one-number.agreement";
/** The customer's line names the card and the payment: each customer's have names of their own. */
const NAME = onLine["body.InteractionLineId"];
const onPlan = { ...onLine, "body.AgreementId": plan };

const wrapped = "body.GetSecurityTokenRequest";
const open = step(
  "getSecurityToken",
  {
    [`${wrapped}.InteractionLineId`]: NAME,
    [`${wrapped}.AgreementId`]: plan,
    [`${wrapped}.BillingProfileId`]: NAME,
  },
  { expectedBody: { "GetSecurityTokenResponse.BillingProfileId": NAME } },
);
const save = step(
  "savePaymentMethod",
  { ...onPlan, "body.BillingProfileId": NAME, "body.CardToken": "$one-number.card" },
  { expectedBody: { PaymentMethodId: NAME, Status: "SAVED" } },
);
const remove = step(
  "deletePaymentMethod",
  { ...onPlan, "body.PaymentMethodId": NAME },
  { expectedBody: { PaymentMethodId: NAME } },
);
const look = (expectedBody: CaseStep["expectedBody"] = {}): CaseStep =>
  step(
    "getPaymentDetails",
    { "path.id": plan },
    { keep: "details", expectedBody: { AgreementId: plan, ...expectedBody } },
  );
const collect = step(
  "collectPayment",
  { ...onPlan, "body.BillId": "$details.Bills.0.BillId", "body.PaymentId": NAME, "body.PaymentMethodId": NAME },
  { expectedBody: { BillId: "$details.Bills.0.BillId", PaymentStatus: "CAPTURED" } },
);
const quote = step("getQuote", onPlan, { keep: "quoted" });
const payTerm = step(
  "payEnrFee",
  {
    ...onPlan,
    "body.QuoteId": "$quoted.GetQuoteResponse.QuoteId",
    "body.PaymentId": NAME,
    "body.PaymentMethodId": NAME,
  },
  { expectedBody: { PaymentStatus: "CAPTURED", EffectiveOn: "$quoted.GetQuoteResponse.RenewsOn" } },
);

/** A request with other values, which is refused. */
const otherwise = (one: CaseStep, values: CaseStep["with"], code: string, status = 400): CaseStep => ({
  ...one,
  with: { ...one.with, ...values },
  ...refused(status, code),
});
const ANOTHER = "another-name-of-the-contract";
const anothersPlan = { "body.AgreementId": "$many-numbers.agreement" };

/** The card of a plan, and its bills. The subject's cards are tokens that the gateway knows for tests. */
export const keptCardCases: readonly ContractCase[] = [
  {
    id: "keep-a-card",
    summary: "A card is kept for the customer's own plan once its bank allows it, under a name that is for one card.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      open,
      otherwise(open, { [`${wrapped}.AgreementId`]: "$many-numbers.agreement" }, "UNKNOWN_AGREEMENT"),
      otherwise(save, anothersPlan, "UNKNOWN_AGREEMENT"),
      otherwise(save, { "body.CardToken": "a-card-that-the-gateway-does-not-know" }, "UNKNOWN_CARD"),
      otherwise(save, { "body.CardToken": "$one-number.badCard" }, "CARD_DECLINED", 402),
      look({ PaymentMethod: undefined }),
      save,
      save,
      otherwise(save, { "body.CardToken": "$one-number.badCard" }, "UNKNOWN_CARD"),
      look({ "PaymentMethod.PaymentMethodId": NAME }),
      otherwise(remove, { "body.PaymentMethodId": ANOTHER }, "UNKNOWN_CARD"),
      otherwise(remove, anothersPlan, "UNKNOWN_AGREEMENT"),
      remove,
      remove,
      look({ PaymentMethod: undefined }),
      { ...save, ...refused(400, "UNKNOWN_CARD") },
      look({ PaymentMethod: undefined }),
    ],
  },
  {
    id: "pay-a-bill",
    summary: "A bill is paid once, with the card of its plan; a payment that is sent again is the same payment.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      look({ "Bills.0.Status": "DUE" }),
      { ...collect, ...refused(400, "UNKNOWN_CARD") },
      save,
      otherwise(collect, { "body.BillId": "B-of-nobody" }, "UNKNOWN_BILL"),
      otherwise(collect, anothersPlan, "UNKNOWN_AGREEMENT"),
      collect,
      collect,
      otherwise(collect, { "body.PaymentId": ANOTHER }, "PAID_BEFORE", 409),
      look({ "Bills.0.Status": "PAID" }),
      remove,
      collect,
      ...inSession("many-numbers"),
      otherwise(look(), {}, "UNKNOWN_AGREEMENT"),
    ],
  },
  {
    id: "pay-a-term",
    summary: "A plan's next term is paid once, with the plan's card; the plan renews for it, and in no other way.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      { ...quote, expectedBody: { "GetQuoteResponse.TermPayment": undefined } },
      { ...payTerm, ...refused(400, "UNKNOWN_CARD") },
      save,
      otherwise(payTerm, { "body.QuoteId": "Q500017" }, "QUOTE_OVER", 409),
      otherwise(payTerm, anothersPlan, "NOT_RENEWABLE"),
      payTerm,
      payTerm,
      otherwise(payTerm, { "body.PaymentId": ANOTHER }, "PAID_BEFORE", 409),
      {
        ...quote,
        expectedBody: { "GetQuoteResponse.Chosen": "TERM", "GetQuoteResponse.TermPayment.PaymentStatus": "CAPTURED" },
      },
      step(
        "saveRenewalDetails",
        {
          ...onPlan,
          "path.id": plan,
          "body.QuoteId": "$quoted.GetQuoteResponse.QuoteId",
          "body.RenewalType": "NONE",
        },
        refused(409, "PAID_BEFORE"),
      ),
    ],
  },
];
