import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

/** A customer of 2.1, whose address is changed on a page of its own. */
const VIKRAM = "82340033";
/** A customer of 4.0, whose address is changed in place. */
const HUI_MIN = "81234567";
/** A customer of a refresh that comes without the evening. */
const FARAH = "82340088";

/** Types an address of Singapore. */
async function typeAddress(requester: Requester, block: string, street: string, code: string): Promise<void> {
  const fill = (field: string, value: string) =>
    requester.page.getByLabel(requester.say(`address.fields.${field}.label`), { exact: true }).fill(value);
  await fill("blockNumber", block);
  await fill("streetName", street);
  await fill("postalCode", code);
}

/** Asks for a swap, for the same model or for one that is in stock. */
async function askForSwap(requester: Requester, device: string, instead?: string): Promise<void> {
  await requester.begin();
  await requester.choose(device, "device");
  await requester.choose(requester.say("requests.types.swap.name"), "help");
  await expect(requester.heading("service-request.replacement.title")).toBeVisible();
  if (instead !== undefined) await requester.card(instead).check();
  await requester.takeDevice();
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFitPhone(page);
}

test.describe("in Singapore", () => {
  test.use({ client: "sg-carrier" });

  test("another address and another number have pages of their own, and the order has both", async ({
    page,
    sandbox,
  }) => {
    const requester = new Requester(page);
    const { say, button, heading } = requester;
    await page.setViewportSize({ width: 390, height: 844 });
    await requester.signIn(sandbox, VIKRAM);
    await askForSwap(requester, "Apple iPhone 16");
    await expect(page).toHaveURL("/logisticsoptions");
    await expect(page.getByRole("radiogroup", { name: say("service-request.logistics.where.deliver") })).toHaveCount(0);
    await expectGood(page);

    await button("service-request.logistics.change-address").click();
    await expect(heading("service-request.elsewhere.title")).toBeFocused();
    await expect(page).toHaveURL("/logisticsalternateaddress");
    await expectGood(page);
    await page.reload();
    await typeAddress(requester, "118", "Bishan Stret 12", "570118");
    await button("service-request.elsewhere.submit").click();

    await expect(heading("service-request.standard.title")).toBeFocused();
    await expectGood(page);
    await page.getByRole("radio", { name: "118 Bishan Street 12, Singapore 570118", exact: true }).check();
    await button("service-request.standard.submit").click();
    await expect(page).toHaveURL("/logisticsoptions");
    await expect(page.getByText("118 Bishan Street 12, Singapore 570118")).not.toHaveCount(0);

    await requester.days().and(page.locator(":enabled")).first().check();
    await requester.times().and(page.locator(":enabled")).first().check();
    await button("service-request.logistics.submit").click();
    await expect(heading("service-request.contact.title")).toBeFocused();
    await expect(page).toHaveURL("/logisticsalternatecontact");
    await expectGood(page);
    const number = page.getByLabel(say("service-request.logistics.otherNumber.label"));
    await number.fill("9111222");
    await button("service-request.contact.submit").click();
    await expect(number).toHaveAccessibleDescription(new RegExp(say("service-request.phone.invalid")));
    await number.fill("91112222");
    await button("service-request.contact.submit").click();
    await requester.choose(say("service-request.representative.myself"), "representative");
    await requester.acceptTerms();
    await button("service-request.review.confirm").click();
    await expect(heading("service-request.confirmed.title")).toBeVisible();
    await expect(page.getByText("Please give us your old device within 21 days.")).toBeVisible();
    expect(await sandbox.rows("serviceOrders")).toMatchObject([
      { address: { Address1: "118 Bishan Street 12", PostalCode: "570118" }, alternateNumber: "91112222" },
    ]);
  });

  test("the plan's address comes back, and no second number is needed", async ({ page, sandbox }) => {
    const requester = new Requester(page);
    await requester.signIn(sandbox, VIKRAM);
    await askForSwap(requester, "Apple iPhone 16");
    await requester.button("service-request.logistics.change-address").click();
    await expect(requester.button("service-request.elsewhere.plan")).toHaveCount(0);
    await typeAddress(requester, "118", "Bishan Street 12", "570118");
    await requester.button("service-request.elsewhere.submit").click();
    await expect(page.getByText("118 Bishan Street 12, Singapore 570118")).not.toHaveCount(0);
    await requester.button("service-request.logistics.change-address").click();
    await requester.button("service-request.elsewhere.plan").click();
    await expect(page.getByText("Blk 77 Marine Drive, #10-52, Singapore 440077")).not.toHaveCount(0);
    await requester.takeFirstTime();
    await expect(requester.heading("service-request.representative.title")).toBeVisible();
  });

  test("an address that is typed in place is compared after the time is chosen", async ({ page, sandbox }) => {
    const requester = new Requester(page);
    await requester.signIn(sandbox, HUI_MIN);
    await askForSwap(requester, "Samsung Galaxy S25 Ultra", "Samsung Galaxy A56");
    await expect(requester.button("service-request.logistics.change-address")).toHaveCount(0);
    await requester.card(requester.say("service-request.logistics.where.other")).check();
    await typeAddress(requester, "1", "Bishan Street 12", "570000");
    await requester.takeFirstTime();
    await expect(requester.heading("service-request.standard.title")).toBeVisible();
    await requester.card("1 Bishan Street 12, Singapore 570000").check();
    await requester.button("service-request.standard.submit").click();
    await expect(requester.heading("service-request.representative.title")).toBeVisible();
  });

  test("a device that was picked up comes back in a window that the customer chose", async ({ page, sandbox }) => {
    const requester = new Requester(page);
    const { say } = requester;
    await requester.signIn(sandbox, FARAH);
    await requester.begin();
    await requester.choose("Apple iPhone 15", "device");
    await requester.choose(say("requests.types.refresh.name"), "help");
    const windows = page.getByRole("radiogroup", { name: say("service-request.logistics.returnWindow.label") });
    await expect(windows.getByRole("radio")).toHaveCount(2);
    await windows.getByRole("radio", { name: /^By 8:00/ }).check();
    await requester.takeFirstTime();
    await requester.choose(say("service-request.representative.myself"), "representative");
    await requester.acceptTerms();
    await requester.button("service-request.review.confirm").click();
    await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
    expect(await sandbox.rows("serviceOrders")).toMatchObject([{ returnSlot: "20" }]);
  });
});
