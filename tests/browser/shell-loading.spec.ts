import type { Page, Route } from "playwright/test";
import { signIn, submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const LAZY_BLOCKS = /\/assets\/lazy-blocks-[^/]+\.js$/;

const code = (page: Page) => page.getByRole("heading", { level: 1, name: "Enter the code we sent you" });
const landing = (page: Page) => page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" });

test("while the code of the next screen loads, the screen before stays", async ({ page, sandbox, weiLing }) => {
  const held: Route[] = [];
  await page.route(LAZY_BLOCKS, (route) => void held.push(route));
  await page.goto("/login");
  await expect.poll(() => held.length).toBe(1);
  await submitPassword(page, weiLing);
  await expect.poll(async () => (await sandbox.rows("codeSessions")).length).toBe(1);
  // Its countdown comes with the code that is held.
  await expect(code(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  for (const route of held) await route.continue();
  await expect(code(page)).toBeVisible();
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(landing(page)).toBeVisible();
});

test("if it cannot be loaded, the page says so, and Try again shows it", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(/^request failed: GET \/assets\/lazy-blocks/);
  problems.expect(/^reported: .*shell\/customer-frame/);
  await signIn(page, sandbox, weiLing);
  await page.route(LAZY_BLOCKS, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("This part cannot be shown right now.")).toBeVisible();
  await page.unroute(LAZY_BLOCKS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(landing(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("the first screen loads nothing that only later screens need", async ({ page }) => {
  await page.route(/\/(?:assets\/(?!index-)|release\/.*\.json)/, () => {});
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Email is required" })).toBeVisible();
});
