import type { Page } from "playwright/test";
import { expect, test } from "./support/test.ts";

const RESET = "POST /services/api/v1/auth/password-reset";

const login = (page: Page) => page.getByRole("heading", { level: 1, name: "Sign in to your plan" });
const forgot = (page: Page) => page.getByRole("heading", { level: 1, name: "Set a new password" });

/** From the login to the screen that sends a link. */
async function openForgot(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(forgot(page)).toBeVisible();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
}

test("'Set a new password' has the email typed at the login, valid or not, and leads back by both links", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("weiling.tan@");
  await openForgot(page);
  await expect(page.getByLabel("Email")).toHaveValue("weiling.tan@");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(login(page)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("weiling.tan@");
  await openForgot(page);
  await page.goBack();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("a link goes to an existing, unlocked account, once the server can send it", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`status 400 ${RESET}`);
  problems.expect(`status 500 ${RESET}`);
  problems.expect(`status 405 ${RESET}`);
  problems.expect(/^reported: .*"failure":"server"/);
  await page.goto("/login");
  await openForgot(page);
  await test.step("an email without an account is reported", async () => {
    await askForLink(page, "nobody@example.com");
    await expect(page.getByRole("alert")).toHaveText(
      "Sorry, we can't find an account with this email address. Please try again or create a new account.",
    );
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
    expect(await sandbox.rows("passwordResets")).toEqual([]);
  });
  await test.step("a server error is reported, and another try sends the link", async () => {
    await sandbox.faults({ requestPasswordReset: { kind: "status", status: 500, times: 1 } });
    await askForLink(page, weiLing.email);
    await expect(page.getByRole("alert")).toContainText("There was an error contacting the server.");
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Request Sent" })).toBeFocused();
    await expect(page.getByText("Please check your email", { exact: true })).toBeVisible();
    await expect(page.getByText(/^We sent a link to w\S*n@example\.com\./)).toBeVisible();
    expect(await sandbox.outbox(weiLing)).toMatchObject([{ kind: "password-reset", channel: "email" }]);
    expect(await sandbox.rows("passwordResets")).toHaveLength(1);
  });
  await test.step("'Request Sent' leads back to the login", async () => {
    await page.getByRole("button", { name: "Back to Login" }).click();
    await expect(login(page)).toBeFocused();
  });
  await test.step("a locked account is reported as locked", async () => {
    await openForgot(page);
    await askForLink(page, (await sandbox.person("daniel")).email);
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Your account is locked.");
    expect(await sandbox.rows("passwordResets")).toHaveLength(1);
  });
});
