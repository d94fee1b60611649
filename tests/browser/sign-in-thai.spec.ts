import { expectAccessible } from "./support/accessible-page.ts";
import { sayIn } from "./support/messages.ts";
import { submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

const thai = sayIn("th-TH");
const isEnglish = englishWhere("th-TH");

test("a customer signs in with email, password and code all in Thai", async ({ page, sandbox, problems, weiLing }) => {
  problems.expect("status 400 POST /services/api/v1/auth/login");
  await page.goto("/login");
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "ไทย" });
  await expect(page.getByRole("heading", { level: 1, name: "เข้าสู่ระบบเพื่อดูแผนของคุณ" })).toBeVisible();
  await submitPassword(page, { ...weiLing, password: "wrong-password" }, thai);
  await expect(page.getByRole("alert")).toHaveText("อีเมลหรือรหัสผ่านไม่ถูกต้อง");
  expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
  await expectAccessible(page);

  await submitPassword(page, weiLing, thai);
  await expect(page.getByText("เราส่งรหัสยืนยัน 6 หลักไปที่ w***n@example.com แล้ว ใช้ได้ภายใน 5 นาที")).toBeVisible();
  expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
  await expectAccessible(page);
  await submitCode(page, await sandbox.newestCode(weiLing), thai);
  await expect(page.getByRole("heading", { level: 1, name: "สวัสดีคุณ Wei Ling" })).toBeVisible();
  expect(await sandbox.rows("accessTokens")).toHaveLength(1);
});
