import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { type Say, sayIn } from "./support/messages.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

const english = sayIn("en-US");
const thai = sayIn("th-TH");
const chinese = sayIn("zh-Hant-TW");
const notChinese = englishWhere("zh-Hant-TW");

async function identify(page: Page, kind: "mobile" | "identifier", typed: string, say: Say): Promise<void> {
  await page
    .getByLabel(say(kind === "mobile" ? "sign-in.mobile.number.label" : "sign-in.identifier.value.label"))
    .fill(typed);
  await page.getByRole("button", { name: say(`sign-in.${kind}.submit`), exact: true }).click();
}

for (const [client, number, name] of [
  ["my-maxis", "011-2345 6781", "Aisyah"],
  ["my-celcom", "+60 198765431", "Farhan"],
  ["my-umobile", "018 765 4320", "Siew Ling"],
] as const) {
  test.describe(client, () => {
    test.use({ client });

    test("a Malaysian number and its code sign in, in Malaysian English", async ({ page, sandbox }) => {
      await page.goto("/login");
      await expect(page.locator("html")).toHaveAttribute("lang", "en-MY");
      await identify(page, "mobile", "0123", english);
      await expect(page.getByLabel(english("sign-in.mobile.number.label"))).toHaveAccessibleDescription(
        /Invalid input/,
      );
      await identify(page, "mobile", number, english);
      await page.getByRole("heading", { name: english("sign-in.enter-code.title") }).waitFor();
      await submitCode(
        page,
        await sandbox.newestCode(await sandbox.person(number.replace("+60 ", "0").replace(/\D/g, ""))),
      );
      await expect(page.getByRole("heading", { level: 1, name: `Hello, ${name}` })).toBeVisible();
    });
  });
}

test.describe("ph-smart", () => {
  test.use({ client: "ph-smart" });

  test("without a code, the second wrong national ID is a mismatch, and the right one signs in", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("status 400 POST /services/api/v1/account/verify");
    const ending = page.getByLabel(english("registration.national-id.ending.label"));
    const giveEnding = async (characters: string) => {
      await ending.fill(characters);
      await page.getByRole("button", { name: english("registration.national-id.submit"), exact: true }).click();
    };
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-PH");
    await page.getByRole("button", { name: english("sign-in.mobile.skip-code") }).click();
    await page.getByRole("heading", { level: 1, name: english("sign-in.holder-number.title") }).waitFor();
    await page.getByLabel(english("sign-in.holder-number.number.label")).fill("0917 123 4561");
    await page.getByRole("button", { name: english("sign-in.holder-number.submit"), exact: true }).click();
    await giveEnding("0000");
    await expect(page.getByRole("alert")).toHaveText(english("errors.national-id-of-the-plan"));
    await giveEnding("1111");
    await expect(page.getByRole("heading", { level: 1, name: english("registration.mismatch.title") })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: english("registration.mismatch.try-again") }).click();
    await giveEnding("1827");
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Maricel" })).toBeVisible();
    expect(await sandbox.rows("codeSessions")).toEqual([]);
  });
});

test.describe("phone-tech-care", () => {
  test.use({ client: "phone-tech-care" });

  test("one field finds an account with a password by its number, and one without by its national ID", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("status 409 POST /services/api/v3/auth/login");
    const anything = page.getByLabel(english("sign-in.any-identifier.value.label"));
    const give = async (typed: string) => {
      await anything.fill(typed);
      await page.getByRole("button", { name: english("sign-in.any-identifier.submit"), exact: true }).click();
    };
    await page.goto("/login");
    await give("nadia@rahim");
    await expect(anything).toHaveAccessibleDescription(/Please enter a valid email address or mobile number/);
    await give("S8823456J");
    await page.getByRole("radio", { name: /2335/ }).check();
    await page.getByRole("button", { name: english("shell.back") }).click();
    await give("+65 9001 1223");
    await page.getByLabel(english("sign-in.password.password.label"), { exact: true }).fill("Teh-halia-1999");
    await expectAccessible(page);
    await page.getByRole("button", { name: english("sign-in.password.submit"), exact: true }).click();
    await expect(page.getByText(/We sent a six-digit code to n\*\*\*m@example.com/)).toBeVisible();
    await submitCode(page, await sandbox.newestCode(await sandbox.person("nadia")));
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Nadia" })).toBeVisible();
    await page.getByRole("button", { name: english("shell.menu.name") }).click();
    await page.getByRole("button", { name: english("menus.items.advice.name") }).click();
    await expect(page).toHaveURL("/techcare");
    await expect(page.getByRole("article").first()).toContainText("Back up before a repair");
    await expectAccessible(page);
  });
});

test.describe("tablet-tech-care", () => {
  test.use({ client: "tablet-tech-care" });

  test("an email alone and its code sign in", async ({ page, sandbox }) => {
    await page.goto("/login/verify");
    await identify(page, "mobile", "+65 9004 4556", english);
    await expect(page.getByText(/We sent a six-digit code to \*+4556/)).toBeVisible();
    await page.getByRole("button", { name: english("shell.back") }).click();
    await page.getByRole("button", { name: english("sign-in.away.other") }).click();
    const email = page.getByLabel(english("sign-in.email-address.email.label"), { exact: true });
    await email.fill("indira");
    await page.getByRole("button", { name: english("sign-in.email-address.submit"), exact: true }).click();
    await expect(email).toHaveAccessibleDescription(/Please use a valid email address to sign into the portal/);
    await email.fill("indira.pillai@example.com");
    await page.getByRole("button", { name: english("sign-in.email-address.submit"), exact: true }).click();
    await expect(page.getByText(/We sent a six-digit code to i\*\*\*i@example.com/)).toBeVisible();
    await submitCode(page, await sandbox.newestCode(await sandbox.person("indira")));
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Indira" })).toBeVisible();
  });
});

test.describe("tw-open-market-ews", () => {
  test.use({ client: "tw-open-market-ews" });

  test("a number without a warranty leads to the registration of a device, one with it to a code, by email instead", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("status 406 GET /services/api/v1/auth/otp");
    await page.goto("/login");
    await identify(page, "mobile", "0900-000-000", chinese);
    await page.getByRole("heading", { level: 1, name: chinese("sign-in.no-code.title") }).waitFor();
    await expect(page.getByText("如果是新購的裝置，請先登錄裝置。")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: chinese("sign-in.register-device"), exact: true }).click();
    await expect(page).toHaveURL("/login/device-register");
    await page.getByRole("button", { name: chinese("device-registration.back-to-login") }).click();
    await identify(page, "mobile", "0911 002 233", chinese);
    await page.getByRole("button", { name: "改傳送到 w***o@example.com" }).click();
    await expect(page.getByText("六位數驗證碼已傳送到 w***o@example.com，5 分鐘內有效。")).toBeVisible();
    expect((await allTexts(page)).filter(notChinese)).toEqual([]);
    await submitCode(page, await sandbox.newestCode(await sandbox.person("0911002233")), chinese);
    await expect(page.getByRole("heading", { level: 1, name: "婉婷，您好" })).toBeVisible();
  });
});

test.describe("tw-open-market", () => {
  test.use({ client: "tw-open-market" });

  test("a newcomer's plan is found at the distributor, and then they enter their data", async ({ page, sandbox }) => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: chinese("sign-in.register-device"), exact: true })).toBeVisible();
    await identify(page, "mobile", "0921 357 902", chinese);
    await page.getByLabel(chinese("people.account.code.label")).waitFor();
    await submitCode(page, await sandbox.newestCode(await sandbox.person("0921357902")), chinese);
    await expect(page).toHaveURL("/login/manage");
    await expect(page.getByRole("heading", { level: 1, name: "在這裡管理您的裝置" })).toBeVisible();
    const lookedUp = page.waitForResponse((response) => response.url().endsWith("/v1/agreementdetails"));
    await page.getByRole("button", { name: chinese("user-information.steps.get-started"), exact: true }).click();
    expect(await (await lookedUp).json()).toMatchObject({ AgreementId: "970122910", EnrolmentStatus: "draft" });
    await expect(page.getByLabel(chinese("user-information.contact.lastName.label"))).toHaveValue("許");
    expect((await allTexts(page)).filter(notChinese)).toEqual([]);
    await expectAccessible(page);
  });

  test("a newcomer whose plan was set up at the sale is asked nothing more", async ({ page, sandbox }) => {
    await page.goto("/login");
    await identify(page, "mobile", "0972 468 013", chinese);
    await page.getByLabel(chinese("people.account.code.label")).waitFor();
    const code = await sandbox.newestCode(await sandbox.person("0972468013"));
    await submitCode(page, code, chinese);
    await page.getByRole("button", { name: chinese("user-information.steps.get-started"), exact: true }).click();
    await expect(page.getByText(chinese("user-information.sold-already"))).toBeVisible();
    await page.getByRole("button", { name: chinese("user-information.confirmed.continue"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: /詩涵/ })).toBeVisible();
    expect(await sandbox.rows("enrolments")).toEqual([]);
  });
});

test.describe("th-true", () => {
  test.use({ client: "th-true" });

  test("a Thai national ID finds two numbers, one is chosen, all in Thai", async ({ page, sandbox }) => {
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
    await expectAccessible(page);
    await identify(page, "identifier", "3 5099 01234 56 7", thai);
    await page.getByRole("radio", { name: /5432/ }).check();
    await expectAccessible(page);
    expect((await allTexts(page)).filter(englishWhere("th-TH"))).toEqual([]);
    await page.getByRole("button", { name: thai("sign-in.choose-number.submit"), exact: true }).click();
    await page.getByRole("heading", { name: thai("sign-in.enter-code.title") }).waitFor();
    await submitCode(page, await sandbox.newestCode(await sandbox.person("0898765432")), thai);
    await expect(page.getByRole("heading", { level: 1, name: "สวัสดีคุณ ธนกร" })).toBeVisible();
    expect((await allTexts(page)).filter(englishWhere("th-TH"))).toEqual([]);
  });
});
