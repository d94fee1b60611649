import type { Page } from "playwright/test";
import { lookAt } from "./support/look-at-screen.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { screenStates } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { violations } from "./support/violations.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each width and each scheme once: the gallery scans every component in both schemes. */
const views = [
  { width: 1280, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
] as const;

/** What a person sees and where, but the time of countdowns; a scan must leave it as it was. */
async function onView(page: Page): Promise<readonly string[]> {
  const seen = await page.locator("body").ariaSnapshot();
  return [page.url(), await page.title(), seen.replace(/\d\d:\d\d/g, "time")];
}

for (const screen of screenStates) {
  test(`${screen.name} is accessible and fits, narrow and wide, light and dark`, async ({
    page,
    sandbox,
    problems,
  }) => {
    await lookAt(screen, { page, sandbox, problems, say: sayIn("en-US") });
    for (const { width, colorScheme } of views) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const before = await onView(page);
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await onView(page)).toEqual(before);
    }
    await expectToFitPhone(page);
  });
}

test("a scan finds what is wrong", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").evaluate((input) => document.querySelector(`label[for="${input.id}"]`)?.remove());
  expect((await violations(page)).join()).toContain("label: Form elements must have labels");
});
