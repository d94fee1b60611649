import { chooseChinese } from "./support/choose-language.ts";
import { notifications } from "./support/landing-screens.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { reachScreen } from "./support/reach-screen.ts";
import { press, type ScreenState } from "./support/screen-state.ts";
import { afterWrongPassword, lock, offer } from "./support/screens.ts";
import { reachCode, signIn, submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

const chinese = sayIn("zh-Hant-TW");

const isEnglish = englishWhere("zh-Hant-TW");

test("all dialogs and panels are in Chinese, and fit", async ({ page, sandbox, problems, weiLing }) => {
  const fixtures = { page, sandbox, problems, say: chinese };
  const checkScreen = async (screen: ScreenState) => {
    await reachScreen(screen, fixtures);
    expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
    await expectToFitPhone(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto("/login");
  await chooseChinese(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-TW");
  await checkScreen(lock);
  await checkScreen(afterWrongPassword);
  await checkScreen(offer);
  await press(page, chinese("sign-in.offer-forgot-password.decline"));
  await reachCode(page, weiLing, chinese);
  await submitCode(page, await sandbox.newestCode(weiLing), chinese);
  await checkScreen(notifications);
});

test("typed values stay when the language changes", async ({ page, weiLing }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(weiLing.email);
  await page.getByLabel("Password", { exact: true }).fill(weiLing.password);
  await chooseChinese(page);
  await expect(page.getByLabel("電子郵件")).toHaveValue(weiLing.email);
  await expect(page.getByLabel("密碼", { exact: true })).toHaveValue(weiLing.password);
  await page.getByRole("button", { name: "登入", exact: true }).click();
  await page.getByLabel("六位數驗證碼").fill("123");
  await page.getByRole("combobox", { name: "語言" }).selectOption({ label: "English" });
  await expect(page.getByLabel("Six-digit code")).toHaveValue("123");
});

test("the language stays after a reload and after sign-out", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  await chooseChinese(page);
  await expect(page.getByRole("heading", { level: 1, name: "Wei Ling，您好" })).toBeVisible();
  await expect(page.getByRole("article", { name: "基本守護方案" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Wei Ling，您好" })).toBeVisible();
  await page.getByRole("button", { name: "登出" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "登入以查看您的方案" })).toBeVisible();
  await expect(page).toHaveTitle("登入以查看您的方案 – tech-care");
});

test("the comparison finds English text if there is any", () => {
  expect(isEnglish("Sign in to your plan – tech-care")).toBe(true);
  expect(isEnglish("Plan number 900183726")).toBe(true);
  expect(isEnglish("登入以查看您的方案 – tech-care")).toBe(false);
});
