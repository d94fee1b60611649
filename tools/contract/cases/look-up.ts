import type { CaseStep, ContractCase } from "../contract-case.ts";
import { signedInByNumber } from "./signed-in.ts";

const [byNumber, itsCode] = signedInByNumber("one-number");

const comesBack: CaseStep = {
  operation: "signInBySocialAccount",
  with: {
    "header.id": "$begun.id",
    "body.t": "$begun.state",
    "body.e": "$vouched:begun.state,away.email",
  },
};

const link = "$link:many-numbers.email";

/** Looking up a number, a national ID, a device, another account. */
export const lookUpCases: readonly ContractCase[] = [
  {
    id: "sign-in-by-number",
    summary: "A mobile number, its code, and what the account holds.",
    subject: "one-number",
    steps: [
      byNumber,
      { ...itsCode, expectedBody: { accountExist: true, deviceRegistered: true } },
      { operation: "getProfile", as: "tokens", expectedBody: { enrolledMdn: "$one-number.mobile" } },
      { operation: "findAgreementV2", as: "tokens", with: { "body.email": undefined } },
      { ...itsCode, status: 400, code: "WRONG_CODE" },
    ],
  },
  {
    id: "number-by-the-first-version",
    summary: "The first version sends a code to a number and checks it, with key and nonce.",
    subject: "one-number",
    steps: [
      {
        operation: "sendCodeV1",
        with: { "header.id": undefined, "header.type": "M", "query.t": "M", "query.d": "$one-number.mobile" },
        keep: "session",
      },
      {
        operation: "checkCodeV1",
        with: {
          "header.id": "$session.id",
          "header.key": "$session.key",
          "header.m": "$session.t",
          "body.otp": "$code:one-number.mobile",
        },
      },
    ],
  },
  {
    id: "choose-a-number",
    summary: "A national ID with several numbers: the customer chooses, or has the code mailed.",
    subject: "many-numbers",
    steps: [
      {
        operation: "loginV3",
        with: { "body.u": "$many-numbers.nationalId", "body.t": "I" },
        expectedBody: { otp: "choose" },
        keep: "found",
      },
      { operation: "loginV4", with: { "body.d": "$found.mdn.@first" }, expectedBody: { otp: "sent" }, keep: "chosen" },
      { operation: "sendCodeV4", with: { "body.id": "$chosen.id", "body.t": "E" }, keep: "mailed" },
      {
        operation: "verifyCodeV4",
        with: { "body.id": "$mailed.id", "body.m": "$mailed.m", "body.p": "$code:many-numbers.email" },
      },
      { operation: "loginV4", with: { "body.d": "m_none" }, status: 400, code: "UNKNOWN_CODE_SESSION" },
    ],
  },
  {
    id: "refused-numbers",
    summary: "An unknown number, an invalid number, and a locked account.",
    subject: "nobody",
    steps: [
      {
        ...byNumber,
        with: { "body.u": "$nobody.mobile", "body.t": "M" },
        expectedBody: {},
        status: 406,
        code: "NOT_REGISTERED",
      },
      {
        ...byNumber,
        with: { "body.u": "123", "body.t": "M" },
        expectedBody: {},
        status: 400,
        code: "MALFORMED_IDENTIFIER",
      },
      {
        ...byNumber,
        with: { "body.u": "$locked.mobile", "body.t": "M" },
        expectedBody: {},
        status: 405,
        code: "LOCKED",
      },
    ],
  },
  {
    id: "sign-in-by-device",
    summary: "An IMEI leads to the email of its plan, masked after its first two characters.",
    subject: "device",
    steps: [
      { operation: "getEmailByImei", with: { "query.imei": "$device.imei" }, keep: "email" },
      {
        operation: "loginV3",
        with: { "body.u": "$device.imei", "body.t": "I", "body.f": true },
        expectedBody: { e: "$email.GetEmailByImeiResponse.Email" },
        keep: "found",
      },
      { ...itsCode, with: { ...itsCode.with, "body.p": "$code:device.email" } },
      { operation: "getEmailByImei", with: { "query.imei": "000000000000000" }, status: 406, code: "NOT_REGISTERED" },
    ],
  },
  {
    id: "reset-as-the-holder",
    summary: "With a national ID on file, a link sets a new password only after its right end.",
    subject: "many-numbers",
    steps: [
      { operation: "requestPasswordReset", with: { "body.d": "$many-numbers.email" } },
      {
        operation: "setPassword",
        with: { "body.id": link, "body.d": "Harbour-lights-41" },
        status: 400,
        code: "RESET_OVER",
      },
      {
        operation: "verifyReset",
        with: { "body.id": link, "body.d": "0000" },
        status: 400,
        code: "NATIONAL_ID_MISMATCH",
      },
      { operation: "verifyReset", with: { "body.id": link, "body.d": "$many-numbers.ending" } },
      { operation: "setPassword", with: { "body.id": link, "body.d": "Harbour-lights-41" } },
      {
        operation: "verifyReset",
        with: { "body.id": link, "body.d": "$many-numbers.ending" },
        status: 400,
        code: "RESET_OVER",
      },
    ],
  },
  {
    id: "account-elsewhere",
    summary: "A sign-in at a provider is begun; an unconfirmed return is refused, and ends it; a return is valid once.",
    subject: "away",
    steps: [
      { operation: "beginSocialSignIn", with: { "body.t": "$away.provider" }, keep: "begun" },
      {
        operation: "signInBySocialAccount",
        with: { "header.id": "$begun.id", "body.t": "$begun.state", "body.e": "pc_nobody" },
        status: 400,
        code: "REFUSED",
        times: 2,
      },
      { operation: "beginSocialSignIn", with: { "body.t": "$away.provider" }, keep: "begun" },
      { ...comesBack, expectedBody: { fullName: "$away.fullName" }, keep: "tokens" },
      { operation: "getProfile", as: "tokens", expectedBody: { email: "$away.email", userId: "$tokens.id" } },
      { ...comesBack, with: { ...comesBack.with, "body.e": "pc_used" }, status: 400, code: "REFUSED" },
    ],
  },
];
