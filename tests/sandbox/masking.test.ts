import { expect, it } from "vitest";
import { compileRule } from "../../src/engine/rules/compile-rule.ts";
import { maskEmail, maskEmailOfDevice, maskMobile } from "../../tools/sandbox/security/masking.ts";

const EMAILS = ["susan@example.com", "jo@example.com", "j@example.com"];
const MOBILES = ["0912345678", "91234567"];

it("the server and the portal mask an email and a mobile number alike", () => {
  for (const email of EMAILS) expect(compileRule({ mask: [email, "email"] })({})).toBe(maskEmail(email));
  for (const mobile of MOBILES) expect(compileRule({ mask: [mobile, "mobile"] })({})).toBe(maskMobile(mobile));
});

it("what is hidden is hidden by asterisks, in emails as in mobile numbers", () => {
  const masked = [...EMAILS.map(maskEmail), ...EMAILS.map(maskEmailOfDevice), ...MOBILES.map(maskMobile)];
  expect(masked).toEqual([
    ...["s***n@example.com", "j***@example.com", "***@example.com"],
    ...["su***@example.com", "j***@example.com", "j***@example.com"],
    ...["******5678", "****4567"],
  ]);
});
