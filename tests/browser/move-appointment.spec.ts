import type { Page } from "playwright/test";
import { GIVEN_DAY, givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";
const enabled = (page: Page) => page.locator(":enabled");
const NIGHT = /7:00\spm–10:00\spm/;

test("a customer takes another time for the hand-over, unless it is taken meanwhile, until the device is received", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 PUT /services/claim/api/shippingorder/SO500100");
  const requester = new Requester(page);
  const ours = (key: string) => requester.say(`my-service-requests.${key}`);
  const facts = page.getByRole("main").getByRole("definition");
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, [
    { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
  ]);
  await page.goto(`/myplansandservicerequests/${givenId(0)}`);
  await requester.button("my-service-requests.details.move").click();
  await expect(requester.heading("my-service-requests.new-time.title")).toBeFocused();
  await expect(requester.times()).toHaveCount(0);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await expectKnownBeside(page, { device: "Apple iPhone 17", facts: ["Care 4.0", givenId(0)] });
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.button("my-service-requests.new-time.keep").click();
  await expect(page.getByText(ours("new-time.moved"))).toHaveCount(0);

  await requester.button("my-service-requests.details.move").click();
  await requester.takeDay(/Thursday/);
  const day = String(await requester.days().and(page.locator(":checked")).getAttribute("value"));
  await page.getByRole("radio", { name: NIGHT }).check();
  await sandbox.takeSlot("sg-carrier", { day, slot: "7PM-10PM" });
  await requester.button("my-service-requests.time.submit").click();
  await expect(page.getByText(requester.say("service-request.slot-taken"))).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ day: GIVEN_DAY, slot: "9AM-12PM" }]);
  await requester.takeDay(/Thursday/);
  await requester.times().and(enabled(page)).first().check();
  await requester.button("my-service-requests.time.submit").click();

  await expect(page.getByText(ours("new-time.moved"))).toBeVisible();
  const [order] = await sandbox.rows("serviceOrders");
  expect(order).toMatchObject({ day, slot: "9AM-12PM" });
  await expect(facts.filter({ hasText: `Thursday, ${Number(day.slice(8))} ` })).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.reload();
  await expect(requester.button("my-service-requests.details.move")).toBeVisible();
  await sandbox.advance(givenId(0));
  await page.reload();
  await expect(requester.button("my-service-requests.details.cancel")).toHaveCount(0);
  await expect(page.getByText(ours("life.repairing"))).toBeVisible();
  await expect(requester.button("my-service-requests.details.move")).toHaveCount(0);
});
