import type { Page } from "playwright/test";
import type { SignInPerson } from "../../tools/sandbox/people.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import {
  giveCode,
  giveEmail,
  giveEnding,
  giveMobile,
  givePassword,
  idEnding,
  NEW_PASSWORD,
  press,
  reachCode,
  reachEmail,
  step,
  title,
} from "./support/registration.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const VERIFY = "POST /services/api/v1/account/verify";

const change = (page: Page, answer: string) => page.getByRole("button", { name: new RegExp(`^Change.*${answer}`) });

test.describe("during a registration", () => {
  test.use({ client: "sg-carrier" });

  let nurul: SignInPerson;
  test.beforeEach(async ({ sandbox }) => {
    nurul = await sandbox.person("nurul");
  });

  test("an answer can be changed in the review: the same one returns to it, another one asks the questions that depend on it", async ({
    page,
    sandbox,
  }) => {
    await reachCode(page, nurul);
    await giveCode(page, await sandbox.newestCode(nurul));
    await givePassword(page);
    await change(page, "Mobile number").click();
    await expect(step(page, 1)).toBeVisible();
    await expect(page.getByLabel("Mobile number")).toHaveValue(nurul.mobile);
    await press(page, "Continue");
    await expect(title(page, "Is everything right?")).toBeVisible();

    await change(page, "Email").click();
    await giveEmail(page, "nurul@home.example");
    await expect(step(page, 4)).toBeVisible();
    await giveCode(page, await sandbox.newestCode(nurul));
    await expect(title(page, "Is everything right?")).toBeVisible();
    await expect(page.getByText("nurul@home.example")).toBeVisible();

    const desmond = await sandbox.person("93384410");
    await change(page, "Mobile number").click();
    await page.getByLabel("Mobile number").fill(desmond.mobile);
    await press(page, "Continue");
    await expect(step(page, 2)).toBeVisible();
  });

  test("a reload keeps the step and typed values, but no password; no secret is stored", async ({ page, sandbox }) => {
    await reachEmail(page, nurul);
    await page.getByText("Use another email", { exact: true }).click();
    await page.getByLabel("Your email").fill("nurul@home");
    await page.reload();
    await expect(step(page, 3)).toBeVisible();
    await expect(page.getByLabel("Your email")).toHaveValue("nurul@home");
    await giveEmail(page, "nurul@home.example");
    await expect(step(page, 4)).toBeVisible();
    const code = await sandbox.newestCode(nurul);
    await giveCode(page, code);
    await givePassword(page);
    await expect(title(page, "Is everything right?")).toBeVisible();
    const stored = await storedTexts(page);
    expect([NEW_PASSWORD, code].filter((secret) => stored.includes(secret))).toEqual([]);
    await page.reload();
    await expect(step(page, 5)).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
    await givePassword(page);
    await press(page, "Create my account");
    await expect(title(page, "Your account is ready")).toBeVisible();
  });

  test("Cancel asks first; continuing keeps everything, stopping deletes everything", async ({ page }) => {
    await reachEmail(page, nurul);
    await press(page, "Stop");
    const asked = page.getByRole("dialog", { name: "Stop creating your account?" });
    await expect(asked).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);
    await press(page, "Stop");
    await asked.getByRole("button", { name: "No, continue" }).click();
    await expect(step(page, 3)).toBeVisible();
    await press(page, "Stop");
    await expect(asked).toBeVisible();
    await page.goBack();
    await expect(asked).toHaveCount(0);
    await expect(step(page, 3)).toBeVisible();
    await press(page, "Stop");
    await asked.getByRole("button", { name: "Yes, stop" }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/login/register");
    await expect(page.getByLabel("Mobile number")).toHaveValue("");
  });

  test("a registration older than half an hour starts again, and says so", async ({ page, sandbox, problems }) => {
    problems.expect(`status 401 ${VERIFY}`); // signed by this browser's clock; it learns the server's and asks again
    problems.expect(`status 400 ${VERIFY}`);
    await giveMobile(page, nurul.mobile);
    await expect(step(page, 2)).toBeVisible();
    await sandbox.shiftClock({ minutes: 31 });
    await giveEnding(page, idEnding(nurul));
    await expect(page.getByRole("alert")).toHaveText(
      "For your security, this ends after 30 minutes. Please start again.",
    );
    await expect(step(page, 1)).toBeVisible();
    await expect(page.getByLabel("Mobile number")).toHaveValue(nurul.mobile);
  });

  test("an account with an unknown outcome is created once when the customer tries again", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("request failed: POST /services/api/v1/account/user");
    problems.expect("reported: ");
    await reachCode(page, nurul);
    await giveCode(page, await sandbox.newestCode(nurul));
    await givePassword(page);
    await sandbox.faults({ createAccount: { kind: "cutAfter" } });
    await press(page, "Create my account");
    await expect(page.getByText(/^We could not tell whether your account was created\./)).toBeVisible({
      timeout: 15_000,
    });
    await sandbox.faults({});
    await press(page, "Create my account");
    await expect(title(page, "Your account is ready")).toBeVisible();
  });

  test("each screen is accessible and fits, narrow and wide", async ({ page, sandbox, problems }) => {
    test.slow();
    problems.expect(`status 400 ${VERIFY}`);
    await giveMobile(page, nurul.mobile);
    await expect(step(page, 2)).toBeVisible();
    await expectAccessible(page);
    await press(page, "Why do we ask for this?");
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await giveEnding(page, "9999");
    await expect(title(page, "This ID does not match your plan")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Try again");
    await giveEnding(page, idEnding(nurul));
    await page.getByText("Use another email", { exact: true }).click();
    await expectAccessible(page);
    await giveEmail(page, "nurul@home.example");
    await expect(step(page, 4)).toBeVisible();
    await expectAccessible(page);
    await giveCode(page, await sandbox.newestCode(nurul));
    await expect(step(page, 5)).toBeVisible();
    await expectAccessible(page);
    await givePassword(page);
    await expect(title(page, "Is everything right?")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Stop");
    await expectAccessible(page);
    await press(page, "No, continue");
    await press(page, "Create my account");
    await expect(title(page, "Your account is ready")).toBeVisible();
    await expectAccessible(page);
  });
});
