import { settled } from "../page-view.ts";
import {
  arjun,
  button,
  emailAndPassword,
  enterCode,
  enterNumber,
  mobileNumber,
  pressed,
  type Walk,
  type WalkContext,
  weiLing,
} from "../walk.ts";

const atTechCare = { client: "tech-care", locale: "en-US", start: "/login" } as const;

/** What another site of the partner saved on the browser. */
const savedDevice = {
  plan: "Basic",
  callingCode: "65",
  mdn: "91234567",
  model: "iPhone 16 Pro",
  imei: "356938035643809",
  assetId: "710044",
};

/** Within the minute of the warning, with time left to press. */
const LEFT_MS = 52_000;

/** The server's time passes until the session is about to end; a page that is loaded then says so. */
async function comeNearTheEnd({ page, sandbox, say }: WalkContext): Promise<void> {
  const warning = page.getByRole("dialog", { name: say("shell.session-ending.title") });
  if (await warning.isVisible()) return;
  const ends = (await sandbox.rows("accessTokens")).map(({ expiresAt }) => Date.parse(expiresAt));
  await sandbox.setClock({ minutes: (Math.max(...ends) - LEFT_MS - Date.now()) / 60_000 });
  await page.reload();
  await settled(page);
}

/** The steps of a signed-in customer, and the calls of the frame. */
export const customerWalks: readonly Walk[] = [
  {
    name: "change the profile",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0912345678",
    start: "/login",
    steps: [
      mobileNumber("0912345678"),
      enterCode(),
      { name: "open", asks: ["account.profile"], press: pressed("個人資料") },
      {
        name: "save",
        asks: ["profile.update"],
        async fill({ page }) {
          await page.getByLabel("名字").fill("宜君");
          await page.getByLabel("電子郵件").fill("yijun.chen@example.com");
        },
        press: button("profile.profile-fields.submit"),
      },
    ],
  },
  {
    name: "link devices",
    ...atTechCare,
    person: "weiling",
    stored: { devices: [savedDevice] },
    steps: [
      emailAndPassword(weiLing),
      enterCode(["devices.linked"]),
      { name: "proceed", asks: ["devices.link"], press: pressed("Proceed") },
    ],
  },
  {
    name: "go home by the logo",
    ...atTechCare,
    person: "weiling",
    stored: { devices: [savedDevice] },
    steps: [
      emailAndPassword(weiLing),
      enterCode(),
      {
        name: "the logo",
        asks: ["session.find-agreements"],
        ofFrame: true,
        quiet: "The specification of the header: on failure loading clears.",
        press: pressed("tech-care to the start page"),
      },
    ],
  },
  {
    name: "stay signed in",
    ...atTechCare,
    person: "weiling",
    steps: [
      emailAndPassword(weiLing),
      enterCode(),
      {
        name: "going on",
        asks: ["session.token-code", "session.renew"],
        ofFrame: true,
        // An unused code, and tokens whose reply was lost, expire.
        passing: { token_codes: 1 },
        leaves: { access_tokens: 2 },
        fill: comeNearTheEnd,
        press: button("shell.session-ending.stay"),
      },
    ],
  },
  {
    name: "go on to the client's own site",
    client: "sg-carrier",
    locale: "en-US",
    person: "96671180",
    start: "/login",
    steps: [
      enterNumber("96671180"),
      enterCode(),
      {
        name: "go on",
        asks: ["session.token-code"],
        byAddress: true,
        async press({ page, open, say }) {
          const again = page.getByRole("button", { name: say("sign-in.relay-failed.again") });
          if (await again.isVisible()) return again.click();
          const asked = page.waitForRequest((request) => request.url().endsWith("/auth/token"));
          await open("/login/ssoredirect?site=rewards");
          return asked;
        },
      },
    ],
  },
  {
    name: "read advice",
    ...atTechCare,
    person: "weiling",
    steps: [
      emailAndPassword(weiLing),
      enterCode(),
      { name: "open", asks: ["content.articles"], press: pressed("Tech care advice") },
    ],
  },
  {
    name: "read documents",
    ...atTechCare,
    person: "weiling",
    steps: [
      emailAndPassword(weiLing),
      enterCode(),
      { name: "open", asks: ["content.documents"], press: pressed("Your documents") },
      { name: "download one", asks: ["content.document"], press: pressed("Certificate of cover") },
    ],
  },
  {
    name: "read notifications",
    ...atTechCare,
    person: "arjun",
    steps: [
      emailAndPassword(arjun),
      enterCode(),
      {
        name: "the bell",
        asks: ["content.notifications"],
        ofFrame: true,
        press: ({ page }) => page.getByRole("button", { name: /^Notifications/ }).click(),
      },
    ],
  },
];
