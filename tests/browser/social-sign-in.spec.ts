import type { Page, Request } from "playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ client: "lazada-market" });

const NOT_BEGUN_HERE = "That sign-in was not started here, or has expired. Please start again.";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const isReturn = (request: Request) => new URL(request.url()).pathname === "/login/sso";

/** From the sign-in to the page of the provider. */
async function goTo(page: Page, provider: string): Promise<void> {
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  await title(page, provider).waitFor();
}

test("a social account signs in, and its return works for one sign-in in one browser", async ({
  page,
  sandbox,
  browser,
  baseURL,
}) => {
  await page.goto("/login");
  await goTo(page, "Google");
  const back = page.waitForRequest(isReturn);
  await page.getByRole("button", { name: /Koh Mei Ling/ }).click();
  const address = (await back).url();

  await expect(title(page, "Hello, Mei Ling")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await sandbox.rows("socialSignIns")).toMatchObject([{ provider: "google", usedAt: expect.any(String) }]);
  expect(await sandbox.rows("accessTokens")).toHaveLength(1);
  expect(await sandbox.rows("codeSessions")).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(new URL(address).searchParams.get("code"));

  await page.goto(address);
  await expect(title(page, "Hello, Mei Ling")).toBeVisible();
  await expect(page).toHaveURL("/");

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const asked: string[] = [];
  elsewhere.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await elsewhere.goto(address);
  await expect(elsewhere.getByText(NOT_BEGUN_HERE)).toBeVisible();
  await expect(elsewhere).toHaveURL("/login");
  expect(asked.filter((path) => path.includes("/auth/"))).toEqual([]);
  expect(await sandbox.rows("accessTokens")).toHaveLength(1);
  await elsewhere.context().close();
});

test("cancelling, or an account that nobody here has, leads to the other sign-ins", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 406 POST /services/api/v1/auth/sso");
  await page.goto("/login");
  await goTo(page, "Facebook");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You did not finish signing in there.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "See our plans" })).toHaveCount(0);

  await goTo(page, "Apple");
  await page.getByRole("button", { name: /Somebody else/ }).click();
  await expect(page.getByText("Sorry, we can't find an account with this email address.")).toBeVisible();
  await expect(page.getByRole("button", { name: "See our plans" })).toBeVisible();
  expect(await sandbox.rows("accessTokens")).toEqual([]);
});

test("a customer at the provider can look back, and may return in another tab", async ({ page, context }) => {
  await page.goto("/login");
  await goTo(page, "Google");
  const address = page.url();
  await page.goto("/login");
  await expect(title(page, "Finish signing in with Google")).toBeVisible();
  await page.reload();
  await expect(title(page, "Finish signing in with Google")).toBeVisible();

  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole("button", { name: /Koh Mei Ling/ }).click();
  await expect(title(other, "Hello, Mei Ling")).toBeVisible();
  await expect(title(page, "This is open in another tab")).toBeVisible();
  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByText(NOT_BEGUN_HERE)).toHaveCount(0);
});

test("the accounts are chosen by buttons of one width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/login");
  const boxes = await Promise.all(
    ["Google", "Facebook", "Apple"].map((name) =>
      page.getByRole("button", { name: `Continue with ${name}` }).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
});
