import { submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const LOGIN = "POST /services/api/v1/auth/login";
const CODE_HEADING = { name: "Enter the code we sent you" };

/** The message about a problem of the portal, with its support code. */
const withSupportCode = (text: string) =>
  new RegExp(`^${text}If you contact us, give us this code: [0-9A-F]{4}-[0-9A-F]{4}$`);

test("a missing network is reported, typed values stay, and a later try works", async ({
  page,
  context,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`request failed: ${LOGIN} net::ERR_INTERNET_DISCONNECTED`);
  await page.goto("/login", { waitUntil: "networkidle" });
  await context.setOffline(true);
  const status = page.getByRole("dialog", { name: "Network Status" });
  await status.press("Escape");
  await expect(status).toHaveCount(0);
  await submitPassword(page, weiLing);
  await expect(page.getByRole("alert")).toHaveText("You are currently offline. Please check your network connection.");
  await expect(page.getByLabel("Email")).toHaveValue(weiLing.email);
  expect(await sandbox.outbox(weiLing)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
});

test("a server that never answers is reported as a weak network, and nothing is sent twice while the code is checked", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
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

  // Two that are not answered within a minute are a weak network, which shell.spec.ts looks at.
  await page.clock.fastForward("01:00");
  problems.expect("request failed: POST /services/api/v1/auth/otp net::ERR_ABORTED");
  problems.expect(/^reported: .*"failure":"unknown"/);
  await sandbox.faults({ checkCodeV1: { kind: "hang", times: 1 } });
  const code = await sandbox.newestCode(weiLing);
  const asked = page.waitForRequest((request) => request.url().endsWith("/auth/otp"));
  await submitCode(page, code);
  await asked;
  await expect(page.getByRole("button", { name: "Checking the code" })).toBeVisible();
  await page.clock.fastForward("00:16");
  await expect(page.getByRole("alert")).toHaveText(
    withSupportCode("We could not confirm that this went through. Please try again; it will not be done twice."),
  );
  await submitCode(page, code);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("a server error is reported as such, and an invalid reply as an unexpected error", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect(`status 500 ${LOGIN}`);
  problems.expect(/^reported: .*"failure":"server"/);
  problems.expect(/^reported: .*"failure":"invalid"/);
  await page.goto("/login");
  for (const [fault, text] of [
    [{ kind: "html" }, "Unexpected error"],
    [{ kind: "status", status: 500 }, "Server error"],
    [{ kind: "malformed" }, "Unexpected error"],
  ] as const) {
    await sandbox.faults({ loginV1: fault });
    await submitPassword(page, weiLing);
    await expect(page.getByRole("alert")).toHaveText(withSupportCode(text));
  }
});

test("during sign-in the button shows its activity and keeps the focus; a double click sends one code", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await page.goto("/login");
  let logins = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) logins += 1;
  });
  await sandbox.faults({ loginV1: { kind: "latency", ms: 1000 } });
  await page.getByLabel("Email").fill(weiLing.email);
  await page.getByLabel("Password", { exact: true }).fill(weiLing.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
  const busy = page.getByRole("button", { name: "Signing you in" });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("heading", CODE_HEADING)).toBeVisible();
  expect(logins).toBe(1);
  expect(await sandbox.outbox(weiLing)).toHaveLength(1);
  expect(await sandbox.rows("codeSessions")).toHaveLength(1);
});
