import type { Page } from "playwright/test";
import { GIVEN_DAY, givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { CardKeeper, cards } from "./support/card-keeper.ts";
import { giveRequests } from "./support/given-requests.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });
test.setTimeout(120_000);

/** Her plan is paid by card or in cash. */
const ZARINA = "82340022";
const NIGHT = /7:00\spm–10:00\spm/;

/** On a phone, at a request of hers that was paid so. */
async function openRequest(page: Page, sandbox: SandboxConsole, method: string): Promise<Requester> {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, ZARINA);
  const request = { incident: "Refresh", device: "Galaxy S25", history: ["SUBMITTED", "APPROVED"] } as const;
  await giveRequests(sandbox, ZARINA, [request]);
  const state = await sandbox.state();
  const orders = (state.tables.service_orders ?? []).map((row) => ({ ...row, payment_method: method }));
  await sandbox.restore({ ...state, tables: { ...state.tables, service_orders: orders } });
  await page.goto(`/myplansandservicerequests/${givenId(0)}`);
  return requester;
}

/** Chooses an evening. */
async function chooseEvening(requester: Requester): Promise<void> {
  await requester.button("my-service-requests.details.move").click();
  await requester.takeDay(/Thursday/);
  const evening = requester.page.getByRole("radio", { name: NIGHT });
  await expect(evening).toHaveAccessibleDescription(/S\$12/);
  await evening.check();
  await requester.button("my-service-requests.time.submit").click();
}

const orders = async (sandbox: SandboxConsole) =>
  (await sandbox.rows("serviceOrders")).map(({ slot, status }) => [slot, status]);
const captures = async (sandbox: SandboxConsole) =>
  (await sandbox.rows("gatewayLedger")).map(({ kind, amount }) => [kind, amount]);

async function inspect(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFitPhone(page);
}

test("a paid request is moved to an evening once the difference is paid by card, and its details say so", async ({
  page,
  sandbox,
}) => {
  const requester = await openRequest(page, sandbox, "Visa/Mastercard");
  const { say, button, heading, card } = requester;
  await chooseEvening(requester);
  await expect(heading("my-service-requests.dearer-time.title")).toBeFocused();
  await expect(page.getByText(/costs S\$12 more than you have paid/)).toBeVisible();
  await inspect(page);
  expect(await orders(sandbox)).toEqual([["9AM-12PM", "APPROVED"]]);

  await button("my-service-requests.dearer-time.pay").click();
  await expect(heading("payments.method.title")).toBeVisible();
  expect(await orders(sandbox)).toEqual([
    ["9AM-12PM", "APPROVED"],
    ["7PM-10PM", "OPEN"],
  ]);
  await card("Credit or debit card").check();
  await button("payments.method.submit").click();
  await new CardKeeper(page, "en-US").enter(cards.approved);
  await page.getByRole("button", { name: /^Pay S\$12/ }).dblclick();

  await expect(page.getByText(say("my-service-requests.new-time.moved"))).toBeVisible();
  expect(await captures(sandbox)).toEqual([["capture", 1200]]);
  expect(await orders(sandbox)).toEqual([
    ["7PM-10PM", "APPROVED"],
    ["7PM-10PM", "SUBMITTED"],
  ]);
  const paid = page.getByRole("term").filter({ hasText: say("my-service-requests.details.overage") });
  await expect(paid).toBeVisible();
  await inspect(page);

  await button("my-service-requests.details.move").click();
  await requester.takeDay(/Thursday/);
  await expect(page.getByText(say("my-service-requests.new-time.nothing-back"))).toBeVisible();
  await expect(page.getByRole("radio", { name: NIGHT })).not.toHaveAccessibleDescription(/S\$12/);
});

test("who does not pay the difference keeps the time, and may choose another one", async ({ page, sandbox }) => {
  const requester = await openRequest(page, sandbox, "Visa/Mastercard");
  const { say, button } = requester;
  await chooseEvening(requester);
  await button("my-service-requests.dearer-time.pay").click();
  await button("payments.card.leave").click();
  await expect(page.getByText(say("my-service-requests.dearer-time.not-paid"))).toBeVisible();
  const [order] = await sandbox.rows("serviceOrders");
  expect(order).toMatchObject({ day: GIVEN_DAY, slot: "9AM-12PM" });
  expect(await captures(sandbox)).toEqual([]);
});

test("a request that is paid in cash is moved to an evening at once: its fee rises", async ({ page, sandbox }) => {
  const requester = await openRequest(page, sandbox, "COD");
  await chooseEvening(requester);
  await expect(page.getByText(requester.say("my-service-requests.new-time.moved"))).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ slot: "7PM-10PM", amount: 11_000 }]);
});
