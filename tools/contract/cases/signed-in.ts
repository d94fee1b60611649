import type { CaseStep } from "../contract-case.ts";

/** The steps that sign the customer in by email and password; the tokens are kept as `tokens`. */
export const signedIn: readonly [login: CaseStep, check: CaseStep] = [
  {
    operation: "loginV1",
    with: { "body.u": "$customer.email", "body.p": "$customer.password" },
    expectedBody: { otp: "sent" },
    keep: "session",
  },
  {
    operation: "checkCodeV1",
    with: {
      "header.id": "$session.id",
      "header.key": "$session.key",
      "header.m": "$session.t",
      "body.otp": "$code:customer.email",
    },
    keep: "tokens",
  },
];

/** The steps that sign a subject in by its mobile number; the tokens are kept under that name. */
export const signedInByNumber = (subject: string, tokens = "tokens"): readonly [look: CaseStep, verify: CaseStep] => [
  {
    operation: "loginV3",
    with: { "body.u": `$${subject}.mobile`, "body.t": "M" },
    expectedBody: { otp: "sent" },
    keep: "found",
  },
  {
    operation: "verifyCodeV4",
    with: { "body.id": "$found.id", "body.m": "$found.t", "body.p": `$code:${subject}.mobile` },
    keep: tokens,
  },
];

/** The steps after which requests can name the interaction line of a subject that signed in by its number. */
export const inSession = (subject: string): readonly CaseStep[] => [
  ...signedInByNumber(subject),
  { operation: "getSession", as: "tokens", keep: "session" },
];

const LINE = "$session.Interaction.InteractionLine.InteractionLineId";

/** The member that names the line in a body. */
export const onLine = { "body.InteractionLineId": LINE };

/** The header that names the line; left out without an opened session. */
export const underLine = { "header.x-interaction-line-id": LINE };
