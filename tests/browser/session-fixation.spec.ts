import type { Page } from "playwright/test";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const PROFILE = "/services/api/v1/account/profile";

/** The tokens with which the page that signs in asks for the profile. */
async function captureTokens(page: Page, enter: () => Promise<void>): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => request.url().endsWith(PROFILE));
  await enter();
  const { id = "", token = "", authorization = "" } = await (await asked).allHeaders();
  return { id, token, authorization };
}

test("a session planted in the browser before a sign-in belongs to nobody, and is not used afterwards", async ({
  page,
  context,
  baseURL,
  sandbox,
  weiLing,
}) => {
  const theirs = await context.browser()?.newContext(baseURL === undefined ? {} : { baseURL });
  const attacker = await theirs?.newPage();
  if (attacker === undefined) throw new Error("There is no other browser.");
  const grace = await sandbox.person("grace");
  const fixed = await captureTokens(attacker, () => signIn(attacker, sandbox, grace));
  const storages = await attacker.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);

  await page.goto("/sandbox");
  await page.evaluate(([local = {}, session = {}]) => {
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
    for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  }, storages);
  const own = await captureTokens(page, () => signIn(page, sandbox, weiLing));
  for (const name of ["id", "token", "authorization"]) expect(own[name]).not.toBe(fixed[name]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
  await expect(page.getByText("Grace")).toHaveCount(0);
  await theirs?.close();
});
