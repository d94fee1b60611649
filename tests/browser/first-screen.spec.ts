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
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const late = (page: Page) => page.getByText("The page is taking longer than usual to load.");

/** The sign-ins that leave, and the addresses that the page was loaded from. */
function watchRequests(page: Page) {
  const [signIns, pages]: [string[], string[]] = [[], []];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/auth/login")) signIns.push(request.url());
    if (request.isNavigationRequest()) pages.push(request.url());
  });
  return { signIns, pages };
}

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
    await expect(send(page)).toBeEnabled();
    await expect(page.locator("#first-screen [name]")).toHaveCount(0);
    await email(page).pressSequentially("wei@");
    await page.getByLabel("Password", { exact: true }).fill("secret words");
    await email(page).focus();
    const places = await elementPositions(page);

    letGo();
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

for (const { way, press } of [
  { way: "presses of its button", press: (page: Page) => send(page).dblclick() },
  {
    way: "Enter in a field",
    press: async (page: Page) => {
      await password(page).press("Enter");
      await password(page).press("Enter");
    },
  },
]) {
  test(`before the app has loaded, two ${way} send the form once, with what was typed`, async ({ page, weiLing }) => {
    const { signIns, pages } = watchRequests(page);
    const letGo = await delayApp(page);
    await page.goto("/login", { waitUntil: "commit" });
    await email(page).fill(weiLing.email);
    await password(page).fill(weiLing.password);
    await press(page);
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#first-screen")).toHaveCount(1);
    letGo();
    await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeVisible();
    expect(signIns).toHaveLength(1);
    expect(pages).toHaveLength(1);
  });
}

test("an unfit answer that was sent before the app has loaded gets its message, and nothing leaves", async ({
  page,
}) => {
  const { signIns } = watchRequests(page);
  const letGo = await delayApp(page);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill("wei@example.com");
  await send(page).click();
  letGo();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Password is required");
  await expect(email(page)).toHaveValue("wei@example.com");
  await expect(send(page)).not.toHaveAttribute("aria-busy");
  expect(signIns).toEqual([]);
});

test("if the app does not come in time, the page says so, and the form can be sent again", async ({
  page,
  weiLing,
}) => {
  const { signIns } = watchRequests(page);
  await page.clock.install();
  const letGo = await delayApp(page);
  await page.goto("/login", { waitUntil: "commit" });
  await email(page).fill(weiLing.email);
  await password(page).fill(weiLing.password);
  await send(page).click();
  await page.clock.fastForward(9000);
  await expect(late(page)).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(late(page)).toBeVisible();
  await expect(send(page)).not.toHaveAttribute("aria-busy");
  await expect(password(page)).toHaveValue(weiLing.password);

  await send(page).click();
  await expect(late(page)).toBeHidden();
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeVisible();
  expect(signIns).toHaveLength(1);
});

test("what a visitor may need next is fetched once the app has drawn its form, and not if data is to be saved", async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (/^\/release\/.*\.json$/.test(new URL(request.url()).pathname)) ahead.push(request.url());
  });
  const letGo = await delayApp(page);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    if (location.hash === "#saves") Object.defineProperty(navigator, "connection", { value: connection });
  });
  await page.goto("/login", { waitUntil: "commit" });
  await expect(send(page)).toBeVisible();
  expect(ahead).toEqual([]);
  letGo();
  await expect.poll(() => ahead.length).toBeGreaterThan(5);
  await page.goto("about:blank");
  ahead.length = 0;
  await page.goto("/login#saves", { waitUntil: "networkidle" });
  await expect(page.locator("#first-screen")).toHaveCount(0);
  expect(ahead).toEqual([]);
});

test("the page itself begins to open the browser's database, which the app then uses", async ({ page }) => {
  const letGo = await delayApp(page);
  await page.goto("/login", { waitUntil: "commit" });
  const state = () =>
    page.evaluate(() => {
      const opening: unknown = Reflect.get(window, "opening portal-texts");
      return opening instanceof IDBOpenDBRequest ? opening.readyState : undefined;
    });
  await expect.poll(state).toBe("done");
  letGo();
  await expect.poll(state).toBeUndefined();
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
