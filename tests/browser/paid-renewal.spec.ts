import type { Page } from "playwright/test";
import { books, CardKeeper, CHECKED, cards, expectSound } from "./support/card-keeper.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "th-true" });
test.setTimeout(120_000);

/** Holds a plan of a year that renews in twelve days. */
const NATTAWUT = "0845551201";
const PLAN = "950160200";

/** From the sign-in to the review of a renewal for a term, on a phone. */
async function reviewTerm(page: Page, sandbox: SandboxConsole): Promise<CardKeeper> {
  await page.setViewportSize({ width: 390, height: 844 });
  const keeper = new CardKeeper(page);
  await keeper.open(sandbox, NATTAWUT);
  await page.goto(`/renewal/${PLAN}`);
  await expect(keeper.heading("renewal.choose.title")).toBeVisible();
  await page.getByRole("radio", { name: keeper.say("renewal.choice.term"), exact: true }).check();
  await keeper.button("renewal.choice.submit").click();
  await expect(keeper.heading("renewal.review.title")).toBeVisible();
  return keeper;
}

/** Gives the plan a card on the way to the payment. */
async function giveCard(keeper: CardKeeper, number: string): Promise<void> {
  await keeper.button("renewal.review.to-payment").click();
  await expect(keeper.heading("payments.billing.title")).toBeVisible();
  await keeper.fillBilling();
  await keeper.button("payments.billing.submit").click();
  await keeper.save(number);
  await keeper.button("payments.kept.done").click();
  await expect(keeper.heading("payments.term.title")).toBeVisible();
}

const pay = ({ page }: CardKeeper) => page.getByRole("main").getByRole("button", { name: /฿/ });

async function expectPaidOnce(keeper: CardKeeper, sandbox: SandboxConsole): Promise<void> {
  await expect(keeper.heading("renewal.confirmed.title")).toBeVisible();
  const [renewal] = await sandbox.rows("renewals");
  expect(renewal).toMatchObject({ agreementId: PLAN, choice: "TERM" });
  expect((await books(sandbox)).ledger).toEqual([...CHECKED, `capture ${renewal?.amount}`]);
}

test("a term is paid at once with a card that is given on the way, and once, however often one presses", async ({
  page,
  sandbox,
}) => {
  const keeper = await reviewTerm(page, sandbox);
  await giveCard(keeper, cards.approved);
  await expectSound(page);
  await page.reload();
  await expect(keeper.heading("payments.term.title")).toBeVisible();
  expect(await sandbox.rows("renewals")).toEqual([]);
  await pay(keeper).dblclick();
  await expect(page).toHaveURL("/renewalConfirmation");
  await expectPaidOnce(keeper, sandbox);
  await expectSound(page);
  await page.goto(`/renewal/${PLAN}`);
  await expectPaidOnce(keeper, sandbox);
  await page.goto("/myPayments");
  await expect(keeper.rows().nth(1).getByText(keeper.say("payments.mine.is-paid"))).toBeVisible();
});

test("what a renewal costs is beside it once it is chosen", async ({ page, sandbox }) => {
  const keeper = await reviewTerm(page, sandbox);
  const chosen = [keeper.say("renewal.choice.term"), /^฿[\d,.]+$/];
  await expect(page.getByText(keeper.say("shell.step", { place: "2", count: "3" }), { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const isFirst of [true, false]) {
    const beside = page.locator("main [class*=_summary_]").first();
    for (const fact of chosen)
      await expect(beside.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
    if (isFirst) await keeper.button("shell.back").click();
  }
  await expect(keeper.heading("renewal.choose.title")).toBeVisible();
});

test("who does not want to pay now goes back to the review, and has renewed nothing", async ({ page, sandbox }) => {
  const keeper = await reviewTerm(page, sandbox);
  await giveCard(keeper, cards.approved);
  await keeper.button("shell.back").click();
  await expect(keeper.heading("renewal.review.title")).toBeVisible();
  expect(await sandbox.rows("renewals")).toEqual([]);
  expect((await books(sandbox)).ledger).toEqual(CHECKED);
});

test("a payment whose answer is lost is looked for, and the term is paid once", async ({ page, sandbox, problems }) => {
  problems.allow(/request failed: POST .*payenrfee|reported: .*pay-term|console error/);
  const keeper = await reviewTerm(page, sandbox);
  await giveCard(keeper, cards.approved);
  await sandbox.faults({ payEnrFee: { kind: "cutAfter" } });
  await pay(keeper).click();
  await expect(page).toHaveURL("/renewalConfirmation", { timeout: 60_000 });
  await expectPaidOnce(keeper, sandbox);
});

test("while the bank decides the page says so, also after a reload, and shows what became of it", async ({
  page,
  sandbox,
  problems,
}) => {
  // The clock is ahead.
  problems.allow(/^status 401 /);
  const keeper = await reviewTerm(page, sandbox);
  await giveCard(keeper, cards.late);
  await pay(keeper).click();
  await expect(keeper.heading("payments.waiting.title")).toBeVisible();
  await expectSound(page);
  expect(await sandbox.rows("renewals")).toEqual([]);
  await page.goto(`/renewal/${PLAN}`);
  await expect(keeper.heading("payments.waiting.title")).toBeVisible();
  await sandbox.shiftClock({ minutes: 6 });
  await keeper.button("payments.waiting.check").click();
  await expectPaidOnce(keeper, sandbox);
});
