import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";

/** A customer who has lost a phone, at the choice of the device that comes. */
async function atChoice(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.choose("Apple iPhone 17", "device");
  await requester.choose(requester.say("requests.types.replacement.name"), "help");
  await requester.reportTheft();
  await requester.button("service-request.lost-mode.done").click();
  await expect(requester.heading("service-request.replacement.title")).toBeFocused();
  await expect(page).toHaveURL("/replacement");
  return requester;
}

/** The same, once there is no such device in Sage. */
async function atChoiceWithoutSage(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = await atChoice(page, sandbox);
  await sandbox.setStock("SG", "APPLE-IPHONE-17-256-GB-SAGE", 0);
  await page.reload();
  await page.goBack();
  await requester.button("service-request.lost-mode.done").click();
  return requester;
}

const take = async ({ card, button }: Requester, ...names: readonly string[]) => {
  for (const name of names) await card(name).check();
  await button("service-request.replacement.submit").click();
};
/** Signs the declaration after the review, and sends the request. */
async function confirm(requester: Requester): Promise<void> {
  await requester.leaveReview();
  await requester.sign("Priya d/o Ramesh Nair");
  await requester.button("service-request.submit.send").click();
}

test("a customer chooses size and colour, and chooses again when the last one is gone", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 POST /services/claim/api/serviceorder");
  const requester = await atChoice(page, sandbox);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await expect(requester.card("Apple iPhone 16")).toHaveCount(0);
  await take(requester, "512 GB", "Sage");
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await expect(page.getByRole("definition").filter({ hasText: /^Sage$/ })).toBeVisible();
  await sandbox.setStock("SG", "APPLE-IPHONE-17-512-GB-SAGE", 0);
  await confirm(requester);
  await expect(page.getByText(requester.say("service-request.replacement.gone"))).toBeVisible();
  await take(requester, "256 GB", "Black");
  await requester.leaveReview();
  await requester.button("service-request.submit.send").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { device: "APPLE-IPHONE-17-256-GB-BLACK", holdsDevice: true },
  ]);
});

test("a customer waits for a device that is missing, and chooses a day once it is here", async ({ page, sandbox }) => {
  const requester = await atChoiceWithoutSage(page, sandbox);
  const { say, button, heading } = requester;
  await take(requester, "256 GB", "Sage");
  await expect(page.getByText(say("service-request.replacement.waits.required")).first()).toBeVisible();
  await page.getByLabel(say("service-request.replacement.waits.label")).check();
  await expectAccessible(page);
  await button("service-request.replacement.submit").click();
  await requester.acceptTerms();
  await expect(page.getByText(say("service-request.review.pays-later"))).toBeVisible();
  await confirm(requester);
  await expect(heading("service-request.back-ordered.title")).toBeFocused();
  await expectAccessible(page);
  await expectToFitPhone(page);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "BORD", day: null, amount: 16_800 }]);

  await button("service-request.confirmed.follow").click();
  await expect(page.getByText(say("my-service-requests.life.awaiting"))).toBeVisible();
  await sandbox.setStock("SG", "APPLE-IPHONE-17-256-GB-SAGE", 1);
  await page.reload();
  await button("my-service-requests.details.choose-day").click();
  await expect(heading("my-service-requests.new-time.title-first")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio").and(page.locator(":enabled")).first().check();
  await page.getByRole("radiogroup").last().getByRole("radio").first().check();
  await button("my-service-requests.time.submit").click();
  await expect(page.getByText(say("my-service-requests.new-time.moved"))).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "ON HOLD" }]);
});

test("a customer who waits takes another device that is in stock", async ({ page, sandbox }) => {
  const requester = await atChoiceWithoutSage(page, sandbox);
  const { say, button, heading } = requester;
  await take(requester, "256 GB", "Sage");
  await page.getByLabel(say("service-request.replacement.waits.label")).check();
  await button("service-request.replacement.submit").click();
  await requester.acceptTerms();
  await confirm(requester);
  await button("service-request.confirmed.follow").click();

  await button("my-service-requests.details.other-device").click();
  await expect(heading("my-service-requests.other-device.title")).toBeFocused();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await requester.card("Apple iPhone 17").check();
  await expect(page.getByRole("radio", { name: "Apple iPhone 17, 256 GB, Sage" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Apple iPhone 17, 256 GB, Black" }).check();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await button("my-service-requests.other-device.submit").click();
  await expect(page.getByText(say("my-service-requests.other-device.taken"))).toBeVisible();
  await expect(button("my-service-requests.details.choose-day")).toBeVisible();
  await expect(page.getByText("Apple iPhone 17, 256 GB, Black")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { status: "IN STOCK", device: "APPLE-IPHONE-17-256-GB-BLACK", holdsDevice: true },
  ]);
});

test("another model is offered once there is none of the customer's own", async ({ page, sandbox }) => {
  for (const size of ["256", "512"])
    for (const colour of ["BLACK", "MIST-BLUE", "SAGE"])
      await sandbox.setStock("SG", `APPLE-IPHONE-17-${size}-GB-${colour}`, 0);
  const requester = await atChoice(page, sandbox);
  await expect(page.getByText(requester.say("service-request.replacement.short"))).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await take(requester, "Apple iPhone 16", "128 GB", "Black");
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await confirm(requester);
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ device: "APPLE-IPHONE-16-128-GB-BLACK" }]);
});
