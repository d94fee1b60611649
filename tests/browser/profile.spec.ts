import type { Page } from "playwright/test";
import { chinese, customers, expectSound, signInByMobile } from "./support/home-carrier.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const save = (page: Page) => page.getByRole("button", { name: "儲存", exact: true });
const firstName = (page: Page) => page.getByLabel("名字");
const email = (page: Page) => page.getByLabel("電子郵件");
const PROFILE = "/services/api/v2/account/profile";

async function openProfile(page: Page, sandbox: SandboxConsole): Promise<void> {
  await signInByMobile(page, sandbox, customers.yiChun);
  await expect(page.getByRole("heading", { level: 1, name: "怡君，您好" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "個人資料" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(firstName(page)).toHaveValue("怡君");
}

test("a changed profile is saved and used everywhere; the page is accessible and fits", async ({ page, sandbox }) => {
  await openProfile(page, sandbox);
  await expectSound(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("姓氏")).toHaveValue("陳");
  await expect(page.getByLabel("姓氏")).toBeDisabled();
  await expect(page.getByRole("radio", { name: "女", exact: true })).toBeChecked();
  await expect(save(page)).toBeDisabled();
  await firstName(page).fill("宜君");
  await email(page).fill("yijun.chen@example.com");
  await save(page).click();
  await expect(page.getByText("您的個人資料已儲存。")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole("banner").getByText("陳宜君").first()).toBeVisible();
  expect(await sandbox.rows("people")).toContainEqual(
    expect.objectContaining({ firstName: "宜君", fullName: "陳宜君", email: "yijun.chen@example.com" }),
  );
  await page.getByRole("button", { name: "首頁", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "宜君，您好" })).toBeVisible();
});

test("Save waits for a valid answer that differs from the first one", async ({ page, sandbox }) => {
  await openProfile(page, sandbox);
  for (const [typed, message] of [
    ["怡君2", chinese("errors.invalid-input")],
    ["怡-君", chinese("errors.invalid-input")],
    ["", "請輸入您的名字"],
  ] as const) {
    await firstName(page).fill(typed);
    await firstName(page).blur();
    await expect(firstName(page)).toHaveAccessibleDescription(message);
    await expect(save(page)).toBeDisabled();
  }
  await firstName(page).fill("怡君");
  await expect(save(page)).toBeDisabled();
  await email(page).fill("yichun.chen@example");
  await email(page).blur();
  await expect(email(page)).toHaveAccessibleDescription(chinese("errors.email-invalid"));
  await expect(save(page)).toBeDisabled();
  await email(page).fill("");
  await expect(save(page)).toBeEnabled();
  await page.getByRole("radio", { name: "男", exact: true }).check();
  await save(page).click();
  await expect(page.getByText("您的個人資料已儲存。")).toBeVisible();
  expect(await sandbox.rows("people")).toContainEqual(
    expect.objectContaining({ firstName: "怡君", gender: "male", email: null }),
  );
});

test("a refused profile is reported, another failure is unexpected, and typed values stay", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(`status 400 PUT ${PROFILE}`);
  problems.expect(`status 500 PUT ${PROFILE}`);
  problems.expect(/^reported: .*"failure":"server"/);
  await openProfile(page, sandbox);
  await email(page).fill("kuanyu.chang@example.com");
  await save(page).click();
  await expect(page.getByText("無法繼續，請再試一次。")).toBeVisible();
  await sandbox.faults({ updateProfile: { kind: "status", status: 500 } });
  await email(page).fill("yijun@example.com");
  await save(page).click();
  await expect(page.getByText("發生未預期的錯誤")).toBeVisible();
  await expect(email(page)).toHaveValue("yijun@example.com");
});
