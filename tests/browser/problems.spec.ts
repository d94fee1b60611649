import { signIn, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test("a problem is written to the back end's log, without typed values", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 500 POST /services/api/v1/auth/login");
  problems.expect(/^reported: .*"failure":"server"/);
  await sandbox.faults({ loginV1: { kind: "status", status: 500 } });
  await page.goto("/login");
  const written = page.waitForResponse((response) => response.url().endsWith("/api/v1/logger"));
  await submitPassword(page, weiLing);
  await written;
  const [row, ...others] = await sandbox.rows("logEntries");
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    level: "error",
    category: "API Log",
    message: "HTTP 500 response received.",
    entry: { url: "/api/v1/auth/login", statusCode: 500, clientId: "techcare" },
  });
  expect(JSON.stringify(row)).not.toContain(weiLing.email);
  expect(JSON.stringify(row)).not.toContain(weiLing.password);
});

test("the log names the customer and the plan, and a failing log is ignored", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  problems.expect("status 500 GET /services/online/notifications");
  problems.expect("status 500 POST /services/api/v1/logger");
  problems.expect(/^reported: .*"call":"content.notifications"/);
  problems.expect(/^reported: .*"call":"log.write"/);
  await sandbox.faults({
    listNotifications: { kind: "status", status: 500 },
    writeLog: { kind: "status", status: 500 },
  });
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/logger") && sent.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({ customerName: "Tan Wei Ling", agreementId: "900183726" });
  await expect.poll(() => problems.missing()).toEqual([]);
});
