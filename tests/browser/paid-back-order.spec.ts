import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { CardKeeper, cards } from "./support/card-keeper.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });
test.setTimeout(120_000);

const ZARINA = "82340022";
const DEVICE = "SAMSUNG-GALAXY-S25-256-GB-ICY-BLUE";

/** A customer whose plan is paid by card or in cash waits for a phone, which then arrives; nothing was due so far. */
async function waitUntilHere(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.setStock("SG", DEVICE, 0);
  await requester.signIn(sandbox, ZARINA);
  await requester.begin();
  await requester.choose("Samsung Galaxy S25", "device");
  await requester.choose(requester.say("requests.types.replacement.name"), "help");
  await requester.reportTheft();
  await requester.button("service-request.lost-mode.done").click();
  for (const name of ["256 GB", "Icy Blue"]) await requester.card(name).check();
  await requester.button("service-request.replacement.submit").click();
  await page.getByLabel(requester.say("service-request.replacement.waits.label")).check();
  await requester.button("service-request.replacement.submit").click();
  await requester.acceptTerms();
  await requester.leaveReview();
  await requester.sign("Zarina Rahayu");
  await requester.button("service-request.submit.send").click();
  await expect(requester.heading("service-request.back-ordered.title")).toBeVisible();
  await sandbox.setStock("SG", DEVICE, 1);
  await requester.button("service-request.confirmed.follow").click();
  return requester;
}

/** Chooses the first day, and comes to the methods of paying. */
async function chooseTime(requester: Requester): Promise<void> {
  const { page } = requester;
  await requester.button("my-service-requests.details.choose-day").click();
  await expect(requester.heading("my-service-requests.new-time.title-first")).toBeVisible();
  await page.getByRole("radio").and(page.locator(":enabled")).first().check();
  await page.getByRole("radiogroup").last().getByRole("radio").first().check();
  await requester.button("my-service-requests.time.submit").click();
  await expect(requester.heading("payments.method.title")).toBeVisible();
}

const orders = async (sandbox: SandboxConsole) =>
  (await sandbox.rows("serviceOrders")).map(({ status, paymentMethod }) => [status, paymentMethod]);
const captures = async (sandbox: SandboxConsole) => (await sandbox.rows("gatewayLedger")).map(({ kind }) => kind);

test("a device that has arrived is paid by card, and its time is confirmed then", async ({ page, sandbox }) => {
  const requester = await waitUntilHere(page, sandbox);
  await chooseTime(requester);
  await expectAccessible(page);
  expect(await orders(sandbox)).toEqual([["IN STOCK", null]]);
  await requester.card("Credit or debit card").check();
  await requester.button("payments.method.submit").click();
  await new CardKeeper(page, "en-US").enter(cards.approved);
  await page.getByRole("button", { name: /^Pay S\$/ }).dblclick();
  await expect(page.getByText(requester.say("my-service-requests.new-time.moved"))).toBeVisible();
  expect(await orders(sandbox)).toEqual([["ON HOLD", "Visa/Mastercard"]]);
  expect(await captures(sandbox)).toEqual(["capture"]);
});

test("who does not pay is told that the time is not confirmed, and may pay in cash later", async ({
  page,
  sandbox,
}) => {
  const requester = await waitUntilHere(page, sandbox);
  await chooseTime(requester);
  await requester.button("payments.card.leave").click();
  await expect(page.getByText(requester.say("my-service-requests.new-time.not-paid"))).toBeVisible();
  expect(await orders(sandbox)).toEqual([["IN STOCK", null]]);
  await chooseTime(requester);
  await requester.card(requester.say("payment.methodTypes.cashOnDelivery.name")).check();
  await requester.button("payments.method.submit").click();
  await expect(page.getByText(requester.say("my-service-requests.new-time.moved"))).toBeVisible();
  expect(await orders(sandbox)).toEqual([["ON HOLD", "COD"]]);
  expect(await captures(sandbox)).toEqual([]);
});
