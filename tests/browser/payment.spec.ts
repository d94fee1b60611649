import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

test.use({ client: "th-true" });

const APPROVED = "4242 4242 4242 4242";
const CHALLENGED = "4000 0000 0000 3220";
const LACKING_FUNDS = "4000 0000 0000 9995";
const LATE = "4000 0000 0000 0077";

/** The gateway's fields. */
const fields = (page: Page) => page.frameLocator("iframe");

/** A customer of a plan that is paid in several ways, where they choose one. */
async function reachMethods(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = new Requester(page, "th-TH");
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, "0845551403");
  await requester.begin();
  await requester.choose("Apple iPhone 16", "device");
  await requester.choose(requester.say("requests.types.swap.name"), "help");
  await requester.takeDevice();
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await requester.button("service-request.review.confirm").click();
  await expect(requester.heading("payments.method.title")).toBeVisible();
  return requester;
}

async function choose(requester: Requester, method: string): Promise<void> {
  await requester.card(method).check();
  await requester.button("payments.method.submit").click();
}

/** The same customer, at the page of the card. */
async function reachCard(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = await reachMethods(page, sandbox);
  await choose(requester, requester.say("payment.methodTypes.card.name"));
  await expect(requester.heading("payments.card.title")).toBeVisible();
  return requester;
}

async function pay(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel("หมายเลขบัตร").fill(number);
  await fields(page).getByLabel("วันหมดอายุ (ดด/ปป)").fill("08/29");
  await fields(page).getByLabel("รหัสความปลอดภัย").fill("123");
  await fields(page).getByLabel("ชื่อบนบัตร").fill("Somchai Jaidee");
  await page.getByRole("button", { name: /^ชำระ ฿/ }).click();
}

/** The money that moved, and how the payments went. */
const books = async (sandbox: SandboxConsole) => ({
  ledger: (await sandbox.rows("gatewayLedger")).map(({ kind }) => kind),
  payments: (await sandbox.rows("payments")).map(({ status }) => status),
});

test("a card is paid in Thai, and its number is nowhere but at the gateway", async ({ page, sandbox }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isGateway = new URL(request.url()).host.includes("gateway.example");
    if (!isGateway) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  const requester = await reachCard(page, sandbox);
  await expect(fields(page).getByLabel("หมายเลขบัตร")).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  expect((await allTexts(page)).filter(englishWhere("th-TH"))).toEqual([]);
  const service = requester.say("requests.types.swap.name");
  await expectKnownBeside(page, { device: "Apple iPhone 16", facts: [service, /^฿[\d,]+$/] });
  await pay(page, APPROVED);
  await expect(page).toHaveURL("/claimconfirmation");
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["CAPTURED"] });
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { status: "SUBMITTED", paymentMethod: "Visa/Mastercard" },
  ]);
  for (const text of [...sent, await storedTexts(page)])
    expect(text.replaceAll(/\D/g, "")).not.toContain("4242424242424242");
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
});

test("a wallet pays by its button in the gateway's frame; an empty one says so, and another way is open", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/^status 402 POST .*chargeorder/);
  const requester = await reachMethods(page, sandbox);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await choose(requester, "PayPal");
  await expect(requester.heading("payments.wallet.title")).toBeVisible();
  await fields(page).getByRole("button", { name: "ชำระด้วยบัญชีที่ไม่มีเงิน" }).click();
  await expect(page.getByText(requester.say("payments.declined.funds"))).toBeVisible();
  await requester.button("payments.card.other").click();
  await choose(requester, "Google Pay");
  await fields(page).getByRole("button", { name: "ชำระด้วย Google Pay" }).click();
  await expect(page).toHaveURL("/claimconfirmation");
  await expect(page.getByText(requester.say("service-request.confirmed.paid").split("{{")[0] ?? "")).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["DECLINED", "CAPTURED"] });
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "SUBMITTED", paymentMethod: "GooglePay" }]);
});

test("who pays at the hand-over pays nothing now, and is told what to have ready", async ({ page, sandbox }) => {
  const requester = await reachMethods(page, sandbox);
  await choose(requester, requester.say("payment.methodTypes.cashOnDelivery.name"));
  await expect(page).toHaveURL("/claimconfirmation");
  await expect(page.getByText(requester.say("service-request.confirmed.payment").split("{{")[0] ?? "")).toBeVisible();
  expect(await books(sandbox)).toEqual({ ledger: [], payments: [] });
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "SUBMITTED", paymentMethod: "COD" }]);
});

test("a card that is declined says why and what next, and another one pays", async ({ page, sandbox, problems }) => {
  problems.expect(/^status 402 POST .*chargeorder/);
  const requester = await reachCard(page, sandbox);
  await pay(page, LACKING_FUNDS);
  await expect(page.getByText(requester.say("payments.declined.funds"))).toBeVisible();
  await pay(page, APPROVED);
  await expect(page).toHaveURL("/claimconfirmation");
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["CAPTURED"] });
});

test("the bank asks; who says no can use another card, and who says yes has paid", async ({ page, sandbox }) => {
  const requester = await reachCard(page, sandbox);
  await pay(page, CHALLENGED);
  await page.getByRole("button", { name: "No, this is not mine" }).click();
  await expect(page.getByText(requester.say("payments.declined.not-confirmed"))).toBeVisible();
  await pay(page, CHALLENGED);
  await page.getByRole("button", { name: "Yes, I pay this" }).click();
  await expect(page).toHaveURL("/claimconfirmation");
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["CAPTURED"] });
});

test("while the bank decides, the page says so, also after a reload, and ends when it has", async ({
  page,
  sandbox,
  problems,
}) => {
  // The clock is ahead.
  problems.allow(/^status 401 /);
  const requester = await reachCard(page, sandbox);
  await pay(page, LATE);
  await expect(requester.heading("payments.waiting.title")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(requester.heading("payments.waiting.title")).toBeVisible();
  await sandbox.shiftClock({ minutes: 6 });
  await requester.button("payments.waiting.check").click();
  await expect(page).toHaveURL("/claimconfirmation");
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["CAPTURED"] });
});

test("a return that nobody awaits is asked of the server, whatever its address says", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(/^status 400 POST .*processpayment/);
  const requester = await reachCard(page, sandbox);
  const [order] = await sandbox.rows("serviceOrders");
  await page.goto(`/payment/return?payment=a-payment-that-nobody-began&order=SO${order?.number}&status=paid`);
  await expect(requester.heading("payments.found.title")).toBeVisible();
  await expect(page.getByText(requester.say("payments.card.not-paid"))).toBeVisible();
  expect((await books(sandbox)).ledger).toEqual([]);
});

test("what was paid in one browser is waited for and sent in another, and paid once", async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  await reachCard(page, sandbox);
  await pay(page, LATE);
  await expect(page.getByRole("heading", { name: sayIn("th-TH")("payments.waiting.title") })).toBeVisible();
  await page.goto("about:blank");

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const requester = new Requester(await elsewhere.newPage(), "th-TH");
  const { say, button, heading } = requester;
  await requester.signIn(sandbox, "0845551403");
  const card = requester.page.getByRole("article", { name: say("requests.types.swap.name") });
  await card.getByRole("button", { name: say("start-page.requests.continue") }).click();
  await button("service-request.resuming.continue").click();
  await expect(heading("payments.waiting.title")).toBeVisible();
  await expectAccessible(requester.page);
  await button("payments.waiting.check").click();
  await expect(heading("payments.waiting.title")).toBeVisible();
  await sandbox.shiftClock({ minutes: 6 });
  await button("payments.waiting.check").click();
  await expect(heading("payments.paid-not-sent.title")).toBeVisible();
  await button("payments.paid-not-sent.send").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  await expectAccessible(requester.page);
  expect(await books(sandbox)).toEqual({ ledger: ["capture"], payments: ["CAPTURED"] });
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "SUBMITTED" }]);
  await button("service-request.confirmed.follow").click();
  await expect(requester.page.getByRole("heading", { level: 1, name: /SR\d+/ })).toBeVisible();
  await elsewhere.close();
});
