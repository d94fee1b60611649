import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const LOOK_UP = "POST /services/api/v3/auth/login";

const identifier = (page: Page) => page.getByLabel("Mobile number or national ID");
const code = (page: Page) => page.getByRole("heading", { name: "Enter the code we sent you" });
const chooser = (page: Page) => page.getByRole("radiogroup", { name: "Mobile number" });

async function identify(page: Page, typed: string): Promise<void> {
  await page.goto("/login");
  await identifier(page).fill(typed);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("an unknown or locked identifier gets no code; a mobile number in any spelling gets one that leads to its own plan", async ({
  page,
  sandbox,
  problems,
}) => {
  await test.step("a customer who arrives from the carrier's site with an invalid code reads so, and can sign in here", async () => {
    problems.expect("status 400 GET /services/auth/token");
    await page.goto("/ssoconsumer?c=invented");
    await expect(page.getByRole("alert")).toHaveText("We could not sign you in from that site. Please sign in here.");
    await expect(page.getByRole("button", { name: "See our plans" })).toBeVisible();
    expect(page.url()).not.toContain("invented");
  });
  await test.step("an invalid identifier is not sent, and an unknown one is reported", async () => {
    problems.expect(`status 406 ${LOOK_UP}`);
    await identify(page, "S90!");
    await expect(identifier(page)).toHaveAccessibleDescription("Incorrect MDN/NRIC");
    await identify(page, "S0000000A");
    await expect(page.getByRole("alert")).toHaveText(
      "Mobile number, National ID or passport number doesn't exist in our records. You can try logging in with your mobile number that is registered with us.",
    );
    await expect(identifier(page)).toHaveValue("S0000000A");
    expect(await sandbox.rows("codeSessions")).toEqual([]);
  });
  await test.step("a locked customer reads so, and gets no code", async () => {
    problems.expect(`status 405 ${LOOK_UP}`);
    await identify(page, "9001 4432");
    const dialog = page.getByRole("dialog", { name: "Your account is locked for now" });
    await expect(dialog.getByRole("alert")).toHaveText("Your account is locked.");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(identifier(page)).toHaveValue("9001 4432");
    expect(await sandbox.outbox(await sandbox.person("90014432"))).toEqual([]);
  });
  const marcus = await sandbox.person("96671180");
  await identify(page, "+65 9667-1180");
  await expect(page.getByText("We sent a six-digit code to ****1180. It works for 5 minutes.")).toBeVisible();
  expect(await sandbox.outbox(marcus)).toMatchObject([{ to: "96671180", channel: "sms" }]);
  await submitCode(page, await sandbox.newestCode(marcus));

  await expect(page.getByRole("heading", { level: 1, name: "Hello, Marcus" })).toBeVisible();
  await expect(page.getByText("Plan number 910261907")).toBeVisible();
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ mobile: "96671180", usedAt: expect.any(String) }]);
});

test("one of the numbers of a national ID is chosen, by keyboard alone", async ({ page, sandbox }) => {
  const priya = await sandbox.person("S9034471H");
  await page.goto("/login");
  await expect(identifier(page)).toBeVisible();
  await expectAccessible(page);
  await identifier(page).focus();
  await page.keyboard.type("s9034471-h");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Where should we send the code?" })).toBeFocused();
  await expect(chooser(page).getByRole("radio")).toHaveCount(3);
  expect(await sandbox.outbox(priya)).toEqual([]);
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(chooser(page).getByRole("radio", { name: "****6624" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send the code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await expect(page.getByText("We sent a six-digit code to ****6624.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type(await sandbox.newestCode(priya));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Hello, Priya" })).toBeVisible();
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ mobile: "93016624", usedAt: expect.any(String) }]);
});

test("a choice stays over a reload and 'Back', and another one invalidates the earlier code", async ({
  page,
  sandbox,
}) => {
  const priya = await sandbox.person("S9034471H");
  await identify(page, "S9034471H");
  await page.getByRole("radio", { name: "****7341" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "****7341" })).toBeChecked();
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(code(page)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: "****7341" })).toBeChecked();
  await page.getByRole("radio", { name: "****5178" }).check();
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("We sent a six-digit code to ****5178.")).toBeVisible();
  expect((await sandbox.outbox(priya)).map(({ to }) => to)).toEqual(["92345178", "98807341"]);
  await submitCode(page, await sandbox.newestCode(priya));
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Priya" })).toBeVisible();
});

test("a code can go to the email instead; until it is sent, nothing says so", async ({ page, sandbox, problems }) => {
  problems.expect("status 500 POST /services/api/v4/auth/otp");
  problems.expect(/^reported: .*"failure":"server"/);
  const marcus = await sandbox.person("96671180");
  await sandbox.faults({ sendCodeV4: { kind: "status", status: 500, times: 1 } });
  await identify(page, "S9512783B");
  await expect(page.getByText("We sent a six-digit code to ****1180.")).toBeVisible();
  await expectAccessible(page);
  const instead = page.getByRole("button", { name: "Send it to m***o@example.com instead" });
  await instead.click();
  await expect(page.getByRole("alert")).toContainText("Server error");
  await expect(page.getByText("We sent a six-digit code to ****1180.")).toBeVisible();

  await instead.click();
  await expect(page.getByText("We sent a six-digit code to m***o@example.com.")).toBeVisible();
  await expect(instead).toHaveCount(0);
  expect((await sandbox.outbox(marcus)).map(({ to, channel }) => [to, channel])).toEqual([
    ["marcus.teo@example.com", "email"],
    ["96671180", "sms"],
  ]);
  await submitCode(page, await sandbox.newestCode(marcus));
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Marcus" })).toBeVisible();
});

test("a sign-in that took too long starts again", async ({ page, sandbox, problems }) => {
  problems.expect("status 400 POST /services/api/v4/auth/login");
  problems.expect("status 401 POST /services/api/v4/auth/login"); // this browser's clock is late now
  await identify(page, "S9034471H");
  await page.getByRole("radio", { name: "****7341" }).check();
  await sandbox.shiftClock({ minutes: 31 });
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("alert")).toHaveText("This sign-in took too long. Please start again.");
  await expect(identifier(page)).toHaveValue("S9034471H");
});
