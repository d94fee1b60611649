import type { Page } from "playwright/test";
import { customers, expectSound, signInByMobile } from "./support/home-carrier.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier", locale: "zh-TW" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const labels = (page: Page) => page.locator("form label");

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByRole("radio", { name: kind }).check();
  await button(page, "繼續").click();
}

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await button(page, "繼續").click();
}

const TABLET = {
  品牌: "Apple",
  型號: "iPad Air",
  顏色: "藍色",
  儲存容量: "256 GB",
  記憶體: "8 GB",
  連線方式: "Wi-Fi",
  產品編號: "A2902",
  序號: "DMQX1234TW",
  建議售價: "21900",
};

test("after the code a customer without a device registers one, which the plan then covers; every screen is accessible and fits", async ({
  page,
  sandbox,
}) => {
  await signInByMobile(page, sandbox, customers.kuanYu);
  await expect(page).toHaveURL("/updateAnchorDevice");
  await expect(page.getByText("第 1 步，共 3 步")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expectSound(page);
  await choose(page, "平板電腦");
  await expect(page.getByText("第 2 步，共 3 步")).toBeVisible();
  await expectSound(page);
  await fill(page, TABLET);
  await expect(heading(page, "請確認裝置資料")).toBeVisible();
  await expectSound(page);
  await button(page, "登錄此裝置").click();
  await expect(page.getByText("您的方案現在保障 Apple iPad Air。")).toBeVisible();
  expect(await sandbox.rows("devices")).toContainEqual(
    expect.objectContaining({ agreementId: "920327719", category: "tablet", model: "iPad Air", imei: "DMQX1234TW" }),
  );
  expect(await sandbox.rows("deviceDetails")).toMatchObject([
    { details: { AssetCategory: "TABLET", RAM: "8 GB", Connectivity: "Wi-Fi", RRP: "21900" } },
  ]);
  await expect(heading(page, "裝置已登錄")).toBeVisible();
  await expectSound(page);
  await button(page, "查看我的方案").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").filter({ hasText: "Apple iPad Air" })).toContainText("保障中");
  await button(page, "新增裝置").click();
  await expect(page.getByText("您的方案每種裝置可登錄 1 台。")).toBeVisible();
  await expect(page.getByRole("radio", { name: "平板電腦" })).toBeDisabled();
  await expect(page.getByText("您的方案已登錄此類裝置。")).toBeVisible();
  await expect(page.getByRole("radio", { name: "筆記型電腦" })).toBeEnabled();
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("each kind of device has the questions of the programme, and another kind starts with its own", async ({
  page,
  sandbox,
}) => {
  await signInByMobile(page, sandbox, customers.kuanYu);
  await choose(page, "遊戲主機");
  await expect(labels(page)).toHaveText(["品牌", "型號", "顏色", "建議售價"]);
  await fill(page, { 品牌: "Nintendo", 型號: "Switch 2", 顏色: "黑色", 建議售價: "14900" });
  await expect(heading(page, "請確認裝置資料")).toBeVisible();
  await page.getByRole("button", { name: /變更.*裝置種類/ }).click();
  await choose(page, "筆記型電腦");
  await expect(labels(page)).toHaveText([
    ...["品牌", "型號", "顏色", "儲存裝置類型", "儲存容量", "處理器", "記憶體", "建議售價", "序號"],
  ]);
  await expect(page.getByLabel("品牌")).toHaveValue("Nintendo");
  await button(page, "繼續").click();
  await expect(page.getByRole("alert", { name: "請檢查以下欄位" }).getByRole("link")).toHaveText([
    ...["*儲存裝置類型無效", "*儲存容量無效", "*處理器無效", "*記憶體無效", "*請輸入有效的序號"],
  ]);
});

test("a serial number that is already registered is reported on the form", async ({ page, sandbox, problems }) => {
  problems.expect("status 400 POST /services/claim/api/synnex/updatedevice");
  await signInByMobile(page, sandbox, customers.kuanYu);
  await choose(page, "平板電腦");
  await fill(page, { ...TABLET, 序號: "A2605013377" });
  await button(page, "登錄此裝置").click();
  await expect(page.getByText("此序號已登錄或重複")).toBeVisible();
  await expect(page.getByLabel("序號")).toHaveValue("A2605013377");
});
