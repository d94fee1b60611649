import type { Locator, Page } from "playwright/test";
import { tabTo } from "./support/keyboard.ts";
import { Requester } from "./support/service-request.ts";
import { failPassword, waitForApp } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

/** Compares screenshots of the focused element and its surroundings, with and without the focus. */
async function expectVisibleFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not in view.`);
  const clip = {
    x: Math.max(0, box.x - 6),
    y: Math.max(0, box.y - 6),
    width: box.width + 12,
    height: box.height + 12,
  };
  const focused = await page.screenshot({ clip, animations: "disabled" });
  await target.evaluate((element: HTMLElement) => element.blur());
  const blurred = await page.screenshot({ clip, animations: "disabled" });
  expect(focused.equals(blurred), `the focus on ${target} can be seen`).toBe(false);
  await target.focus();
}

test("a customer signs in and out by keyboard alone, and the focus is always visible", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await page.goto("/login");
  await waitForApp(page);
  for (const stop of [
    page.getByRole("link", { name: "Skip to content" }),
    page.getByRole("combobox", { name: "Language" }),
    page.getByLabel("Email"),
  ]) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page, stop);
  }
  await page.keyboard.type(weiLing.email);
  await page.keyboard.press("Tab");
  await expectVisibleFocus(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(weiLing.password);
  for (const name of ["Show password", "Forgot your password?", "Sign in"]) {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await expectVisibleFocus(page, page.getByRole("button", { name, exact: true }));
  }
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expectVisibleFocus(page, page.getByLabel("Six-digit code"));
  await page.keyboard.type(await sandbox.newestCode(weiLing));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeFocused();
  await test.step("'Skip to content' leads past the header", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitForApp(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL("/");
  });
  const signOut = page.getByRole("button", { name: "Log out" });
  await tabTo(page, signOut, "Shift+Tab");
  await expectVisibleFocus(page, signOut);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
});

test("a dialog holds the focus, each of its buttons shows it, Escape declines, and the focus returns to the page", async ({
  page,
  problems,
  weiLing,
}) => {
  problems.expect("status 400 POST /services/api/v1/auth/login");
  await page.goto("/login");
  await failPassword(page, weiLing, 4);
  const dialog = page.getByRole("dialog", { name: "Would you like to set a new password?" });
  await expect(dialog.getByRole("heading")).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
    );
    expect(isOutside).toBe(false);
  }
  for (const name of ["Try once more", "Set a new password"]) {
    await tabTo(page, dialog.getByRole("button", { name }));
    await expectVisibleFocus(page, dialog.getByRole("button", { name }));
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
});

test("the language can be chosen by keyboard, and the focus stays", async ({ page }) => {
  await page.goto("/login");
  await waitForApp(page);
  await tabTo(page, page.getByRole("combobox", { name: "Language" }));
  await page.keyboard.type("中");
  await page.keyboard.press("ArrowDown");
  const chinese = page.getByRole("combobox", { name: "語言" });
  if ((await chinese.count()) === 0) await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "登入以查看您的方案" })).toBeVisible();
  await expect(chinese).toBeFocused();
});

test("the focus leads through the summary to the field", async ({ page }) => {
  await page.goto("/login");
  const send = page.getByRole("button", { name: "Sign in", exact: true });
  await expect(send).toBeEnabled();
  await send.press("Enter");
  await expect(page.getByRole("alert", { name: "Please check these answers" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expectVisibleFocus(page, page.getByRole("link", { name: "Email is required" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test.describe("at the carrier", () => {
  test.use({ client: "sg-carrier" });

  test("a customer raises a service request by keyboard alone", async ({ page, sandbox }) => {
    const requester = new Requester(page);
    const { say, button, heading, card } = requester;
    const goOn = async (form: string) => {
      await tabTo(page, button(`service-request.${form}.submit`));
      await page.keyboard.press("Enter");
    };
    const take = async (choice: Locator) => {
      await expect(choice).toBeEnabled();
      await tabTo(page, choice);
      await page.keyboard.press("Space");
      await expect(choice).toBeChecked();
    };
    await requester.signIn(sandbox, "92345178");
    await tabTo(page, button("start-page.request"));
    await page.keyboard.press("Enter");

    await expect(heading("service-request.device.title")).toBeFocused();
    await take(card("Apple iPhone 17"));
    await page.keyboard.press("ArrowDown");
    await expect(card("Apple iPhone 15")).toBeChecked();
    await goOn("device");
    await expect(heading("service-request.help.title")).toBeFocused();
    await take(card("Swap"));
    for (const name of ["Replacement", "Device Refresh"]) {
      await page.keyboard.press("ArrowDown");
      await expect(card(name)).toBeChecked();
    }
    await goOn("help");
    await expect(heading("service-request.delivery.title")).toBeFocused();
    await take(card("Pick-up and return"));
    await goOn("delivery");
    await expect(heading("service-request.logistics.when-we-come")).toBeFocused();
    // Whichever day it is today: a closed one is passed over.
    const openDays = requester.days().and(page.locator(":enabled"));
    await take(openDays.first());
    await page.keyboard.press("ArrowRight");
    await expect(openDays.nth(1)).toBeChecked();
    await take(requester.times().first());
    await take(page.getByLabel(say("service-request.logistics.noOtherNumber.label")));
    await goOn("logistics");
    await expect(heading("service-request.representative.title")).toBeFocused();
    await take(card("I will do it myself"));
    await goOn("representative");
    await expect(heading("service-request.terms.title")).toBeFocused();
    await take(page.getByLabel(say("service-request.terms.agrees.label")));
    await goOn("terms");
    await expect(heading("service-request.review.title")).toBeFocused();
    await tabTo(page, button("service-request.review.confirm"));
    await page.keyboard.press("Enter");
    await expect(heading("service-request.confirmed.title")).toBeFocused();
    expect(await sandbox.rows("serviceOrders")).toHaveLength(1);
  });
});
