import type { CaseStep, ContractCase } from "../contract-case.ts";
import { signedIn } from "./signed-in.ts";

const wrongCode = { status: 400, code: "WRONG_CODE", expectedBody: {} };
const refusedTokens = { status: 401, code: "TOKEN", expectedBody: {} };
const ask: CaseStep = {
  operation: "requestTokenCode",
  as: "tokens",
  with: { "body.data": "$tokens.id" },
  keep: "code",
};
const redeem: CaseStep = {
  operation: "redeemTokenCode",
  with: { "query.c": "$code.c" },
  expectedBody: { id: "$tokens.id" },
};

/** New tokens for a code, and the end of tokens. */
export const tokenCases: readonly ContractCase[] = [
  {
    id: "token-codes",
    summary: "A code for new tokens is valid once, for a minute, and until a newer one.",
    subject: "customer",
    steps: [
      ...signedIn,
      { ...ask, keep: "older" },
      ask,
      { ...redeem, with: { "query.c": "$older.c" }, ...wrongCode },
      { ...redeem, keep: "renewed" },
      { ...redeem, ...wrongCode },
      { operation: "getProfile", as: "renewed", expectedBody: { userId: "$tokens.id" } },
      { ...ask, with: { "body.data": "us_another" }, ...refusedTokens },
      ask,
      { ...redeem, after: 2, ...wrongCode },
    ],
  },
  {
    id: "new-password-ends-codes",
    summary: "A new password ends an unused code.",
    subject: "customer",
    steps: [
      ...signedIn,
      ask,
      { operation: "requestPasswordReset", with: { "body.d": "$customer.email" } },
      { operation: "setPassword", with: { "body.id": "$link:customer.email", "body.d": "Harbour-lights-41" } },
      { ...redeem, ...wrongCode },
    ],
  },
  {
    id: "sign-out",
    summary: "A sign-out ends the tokens of the sign-in, those of its codes too, and an unused code.",
    subject: "customer",
    steps: [
      ...signedIn,
      ask,
      { ...redeem, keep: "renewed" },
      ask,
      { operation: "endSignIn", as: "renewed" },
      { operation: "getProfile", as: "tokens", ...refusedTokens },
      { operation: "getProfile", as: "renewed", ...refusedTokens },
      { operation: "endSignIn", as: "tokens", ...refusedTokens },
      { ...redeem, ...wrongCode },
    ],
  },
];
