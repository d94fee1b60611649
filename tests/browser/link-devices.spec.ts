import type { Page } from "playwright/test";
import type { SignInPerson } from "../../tools/sandbox/people.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { reachCode, submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const PHONE = {
  plan: "Basic",
  callingCode: "65",
  mdn: "91234567",
  model: "iPhone 16 Pro",
  imei: "356938035643809",
  assetId: "710044",
};
const TABLET = { ...PHONE, model: "Galaxy Tab S10", imei: "352849117002166", assetId: "710045" };
/** Its plan has ended. */
const KELVINS = { ...PHONE, model: "Galaxy S9", imei: "353322090412347", assetId: "698127" };
/** No agreement covers it. */
const WATCH = { ...PHONE, model: "Watch 9", imei: "358800112233445", assetId: "710099" };
/** An appliance, which has no IMEI. */
const REFRIGERATOR = { ...PHONE, model: "NR-F607HX", imei: "F607HX210043", assetId: "710102" };
const LINKED = "GET /services/api/v1/account/link-devices";

/** Another site of the partner saved this on the browser; then the customer signs in. */
async function signInWith(saved: unknown, page: Page, sandbox: SandboxConsole, person: SignInPerson): Promise<void> {
  await page.goto("/login");
  await page.evaluate((devices) => localStorage.setItem("devices", JSON.stringify(devices)), saved);
  await reachCode(page, person);
  await submitCode(page, await sandbox.newestCode(person));
}

const saved = (page: Page) => page.evaluate(() => localStorage.getItem("devices"));
const proceed = (page: Page) => page.getByRole("button", { name: "Proceed", exact: true });
const card = (page: Page, model: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: model }) });

test("devices saved in the browser are shown after sign-in, not to a visitor, and linked on Proceed; they fit and are accessible", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await page.goto("/login/link-devices");
  await expect(page).toHaveURL("/login");
  await signInWith([PHONE, TABLET], page, sandbox, weiLing);
  await expect(page).toHaveURL("/login/link-devices");
  await expect(page.getByText("We found 2 devices on this browser: iPhone 16 Pro and Galaxy Tab S10.")).toBeVisible();
  await expect(card(page, "iPhone 16 Pro")).toContainText("Basic, +65 91234567");
  await expect(card(page, "iPhone 16 Pro")).toContainText("IMEI 356938035643809, asset ID 710044");
  for (const device of ["iPhone 16 Pro", "Galaxy Tab S10"])
    await expect(card(page, device).locator("img, [data-drawing]").first()).toBeVisible();
  await expect(page.getByText("No device is linked to your account yet.")).toBeVisible();
  await expectAccessible(page);
  await proceed(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
  expect(await sandbox.rows("linkedDevices")).toMatchObject([PHONE, TABLET]);
  expect(await saved(page)).toBe("[]");
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("devices that are already linked are shown apart", async ({ page, sandbox, weiLing }) => {
  await signInWith([PHONE], page, sandbox, weiLing);
  await expect(page.getByText("We found a device on this browser: iPhone 16 Pro.")).toBeVisible();
  await proceed(page).click();
  await expect(page).toHaveURL("/");
  const signedOut = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Log out" }).click();
  await (await signedOut).finished();
  await signInWith([TABLET], page, sandbox, weiLing);
  const linked = page.getByRole("heading", { level: 2, name: "Already linked" });
  await expect(linked.locator("~ *").getByRole("article")).toContainText(["iPhone 16 Pro"]);
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a device without an IMEI is shown by its serial number", async ({ page, sandbox, weiLing }) => {
  await signInWith([PHONE, REFRIGERATOR], page, sandbox, weiLing);
  await expect(card(page, "NR-F607HX")).toContainText("Serial number F607HX210043, asset ID 710102");
  await expect(card(page, "NR-F607HX")).not.toContainText("IMEI");
});

test("a failed list of linked devices is reported, and loads after another try", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`status 500 ${LINKED}`);
  problems.expect(/^reported: .*"failure":"server"/);
  await sandbox.faults({ listLinkedDevices: { kind: "status", status: 500 } });
  await signInWith([PHONE], page, sandbox, weiLing);
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
  await sandbox.faults({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No device is linked to your account yet.")).toBeVisible();
});

const REFUSALS = [
  [
    "kelvin.goh@example.com",
    "a plan that has ended",
    "The plan of one of these devices has ended, so none was linked.",
  ],
  ["weiling.tan@example.com", "another", "One of these devices belongs to another account, so none was linked."],
] as const;
for (const [email, whose, refusal] of REFUSALS) {
  test(`a device of ${whose} is refused, and stays saved`, async ({ page, sandbox, problems }) => {
    if (whose === "another") problems.expect("status 400 POST /services/account/link-devices");
    await signInWith([KELVINS, WATCH], page, sandbox, await sandbox.person(email));
    await proceed(page).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page).toHaveURL("/login/link-devices");
    expect(await sandbox.rows("linkedDevices")).toEqual([]);
    expect(JSON.parse((await saved(page)) ?? "")).toHaveLength(2);
  });
}

test("unreadable entries are reported, and deleted on Proceed", async ({ page, sandbox, weiLing }) => {
  await signInWith([{ assetId: "7" }, "stray"], page, sandbox, weiLing);
  await expect(page.getByText("We cannot read the devices saved on this browser.")).toBeVisible();
  await proceed(page).click();
  await expect(page).toHaveURL("/");
  expect(await saved(page)).toBe("[]");
});
