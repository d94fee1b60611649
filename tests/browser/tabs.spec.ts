import type { Page } from "playwright/test";
import { reachCode, signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const elsewhere = (page: Page) => page.getByRole("heading", { name: "This is open in another tab" });
const code = (page: Page) => page.getByLabel("Six-digit code");

test("what one tab walks, another offers to continue, and nothing typed is lost", async ({
  page,
  context,
  weiLing,
}) => {
  await reachCode(page, weiLing);
  const other = await context.newPage();
  await other.goto("/login");
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(code(other)).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();

  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(code(page)).toBeVisible();
  await expect(elsewhere(other)).toBeVisible();
});

test("when the tab is closed, the other goes on at its next look", async ({ page, context, weiLing }) => {
  await reachCode(page, weiLing);
  const other = await context.newPage();
  await other.goto("/login");
  await expect(elsewhere(other)).toBeVisible();
  await page.close();
  await other.reload();
  await expect(code(other)).toBeVisible();
});

test("an email that was typed comes along", async ({ page, context, weiLing }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(weiLing.email);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  const other = await context.newPage();
  await other.goto("/login");
  await expect(other.getByLabel("Email")).toHaveValue(weiLing.email);
});

test("the start page is on view in as many tabs as one likes, once each is signed in", async ({
  page,
  context,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  const other = await context.newPage();
  await signIn(other, sandbox, weiLing);
  await expect(other.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();
});
