import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Basic since last year, and 4.0, which renews in twelve days: the first has no requests, the second has. */
const JASMINE = "87719023";
const PLAN = "910270455";

test("a customer opens a plan, starts a request in its programme, and renews it for a term", async ({
  page,
  sandbox,
}) => {
  const customer = new Requester(page);
  const { say, button, heading } = customer;
  const see = (card: string) => page.getByRole("button", { name: card, exact: true });
  const panel = (title: string) => page.getByRole("dialog", { name: title });
  await customer.signIn(sandbox, JASMINE);
  await expect(button("start-page.request")).toHaveCount(0);
  await planCard(page, "Care 4.0")
    .getByRole("button", { name: say("start-page.plans.look") })
    .click();
  await expect(page).toHaveURL(`/portal/plan/${PLAN}`);
  await expect(page.getByRole("heading", { level: 1, name: "Care 4.0" })).toBeVisible();
  await expect(page.getByText("S$18.90 a month, inc. GST")).toBeVisible();
  await expectAccessible(page);

  await see("See the fees").click();
  await expect(panel("What it costs").getByRole("row", { name: "Screen Repair S$98" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await button("plan-details.plan.notes").click();
  await expect(panel("Things to note")).toBeVisible();
  await panel("Things to note").getByRole("button", { name: "Close" }).last().click();
  await see("See what is covered").click();
  await panel("What is covered")
    .getByRole("button", { name: say("plan-details.plan.raise") })
    .click();
  await expect(heading("service-request.device.title")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await customer.choose("Apple iPhone 17 Pro", "device");
  await expect(customer.card("Fault Repair")).toBeVisible();

  await page.goto(`/portal/plan/${PLAN}`);
  await button("plan-details.plan.renew").click();
  await expect(heading("renewal.choose.title")).toBeVisible();
  const term = customer.card(say("renewal.choice.term"));
  await expect(term).toHaveAccessibleDescription(
    "You pay S$192.78 once for the whole term. Save S$34.02 (15%), S$16.07 a month, inc. GST",
  );
  await expectAccessible(page);
  await customer.card(say("renewal.choice.none")).check();
  await button("renewal.choice.submit").click();
  await panel(say("renewal.end-plan.title"))
    .getByRole("button", { name: say("renewal.end-plan.keep") })
    .click();
  await term.check();
  await button("renewal.choice.submit").click();
  await expect(heading("renewal.review.title")).toBeVisible();
  await expect(page.getByText("S$192.78", { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.rows("renewals")).toEqual([]);
  await button("renewal.review.confirm").dblclick();

  await expect(heading("renewal.confirmed.title")).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.rows("renewals")).toMatchObject([{ agreementId: PLAN, choice: "TERM", amount: 19_278 }]);
  await button("renewal.confirmed.done").click();
  await expect(page.getByText(/^You chose to renew for 12 months\./)).toBeVisible();
});

const planCard = (page: Page, name: string) => page.getByRole("article", { name });

test("a start page whose data cannot be had says so within eight seconds, goes on trying, and opens once they can", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^status 500 /);
  const customer = new Requester(page);
  await customer.signIn(sandbox, JASMINE);
  await sandbox.faults({ findAgreementV2: { kind: "status", status: 500 } });
  const start = Date.now();
  await page.reload();
  await expect(customer.heading("shell.error.delayed.title")).toBeVisible({ timeout: 8_000 });
  expect(Date.now() - start).toBeLessThan(8_000);
  await expect(customer.button("shell.error.try-again")).toBeVisible();
  await expectAccessible(page);
  await sandbox.faults({});
  await expect(page.getByRole("heading", { name: customer.say("start-page.plans.title") })).toBeVisible({
    timeout: 20_000,
  });
});
