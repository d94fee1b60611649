import type { ContractCase } from "../contract-case.ts";
import { refused, step } from "./customer-step.ts";
import { inSession, onLine } from "./signed-in.ts";

const agreement = "$one-number.agreement";
const quote = step("getQuote", { ...onLine, "body.AgreementId": agreement });
const save = step("saveRenewalDetails", {
  ...onLine,
  "path.id": agreement,
  "body.AgreementId": agreement,
  "body.QuoteId": "$quoted.GetQuoteResponse.QuoteId",
});

/** Renewing a plan at the end of its term. */
export const renewalCases: readonly ContractCase[] = [
  {
    id: "renew-a-plan",
    summary: "A quote, and a choice by it, which can be changed; not by a quote of another plan.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      { ...quote, expectedBody: { "GetQuoteResponse.AgreementId": agreement }, keep: "quoted" },
      { ...save, with: { ...save.with, "body.QuoteId": "Q500017" }, ...refused(409, "QUOTE_OVER") },
      {
        ...save,
        expectedBody: {
          AgreementId: agreement,
          RenewalType: "TERM",
          EffectiveOn: "$quoted.GetQuoteResponse.RenewsOn",
        },
      },
      { ...quote, expectedBody: { "GetQuoteResponse.Chosen": "TERM" } },
      { ...save, with: { ...save.with, "body.RenewalType": "NONE" }, expectedBody: { RenewalType: "NONE", Amount: 0 } },
      { ...quote, with: { ...quote.with, "body.AgreementId": "900000000" }, ...refused(400, "NOT_RENEWABLE") },
      { ...save, with: { ...save.with, "path.id": "900000000" }, ...refused(400, "NOT_RENEWABLE") },
    ],
  },
];
