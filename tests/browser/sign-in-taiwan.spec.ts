import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { sayIn } from "./support/messages.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

test.use({ client: "tw-home-carrier" });

const chinese = sayIn("zh-Hant-TW");
const isEnglish = englishWhere("zh-Hant-TW");

async function identify(page: Page, typed: string): Promise<void> {
  await page.getByLabel("手機號碼").fill(typed);
  await page.getByRole("button", { name: "傳送驗證碼" }).click();
}

test("a mobile number of Taiwan and its code sign in, all in Chinese", async ({ page, sandbox, problems }) => {
  problems.expect("status 400 POST /services/api/v4/auth/verify");
  const yiChun = await sandbox.person("0912345678");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-TW");
  await expectAccessible(page);
  await identify(page, "+886 912-345-678");
  await expect(page.getByText("六位數驗證碼已傳送到 ******5678，5 分鐘內有效。")).toBeVisible();
  expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
  await expectAccessible(page);
  const digits = await sandbox.newestCode(yiChun);
  await submitCode(page, digits === "111111" ? "222222" : "111111", chinese);
  await expect(page.getByRole("alert")).toHaveText("無法繼續，請再試一次。");
  await submitCode(page, digits, chinese);

  await expect(page.getByRole("heading", { level: 1, name: "怡君，您好" })).toBeVisible();
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ mobile: "0912345678", usedAt: expect.any(String) }]);
});

test("a code can go to the email, and that one signs in", async ({ page, sandbox }) => {
  const yiChun = await sandbox.person("0912345678");
  await page.goto("/login");
  await identify(page, "0912345678");
  await page.getByRole("button", { name: "改傳送到 y***n@example.com" }).click();
  await expect(page.getByText("六位數驗證碼已傳送到 y***n@example.com，5 分鐘內有效。")).toBeVisible();
  await submitCode(page, await sandbox.newestCode(yiChun), chinese);
  await expect(page.getByRole("heading", { level: 1, name: "怡君，您好" })).toBeVisible();
});

test("too few digits, an unknown number and a locked account are reported in Chinese", async ({ page, problems }) => {
  problems.expect("status 406 POST /services/api/v3/auth/login");
  problems.expect("status 405 POST /services/api/v3/auth/login");
  await page.goto("/login");
  await identify(page, "0912-345-67");
  await expect(page.getByLabel("手機號碼")).toHaveAccessibleDescription(/輸入格式不正確/);
  await identify(page, "0900-000-000");
  await expect(page.getByRole("alert")).toHaveText("查無此手機號碼。請使用您登記的手機號碼登入。");
  await identify(page, "0963 774 025");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("您的帳戶已鎖定。");
  expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
});
