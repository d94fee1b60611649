import { submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const card = (name: string) => ({ name, exact: true });

test("an email in any spelling, a password and a code lead to the customer's plan and devices, as in the rows", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle("Sign in to your plan – tech-care");
  await submitPassword(page, { ...weiLing, email: ` ${weiLing.email.toUpperCase()} ` });
  await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeFocused();
  await expect(
    page.getByText(/^We sent a six-digit code to w\S*n@example\.com\. It works for 5 minutes\.$/i),
  ).toBeVisible();
  await test.step("one code session is open, and one code was sent", async () => {
    expect(await sandbox.outbox(weiLing)).toHaveLength(1);
    expect(await sandbox.rows("codeSessions")).toMatchObject([{ usedAt: null }]);
    expect(await sandbox.rows("accessTokens")).toEqual([]);
  });
  await submitCode(page, await sandbox.newestCode(weiLing));

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Tan Wei Ling").first()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  const plan = page.getByRole("article", card("Care Basic"));
  await expect(plan).toContainText("Active");
  await expect(plan).toContainText("Plan number 900183726");
  await expect(plan).toContainText(/Renews on .*March.*\s2027/);
  const phone = page.getByRole("article", card("Apple iPhone 16 Pro"));
  await expect(phone).toContainText("Desert Titanium · 256 GB");
  await expect(phone).toContainText("IMEI 356938035643809");
  await expect(phone).toContainText("Covered");
  await expect(page.getByRole("article", card("Samsung Galaxy Tab S10"))).toContainText("IMEI 352849117002166");
  await test.step("the code is used once, and the page shows what the rows hold", async () => {
    expect(await sandbox.rows("codeSessions")).toMatchObject([{ usedAt: expect.any(String) }]);
    expect(await sandbox.rows("accessTokens")).toHaveLength(1);
    const me = (await sandbox.rows("people")).find(({ email }) => email === weiLing.email);
    const plans = (await sandbox.rows("agreements")).filter(({ personId }) => personId === me?.id);
    const ids = plans.map(({ id }) => id);
    const devices = (await sandbox.rows("devices")).filter(({ agreementId }) => ids.includes(agreementId));
    expect(devices).toHaveLength(2);
    for (const id of ids) await expect(page.getByText(`Plan number ${id}`)).toBeVisible();
    for (const { imei } of devices)
      await expect(page.getByText(new RegExp(`^(?:IMEI|Serial number) ${imei}$`))).toBeVisible();
  });
});
