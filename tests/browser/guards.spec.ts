import { signIn, signOutByAddress } from "./support/steps.ts";
import { plainTexts, storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

/** As another site of the partner saves it. */
const saved = [{ plan: "Basic", callingCode: "65", mdn: "91234567", model: "iPhone 16 Pro", imei: "356938035643809" }];

test("the sign-out address signs out, clears both storages, and leads to the login", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await page.evaluate((devices) => localStorage.setItem("devices", JSON.stringify(devices)), saved);
  await page.goto("/portal/documents");
  await expect(page.getByRole("heading", { level: 1, name: "Your documents" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);

  await signOutByAddress(page);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("devices"))).toBeNull();
  expect(await storedTexts(page)).not.toMatch(/weiling|Wei Ling|900183726|356938035643809/);
  expect(await plainTexts(page)).not.toContain("us_");
  await page.goto("/");
  await expect(page).toHaveURL("/login");
});

test.describe("at a client with single sign-on", () => {
  test.use({ client: "sg-carrier" });

  test("a visitor without a code gets the login", async ({ page }) => {
    await page.goto("/login/ssoredirect");
    await expect(page.getByLabel("Mobile number or national ID")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
