import type { Page } from "playwright/test";
import { GIVEN_DAY, givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { tabTo } from "./support/keyboard.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const LIST = "/myplansandservicerequests";
const LONG_WAIT = "Long wait for the swap or replacement device";
const say = sayIn("en-US");
const ours = (key: string) => say(`my-service-requests.${key}`);
const [refresh, screen, battery] = [givenId(0), givenId(1), givenId(2)];

const given = [
  { incident: "Refresh", device: "iPhone 15", history: ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"] },
  { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
  { incident: "Battery Replacement", device: "iPhone 15", history: ["SUBMITTED"], store: "SGC-01" },
] as const;

const givenDay = new Intl.DateTimeFormat("en-SG", { dateStyle: "full", timeZone: "UTC" })
  .format(new Date(GIVEN_DAY))
  .replaceAll(" ", "\\s");

const requests = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const button = (page: Page, key: string) => page.getByRole("button", { name: ours(key), exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("a customer finds, opens and cancels a request by keyboard alone, and the rows agree", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, given);
  await page.goto(LIST);
  await expect(requests(page)).toHaveCount(2);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await tabTo(page, page.getByRole("tab", { name: ours("tabs.ongoing") }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page)).toContainText("Delivered");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const screenButton = page.getByRole("button", { name: `See request ${screen}` });
  await expect(screenButton).toBeVisible();
  await tabTo(page, screenButton);
  await page.keyboard.press("Enter");

  await expect(title(page, `Request ${screen}`)).toBeFocused();
  const life = page.getByRole("list", { name: ours("life.label") }).getByRole("listitem");
  await expect(life).toHaveText([
    /^Submitted done\d+\s\w+\s\d{4}$/,
    /^Request approved done\d+\s\w+\s\d{4}$/,
    new RegExp(`^We pick up your device now${givenDay}, 9:00\\sam–12:00\\spmBlk 530`),
    /^We repair your device to come/,
    /^We return your device to come/,
  ]);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await tabTo(page, button(page, "details.cancel"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName(ours("cancel-question.title"));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button(page, "details.cancel")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "cancel-question.yes"));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName(ours("cancel-reasons.title"));
  await expect(button(page, "reasons.submit")).toBeDisabled();
  await expectAccessible(page);
  for (const reason of [LONG_WAIT, "Charge too high"]) {
    await tabTo(page, page.getByLabel(reason));
    await page.keyboard.press("Space");
  }
  expect(await sandbox.rows("cancellations")).toEqual([]);
  await tabTo(page, button(page, "reasons.submit"));
  await page.keyboard.press("Enter");

  await expect(title(page, ours("title"))).toBeVisible();
  const toasts = page.getByRole("region", { name: ours("notices") });
  await expect(toasts).toContainText(ours("cancelled"));
  await expect(page.getByRole("tab", { name: ours("tabs.cancelled") })).toHaveAttribute("aria-selected", "true");
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page)).toContainText(screen);
  await expectAccessible(page);
  await toasts.getByRole("button", { name: ours("close") }).click();
  await expect(toasts).not.toContainText(ours("cancelled"));
  expect(await sandbox.rows("cancellations")).toMatchObject([{ reason: "longWait, chargeTooHigh" }]);
  const rows = (await sandbox.rows("serviceRequests")).map(({ number, status }) => [Number(number), status]);
  expect(rows.toSorted()).toEqual([
    [100, "CMPLTD"],
    [101, "CNCLCUS"],
    [102, "CMPLTD"],
  ]);
  expect((await sandbox.rows("requestEvents")).filter(({ status }) => status === "CNCLCUS")).toHaveLength(1);
});

test("an address leads straight to a request, also in another tab, until it is too late to cancel", async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, given);
  await page.goto(`${LIST}/${battery}`);
  await expect(title(page, `Request ${battery}`)).toBeVisible();
  await expect(page.getByText("You bring your device")).toBeVisible();
  await expect(page.getByText(/Care Centre Bedok/).first()).toBeVisible();
  const device = page.getByRole("article", { name: "Apple iPhone 15" });
  await expect(device.locator("img, [data-drawing='phone']")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(title(page, `Request ${battery}`)).toBeVisible();
  await page.goto(`${LIST}/${refresh}`);
  await expect(title(page, `Request ${refresh}`)).toBeVisible();
  await expect(button(page, "details.cancel")).toHaveCount(0);
  const other = await context.newPage();
  await new Requester(other).signIn(sandbox, PRIYA);
  await other.goto(`${LIST}/${battery}`);
  await expect(title(other, `Request ${battery}`)).toBeVisible();
  await other.close();

  problems.expect("status 409 POST /services/claim/api/cancelservicerequest/SR400102");
  problems.expect("status 400 GET /services/claim/api/v2/details/SR499999");
  await page.goto(`${LIST}/${battery}`);
  await button(page, "details.cancel").click();
  await button(page, "cancel-question.yes").click();
  await sandbox.advance(battery);
  await sandbox.advance(battery);
  await page.getByLabel("Decided to buy a new device").check();
  await button(page, "reasons.submit").click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(ours("cancel-too-late.title"));
  await expectAccessible(page);
  await button(page, "cancel-too-late.done").click();
  await expect(page.getByText(ours("details.late"))).toBeVisible();
  await expect(page.getByText("Device Received")).toBeVisible();
  await expect(button(page, "details.cancel")).toHaveCount(0);
  expect(await sandbox.rows("cancellations")).toEqual([]);

  await page
    .getByRole("button", { name: ours("details.back") })
    .first()
    .click();
  await expect(page).toHaveURL(LIST);
  await expect(requests(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.goto(`${LIST}/SR499999`);
  await expect(title(page, "Request SR499999")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: ours("unknown.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "details.back").click();
  await expect(title(page, ours("title"))).toBeVisible();
});

test("a request that could not be cancelled continues, and the reasons are asked again", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 500 POST /services/claim/api/cancelservicerequest/SR400101");
  problems.expect("reported: ");
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, given);
  await page.goto(`${LIST}/${screen}`);
  const cancel = async () => {
    await button(page, "details.cancel").click();
    await button(page, "cancel-question.yes").click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByLabel(LONG_WAIT).check();
    await button(page, "reasons.submit").click();
  };
  await sandbox.faults({ cancelServiceRequest: { kind: "status", status: 500 } });
  await expect(button(page, "details.cancel")).toBeVisible();
  await cancel();
  await expect(title(page, ours("cancel-failed.title"))).toBeVisible();
  await expect(page.getByText(ours("cancel-failed.text"))).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.rows("cancellations")).toEqual([]);
  await sandbox.faults({});
  await button(page, "cancel-failed.back").click();
  await expect(page.getByText("We pick up your device")).toBeVisible();
  await cancel();
  await expect(page.getByRole("region", { name: ours("notices") })).toContainText(ours("cancelled"));
  expect(await sandbox.rows("cancellations")).toHaveLength(1);
});
