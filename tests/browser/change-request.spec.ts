import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";
const fact = (page: Page, text: string) => page.getByRole("main").getByRole("definition").filter({ hasText: text });

test("a customer changes the address, the second number and who hands the device over, until it is received", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 PUT /services/claim/api/shippingorder/SO500100");
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  const fill = (key: string, value: string) => page.getByLabel(say(key), { exact: true }).fill(value);
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, [
    { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
  ]);
  await page.goto(`/myplansandservicerequests/${givenId(0)}`);
  await button("my-service-requests.details.change").click();
  await expect(heading("my-service-requests.changes.title")).toBeFocused();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await expectKnownBeside(page, { device: "Apple iPhone 17", facts: ["Care 4.0", givenId(0)] });
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole("radio", { name: say("service-request.logistics.where.other") }).check();
  await fill("address.fields.blockNumber.label", "118");
  await fill("address.fields.streetName.label", "Bishan Stret 12");
  await fill("address.fields.postalCode.label", "570118");
  await page.getByLabel(say("service-request.logistics.noOtherNumber.label")).uncheck();
  await fill("service-request.logistics.otherNumber.label", "91112222");
  await page.getByRole("radio", { name: say("service-request.representative.somebody") }).check();
  await fill("service-request.representative.number.label", "83334444");
  await fill("service-request.representative.idEnding.label", "567D");
  await button("my-service-requests.changes.submit").click();
  await expect(page.getByText(say("service-request.representative.agrees.required")).first()).toBeVisible();
  await page.getByLabel(say("service-request.representative.agrees.label")).check();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await button("my-service-requests.changes.submit").click();
  await expect(heading("service-request.standard.title")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "118 Bishan Street 12, Singapore 570118", exact: true }).check();
  await button("my-service-requests.right-address.submit").click();

  await expect(page.getByText(say("my-service-requests.changes.changed"))).toBeVisible();
  for (const text of ["118 Bishan Street 12", "91112222", "567D"]) await expect(fact(page, text)).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    {
      ...{ address: { Address1: "118 Bishan Street 12", PostalCode: "570118" }, alternateNumber: "91112222" },
      representative: { ContactNumber: "83334444", IdLast4: "567D" },
    },
  ]);
  await expectAccessible(page);
  await expectToFitPhone(page);

  await button("my-service-requests.details.change").click();
  await expect(page.getByLabel(say("service-request.logistics.otherNumber.label"))).toHaveValue("91112222");
  await page.getByRole("radio", { name: say("my-service-requests.changes.where.same") }).check();
  await page.getByRole("radio", { name: say("service-request.representative.myself") }).check();
  await sandbox.advance(givenId(0));
  await button("my-service-requests.changes.submit").click();
  await expect(page.getByText(say("my-service-requests.changes.too-late"))).toBeVisible();
  await expect(button("my-service-requests.details.change")).toHaveCount(0);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ representative: { IdLast4: "567D" } }]);
});
