import type { Page, Request } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const SITE = "/login/ssoredirect?site=rewards";
const NOT_ARRIVED = "We could not sign you in from that site. Please sign in here.";

const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: "Hello, Marcus" });
const atSite = (page: Page) => page.getByText("Signed in as Marcus");
const isRedeemed = (request: Request) => new URL(request.url()).pathname === "/services/auth/token";

async function signIn(page: Page, sandbox: SandboxConsole): Promise<void> {
  await page.getByLabel("Mobile number or national ID").fill("96671180");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("We sent a six-digit code to ****1180.").waitFor();
  await submitCode(page, await sandbox.newestCode(await sandbox.person("96671180")));
}

test("a site of the client's own sends a visitor, who signs in, is recognised there, and returns signed in", async ({
  page,
  sandbox,
  context,
}) => {
  await page.goto(SITE);
  await expect(page).toHaveURL("/login");
  // Where they are led is sealed, which takes a moment.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.reload();
  await signIn(page, sandbox);
  await expect(atSite(page)).toBeVisible();
  const gone = new URL(page.url());
  expect(gone.host).toMatch(/^rewards\.sg-carrier\.example\.localhost/);
  expect([...gone.searchParams.keys()]).toEqual(["c"]);
  const back = await page.getByRole("link", { name: "Back to the care portal" }).getAttribute("href");
  await page.goBack();
  await expect(page).not.toHaveURL(/ssoredirect/);

  const elsewhere = await context.browser()?.newContext();
  const other = await elsewhere?.newPage();
  if (other === undefined) throw new Error("There is no other browser.");
  await other.goto(gone.href);
  await expect(other.getByText("Nobody is signed in here.")).toBeVisible();
  const arrival = other.waitForRequest(isRedeemed);
  await other.goto(back ?? "");
  const code = new URL((await arrival).url()).searchParams.get("c") ?? "";
  await expect(welcome(other)).toBeVisible();
  expect(other.url()).not.toContain(code);
  const stored = await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(code);
  await elsewhere?.close();
});

test("a signed-in customer goes on to the named site, and by default to the landing page; a site without a code is not opened", async ({
  page,
  sandbox,
  problems,
}) => {
  await page.goto("/login");
  await signIn(page, sandbox);
  await expect(welcome(page)).toBeVisible();
  for (const address of ["/login", "/login/ssoredirect", "/ssoredirect?site=elsewhere"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
    await expect(welcome(page)).toBeVisible();
  }
  await page.goto("/ssoconsumer?c=of-somebody-else");
  await expect(page).toHaveURL("/");
  await expect(welcome(page)).toBeVisible();
  problems.expect("status 503 POST /services/auth/token");
  problems.expect(/^reported: .*session\.token-code/);
  await sandbox.faults({ requestTokenCode: { kind: "status" } });
  await page.goto(SITE);
  await expect(page.getByRole("heading", { name: "We could not open that site" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Server error");
  await expectAccessible(page);
  await sandbox.faults({});
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(atSite(page)).toBeVisible();
});

test("a code that fails five more times, or is invalid, is reported where the customer can sign in here", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 503 GET /services/auth/token");
  problems.expect(/^reported: .*session\.arrive/);
  await sandbox.faults({ redeemTokenCode: { kind: "status" } });
  const asked: Request[] = [];
  page.on("request", (request) => isRedeemed(request) && asked.push(request));
  await page.goto("/ssoconsumer?c=invented");
  await expect(page.getByRole("alert")).toContainText(NOT_ARRIVED);
  expect(asked).toHaveLength(6);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "See our plans" })).toBeVisible();

  problems.expect("status 400 GET /services/auth/token");
  await sandbox.faults({});
  await page.goto("/ssoconsumer?c=invented");
  await expect(page.getByRole("alert")).toHaveText(NOT_ARRIVED);
  expect(asked).toHaveLength(7);
  expect(page.url()).not.toContain("invented");
});
