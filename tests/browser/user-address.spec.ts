import type { Page } from "playwright/test";
import { city, district, postcode, reachAddress, street } from "./support/home-carrier.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const LOOK_UP = "GET /services/claim/api/v2/getcitystatebyzipcode";

/** Everything but the building is required. */
async function expectAsked(page: Page): Promise<void> {
  await expect(district(page)).toBeDisabled();
  await expect(street(page)).toBeDisabled();
  await button(page, "繼續").click();
  const links = page.getByRole("alert", { name: "請檢查以下欄位" }).getByRole("link");
  await expect(links).toHaveText(["請選擇縣市", "鄉鎮市區 請選擇鄉鎮市區", "郵遞區號 請選擇鄉鎮市區", "請輸入地址"]);
  for (const [field, message] of [
    [city(page), /請選擇縣市/],
    [district(page), /請選擇鄉鎮市區/],
    [postcode(page), /請選擇鄉鎮市區/],
    [street(page), /請輸入地址/],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(message);
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

test("an address is asked except its building, the postcode follows from city and district, and a reload keeps everything", async ({
  page,
  sandbox,
  problems,
}) => {
  await reachAddress(page, sandbox);
  await test.step("without an address every part but the building is asked", () => expectAsked(page));
  await test.step("another city clears the district and the postcode", () => changeCity(page));
  await test.step("districts that failed to load are reported, and load after another try", async () => {
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
  await test.step("a reload in the middle keeps the screen and typed values", async () => {
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
