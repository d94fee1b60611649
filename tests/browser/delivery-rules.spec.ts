import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** A customer whose phone is not repaired any longer. */
const KAR_WAI = "82340099";
/** A customer with a television. */
const MEENA = "82340110";

/** From the start page to the page after the questions about a screen. */
async function askForScreenRepair(requester: Requester, device: string): Promise<void> {
  await requester.begin();
  await requester.choose(device, "device");
  await requester.choose(requester.say("requests.types.screenRepair.name"), "help");
  await requester.sayYes();
}

test("a repair of a phone that is not repaired any longer becomes a swap: its lock is off, another phone is chosen and delivered", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, KAR_WAI);
  await sandbox.switchFinder("733108", { isOn: true });
  await askForScreenRepair(requester, "Apple iPhone X");
  await expect(page.getByRole("heading", { name: "Turn off the lock of your Apple iPhone X" })).toBeVisible();
  await sandbox.switchFinder("733108", { isOn: false });
  await button("service-request.locked.check").click();

  await requester.takeDevice();
  await expect(page.getByText(say("service-request.logistics.converted"))).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.takeFirstTime();
  await requester.choose(say("service-request.representative.myself"), "representative");
  await expect(page.getByText(say("terms.pointTypes.equalDevice.text"))).toBeVisible();
  await expect(page.getByText("You have 21 days to hand it over.")).toBeVisible();
  await expect(page.getByText(say("terms.pointTypes.genuineParts.text"))).toHaveCount(0);
  await requester.acceptTerms();
  await button("service-request.review.confirm").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { fulfilment: "Delivery", amount: 9800, device: "APPLE-IPHONE-16-128-GB-BLACK", holdsDevice: true },
  ]);
});

test("a television is not picked up, and can be brought to a centre", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, card, heading } = requester;
  await requester.signIn(sandbox, MEENA);
  await askForScreenRepair(requester, "Samsung The Frame 55");
  await expect(heading("service-request.delivery.title")).toBeVisible();
  const pickUp = card(say("delivery.optionTypes.pickUpAndReturn.name"));
  await expect(pickUp).toBeDisabled();
  await expect(pickUp).toHaveAccessibleDescription(new RegExp(say("service-request.delivery.large")));
  await expectAccessible(page);
  await requester.choose(say("delivery.optionTypes.walkIn.name"), "delivery");
  await expect(heading("service-request.delivery.title")).toHaveCount(0);
});
