import type { BrowserContext, Page } from "playwright/test";
import { signIn, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const OFFLINE = "You are currently offline. Please check your network connection.";
const WEAK =
  "We are unable to connect due to weak network. Please ensure your internet is stable and refresh the page.";

const notice = (page: Page, description: string) => page.getByRole("dialog", { name: "Network Status", description });

/** The browser reports a connection of this kind; `poor` arrives later as a change. */
async function measureConnection(context: BrowserContext, effectiveType: string): Promise<void> {
  await context.addInitScript((type) => {
    const connection = Object.assign(new EventTarget(), { effectiveType: type, rtt: 50 });
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  }, effectiveType);
}

test("a missing network shows a notice, which Close, the return of the network or ten seconds remove; typed values stay", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill("someone@mail.test");
  await test.step("Close closes it", async () => {
    await context.setOffline(true);
    await expect(notice(page, OFFLINE)).toBeVisible();
    await notice(page, OFFLINE).getByRole("button", { name: "Close" }).last().click();
    await expect(notice(page, OFFLINE)).toHaveCount(0);
    await context.setOffline(false);
  });
  await test.step("it disappears when the network is back", async () => {
    await context.setOffline(true);
    await expect(notice(page, OFFLINE)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page, OFFLINE)).toHaveCount(0);
  });
  await test.step("it disappears after ten seconds, not before", async () => {
    await context.setOffline(true);
    await expect(notice(page, OFFLINE)).toBeVisible();
    await page.clock.fastForward(9_000);
    await expect(notice(page, OFFLINE)).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(notice(page, OFFLINE)).toHaveCount(0);
    await context.setOffline(false);
  });
  await expect(page.getByLabel("Email")).toHaveValue("someone@mail.test");
});

test("a connection that is or becomes poor is reported as weak, a good one is not", async ({ page, context }) => {
  await measureConnection(context, "4g");
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => {
    const connection: unknown = Reflect.get(navigator, "connection");
    if (!(connection instanceof EventTarget)) throw new Error("There is no connection to change.");
    Reflect.set(connection, "rtt", 1600);
    connection.dispatchEvent(new Event("change"));
  });
  await expect(notice(page, WEAK)).toBeVisible();
  // The later measure holds, from the first moment of the next page.
  await measureConnection(context, "2g");
  await page.goto("/login");
  await expect(notice(page, WEAK)).toBeVisible();
});

test("two calls without an answer within a minute are reported as a weak network", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("request failed: POST /services/api/v1/auth/login net::ERR_ABORTED");
  problems.expect(/^reported: .*"failure":"timeout"/);
  await page.clock.install();
  await sandbox.faults({ loginV1: { kind: "hang", times: 2 } });
  await page.goto("/login");
  for (const time of [1, 2]) {
    await expect(notice(page, WEAK)).toHaveCount(0);
    const sent = page.waitForRequest((request) => request.url().endsWith("/auth/login"));
    await submitPassword(page, weiLing);
    await sent;
    await page.clock.fastForward("00:16");
    if (time === 1) await expect(page.getByRole("alert")).toContainText(WEAK);
  }
  await expect(notice(page, WEAK)).toBeVisible();
});

test("on a phone the menu names the customer, leads home and logs out", async ({ page, sandbox, weiLing }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, sandbox, weiLing);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(page.getByText("Customer account")).toBeVisible();
  await expect(menu.getByRole("button", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
});
