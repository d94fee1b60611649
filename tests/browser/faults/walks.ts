import type { Page } from "playwright/test";
import type { Say } from "../support/messages.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";

/** What a step has at hand. */
export interface Here {
  readonly page: Page;
  readonly sandbox: SandboxConsole;
  readonly say: Say;
  /** The digits that were sent last. */
  code(): Promise<string>;
}

/** From one screen to the next: what is typed, then what is pressed. */
export interface Step {
  readonly name: string;
  /** It asks the back end for nothing, so nothing can fail. */
  readonly asksNothing?: true;
  /** After it the customer is signed in, and every step up to it is how. */
  readonly signsIn?: true;
  fill?(here: Here): Promise<void>;
  press(here: Here): Promise<void>;
}

/** A journey as one customer walks it without a fault. */
export interface Walk {
  readonly name: string;
  readonly client: string;
  /** The language of the browser. */
  readonly locale: string;
  /** By whom the codes are received: as `SandboxConsole.person` finds them. */
  readonly person: string;
  readonly start: string;
  readonly steps: readonly Step[];
}

const field = ({ page, say }: Here, key: string) => page.getByLabel(say(key), { exact: true });
const button =
  (key: string) =>
  ({ page, say }: Here) =>
    page.getByRole("button", { name: say(key), exact: true }).click();

const pressed =
  (name: string) =>
  ({ page }: Here) =>
    page.getByRole("button", { name, exact: true }).click();

const enterCode: Step = {
  name: "the code",
  signsIn: true,
  fill: async (here) => field(here, "sign-in.enter-code.digits.label").fill(await here.code()),
  press: button("sign-in.enter-code.submit"),
};

/** Every journey that the fault suite walks; a step's calls are found by walking it. */
export const walks: readonly Walk[] = [
  {
    name: "sign in by password",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login",
    steps: [
      {
        name: "email and password",
        async fill(here) {
          await field(here, "sign-in.email-and-password.email.label").fill("weiling.tan@example.com");
          await field(here, "sign-in.email-and-password.password.label").fill("Kopi-peng-2026");
        },
        press: button("sign-in.email-and-password.submit"),
      },
      enterCode,
    ],
  },
  {
    name: "ask for a new code",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login",
    steps: [
      {
        name: "email and password",
        async fill(here) {
          await here.page.clock.install();
          await field(here, "sign-in.email-and-password.email.label").fill("weiling.tan@example.com");
          await field(here, "sign-in.email-and-password.password.label").fill("Kopi-peng-2026");
        },
        press: button("sign-in.email-and-password.submit"),
      },
      {
        name: "another code",
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
      { name: "forgot", asksNothing: true, press: button("sign-in.email-and-password.forgot-password") },
      {
        name: "email",
        fill: (here) => field(here, "sign-in.forgot-password.email.label").fill("weiling.tan@example.com"),
        press: button("sign-in.forgot-password.submit"),
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
        fill: (here) => field(here, "sign-in.identifier.value.label").fill("S9034471H"),
        press: button("sign-in.identifier.submit"),
      },
      {
        name: "number",
        fill: ({ page }) => page.getByRole("radio").nth(1).check(),
        press: button("sign-in.choose-number.submit"),
      },
      enterCode,
    ],
  },
  {
    name: "sign in by mobile number",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0912345678",
    start: "/login",
    steps: [
      {
        name: "number",
        fill: (here) => field(here, "sign-in.mobile.number.label").fill("0912345678"),
        press: button("sign-in.mobile.submit"),
      },
      enterCode,
    ],
  },
  {
    name: "send an enquiry",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login/contact-us",
    steps: [
      {
        name: "enquiry",
        async fill(here) {
          await field(here, "contact-us.enquiry.fullName.label").fill("Ida Berg");
          await field(here, "contact-us.enquiry.mobileNumber.label").fill("0412345678");
          await field(here, "contact-us.enquiry.email.label").fill("ida@example.com");
          await field(here, "contact-us.enquiry.imei.label").fill("356938035643809");
        },
        press: button("contact-us.enquiry.submit"),
      },
    ],
  },
  {
    name: "make an account",
    client: "sg-carrier",
    locale: "en-US",
    person: "nurul",
    start: "/login/register",
    steps: [
      {
        name: "mobile number",
        fill: async ({ page, sandbox }) =>
          page.getByLabel("Mobile number").fill((await sandbox.person("nurul")).mobile),
        press: pressed("Continue"),
      },
      {
        name: "national ID",
        async fill({ page, sandbox }) {
          const { nationalId = "" } = await sandbox.person("nurul");
          await page.getByLabel("Last 4 characters of your ID").fill(nationalId.slice(-4));
        },
        press: pressed("Continue"),
      },
      {
        name: "email",
        fill: ({ page }) => page.getByText("Use n•••h@example.com").click(),
        press: pressed("Send me a code"),
      },
      {
        name: "code",
        fill: async (here) => here.page.getByLabel("Six-digit code").fill(await here.code()),
        press: pressed("Continue"),
      },
      {
        // A password outlives no reload, so the review is reached anew each time.
        name: "password and review",
        async fill(here) {
          const password = here.page.getByLabel("New password", { exact: true });
          if ((await password.count()) === 0) return;
          await password.fill("Satay by the bay 9");
          await pressed("Continue")(here);
          await here.page.getByRole("heading", { name: "Is everything right?" }).waitFor();
        },
        press: pressed("Create my account"),
      },
    ],
  },
  {
    name: "be enrolled",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0937120486",
    start: "/login",
    steps: [
      {
        name: "number",
        fill: (here) => field(here, "sign-in.mobile.number.label").fill("0937120486"),
        press: button("sign-in.mobile.submit"),
      },
      enterCode,
      { name: "begin", asksNothing: true, press: pressed("開始使用") },
      {
        name: "who",
        async fill({ page }) {
          await page.getByRole("radio", { name: "女", exact: true }).check();
          await page.getByLabel("電子郵件").fill("yating.wang@example.com");
        },
        press: pressed("繼續"),
      },
      {
        name: "where",
        async fill({ page }) {
          await page.getByLabel("縣市").selectOption("新竹市");
          await page.getByLabel("鄉鎮市區").selectOption("香山區");
          await page.getByLabel("地址", { exact: true }).fill("中華路五段420號");
        },
        press: pressed("繼續"),
      },
      { name: "review", press: pressed("送出") },
    ],
  },
];
