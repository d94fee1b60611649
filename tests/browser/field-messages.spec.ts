import type { Page } from "playwright/test";
import { reachCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const summary = (page: Page) => page.getByRole("alert", { name: "Please check these answers" });
const INVALID = "Please use a valid email address";

test("each missing or invalid answer of the login has a message at its field, and in a summary that links to it and shrinks", async ({
  page,
  sandbox,
}) => {
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const send = () => page.getByRole("button", { name: "Sign in", exact: true }).click();
  const triesBefore = await sandbox.rows("wrongTries");
  await page.goto("/login");
  await test.step("a field that is left with an invalid value says so before a submit", async () => {
    await email.fill("ada");
    await password.focus();
    await expect(email).toHaveAccessibleDescription(INVALID);
    await expect(summary(page)).toHaveCount(0);
  });
  await test.step("without email and password the summary lists both and has the focus", async () => {
    await email.fill("");
    await send();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveText(["Email is required", "Password is required"]);
    await expect(email).toHaveAccessibleDescription("Email is required");
    await expect(password).toHaveAccessibleDescription("Password is required");
  });
  await test.step("an entry of the summary leads to its field", async () => {
    await summary(page).getByRole("link", { name: "Password is required" }).click();
    await expect(password).toBeFocused();
    await expect(page).toHaveURL("/login");
  });
  await test.step("the summary shrinks with each corrected answer", async () => {
    await email.fill("ada@example.com");
    await expect(summary(page).getByRole("link")).toHaveText(["Password is required"]);
    await password.fill("x");
    await expect(summary(page)).toHaveCount(0);
  });
  for (const wrong of ["ada", "ada@", "@example.com", "ada@example", "ada lovelace@example.com"]) {
    await test.step(`"${wrong}" is no email`, async () => {
      await email.fill(wrong);
      await send();
      await expect(summary(page).getByRole("link")).toHaveText([INVALID]);
      await expect(email).toHaveAccessibleDescription(INVALID);
      await email.fill("ada@example.com");
      await expect(summary(page)).toHaveCount(0);
    });
  }
  expect(await sandbox.rows("wrongTries")).toEqual(triesBefore);
});

test("the password is hidden until its button is pressed, and 'Set a new password' requires a valid email", async ({
  page,
}) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("open sesame");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("open sesame");

  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(summary(page).getByRole("link")).toHaveText(["Email is required"]);
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(summary(page).getByRole("link")).toHaveText([INVALID]);
});

test("a code is required, and has six digits", async ({ page, weiLing, sandbox }) => {
  await reachCode(page, weiLing);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText(["otp is a required field"]);
  await page.getByLabel("Six-digit code").fill("12345");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page).getByRole("link")).toHaveText(["OTP must be exactly 6 characters"]);
  await expect(page.getByLabel("Six-digit code")).toHaveAccessibleDescription("OTP must be exactly 6 characters");
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ usedAt: null }]);
  expect((await sandbox.rows("wrongTries")).filter(({ lockedUntil }) => lockedUntil === null)).toEqual([]);
});
