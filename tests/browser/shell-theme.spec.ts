import type { Page } from "playwright/test";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "au-retailer" });

const THEME = "**/services/content/theme";
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");
/** The icon of the release, which bears the name of its content. */
const OWN_ICON = /^\/release\/pictures\//;

/** The partner's theme: a name and an icon that the client's document does not have. */
const PARTNER_THEME = { title: "Harbour Care", favicon: "/services/content/images/phone.svg" };

/** The partner's answer waits until it is let go. */
async function delayTheme(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route(THEME, (route) => isFree.then(() => route.fulfill({ json: PARTNER_THEME })));
  return () => letGo();
}

test("title and icon are the client's until the partner's arrive, without a layout shift, and every page keeps its own title", async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const letGo = await delayTheme(page);
  await page.goto("/login");
  await expect(page.getByLabel("Mobile number")).toBeVisible();
  const before = await page.title();
  expect(before).not.toContain(PARTNER_THEME.title);
  expect(await icon(page)).toMatch(OWN_ICON);
  letGo();
  await expect(page).toHaveTitle(/ – Harbour Care$/);
  expect((await page.title()).split(" – ")[0]).toBe(before.split(" – ")[0]);
  expect(await icon(page)).toBe(PARTNER_THEME.favicon);
  expect(await layoutShifts(page)).toEqual([]);
});

test("a refusal changes nothing, and is logged", async ({ page, sandbox, problems }) => {
  problems.expect("status 500 GET /services/content/theme");
  problems.expect(/^reported: .*content\.theme/);
  problems.expect(/^reported: .*"where":"head"/);
  await sandbox.faults({ getThemeConfiguration: { kind: "status", status: 500 } });
  await page.goto("/login");
  await expect(page.getByLabel("Mobile number")).toBeVisible();
  const before = await page.title();
  await expect
    .poll(async () => JSON.stringify(await sandbox.rows("logEntries")), { timeout: 15_000 })
    .toContain("HTTP 500 response received.");
  expect(await page.title()).toBe(before);
  expect(await icon(page)).toMatch(OWN_ICON);
});

test("an icon of another host is omitted, and violates no policy", async ({ page, problems }) => {
  problems.expect(/^reported: .*"where":"head"/);
  await page.route(THEME, (route) =>
    route.fulfill({ json: { title: "Elsewhere", favicon: "https://elsewhere.example/icon.svg" } }),
  );
  await page.goto("/login");
  await expect(page).toHaveTitle(/ – Elsewhere$/);
  expect(await icon(page)).toMatch(OWN_ICON);
});

test("without a network it is not requested", async ({ page, context }) => {
  const letGo = await delayTheme(page);
  letGo();
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false, configurable: true }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.getByLabel("Mobile number")).toBeVisible();
  expect(asked).not.toContain("/services/content/theme");
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  });
  await expect(page).toHaveTitle(/ – Harbour Care$/);
  await context.close();
});
