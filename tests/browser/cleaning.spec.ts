import type { Page } from "playwright/test";
import { unbroken } from "../../src/texts/unbroken.ts";
import { expectCalendarFile, expectPrintedAlone } from "./support/confirmation.ts";
import { chinese, customers, expectSound, signInByMobile } from "./support/home-carrier.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { readScreen } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const say = (key: string, args = {}) => chinese(`cleaning.${key}`, args);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, key: string) => page.getByRole("radio", { name: say(key), exact: true });
const carrier = (page: Page, id: string) =>
  page.getByRole("radio", { name: chinese(`invoices.carrierTypes.${id}.name`), exact: true });
const box = (page: Page, key: string) => page.getByRole("textbox", { name: say(`${key}.label`) });
const change = (page: Page, key: string) => page.getByRole("button", { name: `變更 ${say(key)}` });
const choices = (page: Page, group: string) =>
  page
    .getByRole("radiogroup", { name: chinese(`service-request.visit.${group}.label`) })
    .getByRole("radio")
    .and(page.locator(":enabled"));

/** On Saturdays the sandbox has a single window. */
const SATURDAY = 6;

/** Somebody else takes both seats of a window. */
async function fill(sandbox: SandboxConsole, day: string, slot: string): Promise<void> {
  const { tables, offsetMs } = await sandbox.state();
  const seats = [1, 2].map((seat) => ({ client: "cht_home", place: "cleaners", day, slot, seat, order: 999_999 }));
  await sandbox.restore({ offsetMs, tables: { ...tables, slot_seats: [...(tables.slot_seats ?? []), ...seats] } });
}

test("two air conditioners are cleaned elsewhere, with the invoice on a barcode, and the booking is cancelled", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 POST /services/claim/api/updatecleaningservicedetails");
  await signInByMobile(page, sandbox, customers.yiChun);
  await button(page, chinese("start-page.cleaning")).click();
  await expect(page).toHaveURL("/cleaningTerms");
  await expect(page.getByText(say("terms.warranty.text_other", { days: "30" }))).toBeVisible();
  await expect(page.getByText(say("terms.price.pays-next"))).toBeVisible();
  await button(page, say("terms.submit")).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([say("terms.agrees.required")]);
  await page.getByLabel(say("terms.agrees.label")).check();
  await expectSound(page);
  await button(page, say("terms.submit")).click();

  await expect(heading(page, say("category.title"))).toBeVisible();
  await card(page, "categories.aircon").check();
  await button(page, say("category.submit")).click();
  await expect(heading(page, say("model.title"))).toBeVisible();
  await page.getByRole("radio", { name: "分離式冷氣" }).check();
  await button(page, say("model.submit")).click();
  await expect(heading(page, say("details.title"))).toBeVisible();
  const soFar = page.getByRole("heading", { level: 2, name: say("so-far.title") });
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(soFar).toBeInViewport();
  await expect(page.getByRole("definition").filter({ hasText: "分離式冷氣" })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(soFar).toBeHidden();
  await box(page, "details.brand").fill("大金");
  await page.getByLabel(say("details.units.label")).selectOption("2");
  await page.getByLabel(say("details.age.from-3")).check();
  await box(page, "details.floor").fill("0");
  await button(page, say("details.submit")).click();
  await expect(box(page, "details.floor")).toHaveAccessibleDescription(new RegExp(say("details.floor.invalid")));
  await box(page, "details.floor").fill("8");
  await button(page, say("details.submit")).click();

  await expect(heading(page, say("logistics.title"))).toBeVisible();
  await expect(card(page, "logistics.where.plan")).toBeChecked();
  await expect(page.getByText("104 臺北市中山區南京東路三段219號8樓之2")).toBeVisible();
  await expect(choices(page, "day").first()).toBeVisible();
  await card(page, "logistics.where.other").check();
  await expect(choices(page, "day")).toHaveCount(0);
  await page.getByLabel("縣市").selectOption("新竹市");
  await page.getByLabel("鄉鎮市區").selectOption("香山區");
  await page.getByLabel("地址", { exact: true }).fill("中華路五段420號");
  await expect(choices(page, "day").first()).toBeVisible();
  const days = await choices(page, "day").evaluateAll((all) => all.map((one) => String(one.getAttribute("value"))));
  const day = days.find((one) => new Date(one).getUTCDay() !== SATURDAY) ?? "";
  await choices(page, "day").nth(days.indexOf(day)).check();
  await page.getByRole("radio", { name: unbroken("上午9:00–中午12:00") }).check();
  await expectSound(page);
  await page.goto("/setDeviceDetails");
  await expect(box(page, "details.brand")).toHaveValue("大金");
  await button(page, say("details.submit")).click();
  await expect(page.getByLabel("地址", { exact: true })).toHaveValue("中華路五段420號");
  await expect(page.getByRole("radio", { name: unbroken("上午9:00–中午12:00") })).toBeChecked();
  await button(page, say("logistics.submit")).click();

  await expect(heading(page, say("invoice.title"))).toBeVisible();
  await carrier(page, "citizenCertificate").check();
  await box(page, "invoice.certificate").fill("AB1234567890123");
  await box(page, "invoice.certificate").blur();
  await expect(page.getByText(say("invoice.certificate.invalid"))).toBeVisible();
  await carrier(page, "mobileBarcode").check();
  await expect(box(page, "invoice.certificate")).toHaveCount(0);
  await box(page, "invoice.barcode").fill("abc1234");
  await box(page, "invoice.barcode").blur();
  await expect(page.getByText(say("invoice.barcode.invalid"))).toBeVisible();
  await expectSound(page);
  await box(page, "invoice.barcode").fill("/abc1234");
  await button(page, say("invoice.submit")).click();

  await expect(heading(page, say("review.title"))).toBeVisible();
  await expect(page.getByText("/ABC1234", { exact: true })).toBeVisible();
  await expect(page.getByText("300 新竹市香山區中華路五段420號")).toBeVisible();
  await expect(page.getByText("NT$3,600")).toBeVisible();
  await expectSound(page);
  expect(await sandbox.rows("serviceOrders")).toEqual([]);
  await fill(sandbox, day, "9AM-12PM");
  await button(page, say("review.confirm")).click();
  await expect(page.getByText(chinese("service-request.slot-taken"))).toBeVisible();
  await expect(page.getByRole("radio", { name: unbroken("上午9:00–中午12:00") })).toBeDisabled();
  await page.getByRole("radio", { name: unbroken("下午1:00–下午5:00") }).check();
  await button(page, say("logistics.submit")).click();
  await change(page, "invoice.carrier.label").click();
  await carrier(page, "ecPay").check();
  await button(page, say("invoice.submit")).click();
  await button(page, say("review.confirm")).dblclick();
  await expect(heading(page, chinese("payments.method.title"))).toBeFocused();
  await page.getByRole("radio", { name: chinese("payment.methodTypes.cashOnDelivery.name") }).check();
  await expectSound(page);
  await button(page, chinese("payments.method.submit")).dblclick();

  await expect(heading(page, say("summary.title"))).toBeFocused();
  await expect(page.getByText(/^自服務日起 30 天/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "請預留電源與水源。" })).toBeVisible();
  await expectCalendarFile(page, chinese("service-request.confirmed.calendar"), {
    ...{ title: say("summary.visit"), starts: "050000", ends: "090000", place: "中華路五段420號" },
  });
  await expectPrintedAlone(page, heading(page, say("summary.title")));
  expect(await sandbox.rows("cleanings")).toMatchObject([
    { model: "AC-SPLIT", brand: "大金", units: 2, age: "3_TO_8", floor: "8", carrier: "EC_PAY", carrierNumber: null },
  ]);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    {
      ...{ fulfilment: "ONSITE", day, slot: "1PM-5PM", amount: 360_000, status: "PENDING SCHEDULE CONFIRMATION" },
      address: { Address1: "中華路五段420號", City: "新竹市", StateProvinceCode: "香山區", PostalCode: "300" },
    },
  ]);
  await readScreen(page);
  await page.goto("/cleaningTerms");
  await expect(heading(page, say("terms.title"))).toBeVisible();
  await page.goBack();
  await expect(heading(page, say("summary.title"))).toBeVisible();
  await page.goBack();
  await expect(heading(page, say("review.title"))).toHaveCount(0);

  await page.goto("/myplansandservicerequests");
  await expect(page.getByRole("table")).toContainText("預約待確認");
  await page.getByRole("table").getByRole("button").click();
  await expect(page.getByText(chinese("my-service-requests.life.schedule"))).toBeVisible();
  await expectSound(page);
  await button(page, chinese("my-service-requests.details.cancel")).click();
  await button(page, chinese("my-service-requests.cancel-question.cancel")).click();
  await expect(page.getByText(chinese("my-service-requests.cancelled"))).toBeVisible();
  expect(await sandbox.rows("cancellations")).toMatchObject([{ reason: "Customer Requested" }]);
  expect(await sandbox.rows("slotSeats")).toMatchObject([{ order: 999_999 }, { order: 999_999 }]);
});
