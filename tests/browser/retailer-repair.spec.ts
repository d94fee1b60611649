import { expectAccessible } from "./support/accessible-page.ts";
import { expectOnFirstScreen } from "./support/confirmation.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "au-retailer" });

const DAY_MINUTES = 24 * 60;
const say = sayIn("en-US");
const ours = (key: string, until = "4:00 pm") => say(`service-request.${key}`).replace("{{until}}", until);

/** How many minutes later clocks in Sydney show that time, on a working day. */
function minutesUntil(time: string): number {
  const options = { timeZone: "Australia/Sydney", weekday: "short" } as const;
  const shown = new Intl.DateTimeFormat("en-AU", { ...options, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isThen = (minutes: number) => {
    const text = shown.format(Date.now() + minutes * 60_000);
    return text.endsWith(time) && !text.startsWith("S");
  };
  return Array.from({ length: 4 * DAY_MINUTES }, (_, minutes) => minutes).find(isThen) ?? 0;
}

test("a customer of the retailer sends an enquiry, and raises a quoted repair just before the day's cut-off", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const later = minutesUntil("15:51");
  await sandbox.setClock({ minutes: later });
  await page.clock.install({ time: Date.now() + later * 60_000 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/login");
  await page.getByLabel("Mobile number").fill("0412345678");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Six-digit code").waitFor();
  await submitCode(page, await sandbox.newestCode(await sandbox.person("0412345678")));

  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/inquiry");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: say("contact-us.enquiry.question") })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Olivia Walker");
  await expect(page.getByLabel("Email")).toHaveValue("olivia.walker@example.com");
  await page.getByLabel("What happened").fill("When can I upgrade?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL("/");
  expect(await sandbox.rows("inquiries")).toMatchObject([{ type: "General Enquiry" }]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("contentinfo").getByRole("button", { name: "File a service request" }).click();
  await requester.choose("Samsung Galaxy S25", "device");
  await expect(requester.card("Device Repair")).toHaveAccessibleDescription(/Quote before repair/);
  await requester.choose("Device Repair", "help");
  await requester.choose("No", "triage");
  await expect(page.getByRole("definition").filter({ hasText: "18 Wattle Street, Unit 4, Ultimo 2007" })).toBeVisible();
  await requester.takeFirstTime();
  await expect(page.getByRole("heading", { level: 2, name: ours("terms.repairs.title") })).toBeVisible();
  await requester.acceptTerms();

  const warning = page.getByRole("dialog", { name: ours("slot-closing.title") });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole("button", { name: ours("slot-closing.keep") }).click();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expect(page.getByText("Device Repair", { exact: true })).toBeVisible();
  await expect(page.getByText(/at most A\$450 inc\. GST\.$/)).toBeVisible();
  await expect(page.getByText(/within 7 days of the quote/)).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await sandbox.setClock({ minutes: later + 10 });
  await page.clock.fastForward("10:00");
  await expect(page.getByText(ours("slot-missed"))).toBeVisible();
  await expect(requester.heading("service-request.logistics.when-we-come")).toBeVisible();
  await requester.takeFirstTime();
  await page.getByRole("button", { name: ours("review.confirm"), exact: true }).click();

  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceRequests")).toMatchObject([{ incident: "Device Repair", status: "CMPLTD" }]);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ amount: 0, slot: "9AM-12PM", status: "SUBMITTED" }]);
  await page.goto("/");
  await expectOnFirstScreen(page, page.getByRole("article").filter({ hasText: "Device Repair" }));
});
