import type { Page } from "playwright/test";
import { reachCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const summary = (page: Page) => page.getByRole("alert", { name: "Please check these answers" });

test("without email and password both are asked for, in a summary that has the focus", async ({ page, sandbox }) => {
  const triesBefore = await sandbox.rows("passwordTries");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText(["Email is required", "Password is required"]);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Password is required");
  expect(await sandbox.rows("passwordTries")).toEqual(triesBefore);
});

test("an entry of the summary leads to its field", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await summary(page).getByRole("link", { name: "Password is required" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL("/login");
});

test("the summary shortens with each answer that is corrected", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Email").fill("ada@example.com");
  await expect(summary(page).getByRole("link")).toHaveText(["Password is required"]);
  await page.getByLabel("Password", { exact: true }).fill("x");
  await expect(summary(page)).toHaveCount(0);
});

for (const email of ["ada", "ada@", "@example.com", "ada@example", "ada lovelace@example.com"]) {
  test(`"${email}" is no email`, async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("something");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(summary(page).getByRole("link")).toHaveText(["Please use a valid email address"]);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please use a valid email address");
  });
}

test("a field that was left with a wrong value says so before anything is submitted", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada");
  await page.getByLabel("Password", { exact: true }).focus();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please use a valid email address");
  await expect(summary(page)).toHaveCount(0);
});

test("'Set a new password' needs a valid email", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(summary(page).getByRole("link")).toHaveText(["Email is required"]);
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(summary(page).getByRole("link")).toHaveText(["Please use a valid email address"]);
});

test("a code is asked for, and of six digits", async ({ page, weiLing, sandbox }) => {
  await reachCode(page, weiLing);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText(["otp is a required field"]);
  await page.getByLabel("Six-digit code").fill("12345");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page).getByRole("link")).toHaveText(["OTP must be exactly 6 characters"]);
  await expect(page.getByLabel("Six-digit code")).toHaveAccessibleDescription("OTP must be exactly 6 characters");
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ wrongTries: 0 }]);
});

test("the password is hidden until it is asked to be shown", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("open sesame");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("open sesame");
});
