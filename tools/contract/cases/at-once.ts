import type { AtOnce, CaseStep, ContractCase } from "../contract-case.ts";
import { makeOrder, request, requestSteps, submit } from "./request-steps.ts";
import { inSession, signedIn } from "./signed-in.ts";

const [login, check] = signedIn;
const own = requestSteps("one-number");
const times = 20;
const once: AtOnce = { times, done: 1 };
/** Of five tries that count, the last is told as the lock. */
const wrong = (code: string): AtOnce => ({ times, done: 0, atMost: { [code]: 4 } });
const lockedOut = { status: 405, code: "LOCKED", expectedBody: {} } satisfies Partial<CaseStep>;
const newPassword = "Harbour-lights-41";

/** Equal requests that arrive at the same time, each under a key of its own. */
export const atOnceCases: readonly ContractCase[] = [
  {
    id: "one-token-code-at-once",
    summary: "Of many that redeem a code for new tokens at once, one gets them.",
    subject: "customer",
    steps: [
      ...signedIn,
      { operation: "requestTokenCode", as: "tokens", with: { "body.data": "$tokens.id" }, keep: "code" },
      { operation: "redeemTokenCode", with: { "query.c": "$code.c" }, atOnce: once, keep: "renewed" },
      { operation: "getProfile", as: "renewed", expectedBody: { userId: "$tokens.id" } },
    ],
  },
  {
    id: "one-draft-at-once",
    summary: "Of many that begin a request for a device at once, all get the same draft.",
    subject: "one-number",
    steps: [
      ...inSession("one-number"),
      {
        ...own.start,
        atOnce: { times, done: "some", same: "CustomerCase.ServiceRequests.0.ServiceRequestId" },
      },
      { ...own.start, keep: "again", expectedBody: { "CustomerCase.ServiceRequests.0.ServiceRequestId": request } },
    ],
  },
  {
    id: "one-order-at-once",
    summary: "Of many that order for one request at once, one order is left, which can be submitted.",
    subject: "one-number",
    steps: [
      ...own.drafted("Screen Repair"),
      { ...makeOrder, atOnce: { times, done: "some", keepsAll: true }, keep: "orders" },
      {
        ...submit,
        with: { ...submit.with, "path.serviceOrderId": "$each.ServiceOrder.ServiceOrderId" },
        atOnce: { ...once, forEach: "orders" },
      },
    ],
  },
  {
    id: "one-account-at-once",
    summary: "Of many that end a registration at once, one makes the account.",
    subject: "newcomer",
    steps: [
      { operation: "checkRegistration", with: { "query.d": "$newcomer.email" }, keep: "begun" },
      { operation: "sendRegistrationCode", with: { "header.id": "$begun.id" }, keep: "sent" },
      {
        operation: "checkRegistrationCode",
        with: { "header.id": "$begun.id", "header.m": "$sent.t", "body.otp": "$code:newcomer.email" },
      },
      { operation: "createAccount", with: { "body.id": "$begun.id", "body.p": newPassword }, atOnce: once },
      { operation: "loginV1", with: { "body.u": "$newcomer.email", "body.p": newPassword } },
    ],
  },
  {
    id: "one-new-password-at-once",
    summary: "Of many that use a mailed link at once, one sets the password.",
    subject: "customer",
    steps: [
      { operation: "requestPasswordReset", with: { "body.d": "$customer.email" } },
      { operation: "setPassword", with: { "body.id": "$link:customer.email", "body.d": newPassword }, atOnce: once },
      { ...login, with: { ...login.with, "body.p": newPassword } },
    ],
  },
  {
    id: "wrong-codes-at-once",
    summary: "Of many wrong codes at once, five are tried, and then the right one is refused too.",
    subject: "customer",
    steps: [
      login,
      { ...check, with: { ...check.with, "body.otp": "000000" }, atOnce: wrong("WRONG_CODE") },
      { ...check, ...lockedOut },
    ],
  },
  {
    id: "wrong-passwords-at-once",
    summary: "Of many wrong passwords at once, five are tried, and then the right one is refused too.",
    subject: "customer",
    steps: [
      {
        operation: "loginV1",
        with: { ...login.with, "body.p": "not-the-password-0" },
        atOnce: wrong("WRONG_PASSWORD"),
      },
      { ...login, ...lockedOut },
    ],
  },
];
