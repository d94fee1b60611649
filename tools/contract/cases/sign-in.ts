import type { CaseStep, ContractCase } from "../contract-case.ts";
import { signedIn } from "./signed-in.ts";

const [login, check] = signedIn;
const refusedLogin: CaseStep = { operation: "loginV1", with: { ...login.with } };
const again: CaseStep = { operation: "sendCodeV4", with: { "body.id": "$session.id", "body.t": "E" } };
const wrongAgain: CaseStep = {
  operation: "verifyCodeV4",
  with: { "body.id": "$again.id", "body.m": "$again.m", "body.p": "000000" },
};
const wrongPassword: CaseStep = { operation: "loginV1", with: { ...login.with, "body.p": "not-the-password-0" } };

/** Signing in by password and code. */
export const signInCases: readonly ContractCase[] = [
  {
    id: "sign-in-by-password",
    summary: "Email and password, a code, and the customer of the tokens; a code is valid once.",
    subject: "customer",
    steps: [
      ...signedIn,
      {
        operation: "getProfile",
        as: "tokens",
        expectedBody: { email: "$customer.email", userId: "$tokens.id", fullName: "$customer.fullName" },
      },
      { ...check, status: 400, code: "WRONG_CODE" },
    ],
  },
  {
    id: "wrong-digits",
    summary: "Wrong digits are refused; five of them lock, also over versions and sessions.",
    subject: "customer",
    steps: [
      login,
      { ...check, with: { ...check.with, "body.otp": "000000" }, status: 400, code: "WRONG_CODE", times: 2 },
      { ...again, keep: "again" },
      { ...wrongAgain, status: 400, code: "WRONG_CODE" },
      { ...login, keep: "session" },
      { ...check, with: { ...check.with, "body.otp": "000000" }, status: 400, code: "WRONG_CODE" },
      {
        ...check,
        with: { ...check.with, "body.otp": "000000" },
        status: 405,
        code: "LOCKED",
        expectedInstants: ["retryAt"],
      },
      { ...check, status: 405, code: "LOCKED" },
      { ...again, status: 405, code: "LOCKED", expectedInstants: ["retryAt"] },
      { ...refusedLogin, status: 405, code: "LOCKED" },
      { ...login, after: 16, keep: "session" },
      check,
    ],
  },
  {
    id: "codes-too-soon",
    summary:
      "Three codes are sent at once, over all sessions; then the reply says when the next may be sent, and it is sent then. The wait after that is longer.",
    subject: "customer",
    steps: [
      login,
      { ...again, times: 2 },
      { ...again, status: 429, code: "TOO_SOON", expectedInstants: ["retryAt"] },
      { ...refusedLogin, status: 429, code: "TOO_SOON", expectedInstants: ["retryAt"] },
      {
        operation: "requestPasswordReset",
        with: { "body.d": "$customer.email" },
        status: 429,
        code: "TOO_SOON",
        expectedInstants: ["retryAt"],
      },
      { ...again, after: 0.6 },
      { ...again, after: 0.6, status: 429, code: "TOO_SOON" },
      { ...again, after: 0.6 },
    ],
  },
  {
    id: "another-code",
    summary: "A new code ends the one before.",
    subject: "customer",
    steps: [
      { ...login, keep: "first" },
      {
        operation: "sendCodeV1",
        with: { "header.id": "$first.id", "query.t": undefined, "query.d": undefined },
        keep: "session",
      },
      { ...check, with: { ...check.with, "header.key": "$first.key", "header.m": "$first.t" }, status: 400 },
      check,
    ],
  },
  {
    id: "code-expires",
    summary: "A code is valid for five minutes.",
    subject: "customer",
    steps: [login, { ...check, after: 5, status: 400, code: "CODE_EXPIRED" }],
  },
  {
    id: "password-locks",
    summary:
      "Five wrong passwords lock, and then the right one is refused too. The lock after that lasts twice as long.",
    subject: "customer",
    steps: [
      { ...wrongPassword, status: 400, code: "WRONG_PASSWORD", times: 4 },
      { ...wrongPassword, status: 405, code: "LOCKED", expectedInstants: ["retryAt"] },
      { ...refusedLogin, status: 405, code: "LOCKED" },
      { ...wrongPassword, after: 16, status: 400, code: "WRONG_PASSWORD", times: 4 },
      { ...wrongPassword, status: 405, code: "LOCKED" },
      { ...refusedLogin, after: 16, status: 405, code: "LOCKED" },
      { ...refusedLogin, after: 15 },
    ],
  },
  {
    id: "unknown-email",
    summary: "An unknown email is refused like a wrong password.",
    subject: "customer",
    steps: [
      {
        ...refusedLogin,
        with: { ...login.with, "body.u": "nobody@contract.example" },
        status: 400,
        code: "WRONG_PASSWORD",
      },
    ],
  },
  {
    id: "sign-in-ends",
    summary: "Tokens are valid for half an hour.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "getProfile", as: "tokens", after: 29, expectedBody: { userId: "$tokens.id" } },
      {
        operation: "getProfile",
        as: "tokens",
        after: 2,
        status: 401,
        code: "EXPIRED",
        expectedBody: { message: "jwt expired" },
      },
    ],
  },
  {
    id: "reset-password",
    summary: "A mailed link sets a new password once, and ends the sign-ins before it.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "requestPasswordReset", with: { "body.d": "$customer.email" } },
      {
        operation: "setPassword",
        with: { "body.id": "$link:customer.email", "body.d": "Harbour-lights-41" },
        keep: "set",
      },
      { operation: "getProfile", as: "tokens", status: 401, code: "TOKEN" },
      { ...refusedLogin, status: 400, code: "WRONG_PASSWORD" },
      { ...login, with: { ...login.with, "body.p": "Harbour-lights-41" } },
      { operation: "verifyReset", with: { "body.id": "r_none" }, status: 400, code: "RESET_OVER" },
      {
        operation: "requestPasswordReset",
        with: { "body.d": "nobody@contract.example" },
        status: 400,
        code: "UNKNOWN_EMAIL",
      },
    ],
  },
];
