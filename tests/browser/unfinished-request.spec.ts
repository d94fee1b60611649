import { expectAccessible } from "./support/accessible-page.ts";
import { expectOnFirstScreen } from "./support/confirmation.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** A customer of the Singapore carrier with 4.0, by the mobile number. */
const PRIYA = "92345178";

test("a device is picked up elsewhere, as the review shows and lets the customer change", async ({
  page,
  sandbox,
  problems,
}) => {
  // The times are asked for again with each part of the address; an earlier question may still be under way.
  problems.allow(/^request failed: POST \S+\/shippingmethodsv2 net::ERR_ABORTED$/);
  const requester = new Requester(page);
  const { say, button } = requester;
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.reachDelivery("Apple iPhone 17");
  await requester.choose("Pick-up and return", "delivery");
  await page.getByRole("radio", { name: "Another address" }).check();
  await expect(requester.days()).toHaveCount(0);
  await page.getByLabel(say("address.fields.blockNumber.label")).fill("118");
  await page.getByLabel(say("address.fields.streetName.label")).fill("Bishan Street 12");
  await page.getByLabel(say("address.fields.postalCode.label")).fill("570118");
  await expectAccessible(page);
  await requester.takeFirstTime();
  await page.getByRole("radio").first().check();
  await button("service-request.representative.submit").click();
  await requester.acceptTerms();
  await expect(page.getByRole("definition").filter({ hasText: /^118 Bishan Street 12/ })).toBeVisible();
  await expectAccessible(page);
  await requester.change("Where").click();
  await page.getByLabel(say("address.fields.blockNumber.label")).fill("120");
  await button("service-request.logistics.submit").click();
  await requester.choose("120 Bishan Street 12, Singapore 570118", "standard");
  await expect(page.getByRole("definition").filter({ hasText: /^120 Bishan Street 12/ })).toBeVisible();
  await button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { address: { Address1: "120 Bishan Street 12", PostalCode: "570118" } },
  ]);
});

test("a request that was not sent is on the start page, above the plans, and goes on where it was left", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, button } = requester;
  await requester.signIn(sandbox, PRIYA);
  await expect(page.getByText(say("start-page.requests.none"))).toBeVisible();
  await expectOnFirstScreen(page, button("start-page.request"));
  await requester.begin();
  await requester.reachDelivery("Apple iPhone 17");
  await page.goto("/");
  const card = page.getByRole("article", { name: say("requests.types.refresh.name") });
  await expect(card.getByText(/^Not sent yet\. You started it on /)).toBeVisible();
  await expectOnFirstScreen(page, card);
  await expectAccessible(page);
  await card.getByRole("button", { name: say("start-page.requests.continue") }).click();
  await expect(requester.heading("service-request.delivery.title")).toBeVisible();
});

test("a request that was begun in another browser goes on where its answers end, and is the same request", async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  const first = new Requester(page);
  await first.signIn(sandbox, PRIYA);
  await first.begin();
  await first.reachDelivery("Apple iPhone 17");
  await first.choose("Pick-up and return", "delivery");
  await expect(first.days().first()).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const second = new Requester(await elsewhere.newPage());
  const { say, button, heading } = second;
  await second.signIn(sandbox, PRIYA);
  const card = second.page.getByRole("article", { name: say("requests.types.refresh.name") });
  await card.getByRole("button", { name: say("start-page.requests.continue") }).click();
  await expect(heading("service-request.resuming.title")).toBeVisible();
  await expectAccessible(second.page);
  const sent = second.page.url().split("/")[5];
  await button("service-request.resuming.continue").click();
  await expect(second.page).toHaveURL("/logisticsrefresh");
  await second.takeFirstTime();
  await second.page.getByRole("radio").first().check();
  await button("service-request.representative.submit").click();
  await second.acceptTerms();
  await expect(second.page.getByRole("definition").filter({ hasText: "Apple iPhone 17" })).toBeVisible();
  await button("service-request.review.confirm").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceRequests")).toMatchObject([{ status: "CMPLTD", incident: "Refresh" }]);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ fulfilment: "PUR" }]);

  await button("service-request.confirmed.to-plans").click();
  await second.page.goto(`/deviceselection/draft/${sent}`);
  await button("service-request.resuming.continue").click();
  await expect(second.page.getByText(say("service-request.draft-gone"))).toBeVisible();
  await expect(heading("service-request.device.title")).toBeVisible();
  await elsewhere.close();
});
