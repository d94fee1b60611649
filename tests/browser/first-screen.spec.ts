import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const APP = /\/assets\/index-[^/]+\.js$/;

/** The app's code comes when it is let go. */
async function delayApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route(APP, (route) => isFree.then(() => route.fallback()));
  return letGo;
}

const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Sign in to your plan" });
const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const send = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });
const elementPositions = (page: Page) =>
  page.locator("h1, label, input, button, a, footer").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName, x, y, width, height].join(" ");
    }),
  );

for (const width of [390, 1280]) {
  test(`the first screen is visible and takes input before the app has loaded, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShifts(page);
    const letGo = await delayApp(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveTitle("Sign in to your plan – tech-care");
    await expect(send(page)).toBeDisabled();
    await expect(page.locator("#first-screen [name]")).toHaveCount(0);
    await email(page).pressSequentially("wei@");
    await page.getByLabel("Password", { exact: true }).fill("secret words");
    await email(page).focus();
    const places = await elementPositions(page);

    letGo();
    await expect(send(page)).toBeEnabled();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    await expect(email(page)).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type("example.com");
    await expect(email(page)).toHaveValue("wei@example.com");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("secret words");
    expect(await elementPositions(page)).toEqual(places);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test("buttons pressed before the app has loaded take effect, and another language is applied", async ({ page }) => {
  const letGo = await delayApp(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Language" }).selectOption("th-TH");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "ตั้งรหัสผ่านใหม่" })).toBeVisible();
});

test("the prerendered screen is not shown if another screen is due", async ({ page, sandbox, weiLing }) => {
  const app = await delayApp(page);
  await page.goto("/register", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  app();
  await signIn(page, sandbox, weiLing);
  const again = await delayApp(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  again();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
});

test("a first screen that arrives in two parts is painted when it is whole, and nothing moves", async ({
  page,
  browser,
}) => {
  const html = String(await (await page.goto("/"))?.text());
  const screen = html.slice(0, html.indexOf('<div id="root">')).replace(/<link rel="icon"[^>]*>/, "");
  const half = screen.indexOf("<option");
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    // Browsers parse and paint what they have after this many bytes.
    response.write(screen.slice(0, half) + " ".repeat(2048));
    setTimeout(() => response.end(`${screen.slice(half)}<div id="root"></div>`), 1500);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const slow = await browser.newPage();
  try {
    await recordLayoutShifts(slow);
    await slow.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(title(slow)).toBeVisible();
    await expect.poll(() => slow.evaluate(() => performance.getEntriesByName("first-paint").length)).toBe(1);
    expect(await layoutShifts(slow)).toEqual([]);
  } finally {
    await slow.close();
    server.close();
  }
});
