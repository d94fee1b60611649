import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { chinese, customers, signInByMobile } from "./support/home-carrier.ts";
import { sayIn } from "./support/messages.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

/** 4.0: two phones and a watch. */
const PRIYA = "92345178";
const say = sayIn("en-US");

const device = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const drawing = (around: Locator, name: string) => around.locator(`svg[data-drawing="${name}"]`);
const swatch = (around: Locator) => around.locator('svg rect[fill^="#"]');
const option = (page: Page, name: string) =>
  page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.describe("a customer with a watch", () => {
  test.use({ client: "sg-carrier" });

  test("sees it drawn on the start page, where a device is chosen and beside the steps", async ({ page, sandbox }) => {
    await new Requester(page).signIn(sandbox, PRIYA);
    const watch = device(page, "Apple Watch Series 10");
    await expect(drawing(watch, "watch")).toBeVisible();
    await expect(swatch(watch)).toHaveAttribute("fill", "#17181a");
    await expect(device(page, "Apple iPhone 15").getByRole("presentation")).toHaveAttribute("src", /phone\.svg$/);
    await press(page, say("start-page.request"));
    await expect(drawing(option(page, "Apple Watch Series 10"), "watch")).toBeVisible();
    await expect(drawing(option(page, "Apple iPhone 15"), "phone")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Apple Watch Series 10" }).check();
    await press(page, say("service-request.device.submit"));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawing(watch, "watch")).toBeVisible();
  });

  test("chooses a colour by its name, with the colour beside it", async ({ page, sandbox }) => {
    await new Requester(page).signIn(sandbox, PRIYA);
    await press(page, "Update Apple iPhone 15");
    // Its words end before its arrow.
    await expect(page.getByLabel("Brand")).toHaveCSS("padding-inline-end", "40px");
    await page.getByLabel("Brand").selectOption("Google");
    await page.getByLabel("Model").selectOption("Pixel 9 Pro");
    await press(page, say("update-device.details.submit"));
    await page.getByRole("radio", { name: "256 GB" }).check();
    await press(page, say("update-device.capacity.submit"));
    const light = swatch(option(page, "Porcelain"));
    await expect(light).toHaveAttribute("fill", "#efece4");
    // Its line is what shows it on a white page.
    await expect(light).not.toHaveCSS("stroke", "none");
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Porcelain", exact: true }).check();
    await press(page, say("update-device.colour.submit"));
    await expect(page.getByLabel("IMEI")).toBeVisible();
  });
});

test.describe("a customer with appliances", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("sees each drawn, also the kind that is cleaned", async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInByMobile(page, sandbox, customers.yiChun);
    await expect(page.getByRole("article").locator("svg[data-drawing]")).not.toHaveCount(0);
    const refrigerator = page.getByRole("article").filter({ has: page.locator('svg[data-drawing="refrigerator"]') });
    await expect(refrigerator).toBeVisible();
    await expect(refrigerator).toContainText("序號");
    await expect(refrigerator).not.toContainText("IMEI");
    await expect(drawing(page.getByRole("main"), "device")).toHaveCount(0);
    await press(page, chinese("start-page.cleaning"));
    await page.getByLabel(chinese("cleaning.terms.agrees.label")).check();
    await press(page, chinese("cleaning.terms.submit"));
    const hood = chinese("cleaning.categories.hood");
    await expect(drawing(option(page, hood), "hood")).toBeVisible();
    await page.getByRole("radio", { name: hood, exact: true }).check();
    await press(page, chinese("cleaning.category.submit"));
    await expect(drawing(device(page, hood), "hood")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("somebody who is asked for an IMEI", () => {
  test.use({ client: "au-retailer" });

  test("sees on a drawing where the phone has it, with the words; Escape returns to the question", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/login");
    await press(page, "Can't use your mobile number? Use IMEI or serial number");
    const question = page.getByRole("button", { name: "Where do I find the number?", exact: true });
    await question.click();
    const help = page.getByRole("dialog", { name: "Where the IMEI or serial number is" });
    await expect(help.getByRole("figure").filter({ hasText: say("people.number.dial") })).toBeVisible();
    await expect(help.locator('svg[data-diagram="dial"]')).toBeVisible();
    await expect(help.locator('svg[data-diagram="settings"]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeFocused();
  });

  test("finds the same at an enquiry", async ({ page }) => {
    await page.goto("/login/contact-us");
    await press(page, say("people.number.open"));
    const help = page.getByRole("dialog", { name: say("people.number.title") });
    await expect(help.locator("figcaption")).toHaveText([say("people.number.dial"), say("people.number.settings")]);
    await expectAccessible(page);
  });
});
