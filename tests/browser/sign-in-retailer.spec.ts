import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { tabTo } from "./support/keyboard.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "au-retailer" });

const PHONE = "352099001761481";
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const deviceNumber = (page: Page) => page.getByRole("textbox", { name: "IMEI or serial number" });
const named = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a device signs in by keyboard, with help at its number, and the retailer's own page follows", async ({
  page,
  sandbox,
}) => {
  await page.goto("/login");
  await tabTo(page, named(page, "Can't use your mobile number? Use IMEI or serial number"));
  await page.keyboard.press("Enter");
  await expect(title(page, "Sign in with a device")).toBeVisible();

  const help = page.getByRole("dialog", { name: "Where the IMEI or serial number is" });
  const question = named(page, "Where do I find the number?");
  await tabTo(page, question);
  await page.keyboard.press("Enter");
  await expect(help.getByRole("heading", { level: 3 })).toHaveText([
    "Phone",
    "Tablet",
    "Laptop",
    "Smartwatch",
    "Earphones and headphones",
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(question).toBeFocused();
  await tabTo(page, deviceNumber(page), "Shift+Tab");
  await page.keyboard.type("352099-00-176148-1");
  await page.keyboard.press("Enter");

  await expect(title(page, "We found your plan")).toBeVisible();
  await expect(page.getByText("We can send a six-digit code to ol***@example.com.")).toBeVisible();
  expect(await sandbox.rows("codeSessions")).toEqual([]);
  await expectAccessible(page);
  await tabTo(page, named(page, "Send me a code"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("We sent a six-digit code to ol***@example.com. It works for 5 minutes.")).toBeVisible();
  await submitCode(page, await sandbox.newestCode(await sandbox.person("0412345678")));

  await expect(title(page, "Hello, Olivia")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const offers = page.getByRole("list", { name: "Made for you" });
  await expect(offers.getByRole("heading")).toHaveText([
    "Ready for your next phone?",
    "Follow a request",
    "A new device, ready to use",
  ]);
  await offers.focus();
  for (const offer of ["See the phones", "My requests", "Contact us"]) {
    await page.keyboard.press("Tab");
    await expect(offers.getByRole("button", { name: offer })).toBeFocused();
    await expect(offers.getByRole("button", { name: offer })).toBeInViewport({ ratio: 1 });
  }
  await tabTo(page, offers.getByRole("button", { name: "See the phones" }), "Shift+Tab");
  await expect(named(page, "Previous")).toBeDisabled();
  await named(page, "Next").click();
  await expect(named(page, "Previous")).toBeEnabled();
  await offers.getByRole("button", { name: "My requests" }).click();
  await expect(page).toHaveURL("/myplansandservicerequests");
});

test("a number without a plan, and a device without an email, lead to another sign-in", async ({ page, problems }) => {
  problems.expect("status 406 POST /services/api/v3/auth/login");
  problems.expect("status 400 GET /services/api/v1/account/getemail");
  await page.goto("/login");
  await page.getByLabel("Mobile number").fill("0400 000 000");
  await named(page, "Send me a code").click();
  await expect(title(page, "We could not send a code")).toBeVisible();
  await expectAccessible(page);
  await named(page, "Use IMEI or serial number").click();
  await deviceNumber(page).fill("12345");
  await named(page, "Continue").click();
  await expect(deviceNumber(page)).toHaveAccessibleDescription(/Invalid IMEI \(15 digits\)/);
  await deviceNumber(page).fill("358240051111110");
  await named(page, "Continue").click();
  await expect(page.getByRole("alert")).toHaveText(
    "There is no email on this plan, so we cannot send a code. Contact us and we will help you sign in.",
  );
  await deviceNumber(page).fill(PHONE);
  await named(page, "Continue").click();
  await named(page, "Unable to access my registered email").click();
  await expect(title(page, "Tell us why you cannot sign in")).toBeVisible();
});
