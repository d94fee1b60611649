import { reachCode, submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const LOGIN = "POST /services/api/v1/auth/login";
const CODE_HEADING = { name: "Enter the code we sent you" };

/** What is said of a problem of ours, with the code under which it was reported. */
const withSupportCode = (text: string) =>
  new RegExp(`^${text}If you contact us, give us this code: [0-9A-F]{4}-[0-9A-F]{4}$`);

test("without a network one is told so, nothing typed is lost, and later it works", async ({
  page,
  context,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`request failed: ${LOGIN} net::ERR_INTERNET_DISCONNECTED`);
  await page.goto("/login", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("dialog", { name: "Network Status" }).press("Escape");
  await submitPassword(page, weiLing);
  await expect(page.getByRole("alert")).toHaveText("You are currently offline. Please check your network connection.");
  await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
  expect(await sandbox.outbox(weiLing)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
});

test("a server that never answers is called a weak network", async ({ page, sandbox, problems, weiLing }) => {
  problems.expect(`request failed: ${LOGIN} net::ERR_ABORTED`);
  problems.expect(/^reported: .*"failure":"timeout"/);
  await page.clock.install();
  await sandbox.faults({ loginV1: { kind: "hang", times: 1 } });
  await page.goto("/login");
  const sent = page.waitForRequest((request) => request.url().endsWith("/auth/login"));
  await submitPassword(page, weiLing);
  await sent;
  await expect(page.getByRole("button", { name: "Signing you in" })).toBeVisible();
  await page.clock.fastForward("00:16");
  await expect(page.getByRole("alert")).toHaveText(
    withSupportCode(
      "We are unable to connect due to weak network. Please ensure your internet is stable and refresh the page.",
    ),
  );
  await submitPassword(page, weiLing);
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
});

test("a server that fails is called so", async ({ page, sandbox, problems, weiLing }) => {
  problems.expect(`status 500 ${LOGIN}`);
  problems.expect(/^reported: .*"failure":"server"/);
  await sandbox.faults({ loginV1: { kind: "status", status: 500 } });
  await page.goto("/login");
  await submitPassword(page, weiLing);
  await expect(page.getByRole("alert")).toHaveText(withSupportCode("Server error"));
});

for (const kind of ["html", "malformed"] as const) {
  test(`an answer that is no answer (${kind}) is an unexpected error`, async ({ page, sandbox, problems, weiLing }) => {
    problems.expect(/^reported: .*"failure":"invalid"/);
    await sandbox.faults({ loginV1: { kind } });
    await page.goto("/login");
    await submitPassword(page, weiLing);
    await expect(page.getByRole("alert")).toHaveText(withSupportCode("Unexpected error"));
  });
}

test("while the code is checked by a server that never answers, nothing is sent twice", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("request failed: POST /services/api/v1/auth/otp net::ERR_ABORTED");
  problems.expect(/^reported: .*"failure":"unknown"/);
  await page.clock.install();
  await reachCode(page, weiLing);
  await sandbox.faults({ checkCodeV1: { kind: "hang", times: 1 } });
  const code = await sandbox.newestCode(weiLing);
  await submitCode(page, code);
  await expect(page.getByRole("button", { name: "Checking the code" })).toBeVisible();
  await page.clock.fastForward("00:16");
  await expect(page.getByRole("alert")).toHaveText(withSupportCode("Unexpected error"));
  await submitCode(page, code);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("a double click on 'Sign in' sends one code", async ({ page, sandbox, weiLing }) => {
  await page.goto("/login");
  let logins = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) logins += 1;
  });
  await sandbox.faults({ loginV1: { kind: "latency", ms: 300 } });
  await page.getByLabel("Email").fill(weiLing.email);
  await page.getByLabel("Password", { exact: true }).fill(weiLing.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
  expect(logins).toBe(1);
  expect(await sandbox.outbox(weiLing)).toHaveLength(1);
  expect(await sandbox.rows("codeSessions")).toHaveLength(1);
});

test("while signing in, the button says so and keeps the focus", async ({ page, sandbox, weiLing }) => {
  await sandbox.faults({ loginV1: { kind: "latency", ms: 1000 } });
  await page.goto("/login");
  await submitPassword(page, weiLing);
  const busy = page.getByRole("button", { name: "Signing you in" });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
});
