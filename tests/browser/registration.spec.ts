import type { SignInPerson } from "../../tools/sandbox/people.ts";
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
import { signIn, submitCode } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const VERIFY = "POST /services/api/v1/account/verify";
const CODE = "POST /services/api/v1/account/otp";

const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

test.describe("by mobile number and national ID", () => {
  test.use({ client: "sg-carrier" });

  let nurul: SignInPerson;
  test.beforeEach(async ({ sandbox }) => {
    nurul = await sandbox.person("nurul");
  });

  test("a plan's holder creates an account with the linked email, from the login to the login, and signs in", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/login");
    await press(page, "Create an account");
    await expect(page).toHaveURL("/login/register");
    await expect(step(page, 1)).toBeVisible();
    await reachCode(page, nurul);
    await expect(page.getByText("We sent a six-digit code to n***h@example.com.")).toBeVisible();
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
    await page.goBack();
    await expect(title(page, "Your account is ready")).toBeVisible();

    await press(page, "Sign in");
    await expect(page).toHaveURL("/login");
    await page.getByLabel("Mobile number or national ID").fill(nurul.mobile);
    await press(page, "Continue");
    await expect(title(page, "Enter the code we sent you")).toBeVisible();
    await submitCode(page, await sandbox.newestCode(nurul));
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  });

  test("a holder without an email on file enters one, and the code goes to the mobile number", async ({
    page,
    sandbox,
  }) => {
    const desmond = await sandbox.person("93384410");
    await reachEmail(page, desmond);
    await expect(title(page, "What is your email?")).toBeVisible();
    await giveEmail(page, "desmond@example.com");
    await expect(page.getByText("We sent a six-digit code to ****4410.")).toBeVisible();
    expect((await sandbox.outbox(desmond))[0]).toMatchObject({ to: desmond.mobile, channel: "sms" });
  });

  test("each wrong identifier is reported and leads to the right one", async ({ page, sandbox, problems }) => {
    await test.step("a number without a plan, and one with an account, are reported", async () => {
      problems.expect("status 406 GET /services/api/v1/account/check");
      problems.expect("status 409 GET /services/api/v1/account/check");
      await giveMobile(page, "80000000");
      await expect(page.getByRole("alert")).toHaveText("Invalid or incorrect mdn");
      await expect(page.getByLabel("Mobile number")).toHaveValue("80000000");
      await page.getByLabel("Mobile number").fill((await sandbox.person("marcus")).mobile);
      await press(page, "Continue");
      await expect(page.getByRole("alert")).toHaveText("You already have an account. Sign in instead.");
      await press(page, "I already have an account");
      await expect(page).toHaveURL("/login");
    });
    await test.step("a wrong national ID leads to its own screen, from there to contact and back, and to another try", async () => {
      problems.expect(`status 400 ${VERIFY}`);
      await giveMobile(page, nurul.mobile);
      await giveEnding(page, "9999");
      await expect(page.getByText("Please provide the NRIC associated with this enrollment to proceed")).toBeVisible();
      await press(page, "Contact us");
      await expect(page).toHaveURL("/login/contact-us");
      await page.goBack();
      await expect(page.getByText("Please provide the NRIC associated with this enrollment to proceed")).toBeVisible();
      await press(page, "Try again");
      await giveEnding(page, idEnding(nurul).toLowerCase());
      await expect(step(page, 3)).toBeVisible();
    });
    await test.step("another customer's email is refused at its field, which says so until it is edited", async () => {
      problems.expect("status 400 POST /services/api/v1/account/link-email");
      await giveEmail(page, "marcus.teo@example.com");
      const email = page.getByLabel("Your email");
      await expect(email).toHaveAccessibleDescription("Please use another email.");
      await expect(page.getByRole("alert")).toContainText("Please use another email.");
      await email.fill("nurul@home.example");
      await expect(email).not.toHaveAccessibleDescription("Please use another email.");
      await press(page, "Send me a code");
      await expect(step(page, 4)).toBeVisible();
    });
  });

  test("after five wrong ends of a national ID the registration ends at the login", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect(`status 400 ${VERIFY}`);
    problems.expect(`status 405 ${VERIFY}`);
    await giveMobile(page, nurul.mobile);
    for (let time = 1; time <= 4; time += 1) {
      await giveEnding(page, "9999");
      await press(page, "Try again");
    }
    await giveEnding(page, "9999");
    await expect(page).toHaveURL("/login");
    expect(await sandbox.rows("wrongTries")).toContainEqual(expect.objectContaining({ tries: 5 }));
    expect(await storedTexts(page)).not.toContain(nurul.mobile);
  });

  test("a wrong code and a guessable password are refused, and others work", async ({ page, sandbox, problems }) => {
    await test.step("a wrong code is refused, and a newly requested one works", async () => {
      problems.expect(`status 400 ${CODE}`);
      await page.clock.install();
      await reachCode(page, nurul);
      const first = await sandbox.newestCode(nurul);
      await giveCode(page, otherThan(first));
      await expect(page.getByRole("alert")).toHaveText("Unable to proceed, please try again.");
      await page.clock.fastForward("00:31");
      await press(page, "Send a new code");
      await expect(page.getByRole("status").filter({ hasText: /We sent a new code to \S*\*/ })).toBeVisible();
      await giveCode(page, await sandbox.newestCode(nurul));
      await expect(step(page, 5)).toBeVisible();
    });
    await test.step("Back to an accepted code asks for nothing again", async () => {
      await page.goBack();
      await expect(page.getByText("You have already entered this code.")).toBeVisible();
      await press(page, "Continue");
      await expect(step(page, 5)).toBeVisible();
    });
    await test.step("a short or common password is refused before it is sent", async () => {
      const password = page.getByLabel("New password", { exact: true });
      for (const [typed, why] of [
        ["Nine 9s", "Your password needs at least 8 characters"],
        ["PassWord1", "Many people use this password. Choose another one."],
      ] as const) {
        await givePassword(page, typed);
        await expect(password).toHaveAccessibleDescription(new RegExp(why));
      }
    });
    await test.step("a password that the server can guess leads back to the question, and other answers stay", async () => {
      problems.expect("status 400 POST /services/api/v1/account/user");
      await givePassword(page, "hashim-hashim");
      await press(page, "Create my account");
      await expect(page.getByRole("alert")).toHaveText(/^This password is too easy to guess\./);
      await givePassword(page);
      await press(page, "Create my account");
      await expect(title(page, "Your account is ready")).toBeVisible();
    });
  });
});

test.describe("by email", () => {
  test("a plan's holder creates an account with the email of the plan, not with another, and signs in with it", async ({
    page,
    sandbox,
    problems,
    weiLing,
  }) => {
    problems.expect("status 406 GET /services/api/v1/account/check");
    problems.expect("status 409 GET /services/api/v1/account/check");
    const rachel = await sandbox.person("rachel");
    await page.goto("/login");
    await press(page, "Create an account");
    await expect(step(page, 1, 3)).toBeVisible();
    await page.getByLabel("Email").fill("nobody@example.com");
    await press(page, "Send me a code");
    await expect(page.getByRole("alert")).toHaveText(
      "We cannot find a plan bought with this email. Check it, or try another one.",
    );
    await page.getByLabel("Email").fill(weiLing.email);
    await press(page, "Send me a code");
    await expect(page.getByRole("alert")).toHaveText("You already have an account. Sign in instead.");
    await page.getByLabel("Email").fill(rachel.email);
    await press(page, "Send me a code");
    await expect(step(page, 2, 3)).toBeVisible();
    await giveCode(page, await sandbox.newestCode(rachel));
    await expect(step(page, 3, 3)).toBeVisible();
    await givePassword(page);
    await expect(page.getByText(rachel.email)).toBeVisible();
    await press(page, "Create my account");
    await press(page, "Sign in");
    await signIn(page, sandbox, { ...rachel, password: NEW_PASSWORD });
    await expect(title(page, "Hello, Rachel")).toBeVisible();
  });
});
