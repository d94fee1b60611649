import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectCalendarFile, expectOnFirstScreen, expectPrintedAlone } from "./support/confirmation.ts";
import { Requester } from "./support/service-request.ts";
import { expectKnownBeside, expectKnownSoFar, expectSummaryColumn } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Customers of the Singapore carrier, by their mobile numbers. */
const customers = {
  /** 4.0 for more than a year, three devices. */
  priya: "92345178",
  /** 4.0 for less than a year, one phone. */
  huiMin: "81234567",
} as const;

const NIGHT = "7:00 pm–10:00 pm";
const enabled = (page: Page) => page.locator(":enabled");
const step = (page: Page, place: number, count: number) =>
  expect(page.getByText(`Step ${place} of ${count}`, { exact: true })).toBeVisible();

test("a request goes from the device to the confirmation, over a reload, and is stored once", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, button } = requester;
  await requester.signIn(sandbox, customers.priya);
  await requester.begin();
  await expect(page).toHaveURL("/deviceselection");
  await expectAccessible(page);
  await requester.choose("Apple iPhone 17", "device");
  await expect(page.getByText("For your Apple iPhone 17.")).toBeVisible();
  await expect(page.getByText("Step 2", { exact: true })).toBeVisible();
  await expectKnownSoFar(page, { device: "Apple iPhone 17", facts: ["Care 4.0"] });
  await expect(requester.card("Screen Repair")).toHaveAccessibleDescription(/S\$98/);
  await expectAccessible(page);
  await requester.choose("Screen Repair", "help");
  await expect(page.getByText("Step 3", { exact: true })).toBeVisible();
  await expectKnownSoFar(page, { device: "Apple iPhone 17", facts: ["Care 4.0", "Screen Repair", "S$98"] });
  await expectAccessible(page);
  for (const question of await page.getByRole("radiogroup").all()) await question.getByLabel("Yes").check();
  await button("service-request.triage.submit").click();
  await expect(requester.heading("service-request.delivery.title")).toBeVisible();
  await button("service-request.delivery.submit").click();
  await expect(page.getByRole("link", { name: "Please choose how we get your device" })).toBeVisible();
  await requester.choose("Pick-up and return", "delivery");

  await expect(page.getByRole("radio", { name: "The address on my plan" })).toHaveAccessibleDescription(
    "Blk 530 Ang Mo Kio Avenue 10, #12-2391, Singapore 560530",
  );
  await requester.takeDay(/Earliest$/);
  await requester.times().nth(0).check();
  await button("service-request.logistics.submit").click();
  const number = page.getByLabel(say("service-request.logistics.otherNumber.label"));
  await expect(number).toHaveAccessibleDescription(/Enter another number, or tick that you have none/);
  await number.fill("8111222");
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/Invalid phone number/);
  await page.getByLabel(say("service-request.logistics.noOtherNumber.label")).check();
  await expect(number, "a number that is not asked for cannot be refused").toHaveCount(0);
  await page.getByLabel(say("service-request.logistics.noOtherNumber.label")).uncheck();
  await number.fill("81112222");
  await expectAccessible(page);
  await page.reload();
  await expect(requester.times().nth(0)).toBeChecked();
  await expect(number).toHaveValue("81112222");
  await button("service-request.logistics.submit").click();

  await requester.card("Somebody else will do it for me").check();
  await page.getByLabel(say("service-request.representative.number.label")).fill("83334444");
  await page.getByLabel(say("service-request.representative.idEnding.label")).fill("567D");
  await page.getByLabel(say("service-request.representative.agrees.label")).check();
  await expectAccessible(page);
  await button("service-request.representative.submit").click();

  await step(page, 7, 8);
  await expect(page).toHaveURL("/terms");
  await expectAccessible(page);
  await requester.acceptTerms();
  await step(page, 8, 8);
  await expectAccessible(page);
  await page.goto("/representativeform");
  await expect(requester.card("Somebody else will do it for me")).toBeChecked();
  await button("service-request.representative.submit").click();
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await requester.change("Day").click();
  await requester.takeDay(/Saturday/);
  await expect(requester.times().and(enabled(page))).toHaveCount(1);
  await expect(page.getByRole("radio", { name: NIGHT })).toHaveAccessibleDescription(/Fully booked/);
  await requester.takeDay(/Tuesday/);
  await page.getByRole("radio", { name: NIGHT }).check();
  await button("service-request.logistics.submit").click();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^Tuesday, / })).toBeVisible();
  await expect(page.getByText(NIGHT, { exact: true })).toBeVisible();
  await expect(page.getByText("Total inc. GST")).toBeVisible();
  await expect(page.getByText("S$110", { exact: true })).toBeVisible();
  await expectKnownBeside(page, { device: "Apple iPhone 17", facts: ["Care 4.0", "S$110"] });
  await expectSummaryColumn(
    page,
    page.getByRole("heading", { name: say("service-request.review.cost-title") }),
    button("service-request.review.confirm"),
  );
  expect(await sandbox.rows("serviceOrders")).toEqual([]);
  await button("service-request.review.confirm").dblclick();

  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  await expect(page.getByText("Please have S$110 ready for the hand-over.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Back up your photos/ })).toBeVisible();
  await expectCalendarFile(page, say("service-request.confirmed.calendar"), {
    ...{ title: "Pick-up and return", starts: "110000", ends: "140000", place: "Blk 530 Ang Mo Kio Avenue 10" },
  });
  await expectPrintedAlone(page, requester.heading("service-request.confirmed.title"));
  await expectAccessible(page);
  const [request, ...others] = await sandbox.rows("serviceRequests");
  expect(others).toEqual([]);
  expect(request).toMatchObject({ assetId: "731034", incident: "Screen Repair", fulfilment: "PUR", status: "CMPLTD" });
  await expect(page.getByText(`Your request number is SR${400_000 + Number(request?.number)}.`)).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    {
      ...{ slot: "7PM-10PM", amount: 11_000, paymentMethod: "COD", status: "SUBMITTED", alternateNumber: "81112222" },
      representative: { IsAuthorised: true, ContactNumber: "83334444", IdLast4: "567D" },
      address: { PostalCode: "560530" },
    },
  ]);
  const seats = await sandbox.rows("slotSeats");
  expect(seats.filter(({ client }) => client === "sg-carrier")).toHaveLength(1);
  await page.goBack();
  await expect(requester.heading("service-request.review.title")).toHaveCount(0);
  await page.goto("/");
  const card = page.getByRole("article", { name: "Screen Repair" });
  await expect(card.getByText("Submitted", { exact: true })).toBeVisible();
  await expect(card.getByText(/^We pick it up on Tuesday, .* 7:00\spm–10:00\spm$/)).toBeVisible();
  await expectOnFirstScreen(page, card, button("start-page.request"));
  await card.getByRole("button", { name: say("start-page.requests.follow") }).click();
  await expect(page).toHaveURL(/\/myplansandservicerequests\/SR/);
  await page.goto("/");
  await button("start-page.request").click();
  await expect(requester.heading("service-request.device.title")).toBeVisible();
});

/** Matches what a repair centre's card says of today, when it is open from ten until then on other days than at weekends. */
function openToday(until: string): string {
  const day = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Asia/Singapore" }).format(new Date());
  if (day === "Sun") return "Closed today";
  return `Open today 10:00\\sam–${day === "Sat" ? "2:00" : until}\\spm`;
}

test("an unavailable option gives the reason, a single method is chosen automatically, and a second request waits", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { button } = requester;
  await requester.signIn(sandbox, customers.huiMin);
  await requester.begin();
  await requester.choose("Samsung Galaxy S25 Ultra", "device");
  await requester.choose("Fault Repair", "help");
  await requester.choose("Yes", "triage");
  await expect(page.getByText(/the device is not eligible for this service/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await requester.choose("No", "triage");
  await expect(requester.card("Pick-up and return")).toBeDisabled();
  await expect(requester.card("Pick-up and return")).toHaveAccessibleDescription(
    /The manufacturer's warranty covers this fault/,
  );
  await expectAccessible(page);
  await requester.choose("Walk-in", "delivery");
  await expect(requester.days()).toHaveCount(0);
  await expect(requester.card("Care Centre Orchard")).toHaveAccessibleDescription(
    new RegExp(`^181 Orchard Road, #04-26, Singapore 238896 .*${openToday("7:00")}`),
  );
  await requester.card("Care Centre Orchard").check();
  await expect(page.getByRole("radio", { name: /^Sunday, .*, Closed$/ })).toBeDisabled();
  await expectAccessible(page);

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await requester.choose("Battery Replacement", "help");
  for (const [question, answer] of [
    [/less than 80%/, "Yes"],
    [/swollen/, "No"],
  ] as const) {
    await page.getByRole("radiogroup", { name: question }).getByLabel(answer).check();
  }
  await button("service-request.triage.submit").click();
  await expect(page.getByRole("heading", { name: "Where and when will you come?" })).toBeVisible();
  await requester.card("Care Centre Bedok").check();
  await requester.takeFirstTime();
  await requester.choose("I will do it myself", "representative");
  await requester.acceptTerms();
  await expect(requester.change("How")).toHaveCount(0);
  await button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { fulfilment: "WALKIN", storeId: "SGC-01", amount: 5800 },
  ]);

  await button("service-request.confirmed.to-plans").click();
  await requester.begin();
  await requester.choose("Samsung Galaxy S25 Ultra", "device");
  await requester.choose("Device Refresh", "help");
  await expect(page.getByText(/^You already have a request in progress for this device\./)).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.rows("serviceOrders")).toHaveLength(1);
});

test("a slot that another customer takes is reported, and the next one replaces it", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 POST /services/claim/api/serviceorder");
  const requester = new Requester(page);
  await requester.signIn(sandbox, customers.priya);
  await requester.begin();
  await requester.reachDelivery("Apple iPhone 15");
  await requester.choose("Pick-up and return", "delivery");
  await requester.takeDay(/Wednesday/);
  const day = await requester.days().and(page.locator(":checked")).getAttribute("value");
  await page.getByRole("radio", { name: NIGHT }).check();
  await page.getByLabel("I have no second number for that day").check();
  await requester.button("service-request.logistics.submit").click();
  await requester.choose("I will do it myself", "representative");
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await sandbox.takeSlot("sg-carrier", { day: String(day), slot: "7PM-10PM" });
  await requester.button("service-request.review.confirm").click();

  await expect(page.getByText("That time has just been taken. Please choose another one.")).toBeVisible();
  await expect(page.getByRole("radio", { name: NIGHT })).toBeDisabled();
  await requester.times().and(enabled(page)).first().check();
  await requester.button("service-request.logistics.submit").click();
  await requester.button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ day, slot: "9AM-12PM", amount: 8800 }]);
});
