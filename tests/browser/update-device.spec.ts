import type { Page } from "playwright/test";
import { wholeFiles } from "../sandbox/support/whole-files.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { dot, picture } from "./support/enquiry.ts";
import { sayIn } from "./support/messages.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0, three devices. */
const PRIYA = "92345178";
const say = sayIn("en-US");
const button = (page: Page, key: string) => page.getByRole("button", { name: say(key), exact: true });
const title = (page: Page, key: string) => page.getByRole("heading", { level: 1, name: say(key), exact: true });
const files = (page: Page, key: string) => page.getByRole("group", { name: say(`update-device.files.${key}.label`) });
const change = (page: Page, label: string) => page.getByRole("button", { name: new RegExp(`^Change.*${label}$`) });

const gif = { name: "receipt.gif", mimeType: "image/gif", buffer: wholeFiles.gif };
const front = { name: "front.webp", mimeType: "image/webp", buffer: wholeFiles.webp };
const back = { name: "back.heic", mimeType: "image/heic", buffer: wholeFiles.heif };
const script = picture("script.png", Buffer.from("<svg onload=alert(1)>"));

test("another phone is entered, proved by several files, reviewed and sent once", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Requester(page).signIn(sandbox, PRIYA);
  await page.getByRole("button", { name: "Update Apple iPhone 15" }).click();

  await expect(title(page, "update-device.details.title")).toBeFocused();
  await page.getByLabel("Brand").selectOption("Samsung");
  await page.getByLabel("Model").selectOption("Galaxy A56");
  await expectAccessible(page);
  await button(page, "update-device.details.submit").click();
  await page.getByRole("radio", { name: "256 GB" }).check();
  await button(page, "update-device.capacity.submit").click();
  await page.getByRole("radio", { name: "Awesome Olive" }).check();
  await button(page, "update-device.colour.submit").click();

  const imei = page.getByLabel("IMEI");
  await expect(imei).toHaveValue("");
  await imei.fill("49015-4203");
  await button(page, "update-device.where.open").click();
  await expect(title(page, "update-device.instructions.title")).toBeFocused();
  await expect(page.locator("figcaption")).toHaveText([say("people.number.dial"), say("people.number.settings")]);
  await button(page, "update-device.instructions.done").click();
  await expect(imei).toHaveValue("490154203");
  await button(page, "update-device.imei.submit").click();
  await expect(page.getByText("An IMEI has 15 digits. Please check yours.").first()).toBeVisible();
  await imei.fill("490154203237519");
  await imei.blur();
  await expect(page.getByText("*Please enter valid imei number").first()).toBeVisible();
  await imei.fill("490154203237518");
  await button(page, "update-device.imei.submit").click();

  await expect(title(page, "update-device.files.title")).toBeFocused();
  await expect(page.getByText("JPEG, PNG, HEIF or WEBP, up to 10 MB, at most 4 files")).toBeVisible();
  await files(page, "receipt").getByLabel("Choose a file").setInputFiles(gif);
  await files(page, "photos").getByLabel("Choose a file").setInputFiles([front, script, back]);
  await expect(page.getByText("script.png: Please upload a valid file format")).toBeVisible();
  await expect(files(page, "photos").getByRole("listitem")).toHaveCount(2);
  await files(page, "photos").getByLabel("Choose a file").setInputFiles(picture("third.png", dot));
  await page.getByRole("button", { name: "Remove third.png" }).click();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await button(page, "update-device.files.submit").click();

  await expect(title(page, "update-device.review.title")).toBeFocused();
  await expect(page.getByText("front.webp and back.heic")).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await change(page, "Storage capacity").click();
  await page.getByRole("radio", { name: "128 GB" }).check();
  await button(page, "update-device.capacity.submit").click();
  await button(page, "update-device.review.confirm").click();

  await expect(title(page, "update-device.confirmed.title")).toBeFocused();
  await expect(page.getByText("We will review it within 1 business day.")).toBeVisible();
  await expectAccessible(page);
  const [device] = (await sandbox.rows("devices")).filter(({ model }) => model === "iPhone 15");
  expect(await sandbox.rows("deviceUpdates")).toMatchObject([
    {
      deviceId: device?.id,
      details: {
        ...{ make: "Samsung", model: "Galaxy A56", imei: "490154203237518" },
        ...{ capacity: "128 GB", colour: "Awesome Olive" },
      },
    },
  ]);
  expect(await sandbox.rows("referenceDocuments")).toMatchObject(
    ["receipt.gif", "front.webp", "back.heic"].map((name) => ({ name, deviceId: device?.id })),
  );
  expect((await sandbox.rows("uploads")).map(({ type }) => type)).toEqual(["image/gif", "image/webp", "image/heif"]);
  await button(page, "update-device.to-plans").click();
  await expect(page.getByText(say("start-page.devices.under-review"))).toBeVisible();
  await expect(page.getByRole("button", { name: "Update Apple iPhone 15" })).toHaveCount(0);
});
