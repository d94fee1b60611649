import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { emptyBoxes } from "./support/empty-boxes.ts";
import { chinese, customers, expectSound, signInByMobile } from "./support/home-carrier.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { readScreen, signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Basic since last year, and 4.0, which renews in twelve days. */
const JASMINE = "87719023";
const PRIYA = "92345178";
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
  await planCard(page, "Care 4.0")
    .getByRole("button", { name: say("start-page.plans.look") })
    .click();
  await expect(page).toHaveURL(`/portal/plan/${PLAN}`);
  await expect(page.getByRole("heading", { level: 1, name: "Care 4.0" })).toBeVisible();
  await expect(page.getByText("S$18.90 a month, inc. GST")).toBeVisible();
  expect(await emptyBoxes(page)).toEqual([]);
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
  // Once in the costs, once beside them.
  await expect(page.getByText("S$192.78", { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  expect(await sandbox.rows("renewals")).toEqual([]);
  await button("renewal.review.confirm").dblclick();

  await expect(heading("renewal.confirmed.title")).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.rows("renewals")).toMatchObject([{ agreementId: PLAN, choice: "TERM", amount: 19_278 }]);
  await readScreen(page);
  await page.goto(`/portal/plan/${PLAN}`);
  await expect(page.getByText(/^You chose to renew for 12 months, from /)).toBeVisible();
  await page.goto(`/renewal/${PLAN}`);
  await expect(heading("renewal.choose.title")).toBeVisible();
  await expect(heading("renewal.confirmed.title")).toHaveCount(0);
});

const planCard = (page: Page, name: string) => page.getByRole("article", { name });

/** Changes a plan of the seeds, by the names of its columns. */
async function changePlan(sandbox: SandboxConsole, id: string, columns: Readonly<Record<string, unknown>>) {
  const { tables, offsetMs } = await sandbox.state();
  const agreements = (tables.agreements ?? []).map((one) => (one.id === id ? { ...one, ...columns } : one));
  await sandbox.restore({ offsetMs, tables: { ...tables, agreements } });
}

const fact = (page: Page, term: string) => page.getByRole("term").filter({ hasText: term });

test("a plan that has not begun says when it does, and cannot be renewed before", async ({ page, sandbox }) => {
  await changePlan(sandbox, PLAN, { status: "draft", starts_on: "2027-03-01", renews_on: "2028-03-01" });
  const customer = new Requester(page);
  await customer.signIn(sandbox, JASMINE);
  await expect(planCard(page, "Care 4.0").getByText("Starts on 1 March 2027")).toBeVisible();
  await page.goto(`/portal/plan/${PLAN}`);
  await expect(page.getByText("Your cover starts on 1 March 2027.")).toBeVisible();
  await expect(fact(page, "Cover starts on")).toBeVisible();
  await expect(fact(page, "Renews on")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/renewal/${PLAN}`);
  await expect(page.getByRole("heading", { level: 1, name: "This plan has not started yet" })).toBeVisible();
  await expect(page.getByText(/too early/)).toHaveCount(0);
  await expectAccessible(page);
  await customer.button("menus.items.renew.name").click();
  await expect(customer.heading("renewal.which.title")).toBeVisible();
  await expect(planCard(page, "Care 4.0").getByText("Starts on 1 March 2027")).toBeVisible();
  await expect(planCard(page, "Care 4.0").getByRole("button")).toHaveCount(0);
});

test("a request is offered while a plan runs", async ({ page, sandbox }) => {
  const customer = new Requester(page);
  await customer.signIn(sandbox, PRIYA);
  await expect(customer.button("start-page.request")).toBeVisible();
  await changePlan(sandbox, "910255034", { status: "TRMNTD", ends_on: "2026-10-01" });
  await page.reload();
  await expect(planCard(page, "Care 4.0").getByText("Ended", { exact: true })).toBeVisible();
  await expect(customer.button("start-page.request")).toHaveCount(0);
});

test("a plan that runs precedes an ended one, and a request is of its programme", async ({ page, sandbox }) => {
  const customer = new Requester(page);
  await customer.signIn(sandbox, JASMINE);
  await changePlan(sandbox, "910233610", { status: "TRMNTD", ends_on: "2026-10-01" });
  await page.reload();
  await expect(planCard(page, "Basic").getByText("Ended", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Care 4.0");
  await customer.button("start-page.request").click();
  await expect(page.getByRole("radio", { name: /iPhone 17 Pro/ })).toBeEnabled();
  await expect(page.getByRole("radio", { name: /iPad Air/ })).toBeDisabled();
  await expect(page.getByText("910270455")).toBeVisible();
});

test.describe("an ended plan, and one without a device", () => {
  test.use({ client: "tech-care" });

  test("says that no device is covered, offers nothing to send, and leads to people who help", async ({
    page,
    sandbox,
  }) => {
    const requester = new Requester(page);
    await signIn(page, sandbox, await sandbox.person("siti.rahman"));
    await requester.begin();
    await expect(page.getByText("No device is registered on your plan yet.")).toBeVisible();
    await expect(requester.button("service-request.device.submit")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Call or write to us", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Call or write to us" })).toBeVisible();
  });

  test("says when it ended, offers nothing of it, and leads to our plans", async ({ page, sandbox, context }) => {
    await context.route("https://tech-care.example/**", (route) => route.fulfill({ body: "Plans" }));
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await signIn(page, sandbox, await sandbox.person("kelvin"));
    await expect(page.getByText("Ended on 15 January 2025", { exact: true })).toBeVisible();
    await page.goto("/portal/plan/900098217");
    const ended = "This plan ended on 15 January 2025 and no longer covers your devices.";
    await expect(page.getByText(ended)).toBeVisible();
    await expect(fact(page, "Covered you from")).toBeVisible();
    await expect(fact(page, "Ended on")).toBeVisible();
    await expect(button("See the fees")).toHaveCount(0);
    await button("See what is covered").click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "File a service request" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expectAccessible(page);

    await page.goto("/renewal/900098217");
    await expect(page.getByRole("heading", { level: 1, name: "This plan has ended" })).toBeVisible();
    await expect(page.getByText(/too early/)).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: "Call or write to us" })).toBeVisible();
    await expect(main.getByRole("link", { name: "+65-6000-0142" })).toBeVisible();
    await expectAccessible(page);
    await button("See our plans").click();
    await expect(page).toHaveURL("https://tech-care.example/plans");
  });
});

async function signInInTaiwan(page: Page, sandbox: SandboxConsole, mobile: string): Promise<void> {
  await signInByMobile(page, sandbox, mobile);
  await page.getByRole("heading", { name: chinese("start-page.plans.title") }).waitFor();
}

test.describe("in Taiwan", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("the fees are in the currency, the cleaning has its own, and the tax is not called GST", async ({
    page,
    sandbox,
  }) => {
    await signInInTaiwan(page, sandbox, customers.yiChun);
    await page.goto("/portal/plan/920310275");
    await expect(page.getByText("每月 NT$299（含營業稅）")).toBeVisible();
    await page.getByRole("button", { name: "查看費用" }).click();
    const panel = page.getByRole("dialog", { name: "服務費用" });
    await expect(panel.getByRole("row", { name: "分離式冷氣 NT$1,800" })).toBeVisible();
    await expect(panel.getByRole("row", { name: /^裝置維修 NT\$/ })).toBeVisible();
    await expect(panel.getByText("申請時告知")).toHaveCount(0);
    await expect(panel.getByText("GST")).toHaveCount(0);
    await expectSound(page);
  });
});

test.describe("an extended warranty", () => {
  test.use({ client: "tw-open-market-ews", locale: "zh-TW" });

  test("says what it covers and what it does not", async ({ page, sandbox }) => {
    await signInInTaiwan(page, sandbox, "0911002233");
    await page.goto("/portal/plan/980110563");
    await page.getByRole("button", { name: "查看保障內容" }).click();
    const panel = page.getByRole("dialog", { name: "保障內容" });
    await expect(panel.getByRole("heading", { name: "保障範圍" })).toBeVisible();
    await expect(panel.getByText("主機板或電源故障")).toBeVisible();
    await expect(panel.getByRole("heading", { name: "不保障" })).toBeVisible();
    await expect(panel.getByText("進水或受潮")).toBeVisible();
    await expectSound(page);
  });
});
