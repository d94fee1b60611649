import { expect, type FrameLocator, type Page } from "playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { sayIn } from "./messages.ts";
import { expectToFitPhone } from "./narrow-page.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { submitCode } from "./steps.ts";
import { allTexts, englishWhere } from "./texts-on-view.ts";

/** Test cards of the gateway, by what their bank does. */
export const cards = {
  approved: "4242 4242 4242 4242",
  other: "5555 5555 5555 4444",
  challenged: "4000 0000 0000 3220",
  lackingFunds: "4000 0000 0000 9995",
  late: "4000 0000 0000 0077",
} as const;

/** The labels of the gateway's fields, by language: number, expiry, code, name. */
const fieldLabels = {
  "th-TH": ["หมายเลขบัตร", "วันหมดอายุ (ดด/ปป)", "รหัสความปลอดภัย", "ชื่อบนบัตร"],
  "en-US": ["Card number", "Expiry date (MM/YY)", "Security code", "Name on the card"],
  "zh-Hant-TW": ["卡號", "有效期限（月／年）", "安全碼", "持卡人姓名"],
} as const;

/** What a customer enters in the gateway's fields, in their order. */
export const entered = (number: string): readonly string[] => [number, "08/29", "123", "Thanakorn W"];

/** The fields of a billing address that must be filled in, by the keys of their labels. */
export const billing = {
  "payments.billing.address.label": "88/7",
  "payments.billing.unitNumber.label": "12",
  "payments.billing.postalCode.label": "50300",
} as const;

/** A customer who looks at payments and keeps a card, in their language. */
export class CardKeeper {
  readonly page: Page;
  readonly say: ReturnType<typeof sayIn>;
  readonly #locale: keyof typeof fieldLabels;

  constructor(page: Page, locale: keyof typeof fieldLabels = "th-TH") {
    this.page = page;
    this.say = sayIn(locale);
    this.#locale = locale;
  }

  /** Signs in by a number and the code that is sent to it, and opens the payments. */
  async open(sandbox: SandboxConsole, mobile: string, field = "sign-in.identifier"): Promise<void> {
    await this.page.goto("/login");
    await this.page
      .getByLabel(this.say(`${field}.${field === "sign-in.mobile" ? "number" : "value"}.label`))
      .fill(mobile);
    await this.button(`${field}.submit`).click();
    await this.page.getByLabel(this.say("people.account.code.label")).waitFor();
    await submitCode(this.page, await sandbox.newestCode(await sandbox.person(mobile)), this.say);
    await this.page.getByRole("heading", { name: this.say("start-page.plans.title") }).waitFor();
    // A page that is left before the tokens are sealed forgets the sign-in.
    await expect.poll(() => this.page.evaluate(() => sessionStorage.getItem("portal.vault"))).not.toBeNull();
    await this.page.goto("/myPayments");
    await expect(this.heading("payments.mine.title")).toBeVisible();
  }

  button = (key: string) => this.page.getByRole("button", { name: this.say(key), exact: true });
  heading = (key: string) => this.page.getByRole("heading", { level: 1, name: this.say(key), exact: true });
  text = (key: string, args = {}) => this.page.getByText(this.say(key, args), { exact: true });
  /** The button that pays a bill. */
  pay = () =>
    this.page.getByRole("main").getByRole("button", { name: this.say("payments.mine.pay", { amount: "฿199" }) });
  /** The row of the bill of a day, as "18 พฤศจิกายน". */
  rows = () => this.page.getByRole("table").getByRole("row");
  fields = (): FrameLocator => this.page.frameLocator("iframe");
  field = (index: 0 | 1 | 2 | 3) => this.fields().getByLabel(fieldLabels[this.#locale][index]);

  async fillBilling(): Promise<void> {
    for (const [key, value] of Object.entries(billing))
      await this.page.getByRole("textbox", { name: this.say(key) }).fill(value);
  }

  /** From the payments to the fields of a card. */
  async reachFields(): Promise<void> {
    const add = this.button("payments.mine.add").or(this.button("payments.mine.change"));
    await add.click();
    await expect(this.heading("payments.billing.title")).toBeVisible();
    await this.fillBilling();
    await this.button("payments.billing.submit").click();
    await expect(this.heading("payments.keep.title")).toBeVisible();
  }

  /** Fills in the gateway's fields. */
  async enter(number: string): Promise<void> {
    const labels = fieldLabels[this.#locale];
    for (const [index, text] of entered(number).entries())
      await this.fields()
        .getByLabel(labels[index] ?? "")
        .fill(text);
  }

  async save(number: string): Promise<void> {
    await this.enter(number);
    await this.button("payments.keep.save").click();
  }

  /** Keeps a card and looks at the payments again. */
  async keep(number: string = cards.approved): Promise<void> {
    await this.reachFields();
    await this.save(number);
    await expect(this.heading("payments.kept.title")).toBeVisible();
    await this.button("payments.kept.done").click();
    await expect(this.heading("payments.mine.title")).toBeVisible();
  }
}

/** The money that moved at the gateway, and the cards that are kept. */
export const books = async (sandbox: SandboxConsole) => ({
  ledger: (await sandbox.rows("gatewayLedger")).map(({ kind, amount }) => `${kind} ${amount}`),
  cards: (await sandbox.rows("keptCards")).map(({ status, ending }) => `${status} ${ending}`),
});

/** What is noted where a card is checked and not charged. */
export const CHECKED = ["authorisation 100", "release 100"];

/** The money that moves for a bill. */
export const PAID = "capture 19900";

/** Holds a plan whose last bill, of 199 baht, is not paid. */
export const THANAKORN = "0898765432";

/** The payments of that customer, on a phone. */
export async function openPayments(page: Page, sandbox: SandboxConsole): Promise<CardKeeper> {
  await page.setViewportSize({ width: 390, height: 844 });
  const keeper = new CardKeeper(page);
  await keeper.open(sandbox, THANAKORN);
  return keeper;
}

/** The last bill, where it is paid. */
export const paidRow = (keeper: CardKeeper) => keeper.rows().nth(1).getByText(keeper.say("payments.mine.is-paid"));

/** The page is accessible, fits a phone, and has no English text. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFitPhone(page);
  expect((await allTexts(page)).filter(englishWhere("th-TH"))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}
