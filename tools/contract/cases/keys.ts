import type { CaseStep, ContractCase } from "../contract-case.ts";
import { signedIn } from "./signed-in.ts";

/** The same sign-in of another subject of the client, whose tokens are kept as `others`. */
const othersSignIn = signedIn.map(
  (step, index): CaseStep => ({
    ...step,
    with: Object.fromEntries(
      Object.entries(step.with ?? {}).map(([place, value]) => [place, String(value).replace("customer.", "ended.")]),
    ),
    ...(index === 1 ? { keep: "others" } : {}),
  }),
);

const accept = (as: string, whose: string, more: Partial<CaseStep> = {}): CaseStep => ({
  operation: "acceptTerms",
  as,
  with: { "body.i": `$${whose}.id` },
  key: "terms",
  ...more,
});

const enquire = (about: string, more: Partial<CaseStep>): CaseStep => ({
  operation: "createInquiry",
  with: { "body.InquiryDescription": about, "body.upload_id": undefined },
  key: "enquiry",
  ...more,
});

/** The owner of a key, and how long it is valid. */
export const keyCases: readonly ContractCase[] = [
  {
    id: "key-of-another-customer",
    summary:
      "A key belongs to its customer: a request under another customer's key is neither refused nor given the other's reply.",
    subject: "customer",
    steps: [
      ...signedIn,
      ...othersSignIn,
      accept("tokens", "tokens"),
      accept("others", "tokens", { status: 401, code: "TOKEN" }),
      accept("others", "others"),
    ],
  },
  {
    id: "key-expires",
    summary: "For a day a key names one request; after that it may name another.",
    subject: "customer",
    steps: [
      enquire("The screen stays dark.", { keep: "first" }),
      enquire("The screen stays dark.", { after: 24 * 60 - 1, expectedBody: { inquiryId: "$first.inquiryId" } }),
      enquire("It rings and nobody hears.", { status: 409, code: "KEY_REUSED" }),
      enquire("It rings and nobody hears.", { after: 2 }),
    ],
  },
];
