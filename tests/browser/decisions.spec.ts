import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { wholeFiles } from "../sandbox/support/whole-files.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Pays for repairs when the device comes back. */
const PRIYA = "92345178";
/** Her plan asks her to confirm that a device is back. */
const ZARINA = "82340022";
const REQUEST = givenId(0);

/** On a phone, at a request of hers that has come so far. */
async function openRequest(
  page: Page,
  sandbox: SandboxConsole,
  { incident = "Screen Repair", after, to }: { incident?: string; after: "SUBMITTED" | "RECEIVED"; to: string[] },
): Promise<Requester> {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  const history = after === "SUBMITTED" ? (["SUBMITTED"] as const) : (["SUBMITTED", "APPROVED", "RECEIVED"] as const);
  await giveRequests(sandbox, PRIYA, [{ incident, device: "iPhone 17", history }]);
  for (const status of to) await sandbox.advance(REQUEST, status);
  await page.goto(`/myplansandservicerequests/${REQUEST}`);
  return requester;
}

async function inspect(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFitPhone(page);
}

test("a repair for a fee is accepted, once", async ({ page, sandbox }) => {
  const { say, button, card, heading } = await openRequest(page, sandbox, { after: "RECEIVED", to: ["REPAIR QUOTED"] });
  await expect(page.getByText(/It costs S\$180/)).toBeVisible();
  await inspect(page);
  await button("my-service-requests.details.decide").click();
  await expect(heading("my-service-requests.decide.title")).toBeFocused();
  await expectKnownBeside(page, { device: "Apple iPhone 17", facts: ["Care 4.0", "S$180"] });
  await page.setViewportSize({ width: 390, height: 844 });
  await button("my-service-requests.decision.submit").click();
  await expect(page.getByText(say("my-service-requests.decision.required")).first()).toBeVisible();
  await card(say("my-service-requests.decision.accept")).check();
  await page.reload();
  await expect(card(say("my-service-requests.decision.accept"))).toBeChecked();
  await inspect(page);
  await button("my-service-requests.decision.submit").click();
  await expect(page.getByText(say("my-service-requests.decide.accepted"))).toBeVisible();
  await expect(page.getByText(say("my-service-requests.life.accepted"))).toBeVisible();
  await expect(button("my-service-requests.details.decide")).toHaveCount(0);
  await inspect(page);
});

test("a repair for a fee is declined, also on the second try after a failure", async ({ page, sandbox, problems }) => {
  const { say, button, card } = await openRequest(page, sandbox, { after: "RECEIVED", to: ["REPAIR QUOTED"] });
  problems.expect(/^status 500 POST .*updaterepairrequest/);
  problems.expect("reported: ");
  await button("my-service-requests.details.decide").click();
  await card(say("my-service-requests.decision.decline")).check();
  await sandbox.faults({ updateRepairRequest: { kind: "status", status: 500 } });
  await button("my-service-requests.decision.submit").click();
  await expect(page.getByText(say("errors.server"))).toBeVisible();
  await sandbox.faults({});
  await button("my-service-requests.decision.submit").click();
  await expect(page.getByText(say("my-service-requests.decide.declined"))).toBeVisible();
  expect((await sandbox.rows("requestEvents")).map(({ status }) => status)).toContain("REPAIR DECLINED");
});

test("a decision that comes too late leaves what the clock decided", async ({ page, sandbox, problems }) => {
  const { say, button, card } = await openRequest(page, sandbox, { after: "RECEIVED", to: ["REPAIR QUOTED"] });
  problems.expect("status 409 POST /services/claim/api/updaterepairrequest");
  await button("my-service-requests.details.decide").click();
  await card(say("my-service-requests.decision.accept")).check();
  const state = await sandbox.state();
  const orders = (state.tables.service_orders ?? []).map((row) =>
    row.quotes === null ? row : { ...row, decide_by: new Date(Date.now() - 60_000).toISOString() },
  );
  await sandbox.restore({ ...state, tables: { ...state.tables, service_orders: orders } });
  await button("my-service-requests.decision.submit").click();
  await expect(page.getByText(say("my-service-requests.decide.too-late"))).toBeVisible();
  await expect(page.getByText(say("my-service-requests.life.expired"))).toBeVisible();
});

test("a refresh is called one, while it is under way and when it is done", async ({ page, sandbox }) => {
  const { say } = await openRequest(page, sandbox, { incident: "Refresh", after: "RECEIVED", to: [] });
  const life = page.getByRole("list", { name: say("my-service-requests.life.label") });
  await expect(life).toContainText(say("my-service-requests.life.refreshing"));
  await sandbox.advance(REQUEST, "REPAIRED");
  await page.reload();
  await expect(life).toContainText(say("my-service-requests.life.refreshed"));
  await expect(life).not.toContainText(/repair/i);
});

test("a device that could not be refreshed is taken back", async ({ page, sandbox }) => {
  const at = { incident: "Refresh", after: "RECEIVED", to: ["UNABLE TO COMPLETE"] } as const;
  const { say, button, heading } = await openRequest(page, sandbox, { ...at, to: [...at.to] });
  await inspect(page);
  await button("my-service-requests.details.take-back").click();
  await expect(heading("my-service-requests.take-back.title")).toBeFocused();
  await inspect(page);
  await button("my-service-requests.take-back.confirm").click();
  await expect(page.getByText(say("my-service-requests.decide.taken-back"))).toBeVisible();
  const refused = page.getByText(say("status.cards.repairRejected.name"));
  for (const status of ["RETURN REQUESTED", "RETURNED"]) {
    if (status === "RETURNED") await sandbox.advance(REQUEST, status);
    await page.goto(`/myplansandservicerequests/${REQUEST}`);
    const name = say("status.cards.refreshUnableToComplete.name");
    await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
    await expect(refused).toHaveCount(0);
    await inspect(page);
    for (const path of ["/myplansandservicerequests", "/"]) {
      await page.goto(path);
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(refused).toHaveCount(0);
    }
  }
});

test("a reviewer gets what they asked for, and the answer stays on a reload", async ({ page, sandbox }) => {
  const { say, button, heading } = await openRequest(page, sandbox, { after: "SUBMITTED", to: ["ON HOLD"] });
  await expect(page.getByText(/You will hear from us by/)).toBeVisible();
  await inspect(page);
  await sandbox.advance(REQUEST, "MORE INFORMATION NEEDED");
  await page.reload();
  await inspect(page);
  await button("my-service-requests.details.answer").click();
  await expect(heading("my-service-requests.review-hold.title")).toBeFocused();
  await expect(page).toHaveURL("/reviewhold");
  await button("my-service-requests.hold.submit").click();
  await expect(page.getByText(say("my-service-requests.hold.note.required")).first()).toBeVisible();
  await page.getByLabel(say("my-service-requests.hold.note.label")).fill("It fell from the table on Monday.");
  await page.reload();
  await expect(page.getByLabel(say("my-service-requests.hold.note.label"))).toHaveValue(
    "It fell from the table on Monday.",
  );
  const file = { name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from(wholeFiles.pdf) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await inspect(page);
  await button("my-service-requests.hold.submit").click();
  await expect(page.getByText(say("my-service-requests.review-hold.answered"))).toBeVisible();
  expect(await sandbox.rows("holds")).toMatchObject([
    { note: "It fell from the table on Monday.", documents: [{ FileName: "receipt.pdf" }] },
  ]);
});

test("a courier who failed comes at another time, though the first one has begun", async ({ page, sandbox }) => {
  const { say, button } = await openRequest(page, sandbox, { after: "SUBMITTED", to: ["APPROVED"] });
  await expect(page.getByText(say("my-service-requests.logistics.pick-up"), { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: say("status.cards.requestApproved.name") })).toBeVisible();
  await sandbox.moveCourier(REQUEST);
  await page.reload();
  await expect(page.getByText(say("my-service-requests.logistics.pick-up-failed"))).toBeVisible();
  await inspect(page);
  await button("my-service-requests.details.move").click();
  await page.getByRole("radio").and(page.locator(":enabled")).first().check();
  await page.getByRole("radiogroup").last().getByRole("radio").and(page.locator(":enabled")).first().check();
  await button("my-service-requests.time.submit").click();
  await expect(page.getByText(say("my-service-requests.new-time.moved"))).toBeVisible();
  await expect(page.getByText(say("my-service-requests.logistics.pick-up"), { exact: true })).toBeVisible();
});

test("a customer confirms on two pages that the device is back", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, ZARINA);
  const history = ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"] as const;
  await giveRequests(sandbox, ZARINA, [{ incident: "Screen Repair", device: "Galaxy S25", history }]);
  await page.goto(`/myplansandservicerequests/${REQUEST}`);
  await button("my-service-requests.details.confirm").click();
  await expect(heading("my-service-requests.e-confirmation.title")).toBeFocused();
  await expect(page).toHaveURL("/econfirmation");
  await inspect(page);
  await button("my-service-requests.e-confirmation.next").click();
  await expect(heading("my-service-requests.submit-e-confirmation.title")).toBeFocused();
  await expect(page).toHaveURL("/submiteconfirmation");
  await button("my-service-requests.receipt.submit").click();
  await expect(page.getByText(say("my-service-requests.receipt.name.required")).first()).toBeVisible();
  await inspect(page);
  await page.getByRole("checkbox").check();
  await page.getByLabel(say("my-service-requests.receipt.name.label")).fill("Zarina Rahayu");
  await page.reload();
  await expect(page.getByLabel(say("my-service-requests.receipt.name.label"))).toHaveValue("Zarina Rahayu");
  await button("my-service-requests.receipt.submit").click();
  await expect(page.getByText(say("my-service-requests.e-confirmation.confirmed"))).toBeVisible();
  await expect(button("my-service-requests.details.confirm")).toHaveCount(0);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ confirmedBy: "Zarina Rahayu" }]);
});
