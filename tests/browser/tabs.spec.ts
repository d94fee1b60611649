import type { Page } from "playwright/test";
import type { SignInPerson } from "../../tools/sandbox/people.ts";
import { enquiry, openEnquiry } from "./support/enquiry.ts";
import { chinese, customers, giveMobileAndCode, signInByMobile } from "./support/home-carrier.ts";
import * as registration from "./support/registration.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { reachCode, signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const elsewhere = (page: Page) => page.getByRole("heading", { name: "This is open in another tab" });
const code = (page: Page) => page.getByLabel("Six-digit code");

const hasAccount = async (sandbox: SandboxConsole, { mobile }: SignInPerson) =>
  (await sandbox.rows("people")).some((one) => one.mobile === mobile && one.hasAccount);

test("a run of one tab is offered in another, typed values stay, and when the first is closed the other continues at its next check", async ({
  page,
  context,
  weiLing,
}) => {
  await reachCode(page, weiLing);
  const other = await context.newPage();
  await other.goto("/login");
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(code(other)).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();

  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(code(page)).toBeVisible();
  await expect(elsewhere(other)).toBeVisible();

  await page.close();
  await other.reload();
  await expect(code(other)).toBeVisible();
});

test("a closed tab opens again at the same screen, with typed values", async ({ page, context, weiLing }) => {
  await page.goto("/login/contact-us");
  await page.getByLabel("Email").fill(weiLing.email);
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await other.goto("/login/contact-us");
  await expect(other.getByLabel("Email")).toHaveValue(weiLing.email);
});

test("a form that two tabs send at once creates one row", async ({ page, context, sandbox, problems }) => {
  problems.expect(/^request failed: POST .*createinquiry net::ERR_ABORTED$/);
  const form = await openEnquiry(page);
  const other = await context.newPage();
  await other.goto("/login/contact-us");
  await expect(elsewhere(other)).toBeVisible();
  await sandbox.faults({ createInquiry: { kind: "latency", ms: 500 } });
  const asked = page.waitForRequest((request) => request.url().includes("inquir") && request.method() === "POST");
  await form.submit.click();
  await asked;
  // The other tab takes the run over while it is being sent, and sends it too.
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(enquiry(other).confirmation).toBeVisible();
  expect(await sandbox.rows("inquiries")).toHaveLength(1);
});

test.describe("during a registration", () => {
  test.use({ client: "sg-carrier" });

  test("the tab that takes over while the account is created says that the outcome is unknown, and finds it at the next try", async ({
    page,
    context,
    sandbox,
    problems,
  }) => {
    problems.expect(/^request failed: POST .*account\/user net::ERR_ABORTED$/);
    problems.expect("status 409 POST /services/api/v1/account/user");
    const nurul = await sandbox.person("nurul");
    await registration.reachCode(page, nurul);
    await registration.giveCode(page, await sandbox.newestCode(nurul));
    await registration.givePassword(page);
    await sandbox.faults({ createAccount: { kind: "latency", ms: 500 } });
    const other = await context.newPage();
    await other.goto("/login/register");
    const asked = page.waitForRequest((request) => request.url().includes("account/user"));
    await registration.press(page, "Create my account");
    await asked;
    await other.getByRole("button", { name: "Continue here" }).click();
    await expect(other.getByRole("alert")).toHaveText(/^We could not tell whether your account was created\./);
    await expect.poll(() => hasAccount(sandbox, nurul)).toBe(true);
    await registration.givePassword(other, "Another one 2026");
    await registration.press(other, "Create my account");
    await expect(registration.title(other, "You already have an account")).toBeVisible();
    await registration.press(other, "Sign in");
    await expect(other).toHaveURL("/login");
  });
});

test("the start page can be open in any number of tabs, once each is signed in", async ({
  page,
  context,
  sandbox,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  const other = await context.newPage();
  await signIn(other, sandbox, weiLing);
  await expect(other.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();
});

test.describe("while signed in", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("a closed tab opens again at the same screen after the next sign-in", async ({ page, context, sandbox }) => {
    await signInByMobile(page, sandbox, customers.yiChun);
    await page.getByRole("button", { name: "個人資料" }).click();
    await page.getByLabel("名字").fill("宜君");
    await page.close({ runBeforeUnload: true });
    const other = await context.newPage();
    await other.goto("/profile");
    await expect(other).toHaveURL("/login");
    await giveMobileAndCode(other, sandbox, customers.yiChun);
    await expect(other).toHaveURL("/profile");
    await expect(other.getByLabel("名字")).toHaveValue("宜君");
    await expect(other.getByText(chinese("shell.left-off.text"))).toHaveCount(0);
  });
});
