import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { counted } from "./support/counted-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { signInByMobile } from "./support/home-carrier.ts";
import { sayIn } from "./support/messages.ts";
import { Requester } from "./support/service-request.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

test("the bell shows how many are open, and the panel lists all, newest first, with the open ones marked", async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 waiting for you");
  await expect(bell(page)).toHaveText("1");
  await bell(page).click();
  await expect(panel(page).getByText("Latest on 18 November 2026")).toBeVisible();
  const entries = panel(page).getByRole("article");
  await expect(entries).toHaveText([/Please send a photo/, /Your plan was changed/, /Your phone is repaired/]);
  await expect(entries.filter({ hasText: "Waiting for you" })).toHaveText([/Please send a photo/]);
  await expectAccessible(page);
  const leads = entries.getByRole("button");
  await expect(leads).toHaveText(["See my service requests", "Call or write to us"]);
  await leads.first().click();
  await expect(page).toHaveURL("/myplansandservicerequests");
  await expect(panel(page)).toHaveCount(0);
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveText([/Please send a photo/, /Your plan was changed/, /Your phone is/]);
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await expect(page).toHaveURL("/");
});

test("in Thai they are in Thai, if a translation exists", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await page.getByRole("combobox", { name: "Language" }).selectOption("th-TH");
  await page.getByRole("button", { name: "การแจ้งเตือน รอคุณดำเนินการ 1 รายการ" }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toHaveText([
    /โปรดส่งรูปถ่าย.*เราต้องใช้รูปถ่ายหน้าจอ/,
    /Your plan was changed/,
    /ซ่อมโทรศัพท์ของคุณเสร็จแล้ว/,
  ]);
});

test("without notifications the panel says so, and the bell has no count", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  await bell(page).click();
  await expect(panel(page).getByText("No Pending Notifications", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveText("");
});

test("on a phone the modal panel closes the menu", async ({ page, sandbox, weiLing }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, sandbox, weiLing);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText("Customer account")).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText("Customer account")).toBeHidden();
  expect(await panel(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
});

test("if they cannot be loaded the panel says so and retries", async ({ page, sandbox, problems, weiLing }) => {
  problems.expect("status 500 GET /services/online/notifications");
  problems.expect(/^reported: .*listNotifications|^reported: .*content\.notifications/);
  await signIn(page, sandbox, weiLing);
  await sandbox.faults({ listNotifications: { kind: "status", status: 500 } });
  await bell(page).click();
  await expect(panel(page).getByText("This could not be loaded.")).toBeVisible({ timeout: 15_000 });
  await sandbox.faults({});
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByText("No Pending Notifications")).toBeVisible();
});

test("if the customer is unknown for now the page and the panel say so, and both open once they are known", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.allow(/^status 500 /);
  problems.allow(/^reported: /);
  await signIn(page, sandbox, weiLing);
  await sandbox.faults({ getProfile: { kind: "status", status: 500 } });
  await page.goto("/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be shown" })).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByText("Your notifications have not loaded yet")).toBeVisible();
  await sandbox.faults({});
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByText("No Pending Notifications")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
});

/** Customers of clients whose own language is not English, each with a device. */
const local = [
  {
    ...{ client: "tw-home-carrier", locale: "zh-Hant-TW", mobile: "0918305527", device: "Swift 14 AI" },
    told: /請決定是否付費維修.*費用為 NT\$3,200/,
    inEnglish: /Decide about a repair for a fee.*It costs NT\$3,200/,
  },
  {
    ...{ client: "th-true", locale: "th-TH", mobile: "0812345671", device: "Galaxy S25" },
    told: /โปรดตัดสินใจเรื่องการซ่อมที่มีค่าใช้จ่าย.*ค่าซ่อมคือ ฿4,500/,
    inEnglish: /Decide about a repair for a fee.*It costs ฿4,500/,
  },
];

for (const { client, locale, mobile, device, told, inEnglish } of local)
  test.describe(client, () => {
    test.use({ client });

    test(`customers are told in ${locale}, and in English if they choose it`, async ({ page, sandbox }) => {
      if (locale === "th-TH") await new Requester(page, locale).signIn(sandbox, mobile);
      else await signInByMobile(page, sandbox, mobile);
      // A sign-in that goes on while rows are given would lose its tokens.
      await expect(page.getByRole("heading", { name: sayIn(locale)("start-page.plans.title") })).toBeVisible();
      await giveRequests(sandbox, mobile, [
        { incident: "Fault Repair", device, history: ["SUBMITTED", "APPROVED", "RECEIVED"] },
      ]);
      await sandbox.advance(givenId(0), "REPAIR QUOTED");
      await page.goto("/notifications");
      await expect(
        page.getByRole("heading", { level: 1, name: sayIn(locale)("shell.notifications.title") }),
      ).toBeVisible();
      await expect(page.getByRole("article")).toHaveText([told]);
      await expectAccessible(page);
      await page.getByRole("combobox", { name: sayIn(locale)("shell.language") }).selectOption("en-US");
      await expect(page.getByRole("article")).toHaveText([inEnglish]);
    });
  });

test("news that arrive while they are on view are shown", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await page.clock.install();
  await page.goto("/notifications");
  const entries = page.getByRole("article");
  await expect(entries).toHaveCount(3);
  const asked = counted(page, /online\/notifications/);
  const { tables, offsetMs } = await sandbox.state();
  const { notifications = [] } = tables;
  const known = notifications.find(({ title }) => String(title).includes("send a photo"));
  const arrived = { ...known, id: 9_001, title: "Your parcel is on its way" };
  await sandbox.restore({ offsetMs, tables: { ...tables, notifications: [...notifications, arrived] } });
  await page.clock.fastForward(21_000);
  await expect(entries.filter({ hasText: "Your parcel is on its way" })).toBeVisible();
  expect([await entries.count(), asked()]).toEqual([4, 1]);
});
