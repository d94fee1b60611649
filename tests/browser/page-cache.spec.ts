import { chromiumWithPageCache } from "./support/chromium-options.ts";
import { signIn } from "./support/steps.ts";
import { test as base, expect } from "./support/test.ts";

/** In a browser of its own: launch options of a file's own would cost workers of its own. */
const test = base.extend({
  context: async ({ playwright, baseURL, contextOptions }, use) => {
    const browser = await playwright.chromium.launch(chromiumWithPageCache);
    await use(await browser.newContext({ ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) }));
    await browser.close();
  },
});

test("Back to a cached page shows nothing of a customer who signed out in the same tab, and the tokens are revoked", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => persisted && document.body.append("kept")));
  await page.goto("/sandbox");
  await page.goto("/");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  await expect.poll(() => sandbox.rows("accessTokens")).toEqual([]);
  while (!(await page.evaluate(() => document.body.textContent?.includes("kept"))))
    await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  await expect(page.getByText("Wei Ling")).toHaveCount(0);
});

test("Back to a cached page shows nothing of a customer who signed out in another tab", async ({
  page,
  context,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await page.goto("/sandbox");
  const other = await context.newPage();
  await signIn(other, sandbox, weiLing);
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  // The other tab is at the login.
  await expect(page.getByRole("heading", { level: 1, name: "This is open in another tab" })).toBeVisible();
  await expect(page.getByText("Wei Ling")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
});
