import type { Page } from "playwright/test";
import type { SignInPerson } from "../../tools/sandbox/people.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveEnding, givePassword, idEnding, NEW_PASSWORD, press, step, title } from "./support/registration.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { readScreen, signIn } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const VERIFY = "POST /services/api/v1/auth/verify";

/** Asks for a link on the page for it, and gives the address in the mail. */
async function askForLink(page: Page, sandbox: SandboxConsole, person: SignInPerson): Promise<string> {
  await page.goto("/login/reset");
  await page.getByLabel("Email").fill(person.email);
  await press(page, "Send me the link");
  await expect(title(page, "Request Sent")).toBeFocused();
  const link = (await sandbox.outbox(person))[0]?.link;
  if (link === undefined) throw new Error("No link was mailed.");
  return link;
}

const linkToken = (link: string) => link.split("/").at(-1) ?? link;

test("a mailed link sets a new password once; its secret is deleted; only the new password signs in", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 400 POST /services/api/v1/auth/password-reset");
  problems.expect("status 400 POST /services/api/v1/auth/password");
  problems.expect("status 400 POST /services/api/v1/auth/login");
  await test.step("an email without an account is reported", async () => {
    await page.goto("/login/reset");
    await page.getByLabel("Email").fill("nobody@example.com");
    await press(page, "Send me the link");
    await expect(page.getByRole("alert")).toHaveText(
      "Sorry, we can't find an account with this email address. Please try again or create a new account.",
    );
  });
  const link = await askForLink(page, sandbox, weiLing);
  await test.step("its secret is no longer in the address, storage or history, and is sent encrypted", async () => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.goto(link);
    await expect(title(page, "Choose a password")).toBeVisible();
    await expect(page).toHaveURL("/login/reset");
    await givePassword(page);
    await expect(title(page, "Your password has been changed")).toBeFocused();
    expect(await sandbox.rows("passwordResets")).toEqual([]);
    const token = linkToken(link);
    expect(await storedTexts(page)).not.toContain(token);
    expect(sent.filter((request) => request.includes(token))).toEqual([`${new URL(link, page.url())} `]);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((request) => request.includes(NEW_PASSWORD))).toEqual([]);
  });
  await press(page, "Sign in");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(weiLing.email);
  await page.getByLabel("Password", { exact: true }).fill(weiLing.password);
  await press(page, "Sign in");
  await expect(page.getByRole("alert")).toHaveText("Incorrect email/password");
  await test.step("a used link is refused, and a new one is offered", async () => {
    await page.goto(link);
    await givePassword(page);
    await expect(page.getByRole("alert")).toHaveText(
      "This link no longer works. Enter your email, and we will send a new one.",
    );
    await expect(title(page, "Set a new password")).toBeVisible();
  });
  await signIn(page, sandbox, { ...weiLing, password: NEW_PASSWORD });
  await test.step("a signed-in customer gets a link at the email on file", async () => {
    await press(page, "Change password");
    await expect(page).toHaveURL("/changepass");
    await expect(page.getByText("We will send a link to w***n@example.com.")).toBeVisible();
    await press(page, "Send me the link");
    await expect(title(page, "Check your email")).toBeFocused();
    expect((await sandbox.outbox(weiLing))[0]?.link).toMatch(/^\/login\/reset\//);
    await press(page, "Back to the start page");
    await expect(page).toHaveURL("/");
  });
});

test("a link that was asked for is not said to be sent again, and another one can be asked for", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await askForLink(page, sandbox, weiLing);
  await readScreen(page);
  await page.goto("/login");
  await page.goto("/login/reset");
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByText("Request Sent")).toHaveCount(0);
});

test("a reload drops the link, and the page asks to open it again", async ({ page, sandbox, weiLing }) => {
  const link = await askForLink(page, sandbox, weiLing);
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.reload();
  await expect(page.getByText("Open the link in the email that we sent you")).toBeVisible();
  await page.goto(link);
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
  await givePassword(page);
  await expect(title(page, "Your password has been changed")).toBeVisible();
});

test("after a reload before the reply the page says that the password may be changed", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("request failed: POST /services/api/v1/auth/password net::ERR_ABORTED");
  await page.goto(await askForLink(page, sandbox, weiLing));
  await sandbox.faults({ setPassword: { kind: "hang", times: 1 } });
  const sent = page.waitForRequest((request) => request.url().endsWith("/auth/password"));
  await givePassword(page);
  await sent;
  await page.reload();
  await expect(title(page, "Set a new password")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(/We could not tell whether your password was changed/);
});

test.describe("with a national ID on file", () => {
  test.use({ client: "sg-carrier" });

  let marcus: SignInPerson;
  test.beforeEach(async ({ sandbox }) => {
    marcus = await sandbox.person("marcus");
  });

  test("its end is asked first, a wrong one leads to its own screen and back; a guessable password is refused; each screen fits", async ({
    page,
    sandbox,
    problems,
  }) => {
    test.slow();
    problems.expect(`status 400 ${VERIFY}`);
    problems.expect("status 400 POST /services/api/v1/auth/password");
    await page.goto("/login/reset");
    await expectAccessible(page);
    const link = await askForLink(page, sandbox, marcus);
    await expectAccessible(page);
    await page.goto(link);
    await expect(page).toHaveURL("/login/reset");
    await expect(step(page, 1, 2)).toBeVisible();
    await expect(page.getByRole("button", { name: "Back", exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await giveEnding(page, "9999");
    await expect(page.getByText("Please provide the NRIC associated with this enrollment to proceed")).toBeVisible();
    await press(page, "Try again");
    await giveEnding(page, idEnding(marcus));
    await expect(step(page, 2, 2)).toBeVisible();
    await expectAccessible(page);
    await givePassword(page, "marcus.teo likes rain");
    const password = page.getByLabel("New password", { exact: true });
    await expect(password).toHaveAccessibleDescription(/This password is too easy to guess\./);
    await givePassword(page);
    await expect(title(page, "Your password has been changed")).toBeVisible();
    await expectAccessible(page);
  });

  test("after five wrong ends the login is shown, and the password is unchanged", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect(`status 400 ${VERIFY}`);
    problems.expect(`status 405 ${VERIFY}`);
    await page.goto(await askForLink(page, sandbox, marcus));
    for (let time = 1; time <= 4; time += 1) {
      await giveEnding(page, "9999");
      await press(page, "Try again");
    }
    await giveEnding(page, "9999");
    await expect(page).toHaveURL("/login");
    expect(await sandbox.rows("passwordResets")).toHaveLength(1);
  });
});
