import type { Page } from "playwright/test";
import {
  chinese,
  customers,
  expectSound,
  reachAddress,
  reachContact,
  reachReview,
  signInByMobile,
} from "./support/home-carrier.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const city = (page: Page) => page.getByLabel("縣市");
const district = (page: Page) => page.getByLabel("鄉鎮市區");
const postcode = (page: Page) => page.getByLabel("郵遞區號");
const street = (page: Page) => page.getByLabel("地址", { exact: true });

const LOOK_UP = "GET /services/claim/api/v2/getcitystatebyzipcode";

/** What the back end is told of the newcomer. */
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

test("a newcomer is enrolled with what they said, and their plan is there; every screen is accessible and fits, narrow and wide", async ({
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
  await expect(page.getByText(/保障起始日：2026年11月20日/)).toBeVisible();
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

test("a newcomer for whom there is no plan is told so, cannot begin, and is led to what there is", async ({
  page,
  sandbox,
}) => {
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

/** What is typed, and what is then said of that field. */
const contactCases = [
  ["姓氏", "", "此欄位為必填"],
  ["名字", " ", "此欄位為必填"],
  ["手機號碼", "", "此欄位為必填"],
  ["手機號碼", "093712048", chinese("errors.invalid-input")],
  ["電子郵件", "", "此欄位為必填"],
  ["電子郵件", "yating.wang@example", chinese("errors.invalid-input")],
] as const;

test("each answer about oneself that is not right says why, and nothing goes on", async ({ page, sandbox }) => {
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

/** All but the building is asked for where nothing was typed. */
async function expectAsked(page: Page): Promise<void> {
  await expect(district(page)).toBeDisabled();
  await expect(street(page)).toBeDisabled();
  await button(page, "繼續").click();
  const links = page.getByRole("alert", { name: "請檢查以下欄位" }).getByRole("link");
  const labels = ["縣市", "鄉鎮市區", "郵遞區號", "地址"];
  await expect(links).toHaveText(labels.map((label) => `${label} 此欄位為必填`));
  for (const field of [city(page), district(page), postcode(page), street(page)]) {
    await expect(field).toHaveAccessibleDescription(/此欄位為必填/);
  }
}

/** Another city clears the district and the postcode, which follows from it. */
async function changeCity(page: Page): Promise<void> {
  await city(page).selectOption("臺北市");
  await district(page).selectOption("大安區");
  await expect(postcode(page)).toHaveValue("106");
  await expect(postcode(page)).toBeDisabled();
  await district(page).selectOption("信義區");
  await expect(postcode(page)).toHaveValue("110");
  await city(page).selectOption("基隆市");
  await expect(district(page)).toHaveValue("");
  await expect(postcode(page)).toHaveValue("");
  await expect(district(page).getByRole("option")).toHaveText([
    "請選擇鄉鎮市區",
    ...["仁愛區", "信義區", "中正區", "中山區", "安樂區", "暖暖區", "七堵區"],
  ]);
}

test("an address is asked for but for its building, the postcode follows from city and district, and a reload keeps all", async ({
  page,
  sandbox,
  problems,
}) => {
  await reachAddress(page, sandbox);
  await test.step("without an address everything but the building is asked for", () => expectAsked(page));
  await test.step("another city clears the district and the postcode", () => changeCity(page));
  await test.step("districts that could not be looked up say so, and are there after another try", async () => {
    await expect(city(page).getByRole("option")).toHaveCount(23);
    problems.expect(`status 500 ${LOOK_UP}`);
    problems.expect(/^reported: .*"failure":"server"/);
    await sandbox.faults({ getCityStateByZipCode: { kind: "status", status: 500 } });
    await city(page).selectOption("桃園市");
    await expect(page.getByText("無法載入此內容。")).toBeVisible();
    await sandbox.faults({});
    await button(page, "再試一次").click();
    await district(page).selectOption("中壢區");
    await expect(postcode(page)).toHaveValue("320");
    await expect(page.getByText("無法載入此內容。")).toHaveCount(0);
  });
  await test.step("a reload in the middle keeps the screen and what was typed", async () => {
    await district(page).selectOption("八德區");
    await street(page).fill("介壽路一段1號");
    await page.reload();
    await expect(page).toHaveURL("/login/manage/profile");
    await expect(street(page)).toHaveValue("介壽路一段1號");
    await expect(city(page)).toHaveValue("桃園市");
    await expect(district(page)).toHaveValue("八德區");
    await expect(postcode(page)).toHaveValue("334");
    await page.getByRole("button", { name: "返回" }).click();
    await expect(page.getByLabel("電子郵件")).toHaveValue("yating.wang@example.com");
  });
});

/** From the review to the question for the email, and back with another one. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: /變更.*電子郵件/ }).click();
  await page.getByLabel("電子郵件").fill(email);
  await button(page, "繼續").click();
  await expect(heading(page, "請確認您的資料")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
}

test("the review leads to each question and back; an enrolment that is refused stays there, and one whose agreement cannot be asked for is made", async ({
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
  await test.step("an enrolment that is refused says so on the review, which stays", async () => {
    problems.expect("status 400 POST /services/integrationcht/v1/enrolment");
    await button(page, "送出").click();
    await expect(page.getByText("無法繼續，請再試一次。")).toBeVisible();
    await expect(button(page, "送出")).toBeEnabled();
    expect(await sandbox.rows("enrolments")).toEqual([]);
  });
  await test.step("an agreement that cannot be asked for is said to come later", async () => {
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

test("a reload while the plan is set up goes on asking for it, and enrols nobody twice", async ({ page, sandbox }) => {
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
