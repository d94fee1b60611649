import { CardKeeper, cards, expectSound } from "./support/card-keeper.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "th-true" });
test.setTimeout(120_000);

/** Can choose how to pay. */
const WEERAPHON = "0845551403";

test("a request is paid with the card that is saved for the plan, which needs no fields, in Thai on a phone", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keeper = new CardKeeper(page);
  await keeper.open(sandbox, WEERAPHON);
  await keeper.reachFields();
  await keeper.save(cards.approved);
  await keeper.button("payments.kept.done").click();
  await page.goto("/");
  const requester = new Requester(page, "th-TH");
  await requester.begin();
  await requester.choose("Apple iPhone 16", "device");
  await requester.choose(requester.say("requests.types.swap.name"), "help");
  await requester.takeDevice();
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await requester.button("service-request.review.confirm").click();
  await requester.card(requester.say("payment.methodTypes.card.name")).check();
  await requester.button("payments.method.submit").click();

  await expect(requester.heading("payments.saved.title")).toBeVisible();
  await expect(page).toHaveURL("/payments/saved-card");
  await expect(keeper.text("payments.mine.ends", { brand: "Visa", ending: "4242" })).toBeVisible();
  await expectSound(page);
  await requester.button("payments.saved.another").click();
  await expect(requester.heading("payments.card.title")).toBeVisible();
  await expect(page.locator("iframe")).toBeVisible();
  await page.goBack();
  await expect(requester.heading("payments.saved.title")).toBeVisible();
  await page.getByRole("button", { name: /^ชำระ ฿/ }).click();

  await expect(page).toHaveURL("/claimconfirmation");
  const paid = (await sandbox.rows("gatewayLedger")).filter(({ kind }) => kind === "capture");
  const [order] = await sandbox.rows("serviceOrders");
  expect(paid).toMatchObject([{ amount: order?.amount }]);
  expect(order).toMatchObject({ status: "SUBMITTED", paymentMethod: "Visa/Mastercard" });
});
