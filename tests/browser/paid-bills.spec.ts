import { expectAccessible } from "./support/accessible-page.ts";
import { books, CardKeeper, CHECKED, cards, expectSound, openPayments, PAID, paidRow } from "./support/card-keeper.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "th-true" });
test.setTimeout(120_000);

test("a bill that is due is paid once, however often one presses, and stays paid", async ({ page, sandbox }) => {
  const keeper = await openPayments(page, sandbox);
  await keeper.keep();
  const facts = page.getByRole("main");
  for (const text of ["฿199", "Portal Care"]) await expect(facts.getByText(text).first()).toBeVisible();
  await keeper.pay().dblclick();
  await expect(keeper.text("payments.mine.paid")).toBeVisible();
  await expect(paidRow(keeper)).toBeVisible();
  await expect(keeper.pay()).toHaveCount(0);
  await expectSound(page);
  await page.reload();
  await expect(paidRow(keeper)).toBeVisible();
  await expect(keeper.pay()).toHaveCount(0);
  expect((await books(sandbox)).ledger).toEqual([...CHECKED, PAID]);
});

test("a payment whose answer is lost is looked for, and the bill is paid once", async ({ page, sandbox, problems }) => {
  problems.allow(/request failed: POST .*collect-payment|reported: .*collect|console error/);
  const keeper = await openPayments(page, sandbox);
  await keeper.keep();
  await sandbox.faults({ collectPayment: { kind: "cutAfter" } });
  await keeper.pay().click();
  await expect(keeper.text("payments.mine.paid")).toBeVisible({ timeout: 60_000 });
  await expect(paidRow(keeper)).toBeVisible();
  expect((await books(sandbox)).ledger).toEqual([...CHECKED, PAID]);
});

test("a payment that never arrived is not said to have failed; it is paid again, and once", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/request failed: POST .*collect-payment|reported: .*collect|console error/);
  const keeper = await openPayments(page, sandbox);
  await keeper.keep();
  await sandbox.faults({ collectPayment: { kind: "cutBefore" } });
  await keeper.pay().click();
  await expect(keeper.text("payments.mine.open")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await sandbox.faults({});
  await keeper.pay().click();
  await expect(keeper.text("payments.mine.paid")).toBeVisible();
  expect((await books(sandbox)).ledger).toEqual([...CHECKED, PAID]);
});

test("while the bank decides the list says so, asks by itself, and shows what became of it", async ({
  page,
  sandbox,
  problems,
}) => {
  // The clock is ahead.
  problems.allow(/^status 401 /);
  const keeper = await openPayments(page, sandbox);
  await keeper.keep(cards.late);
  await keeper.pay().click();
  await expect(keeper.text("payments.mine.waits")).toBeVisible();
  await expect(keeper.pay()).toHaveCount(0);
  await expectSound(page);
  await sandbox.shiftClock({ minutes: 6 });
  await expect(paidRow(keeper)).toBeVisible({ timeout: 60_000 });
  await expect(keeper.text("payments.mine.waits")).toHaveCount(0);
  expect((await books(sandbox)).ledger).toEqual([...CHECKED, PAID]);
});

test("on paper there is a table of bills, with the plan and the payee, and no control", async ({ page, sandbox }) => {
  const keeper = await openPayments(page, sandbox);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("950155310").first()).toBeVisible();
  await expect(page.getByText("Portal Care").first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: keeper.say("payments.mine.state") })).toBeVisible();
  await expect(keeper.rows().nth(1)).toHaveCSS("display", "table-row");
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("a plan without a bill says so, in English", async ({ page, sandbox }) => {
  const { tables, offsetMs } = await sandbox.state();
  const { agreements = [] } = tables;
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const begun = agreements.map((row) => (row.id === "950155310" ? { ...row, starts_on: tomorrow } : row));
  await sandbox.restore({ offsetMs, tables: { ...tables, agreements: begun } });
  const keeper = await openPayments(page, sandbox);
  await page.getByRole("combobox", { name: keeper.say("shell.language") }).selectOption({ label: "English" });
  const english = new CardKeeper(page, "en-US");
  await expect(english.text("payments.mine.no-bills")).toBeVisible();
  await expect(english.text("payments.mine.no-card")).toBeVisible();
  await expectAccessible(page);
  await english.keep();
  await expect(english.text("payments.mine.ends", { brand: "Visa", ending: "4242" })).toHaveCount(1);
});
