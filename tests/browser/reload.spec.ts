import { chinese, customers, signInByMobile } from "./support/home-carrier.ts";
import { failPassword, submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test("after three wrong passwords and a reload, the fourth still brings the offer", async ({
  page,
  problems,
  weiLing,
}) => {
  problems.expect("status 400 POST /services/api/v1/auth/login");
  await page.goto("/login");
  await failPassword(page, weiLing, 3);
  await page.reload();
  await failPassword(page, weiLing, 1);
  await expect(page.getByRole("dialog", { name: "Would you like to set a new password?" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Would you like to set a new password?" })).toBeVisible();
});

test("a reload keeps the screen and typed values, but neither password nor code; a signed-in customer stays signed in", async ({
  page,
  sandbox,
  weiLing,
}) => {
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await test.step("at the login the email stays, and the password does not", async () => {
    await page.goto("/login");
    await email.fill(weiLing.email);
    await password.fill(weiLing.password);
    await page.reload();
    await expect(email).toHaveValue(weiLing.email);
    await expect(password).toHaveValue("");
  });
  await test.step("at 'Set a new password' the screen and the email stay", async () => {
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
    await email.fill("someone.else@example.com");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
    await expect(email).toHaveValue("someone.else@example.com");
    await page.getByRole("button", { name: "Back" }).click();
  });
  await test.step("at the code the screen stays, and the sent code still works", async () => {
    await submitPassword(page, weiLing);
    await page.getByLabel("Six-digit code").fill("123");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeVisible();
    await expect(page.getByLabel("Six-digit code")).toHaveValue("");
    expect(await sandbox.outbox(weiLing)).toHaveLength(1);
    await submitCode(page, await sandbox.newestCode(weiLing));
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
  });
  await test.step("on the landing page the customer stays signed in", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    expect(await sandbox.rows("accessTokens")).toHaveLength(1);
  });
});

test.describe("of an inner page", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("a reload leads to the landing page, which offers to continue at the same screen, also after another reload, with typed values", async ({
    page,
    sandbox,
  }) => {
    await signInByMobile(page, sandbox, customers.yiChun);
    await page.getByRole("button", { name: "個人資料" }).click();
    await page.getByLabel("名字").fill("宜君");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "怡君，您好" })).toBeVisible();
    await expect(page).toHaveURL("/");
    const goOn = page.getByRole("button", { name: chinese("shell.left-off.go-on") });
    await expect(goOn).toBeVisible();
    await page.reload();
    await goOn.click();
    await expect(page).toHaveURL("/profile");
    await expect(page.getByLabel("名字")).toHaveValue("宜君");
    await expect(page.getByText(chinese("shell.left-off.text"))).toHaveCount(0);
  });
});
