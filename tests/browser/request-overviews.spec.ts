import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectPrintedAlone } from "./support/confirmation.ts";
import { counted } from "./support/counted-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { sayIn } from "./support/messages.ts";
import { passingTime } from "./support/passing-time.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const REQUEST = givenId(0);
const say = sayIn("en-US");

/** The customer has a request that was approved. */
async function begin(page: Page, sandbox: SandboxConsole): Promise<void> {
  await new Requester(page).signIn(sandbox, PRIYA);
  const request = { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] } as const;
  await giveRequests(sandbox, PRIYA, [request]);
}

/** Other values in all rows of a table. */
async function change(sandbox: SandboxConsole, table: string, values: object): Promise<void> {
  const { tables, offsetMs } = await sandbox.state();
  const rows = (tables[table] ?? []).map((row) => ({ ...row, ...values }));
  await sandbox.restore({ offsetMs, tables: { ...tables, [table]: rows } });
}

test.use({ client: "sg-carrier" });

test("start page and bell ask again while they are on view, the page no longer once nothing can change", async ({
  page,
  sandbox,
}) => {
  await begin(page, sandbox);
  await page.clock.install();
  await page.goto("/");
  const pass = passingTime(page, sandbox);
  const card = page.getByRole("article").filter({ hasText: "iPhone 17" });
  await expect(card).toContainText(say("status.cards.requestApproved.name"));
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveText("");
  const asked = counted(page, /customercases/);
  await sandbox.advance(REQUEST);
  await sandbox.advance(REQUEST, "REPAIR QUOTED");
  await bell.focus();
  await pass(31);
  await expect(card).toContainText(say("status.cards.repairForFee.name"));
  await pass(31);
  await expect(bell).toHaveText("1");
  await expect(bell).toBeFocused();
  await change(sandbox, "service_requests", { status: "CNCLCUS" });
  await pass(31);
  await expect(page.getByText(say("start-page.requests.none"))).toBeVisible();
  const before = asked();
  await pass(61);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked()).toBe(before);
});

test("what was paid for a request is on a receipt, which is printed alone", async ({ page, sandbox }) => {
  await begin(page, sandbox);
  await change(sandbox, "service_orders", { payment_method: "Visa/Mastercard" });
  await page.goto(`/myplansandservicerequests/${REQUEST}`);
  await page.getByRole("button", { name: say("my-service-requests.payment-receipt.open") }).click();
  const heading = page.getByRole("heading", { level: 1, name: `Receipt for request ${REQUEST}` });
  await expect(heading).toBeFocused();
  await expect(page.getByText("Paid in all inc. GST", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").last()).toHaveText(/^S\$98$/);
  await expectAccessible(page);
  await expectPrintedAlone(page, heading);
  await page.getByRole("button", { name: say("my-service-requests.new-time.back") }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(REQUEST) })).toBeVisible();
});
