import type { Page } from "playwright/test";
import { chinese, customers, signInByMobile } from "./support/home-carrier.ts";
import { sayIn } from "./support/messages.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("the header is 56 high, and from 1200 it holds the menu", async ({ page, sandbox, weiLing }) => {
  await page.setViewportSize({ width: 1199, height: 844 });
  await signIn(page, sandbox, weiLing);
  const header = page.getByRole("banner");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const home = page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Home" });
  for (const [width, isInline] of [
    [1199, false],
    [1200, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await header.evaluate((one) => one.clientHeight)).toBe(56);
    await expect(opener).toBeVisible({ visible: !isInline });
    await expect(home).toBeVisible({ visible: isInline });
  }
});

test("a long name and the longest items fit into the header, in each language", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, sandbox, await sandbox.person("siti"));
  for (const language of ["English", "繁體中文", "ไทย"]) {
    await page.locator("header select").selectOption({ label: language });
    for (const width of [768, 992, 1100, 1200, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      expect([language, width, await fitsWindow(page)]).toEqual([language, width, true]);
      const name = page.getByRole("banner").getByText("Siti Nurhaliza binte Rahman").first();
      const box = await name.boundingBox();
      expect(box?.width, `the name at ${width}`).toBeGreaterThan(100);
    }
  }
});

test.describe("where the menu has four items in English", () => {
  test.use({ client: "tw-home-carrier" });

  test("a long name fits beside them", async ({ page, sandbox }) => {
    const long = "Siti Nurhaliza binte Rahman";
    const { offsetMs, tables } = await sandbox.state();
    const people = (tables.people ?? []).map((row) => ({ ...row, full_name: long }));
    await sandbox.restore({ offsetMs, tables: { ...tables, people } });
    await page.setViewportSize({ width: 1280, height: 600 });
    await signInByMobile(page, sandbox, customers.yiChun);
    await page.getByRole("heading", { name: chinese("start-page.plans.title") }).waitFor();
    await page.locator("header select").selectOption({ label: "English" });
    const name = page.getByRole("banner").getByText(long).first();
    await expect(name).toBeVisible();
    for (const width of [768, 992, 1100, 1200, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      expect([width, await fitsWindow(page)]).toEqual([width, true]);
      expect((await name.boundingBox())?.width, `the name at ${width}`).toBeGreaterThan(100);
    }
    const items = page.getByRole("navigation", { name: "Menu" }).getByRole("button");
    const heights = await items.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size, `one line each: ${heights}`).toBe(1);
  });
});

test("an unknown address keeps a customer's menu", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: sayIn("en-US")("shell.not-found.title") })).toBeVisible();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "My service requests" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My service requests" })).toBeVisible();
});
