import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { cards } from "./support/card-keeper.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import {
  books,
  chargesAmong,
  choose,
  enter,
  expectNoNumber,
  fields,
  signIn,
  watchRequests,
} from "./support/paying-customer.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

const CARD = "Credit or debit card";

/** A customer of the Australian retailer whose tablet's repair has a price, where they choose how to pay. */
async function reachMethodsInAustralia(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = await signIn(page, sandbox, "0412345678");
  await page.getByRole("contentinfo").getByRole("button", { name: "File a service request" }).click();
  await requester.choose("Apple iPad Air 11", "device");
  await page.getByRole("button", { name: "It runs another system" }).click();
  await requester.choose("Device Repair", "help");
  await requester.choose("No", "triage");
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expect(page.getByText("Total inc. GST")).toBeVisible();
  await expect(page.getByText(requester.say("service-request.review.pays-next"))).toBeVisible();
  await expect(page.getByText(/send you a quote/)).toHaveCount(0);
  await requester.button("service-request.review.confirm").click();
  await expect(requester.heading("payments.method.title")).toBeVisible();
  return requester;
}

test.describe("in Australia", () => {
  test.use({ client: "au-retailer" });

  test("a repair is paid by a card that is entered for it alone, once the bank was asked", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect(/^status 402 POST .*chargeorder/);
    const sent = watchRequests(page);
    const requester = await reachMethodsInAustralia(page, sandbox);
    await expect(requester.card("PayPal")).toBeVisible();
    await expect(requester.card(requester.say("payment.methodTypes.cashOnDelivery.name"))).toHaveCount(0);
    await choose(requester, CARD);
    await expect(page).toHaveURL("/paymentbgbt");
    await expect(fields(page).getByLabel("Card number")).toBeVisible();
    await expect(page.getByText("Amount inc. GST")).toBeVisible();
    await expect(page.getByText("Retail Care Repairs")).toBeVisible();
    await expectAccessible(page);
    await expectToFitPhone(page);

    await enter(page, cards.lackingFunds);
    await page.getByRole("button", { name: "Pay A$180", exact: true }).click();
    await expect(page.getByText(requester.say("payments.declined.funds"))).toBeVisible();
    await expect(page).toHaveURL("/paymentbgbt");
    await enter(page, cards.challenged);
    await page.getByRole("button", { name: "Pay A$180", exact: true }).click();
    await page.getByRole("button", { name: "Yes, I pay this" }).click();
    await expect(page).toHaveURL("/claimconfirmation");
    await expect(page.getByText(/You have paid A\$180/)).toBeVisible();

    const charges = chargesAmong(sent);
    expect(charges.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining("/claim/braintree/api/chargeorder/SO")),
    );
    for (const { body } of charges) expect(body).toHaveProperty("PaymentMethodNonce");
    await expectNoNumber(page, sent, cards.lackingFunds, cards.challenged);
    expect(await books(sandbox)).toEqual({
      ledger: [["capture", 18_000, "AUD"]],
      payments: [["CAPTURED", "Retail Care Repairs"]],
    });
    expect(await sandbox.rows("gatewayCards")).toHaveLength(2);
    expect(await sandbox.rows("serviceOrders")).toMatchObject([
      { status: "SUBMITTED", paymentMethod: "Visa/Mastercard" },
    ]);
  });

  test("a wallet's button pays this payment; a reload before it leads back to the choice", async ({
    page,
    sandbox,
  }) => {
    const sent = watchRequests(page);
    const requester = await reachMethodsInAustralia(page, sandbox);
    await choose(requester, "PayPal");
    await expect(page).toHaveURL("/paymentbgbt/wallet");
    await expect(fields(page).getByRole("button", { name: "Pay with PayPal" })).toBeVisible();
    await page.reload();
    await expect(requester.heading("payments.method.title")).toBeVisible();
    await choose(requester, "Apple Pay");
    await expectAccessible(page);
    await fields(page).getByRole("button", { name: "Pay with Apple Pay" }).click();
    await expect(page).toHaveURL("/claimconfirmation");
    expect(chargesAmong(sent)).toMatchObject([{ path: expect.stringContaining("/claim/braintree/") }]);
    expect((await books(sandbox)).ledger).toEqual([["capture", 18_000, "AUD"]]);
    expect(await sandbox.rows("serviceOrders")).toMatchObject([{ paymentMethod: "ApplePay" }]);
  });
});

test.describe("in Singapore", () => {
  test.use({ client: "sg-carrier" });

  /** From the review to the choice of a method. */
  const confirm = async (requester: Requester) => {
    await requester.choose(requester.say("service-request.representative.myself"), "representative");
    await requester.acceptTerms();
    await requester.button("service-request.review.confirm").click();
    await expect(requester.heading("payments.method.title")).toBeVisible();
  };

  test("a repair is paid by card in the usual fields, also where the session allows others", async ({
    page,
    sandbox,
  }) => {
    const sent = watchRequests(page);
    const requester = new Requester(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await requester.signIn(sandbox, "82340022");
    await requester.begin();
    await requester.choose("Samsung Galaxy S25", "device");
    await requester.choose(requester.say("requests.types.screenRepair.name"), "help");
    for (const question of ["turnsOn", "onlyScreen"])
      await page
        .getByRole("radiogroup", { name: requester.say(`triage.questions.${question}.label`) })
        .getByLabel("Yes")
        .check();
    await requester.button("service-request.triage.submit").click();
    await page
      .getByRole("radio", { name: /Care Centre/ })
      .first()
      .check();
    await requester.takeFirstTime();
    await confirm(requester);
    await expectAccessible(page);
    await choose(requester, CARD);
    await expect(page).toHaveURL("/payment");
    await expect(page.getByText("Amount inc. GST")).toBeVisible();
    await enter(page, cards.approved);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay S$98", exact: true }).click();
    await expect(page).toHaveURL("/claimconfirmation");
    expect(chargesAmong(sent)).toMatchObject([
      { path: expect.stringContaining("/claim/api/v2/chargeorder/SO"), body: { CardToken: expect.any(String) } },
    ]);
    await expectNoNumber(page, sent, cards.approved);
    expect(await books(sandbox)).toEqual({
      ledger: [["capture", 9800, "SGD"]],
      payments: [["CAPTURED", "Portal Care Repairs"]],
    });
  });

  test("a price that is not told before is shown once the order is made, and paid then", async ({ page, sandbox }) => {
    const requester = new Requester(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await requester.signIn(sandbox, "82340077");
    await requester.begin();
    await requester.choose("Samsung Galaxy S25 Ultra", "device");
    await expect(page.getByText(requester.say("service-request.help.shown-later")).first()).toBeVisible();
    await requester.choose(requester.say("requests.types.refresh.name"), "help");
    await requester.choose("Pick-up and return", "delivery");
    await requester.takeFirstTime();
    await requester.choose(requester.say("service-request.representative.myself"), "representative");
    await requester.acceptTerms();
    await expect(page.getByText(requester.say("service-request.review.cost-later"))).toBeVisible();
    await expect(page.getByText(/S\$/)).toHaveCount(0);
    await expectAccessible(page);
    await requester.button("service-request.review.confirm").click();
    await expect(page.getByText("S$88")).toBeVisible();
    await choose(requester, "PayPal");
    await fields(page).getByRole("button", { name: "Pay with PayPal" }).click();
    await expect(page).toHaveURL("/claimconfirmation");
    expect((await books(sandbox)).ledger).toEqual([["capture", 8800, "SGD"]]);
  });
});

test.describe("in Malaysia", () => {
  test.use({ client: "my-maxis" });

  test("the replacement of a stolen phone is paid by card, without a note of tax", async ({ page, sandbox }) => {
    const sent = watchRequests(page);
    const requester = await signIn(page, sandbox, "0123456782");
    await requester.begin();
    await requester.choose("Apple iPhone 17", "device");
    await requester.choose(requester.say("requests.types.replacement.name"), "help");
    await requester.reportTheft();
    await requester.button("service-request.lost-mode.done").click();
    await requester.takeDevice();
    await requester.takeFirstTime();
    await requester.acceptTerms();
    await requester.leaveReview();
    await requester.sign("Lim Jun Wei");
    await requester.button("service-request.submit.send").click();
    await expect(requester.heading("payments.method.title")).toBeVisible();
    await choose(requester, CARD);
    await expect(page).toHaveURL("/payment");
    await expect(page.getByText("Amount", { exact: true })).toBeVisible();
    await expect(page.getByText(/GST|SST|VAT/)).toHaveCount(0);
    await enter(page, cards.approved);
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.getByRole("button", { name: /^Pay RM\s?250$/ }).click();
    await expect(page).toHaveURL("/claimconfirmation");
    await expectNoNumber(page, sent, cards.approved);
    expect(await books(sandbox)).toEqual({
      ledger: [["capture", 25_000, "MYR"]],
      payments: [["CAPTURED", "Portal Care"]],
    });
  });
});
