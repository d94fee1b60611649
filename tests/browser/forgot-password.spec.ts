import type { Page } from "playwright/test";
import { expect, test } from "./support/test.ts";

const RESET = "POST /services/api/v1/auth/password-reset";

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
}

test("a link is sent, and from 'Request Sent' one comes back to the login", async ({ page, sandbox, weiLing }) => {
  await askForLink(page, weiLing.email);
  await expect(page.getByRole("heading", { level: 1, name: "Request Sent" })).toBeFocused();
  await expect(page.getByText("Please check your email", { exact: true })).toBeVisible();
  await expect(page.getByText(/^We sent a link to w\S*n@example\.com\./)).toBeVisible();
  expect(await sandbox.outbox(weiLing)).toMatchObject([{ kind: "password-reset", channel: "email" }]);
  expect(await sandbox.rows("passwordResets")).toHaveLength(1);

  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeFocused();
});

test("an email that was typed at the login, right or not, stands at 'Set a new password'", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("weiling.tan@");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("weiling.tan@");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("weiling.tan@");
});

test("'Back' leads to the login", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
});

test("the browser's Back and Forward move between the two screens", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("an email without an account is told so", async ({ page, sandbox, problems }) => {
  problems.expect(`status 400 ${RESET}`);
  await askForLink(page, "nobody@example.com");
  await expect(page.getByRole("alert")).toHaveText(
    "Sorry, we can't find an account with this email address. Please try again or create a new account.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  expect(await sandbox.rows("passwordResets")).toEqual([]);
});

test("when the server fails, that is what is said, and trying again works", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`status 500 ${RESET}`);
  problems.expect(/^reported: .*"failure":"server"/);
  await sandbox.faults({ requestPasswordReset: { kind: "status", status: 500, times: 1 } });
  await askForLink(page, weiLing.email);
  await expect(page.getByRole("alert")).toContainText("There was an error contacting the server.");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request Sent" })).toBeVisible();
});

test("a locked account gets no link and is told that it is locked", async ({ page, sandbox, problems }) => {
  problems.expect(`status 405 ${RESET}`);
  await askForLink(page, (await sandbox.person("daniel")).email);
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Your account is locked.");
});
