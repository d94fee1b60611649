import type { Page } from "playwright/test";
import { unbroken } from "../../src/texts/unbroken.ts";
import {
  chinese,
  city,
  customers,
  district,
  expectSound,
  reachContact,
  reachReview,
  signInByMobile,
  street,
} from "./support/home-carrier.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The newcomer's data for the back end. */
const enrolment = {
  agreementId: "920341106",
  customer: {
    FullName: "王雅婷",
    LastName: "王",
    FirstName: "雅婷",
    Gender: "female",
    MobileNbr: "0937120486",
    EmailAddress: "yating.wang@example.com",
  },
  address: {
    AddressLine1: "中華路五段420號",
    AddressLine3: "海景大樓",
    City: "新竹市",
    StateProvinceCode: "香山區",
    PostalCode: "300",
    CountryCode: "TW",
  },
};

test("a newcomer is enrolled with their data and gets their plan; every screen is accessible and fits, narrow and wide", async ({
  page,
  sandbox,
}) => {
  await signInByMobile(page, sandbox, customers.yaTing);
  await expect(page).toHaveURL("/login/manage");
  for (const step of ["儲存購買憑證", "申請服務", "查詢服務進度", "管理保障"]) {
    await expect(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
  }
  await expectSound(page);
  await button(page, "開始使用").click();
  await expect(page).toHaveURL("/login/manage/profile");
  await expect(page.getByLabel("姓氏")).toHaveValue("王");
  await expect(page.getByLabel("名字")).toHaveValue("雅婷");
  await expect(page.getByRole("radio", { name: "男", exact: true })).toBeChecked();
  await expect(page.getByLabel("手機號碼")).toHaveValue("0937120486");
  await page.getByRole("radio", { name: "女", exact: true }).check();
  await button(page, "繼續").click();
  await expect(page.getByRole("alert", { name: "請檢查以下欄位" })).toBeVisible();
  await expectSound(page);
  await page.getByLabel("電子郵件").fill("yating.wang@example.com");
  await button(page, "繼續").click();
  await city(page).selectOption("新竹市");
  await district(page).selectOption("香山區");
  await street(page).fill("中華路五段420號");
  await page.getByLabel("社區或大樓名稱").fill("海景大樓");
  await expectSound(page);
  await button(page, "繼續").click();
  await expect(page.getByText("300", { exact: true })).toBeVisible();
  await expectSound(page);
  await button(page, "送出").click();

  await expect(heading(page, "正在為您設定方案")).toBeVisible();
  expect(await sandbox.rows("enrolments")).toMatchObject([enrolment]);
  await sandbox.shiftClock({ minutes: 1 });
  await expect(heading(page, "您的帳戶已建立")).toBeVisible();
  await expect(page.getByText(`保障起始日：${unbroken("2026年11月20日")}`)).toBeVisible();
  await expect(page.getByText("接下來請登錄方案要保障的第一台裝置。")).toBeVisible();
  await expectSound(page);
  await button(page, "繼續").click();
  await expect(page).toHaveURL("/updateAnchorDevice");
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, "首頁").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").filter({ hasText: "方案編號 920341106" })).toContainText("使用中");
  await page.goto("/login/manage/profile");
  await expect(page).toHaveURL("/");
});

test("a newcomer without a plan reads so, cannot start, and is led to what is available", async ({ page, sandbox }) => {
  await signInByMobile(page, sandbox, customers.peiShan);
  await expect(page).toHaveURL("/login/manage");
  await expect(page.getByText("您的手機號碼目前查無方案。新購方案最多需要一天才會顯示。")).toBeVisible();
  await expect(button(page, "開始使用")).toHaveCount(0);
  await expect(page.getByText("請先建立帳戶")).toHaveCount(0);
  for (const address of ["/login/manage/profile", "/updateAnchorDevice"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/login/manage");
  }
  await page.route("https://home.example/**", (route) => route.fulfill({ body: "<title>方案</title>" }));
  await button(page, "瀏覽方案").click();
  await expect(page).toHaveURL("https://home.example/device-care");
});

/** The typed value and the message of that field. */
const contactCases = [
  ["姓氏", "", "請輸入您的姓氏"],
  ["名字", " ", "請輸入您的名字"],
  ["手機號碼", "", "請輸入您的手機號碼"],
  ["手機號碼", "093712048", "請輸入 10 碼的手機號碼"],
  ["電子郵件", "", chinese("errors.email-required")],
  ["電子郵件", "yating.wang@example", chinese("errors.email-invalid")],
] as const;

test("each invalid personal answer has a message, and the form is not sent", async ({ page, sandbox }) => {
  await reachContact(page, sandbox);
  await page.getByLabel("電子郵件").fill("yating.wang@example.com");
  for (const [label, typed, message] of contactCases) {
    const field = page.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(typed);
    await button(page, "繼續").click();
    await expect(page.getByRole("alert", { name: "請檢查以下欄位" }).getByRole("link")).toHaveText([message]);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await field.fill(before);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await page.getByLabel("手機號碼").fill("+886a 937-120 486");
  await expect(page.getByLabel("手機號碼")).toHaveValue("+886 937-120 486");
  await button(page, "繼續").click();
  await expect(heading(page, chinese("user-information.address.title"))).toBeVisible();
});

/** From the review to the question for the email, and back with another one. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: /變更.*電子郵件/ }).click();
  await page.getByLabel("電子郵件").fill(email);
  await button(page, "繼續").click();
  await expect(heading(page, "請確認您的資料")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

test("the review leads to each question and back; a refused enrolment stays there, and one whose agreement cannot be fetched is made", async ({
  page,
  sandbox,
  problems,
}) => {
  await reachReview(page, sandbox);
  await test.step("Change leads to the question and back to the review, with the new answer", async () => {
    await expect(page.getByText("330", { exact: true })).toBeVisible();
    await changeEmail(page, "yichun.chen@example.com");
    await page.getByRole("button", { name: /變更.*鄉鎮市區/ }).click();
    await district(page).selectOption("龜山區");
    await button(page, "繼續").click();
    await expect(heading(page, "請確認您的資料")).toBeVisible();
    await expect(page.getByText("333", { exact: true })).toBeVisible();
    expect(await sandbox.rows("enrolments")).toEqual([]);
  });
  await test.step("a refused enrolment is reported on the review, which stays", async () => {
    problems.expect("status 400 POST /services/integrationcht/v1/enrolment");
    await button(page, "送出").click();
    await expect(page.getByText("無法繼續，請再試一次。")).toBeVisible();
    await expect(button(page, "送出")).toBeEnabled();
    expect(await sandbox.rows("enrolments")).toEqual([]);
  });
  await test.step("an agreement that cannot be fetched is said to come later", async () => {
    problems.expect("status 500 POST /services/integrationsynnex/v1/agreementdetails");
    problems.expect(/^reported: .*"failure":"server"/);
    await changeEmail(page, "yt@example.com");
    await sandbox.faults({ getAgreementDetails: { kind: "status", status: 500 } });
    await button(page, "送出").click();
    await expect(heading(page, "您的帳戶已建立")).toBeVisible();
    await expect(page.getByText(/您的方案仍在設定中，一天內就會顯示/)).toBeVisible();
    expect(await sandbox.rows("enrolments")).toHaveLength(1);
  });
});

test("a reload while the plan is set up continues to poll, and enrols nobody twice", async ({ page, sandbox }) => {
  await reachReview(page, sandbox);
  const asked = page.waitForResponse((response) => response.url().endsWith("/agreementdetails"));
  await button(page, "送出").click();
  await expect(heading(page, "正在為您設定方案")).toBeVisible();
  await asked;
  await page.reload();
  await sandbox.shiftClock({ minutes: 1 });
  await expect(heading(page, "您的帳戶已建立")).toBeVisible();
  await expect(page.getByText(/保障起始日/)).toBeVisible();
  expect(await sandbox.rows("enrolments")).toHaveLength(1);
});
