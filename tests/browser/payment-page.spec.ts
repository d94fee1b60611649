import type { Page } from "playwright/test";
import { chinese, customers, expectSound, signInByMobile } from "./support/home-carrier.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const heading = (page: Page, key: string) => page.getByRole("heading", { level: 1, name: chinese(key), exact: true });
const button = (page: Page, key: string) => page.getByRole("button", { name: chinese(key), exact: true });
const radio = (page: Page, key: string) => page.getByRole("radio", { name: chinese(key) });
const open = (page: Page, group: string) =>
  page
    .getByRole("radiogroup", { name: chinese(`service-request.visit.${group}.label`) })
    .getByRole("radio")
    .and(page.locator(":enabled"))
    .first();

/** A customer who has agreed to the terms of a cleaning. */
async function agree(page: Page, sandbox: SandboxConsole): Promise<void> {
  await signInByMobile(page, sandbox, customers.yiChun);
  await button(page, "start-page.cleaning").click();
  await page.getByLabel(chinese("cleaning.terms.agrees.label")).check();
  await button(page, "cleaning.terms.submit").click();
}

/** A customer who has an air conditioner cleaned, where the gateway's page was opened. */
async function reachPage(page: Page, sandbox: SandboxConsole): Promise<void> {
  await agree(page, sandbox);
  await radio(page, "cleaning.categories.aircon").check();
  await button(page, "cleaning.category.submit").click();
  await page.getByRole("radio", { name: "分離式冷氣" }).check();
  await button(page, "cleaning.model.submit").click();
  await page.getByRole("textbox", { name: chinese("cleaning.details.brand.label") }).fill("大金");
  await page.getByLabel(chinese("cleaning.details.units.label")).selectOption("1");
  await radio(page, "cleaning.details.age.from-3").check();
  await page.getByRole("textbox", { name: chinese("cleaning.details.floor.label") }).fill("8");
  await button(page, "cleaning.details.submit").click();
  await open(page, "day").check();
  await open(page, "slot").check();
  await button(page, "cleaning.logistics.submit").click();
  await radio(page, "invoices.carrierTypes.ecPay.name").check();
  await button(page, "cleaning.invoice.submit").click();
  await button(page, "cleaning.review.confirm").click();
  await expect(heading(page, "payments.method.title")).toBeVisible();
  await radio(page, "payment.methodTypes.ecPay.name").check();
  await button(page, "payments.method.submit").click();
  await expect(page.getByRole("button", { name: "Yes, I pay this" })).toBeVisible();
}

const books = async (sandbox: SandboxConsole) => ({
  ledger: (await sandbox.rows("gatewayLedger")).map(({ kind, amount }) => [kind, amount]),
  payments: (await sandbox.rows("payments")).map(({ status, merchant }) => [status, merchant]),
});

test("a cleaning is paid on the gateway's page, and only then ordered", async ({ page, sandbox }) => {
  await reachPage(page, sandbox);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "OPEN" }]);
  await page.getByRole("button", { name: "Yes, I pay this" }).click();
  await expect(heading(page, "cleaning.summary.title")).toBeVisible();
  await expect(page.getByText(chinese("cleaning.summary.paid", { amount: "NT$1,800" }))).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: [["capture", 180_000]], payments: [["CAPTURED", "Portal Care"]] });
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "PENDING SCHEDULE CONFIRMATION" }]);
});

test("a cleaning that was paid in one browser is sent in another, which asks for its invoice alone", async ({
  page,
  browser,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.expect("request failed: POST /services/claim/api/submitcleaningservice");
  problems.expect("reported: ");
  await reachPage(page, sandbox);
  await sandbox.faults({ submitCleaningService: { kind: "cutBefore" } });
  await page.getByRole("button", { name: "Yes, I pay this" }).click();
  await expect(heading(page, "payments.paid-not-sent.title")).toBeVisible({ timeout: 20_000 });
  await expectSound(page);
  await sandbox.faults({});

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", locale: "zh-TW" });
  const other = await elsewhere.newPage();
  await agree(other, sandbox);
  await expect(heading(other, "cleaning.invoice.title")).toBeVisible();
  await expect(other.getByText(chinese("cleaning.paid-before"))).toBeVisible();
  await expectSound(other);
  await radio(other, "invoices.carrierTypes.ecPay.name").check();
  await button(other, "cleaning.invoice.submit").click();
  await expect(heading(other, "cleaning.summary.title")).toBeVisible();
  await expect(other.getByText(chinese("cleaning.summary.paid", { amount: "NT$1,800" }))).toBeVisible();
  await expectSound(other);
  expect((await books(sandbox)).ledger).toEqual([["capture", 180_000]]);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "PENDING SCHEDULE CONFIRMATION" }]);
  await elsewhere.close();
});

test("who comes back without paying is told so, opens the page again, or pays in another way", async ({
  page,
  sandbox,
}) => {
  await reachPage(page, sandbox);
  await page.goBack();
  await expect(heading(page, "payments.on-page.title")).toBeVisible();
  await expectSound(page);
  await button(page, "payments.on-page.check").click();
  await expect(page.getByText(chinese("payments.card.not-paid"))).toBeVisible();
  await button(page, "payments.on-page.again").click();
  await page.getByRole("button", { name: "No, this is not mine" }).click();
  await expect(page.getByText(chinese("payments.on-page.not-paid"))).toBeVisible();
  await button(page, "payments.card.other").click();
  await radio(page, "payment.methodTypes.cashOnDelivery.name").check();
  await button(page, "payments.method.submit").click();
  await expect(heading(page, "cleaning.summary.title")).toBeVisible();
  expect((await books(sandbox)).ledger).toEqual([]);
});
