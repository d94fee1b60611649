import type { Page } from "playwright/test";
import { tabTo } from "./support/keyboard.ts";
import { failPassword, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const REFUSED = "status 400 POST /services/api/v1/auth/login";
const LOCKED = "status 405 POST /services/api/v1/auth/login";

const offer = (page: Page) => page.getByRole("dialog", { name: "Would you like to set a new password?" });
const locked = (page: Page) => page.getByRole("dialog", { name: "Your account is locked for now" });

const CODE_HEADING = { name: "Enter the code we sent you" };

test("a wrong password is refused; the fourth brings the offer of a new one, the third does not", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(REFUSED);
  await page.goto("/login");
  await test.step("a wrong password is refused, and the email stays", async () => {
    await failPassword(page, weiLing, 1);
    await expect(page.getByRole("alert")).toHaveText("Incorrect email/password");
    await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await sandbox.outbox(weiLing)).toEqual([]);
    expect(await sandbox.rows("wrongTries")).toContainEqual(expect.objectContaining({ tries: 1, lockedUntil: null }));
  });
  await test.step("the third brings no offer, the fourth does", async () => {
    await failPassword(page, weiLing, 2);
    await expect(page.getByRole("alert")).toHaveText("Incorrect email/password");
    await expect(offer(page)).toHaveCount(0);
    await failPassword(page, weiLing, 1);
    await expect(offer(page)).toBeVisible();
    await expect(offer(page).getByRole("alert")).toHaveText("Incorrect email/password");
  });
  await test.step("accepting the offer, by Enter, leads to 'Set a new password' with the email filled in", async () => {
    await tabTo(page, offer(page).getByRole("button", { name: "Set a new password" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
  });
});

test("declining the offer keeps the typed email; wrong passwords for one email do not count for another", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(REFUSED);
  await page.goto("/login");
  await failPassword(page, weiLing, 4);
  await offer(page).getByRole("button", { name: "Try once more" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
  await submitPassword(page, await sandbox.person("arjun"));
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await submitPassword(page, weiLing);
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
  expect(await sandbox.outbox(weiLing)).toHaveLength(1);
});

test("the fifth wrong password locks, the right one is refused too, and the lock expires", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(REFUSED);
  problems.expect(LOCKED);
  await page.goto("/login");
  await failPassword(page, weiLing, 4);
  await offer(page).getByRole("button", { name: "Try once more" }).click();
  await failPassword(page, weiLing, 1);
  await expect(locked(page)).toBeVisible();
  const until = /^Your account is locked until (?:\d+\s\w+\s\d{4}, )?\d+:\d\d\s[ap]m\.$/;
  await expect(locked(page).getByRole("alert")).toHaveText(until);
  expect((await sandbox.person("weiling")).isLocked).toBe(true);
  const close = async () => {
    await locked(page).getByRole("button", { name: "Close" }).last().click();
    await expect(locked(page)).toHaveCount(0);
  };
  await close();
  await submitPassword(page, weiLing);
  await expect(locked(page).getByRole("alert")).toHaveText(until);
  expect(await sandbox.outbox(weiLing)).toEqual([]);

  await sandbox.shiftClock({ minutes: 16 });
  problems.expect("status 401 POST /services/api/v1/auth/login"); // this browser's clock is late now
  await close();
  await submitPassword(page, weiLing);
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
});

test("an unknown email is refused in the words of a wrong password, a locked account at the first try", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(LOCKED);
  const daniel = await sandbox.person("daniel");
  await page.goto("/login");
  await submitPassword(page, { email: "nobody@example.com", password: "whatever" });
  await expect(page.getByRole("alert")).toHaveText("Incorrect email/password");
  await submitPassword(page, daniel);
  await expect(locked(page).getByRole("alert")).toHaveText("Your account is locked.");
  await expect(locked(page)).toContainText("Wait a while, then sign in again.");
  expect(await sandbox.outbox(daniel)).toEqual([]);
});
