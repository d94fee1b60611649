import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test("the header is 56 high, and from 992 it holds the menu", async ({ page, sandbox, weiLing }) => {
  await page.setViewportSize({ width: 991, height: 844 });
  await signIn(page, sandbox, weiLing);
  const header = page.getByRole("banner");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const home = page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Home" });
  for (const [width, isInline] of [
    [991, false],
    [992, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await header.evaluate((one) => one.clientHeight)).toBe(56);
    await expect(opener).toBeVisible({ visible: !isInline });
    await expect(home).toBeVisible({ visible: isInline });
  }
});
