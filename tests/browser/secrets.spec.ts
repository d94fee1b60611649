import type { Page } from "playwright/test";
import { failPassword, reachCode, submitCode } from "./support/steps.ts";
import { plainTexts, storedTexts, storedValues } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

/** Looks whenever the page is about to go too, as typed values are written then. */
async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  const stored = await storedTexts(page);
  for (const secret of secrets) expect(stored).not.toContain(secret);
}

test("no step leaves password, code or token in storage, history or address", async ({
  page,
  context,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 400 POST /services/api/v1/auth/login");
  const secrets = [weiLing.password, "wrong-password"];
  await page.goto("/login");
  await page.getByLabel("Email").fill(weiLing.email);
  await page.getByLabel("Password", { exact: true }).fill(weiLing.password);
  await expectNoSecrets(page, secrets);
  await failPassword(page, weiLing, 1);
  await expectNoSecrets(page, secrets);

  await reachCode(page, weiLing);
  const code = await sandbox.newestCode(weiLing);
  secrets.push(code);
  await expectNoSecrets(page, secrets);
  await page.getByLabel("Six-digit code").fill(code);
  await expectNoSecrets(page, secrets);

  const signedIn = page.waitForResponse((reply) => reply.url().endsWith("/auth/otp"));
  await submitCode(page, code);
  const reply: unknown = await (await signedIn).json();
  const { id, token, authorization } = Object(reply);
  secrets.push(String(token), String(authorization));
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expectNoSecrets(page, secrets);
  // Nor the customer's plain id, which would reveal who was here.
  expect(await plainTexts(page)).not.toContain(String(id));
  await page.reload();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expectNoSecrets(page, secrets);
  expect(await context.cookies()).toEqual([]);
});

test("the key that seals tokens cannot be exported", async ({ page, sandbox, weiLing }) => {
  await reachCode(page, weiLing);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("portal.vault"))).toMatch(/^[\w+/=]+\.[\w+/=]+$/);
  const vaultValues = (await storedValues(page)).filter(({ database }) => database === "portal-vault");
  expect(vaultValues.map(({ value }) => value)).toEqual([{ extractable: false }, { extractable: false }]);
});

test("password, email and code are sent encrypted", async ({ page, sandbox, weiLing }) => {
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.url(), request.postData() ?? ""));
  await reachCode(page, weiLing);
  const code = await sandbox.newestCode(weiLing);
  await submitCode(page, code);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const login = bodies[bodies.findIndex((url) => url.endsWith("/auth/login")) + 1] ?? "";
  expect(JSON.parse(login)).toEqual({ u: expect.stringMatching(/^v1\./), t: "E", p: expect.stringMatching(/^v1\./) });
  const check = bodies.filter((body) => body.includes('"otp"'));
  expect(check.map((body) => JSON.parse(body))).toEqual([{ otp: expect.stringMatching(/^v1\./) }]);
  for (const secret of [weiLing.password, `"${code}"`]) expect(bodies.join("\n")).not.toContain(secret);
});
