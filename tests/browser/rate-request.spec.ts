import type { Page, Request } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { tabTo } from "./support/keyboard.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expectKnownBeside } from "./support/summary-column.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const LIST = "/myplansandservicerequests";
const say = sayIn("en-US");
const [delivered, ongoing, elsewhere] = [givenId(0), givenId(1), givenId(2)];
const life = ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"] as const;
const given = [
  { incident: "Refresh", device: "iPhone 15", history: life },
  { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
  { incident: "Battery Replacement", device: "iPhone 15", history: life },
] as const;

const button = (page: Page, key: string) => page.getByRole("button", { name: say(key), exact: true });
const title = (page: Page, key: string) => page.getByRole("heading", { level: 1, name: say(key), exact: true });
const isFormCode = (request: Request) => /SchemaFormBlock.*\.js$/.test(request.url());

test("a completed request is rated by keyboard alone, once, and the page says so", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const formCode: string[] = [];
  page.on("request", (request) => {
    if (isFormCode(request)) formCode.push(request.url());
  });
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, given);
  await page.goto(`${LIST}/${ongoing}`);
  await expect(button(page, "my-service-requests.details.cancel")).toBeVisible();
  await expect(button(page, "my-service-requests.details.rate")).toHaveCount(0);
  await page.goto(`${LIST}/${delivered}`);
  const rate = button(page, "my-service-requests.details.rate");
  await expect(rate).toBeVisible();
  expect(formCode).toEqual([]);
  await expectAccessible(page);
  await tabTo(page, rate);
  await page.keyboard.press("Enter");

  await expect(title(page, "feedback.rating.title")).toBeFocused();
  const ten = page.getByRole("radio", { name: say("feedback.rating.highest") });
  await expect(ten).toBeChecked();
  expect(formCode).toHaveLength(1);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await tabTo(page, ten);
  for (let down = 10; down > 6; down -= 1) await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "6", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(title(page, "feedback.reasons.title")).toBeFocused();
  await expect(page.getByRole("group", { name: say("feedback.reasons.unhappy") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "6", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "9", exact: true }).check();
  await button(page, "feedback.next").click();
  await expect(page.getByRole("group", { name: say("feedback.reasons.happy") })).toBeVisible();
  await expectKnownBeside(page, { device: "Apple iPhone 15", facts: ["Care 4.0", delivered] });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectToFitPhone(page);
  await tabTo(page, page.getByLabel(say("feedback.reasonTypes.speed.name")));
  await page.keyboard.press("Space");
  await tabTo(page, button(page, "feedback.next"));
  await page.keyboard.press("Enter");

  await expect(title(page, "feedback.satisfaction.title")).toBeFocused();
  await button(page, "feedback.send").click();
  await expect(page.getByRole("alert")).toContainText(say("feedback.satisfaction.needed"));
  await expectAccessible(page);
  await tabTo(page, page.getByRole("radio", { name: say("feedback.satisfaction.level-5"), exact: true }));
  await page.keyboard.press("Space");
  await page.getByLabel(say("feedback.satisfaction.words")).fill("The courier called ahead.");
  expect(await sandbox.rows("ratings")).toEqual([]);

  await tabTo(page, button(page, "feedback.send"));
  await page.keyboard.press("Enter");
  await expect(title(page, "feedback.thanks.title")).toBeFocused();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await button(page, "feedback.to-request").click();
  await expect(page.getByText(/^You rated this request 9 of 10 on /)).toBeVisible();
  await expect(rate).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/npsrating/${delivered}`);
  await expect(page.getByText(say("feedback.rated-before.text"))).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  expect(await sandbox.rows("ratings")).toMatchObject([
    { score: 9, reasons: ["speed"], satisfaction: 5, comment: "The courier called ahead." },
  ]);
});

test("a request that was rated elsewhere is not rated again, and one in progress cannot be rated yet", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(`status 409 POST /services/claim/api/feedback/${elsewhere}`);
  problems.expect("status 400 GET /services/claim/api/v2/details/SR499999");
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, given);
  await page.goto(`/npsrating/${ongoing}`);
  await expect(page.getByText(say("feedback.too-early.text"))).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/npsrating/SR499999");
  await expect(page.getByText(say("feedback.unknown.text"))).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/npsrating/${elsewhere}`);
  await button(page, "feedback.next").click();
  await button(page, "feedback.next").click();
  await page.getByRole("radio", { name: say("feedback.satisfaction.level-1"), exact: true }).check();
  const { tables, offsetMs } = await sandbox.state();
  const row = {
    request: 102,
    score: 3,
    reasons: "[]",
    satisfaction: 2,
    comment: null,
    rated_at: new Date().toISOString(),
  };
  await sandbox.restore({ offsetMs, tables: { ...tables, ratings: [row] } });
  await button(page, "feedback.send").click();
  await expect(title(page, "feedback.rated-before.title")).toBeFocused();
  await expectAccessible(page);
  await button(page, "feedback.to-request").click();
  await expect(page.getByText(/^You rated this request 3 of 10 on /)).toBeVisible();
  expect(await sandbox.rows("ratings")).toMatchObject([{ request: 102, score: 3 }]);
});
