import type { Page } from "playwright/test";
import type { SignInPerson } from "../../tools/sandbox/people.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Satay by the bay 9";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const step = (page: Page, place: number, count = 5) => page.getByText(`Step ${place} of ${count}`, { exact: true });
const mobile = (page: Page) => page.getByLabel("Mobile number");
const ending = (page: Page) => page.getByLabel("Last 4 characters of your ID");
const digits = (page: Page) => page.getByLabel("Six-digit code");
const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });

async function giveMobile(page: Page, number: string): Promise<void> {
  await page.goto("/login/register");
  await mobile(page).fill(number);
  await press(page, "Continue");
}

async function giveEnding(page: Page, characters: string): Promise<void> {
  await ending(page).fill(characters);
  await press(page, "Continue");
}

const endOf = ({ nationalId = "" }: SignInPerson) => nationalId.slice(-4);

/** From the address to the question for an email. */
async function reachEmail(page: Page, person: SignInPerson): Promise<void> {
  await giveMobile(page, person.mobile);
  await giveEnding(page, endOf(person));
  await expect(step(page, 3)).toBeVisible();
}

/** The same to the code, which goes to the email that the plan is linked to. */
async function reachCode(page: Page, person: SignInPerson): Promise<void> {
  await reachEmail(page, person);
  await page.getByText("Use n•••h@example.com").click();
  await press(page, "Send me a code");
  await expect(step(page, 4)).toBeVisible();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await digits(page).fill(code);
  await press(page, "Continue");
}

async function givePassword(page: Page, password = PASSWORD): Promise<void> {
  await newPassword(page).fill(password);
  await press(page, "Continue");
}

test.describe("by mobile number and national ID", () => {
  test.use({ client: "sg-carrier" });

  let nurul: SignInPerson;
  test.beforeEach(async ({ sandbox }) => {
    nurul = await sandbox.person("nurul");
  });

  test("a plan's holder makes an account with the linked email, from the login to the login, and signs in", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/login");
    await press(page, "Create an account");
    await expect(page).toHaveURL("/login/register");
    await expect(step(page, 1)).toBeVisible();
    await reachCode(page, nurul);
    await expect(page.getByText("We sent a six-digit code to n•••h@example.com.")).toBeVisible();
    await giveCode(page, await sandbox.newestCode(nurul));
    await expect(step(page, 5)).toBeVisible();
    await givePassword(page);
    await expect(title(page, "Is everything right?")).toBeFocused();
    await press(page, "Create my account");
    await expect(title(page, "Your account is ready")).toBeFocused();
    const people = await sandbox.rows("people");
    expect(people.find(({ mobile }) => mobile === nurul.mobile)).toMatchObject({
      email: "nurul.aisyah@example.com",
      hasAccount: true,
    });

    await press(page, "Sign in");
    await expect(page).toHaveURL("/login");
    await page.getByLabel("Mobile number or national ID").fill(nurul.mobile);
    await press(page, "Continue");
    await expect(title(page, "Enter the code we sent you")).toBeVisible();
    await submitCode(page, await sandbox.newestCode(nurul));
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  });
});
