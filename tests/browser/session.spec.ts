import type { Page } from "playwright/test";
import { settled } from "./faults/page-view.ts";
import { reachCode, signIn, submitCode } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const login = (page: Page) => page.getByRole("heading", { level: 1, name: "Sign in to your plan" });
const landing = (page: Page) => page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" });
const signOut = (page: Page) => page.getByRole("button", { name: "Log out" });

test("an unknown address says so and offers a next step", async ({ page }) => {
  // This client has no page for profiles, and none that registers devices.
  for (const address of ["/no/such/page", "/profile", "/login/device-register"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "We cannot find this page" })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.getByRole("button", { name: "Go to the start page" }).click();
  await expect(login(page)).toBeVisible();
});

test("a deep link leads to the login, and from there to the landing page, also without images of devices", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 500 GET /services/content/device-images");
  problems.expect(/^reported: /);
  await sandbox.faults({ listDeviceImages: { kind: "status", status: 500 } });
  await page.goto("/?from=mail");
  await expect(page).toHaveURL("/login");
  await reachCode(page, weiLing);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article")).toHaveCount(3);
  // It is asked for twice more, while the page is there.
  await expect.poll(async () => (await sandbox.rows("logEntries")).length).toBe(1);
});

test("a signed-in customer is led from the login to the landing page; after sign-out nothing personal is left, nor shown by Back", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
  await expect(landing(page)).toBeVisible();
  await signOut(page).click();
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL("/login");
  const stored = await storedTexts(page);
  for (const personal of ["weiling", "Wei Ling", "900183726", "356938035643809", "portal.vault"]) {
    expect(stored).not.toContain(personal);
  }
  for (let times = 0; times < 3; times += 1) {
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByText("Wei Ling")).toHaveCount(0);
    await expect(page.getByText("900183726")).toHaveCount(0);
  }
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Wei Ling")).toHaveCount(0);
});

test("a session that is about to end says so and can be extended; an ended one leaves nothing on view", async ({
  page,
  sandbox,
  weiLing,
}) => {
  let passed = 0;
  const passUntil = async (minutes: number) => {
    // A reply that comes while only the server's time has passed would be taken for a clock that is wrong.
    await settled(page);
    await sandbox.shiftClock({ minutes });
    await page.clock.fastForward((minutes - passed) * 60_000);
    passed = minutes;
  };
  await page.clock.install();
  await signIn(page, sandbox, weiLing);
  await passUntil(29.2);
  const ending = page.getByRole("dialog", { name: "You will be logged out soon" });
  await ending.getByRole("button", { name: "Stay signed in" }).click();
  await expect(ending).toBeHidden();
  await passUntil(57);
  await page.reload();
  await expect(landing(page)).toBeVisible();
  await passUntil(58.7);
  await expect(ending).toBeVisible();
  await passUntil(60);
  const ended = page.getByRole("dialog", { name: "Please log in again" });
  await expect(ended).toContainText("You've been logged out. Try logging in again");
  await expect(page.getByText("Wei Ling")).toHaveCount(0);
  await expect(page).toHaveURL("/login");
});

test("a customer whose session is lost before its time reads so, Escape closes the notice, and they can sign in again, and out by an address", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 401 GET /services/api/v1/account/profile");
  const ended = page.getByRole("dialog", { description: "Oops! Something went wrong." });
  const tryAgain = ended.getByRole("button", { name: "Try logging in again" });
  for (const leave of [() => page.keyboard.press("Escape"), () => tryAgain.click()]) {
    await signIn(page, sandbox, weiLing);
    await sandbox.faults({ getProfile: { kind: "expired", times: 1 } });
    await page.reload();
    await expect(page).toHaveURL("/login");
    await expect(tryAgain).toBeVisible();
    await expect(page.getByText("Wei Ling")).toHaveCount(0);
    await leave();
    await expect(ended).toHaveCount(0);
    await expect(login(page)).toBeVisible();
  }
  await reachCode(page, weiLing);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(landing(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/login?logoutRedirect=true");
  await expect(page).toHaveURL("/login");
  await expect(login(page)).toBeVisible();
  expect(await storedTexts(page)).not.toContain("weiling");
});

test("if the plans or a plan's programme cannot be loaded, a page says so with a support code, and Try again works", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 500 GET /services/api/v1/account/profile");
  problems.expect(/^reported: .*"failure":"server"/);
  problems.expect(/^reported: .*"where":"session"/);
  await sandbox.faults({ getProfile: { kind: "status", status: 500 } });
  await reachCode(page, weiLing);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be shown" })).toBeVisible();
  await expect(page.getByText(/^If you contact us, give us this code: [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  await sandbox.faults({});
  problems.expect(/^status 503 GET \/release\/programmes\//);
  problems.expect(/^reported: .*"where":"programmes"/);
  const asked = page.waitForRequest("**/release/programmes/**");
  await page.route("**/release/programmes/**", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Try again" }).click();
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be shown" })).toBeVisible();
  await page.unroute("**/release/programmes/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});
