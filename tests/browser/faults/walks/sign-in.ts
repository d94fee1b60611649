import { button, emailAndPassword, enterCode, field, mobileNumber, type Walk, weiLing } from "../walk.ts";

/** The calls after a sign-in. */
const SESSION = [
  "session.start",
  "account.profile",
  "session.find-agreements",
  "account.devices",
  "session.fetch",
  "session.geocode",
  "content.device-images",
];

/** The kinds of sign-in, the new code and the new password. */
export const signInWalks: readonly Walk[] = [
  {
    name: "sign in by password",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login",
    steps: [emailAndPassword(weiLing, ["auth.check-password"]), enterCode(["code.check", ...SESSION])],
  },
  {
    name: "ask for a new code",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login",
    steps: [
      {
        ...emailAndPassword(weiLing),
        async fill(walkContext) {
          await walkContext.page.clock.install();
          await emailAndPassword(weiLing).fill?.(walkContext);
        },
      },
      {
        name: "another code",
        asks: ["code.send"],
        async fill({ page }) {
          await page.clock.install();
          await page.clock.fastForward("00:31");
        },
        press: button("sign-in.enter-code.resend"),
      },
    ],
  },
  {
    name: "forget the password",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login",
    steps: [
      { name: "forgot", press: button("sign-in.email-and-password.forgot-password") },
      {
        name: "email",
        asks: ["auth.request-password-reset"],
        fill: (walkContext) => field(walkContext, "people.account.email.label").fill(weiLing.email),
        press: button("sign-in.forgot-password.submit"),
      },
    ],
  },
  {
    name: "sign in without a code",
    client: "ph-smart",
    locale: "en-US",
    person: "09171234561",
    start: "/login",
    steps: [
      { name: "without a code", press: button("sign-in.mobile.skip-code") },
      {
        name: "the plan's number",
        asks: ["account.begin-registration"],
        fill: (walkContext) => field(walkContext, "sign-in.holder-number.number.label").fill("0917 123 4561"),
        press: button("sign-in.holder-number.submit"),
      },
      {
        name: "the end of the national ID",
        signsIn: true,
        asks: ["auth.check-national-id"],
        fill: (walkContext) => field(walkContext, "registration.national-id.ending.label").fill("1827"),
        press: button("registration.national-id.submit"),
      },
    ],
  },
  {
    name: "sign in by national ID",
    client: "sg-carrier",
    locale: "en-US",
    person: "S9034471H",
    start: "/login",
    steps: [
      {
        name: "national ID",
        asks: ["auth.look-up"],
        fill: (walkContext) => field(walkContext, "sign-in.identifier.value.label").fill("S9034471H"),
        press: button("sign-in.identifier.submit"),
      },
      {
        name: "number",
        asks: ["auth.send-to-number"],
        fill: ({ page }) => page.getByRole("radio").nth(1).check(),
        press: button("sign-in.choose-number.submit"),
      },
      enterCode(["code.check"]),
    ],
  },
  {
    name: "sign in with an account elsewhere",
    client: "lazada-market",
    locale: "en-US",
    person: "meiling",
    start: "/login",
    steps: [
      { name: "out", asks: ["social.begin"], press: button("sign-in.social.google") },
      // A walk saves only the portal's own values, so the next step starts there.
      { name: "look back", byAddress: true, press: ({ open }) => open("/login") },
      {
        name: "back",
        asks: ["social.check"],
        passing: { provider_codes: 1 },
        signsIn: true,
        byAddress: true,
        async press(walkContext) {
          const check = walkContext.page.getByRole("button", { name: walkContext.say("sign-in.away.check") });
          if (await check.isVisible()) return check.click();
          const asked = walkContext.page.waitForRequest((request) => request.url().endsWith("/auth/sso"));
          await button("sign-in.away.again")(walkContext);
          await walkContext.page.getByRole("button", { name: "Koh Mei Ling" }).click();
          return asked;
        },
      },
    ],
  },
  {
    name: "sign in by a device",
    client: "au-retailer",
    locale: "en-US",
    person: "0412345678",
    start: "/login",
    steps: [
      { name: "no number", press: button("sign-in.mobile.use-device") },
      {
        name: "device",
        asks: ["account.find-email"],
        fill: (walkContext) => field(walkContext, "sign-in.device-number.number.label").fill("352099001761481"),
        press: button("sign-in.device-number.submit"),
      },
      { name: "email", asks: ["auth.look-up"], press: button("sign-in.email-found.send") },
      enterCode(["code.check"]),
    ],
  },
  {
    name: "sign in by mobile number",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0912345678",
    start: "/login",
    steps: [mobileNumber("0912345678", ["auth.look-up"]), enterCode(["code.check"])],
  },
];
