import type { CaseStep, ContractCase } from "../contract-case.ts";

const lockedOut = { status: 405, code: "LOCKED" };
const wrongCode = { status: 400, code: "WRONG_CODE" };
const over = { status: 400, code: "REGISTRATION_OVER" };
const wrongPassword: CaseStep = {
  operation: "loginV1",
  with: { "body.u": "$person.email", "body.p": "not-the-password-0" },
};
const reset: CaseStep = { operation: "requestPasswordReset", with: { "body.d": "$person.email" } };
const lookUp = (identifier: string, kind: string): CaseStep => ({
  operation: "loginV3",
  with: { "body.u": `$person.${identifier}`, "body.t": kind },
  keep: "found",
});
const guess: CaseStep = {
  operation: "verifyCodeV4",
  with: { "body.id": "$found.id", "body.m": "$found.t", "body.p": "000000" },
};
const register = (identifier: string): CaseStep => ({
  operation: "checkRegistration",
  with: { "query.d": `$person.${identifier}` },
  keep: "begun",
});
const sendCode: CaseStep = { operation: "sendRegistrationCode", with: { "header.id": "$begun.id" }, keep: "sent" };
const guessRegistration: CaseStep = {
  operation: "checkRegistrationCode",
  with: { "header.id": "$begun.id", "header.m": "$sent.t", "body.otp": "000000" },
};
const createAccount: CaseStep = {
  operation: "createAccount",
  with: { "body.id": "$begun.id", "body.p": "Harbour-lights-41" },
};
const link = (email: string): CaseStep => ({
  operation: "linkEmail",
  with: { "body.id": "$begun.id", "body.email": email },
});
const guessHolder: CaseStep = { operation: "verifyHolder", with: { "body.id": "$begun.id", "body.d": "0000" } };

/** What a server replies where a client hides who is known: the same to a known person and to an unknown one. */
export const discreetCases: readonly ContractCase[] = [
  {
    id: "discreet-passwords",
    summary: "Wrong passwords lock an unknown email as a known one, and the lock shuts the same.",
    subject: "discreet",
    isDiscreet: true,
    steps: [
      { ...wrongPassword, status: 400, code: "WRONG_PASSWORD", times: 4 },
      { ...wrongPassword, ...lockedOut },
      { ...reset, ...lockedOut },
      { ...lookUp("email", "E"), ...lockedOut },
    ],
  },
  {
    id: "discreet-codes",
    summary: "A code seems to be sent to an unknown email too, and guesses lock it.",
    subject: "discreet",
    isDiscreet: true,
    steps: [
      lookUp("email", "E"),
      { ...guess, ...wrongCode, times: 4 },
      { ...guess, ...lockedOut },
      { operation: "sendCodeV4", with: { "body.id": "$found.id", "body.t": "E" }, ...lockedOut },
    ],
  },
  {
    id: "discreet-reset",
    summary: "A link for a new password seems to be mailed to an unknown email too.",
    subject: "discreet",
    isDiscreet: true,
    steps: [
      { ...reset, times: 3 },
      { ...reset, status: 429, code: "TOO_SOON" },
    ],
  },
  {
    id: "discreet-registration",
    summary: "A registration begins alike for the email of a plan, of an account, and of nobody.",
    subject: "discreet",
    isDiscreet: true,
    steps: [
      register("email"),
      sendCode,
      register("holdersEmail"),
      sendCode,
      { ...guessRegistration, ...wrongCode, times: 4 },
      { ...guessRegistration, ...lockedOut },
      { ...createAccount, ...over },
    ],
  },
  {
    id: "discreet-links",
    summary: "A registration may name the email of another account as one of nobody; the code does not go there.",
    subject: "discreet",
    isDiscreet: true,
    steps: [register("holdersEmail"), link("$person.email"), sendCode],
  },
  {
    id: "discreet-numbers",
    summary: "A number and a national ID are looked up, and a holder is asked for, alike for known and unknown ones.",
    subject: "discreet-number",
    isDiscreet: true,
    steps: [
      lookUp("nationalId", "I"),
      lookUp("mobile", "M"),
      { ...guess, ...wrongCode, times: 4 },
      { ...guess, ...lockedOut },
      register("holder"),
      { ...link("new.address@contract.example"), ...over },
      { ...guessHolder, status: 400, code: "NATIONAL_ID_MISMATCH", times: 4 },
      { ...guessHolder, ...lockedOut },
    ],
  },
];
