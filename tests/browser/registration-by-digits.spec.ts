import { giveCode, giveEnding, givePassword, press, step, title } from "./support/registration.ts";
import { submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "my-maxis" });

test("a Malaysian number in any spelling and the last digits of a national ID create an account, which signs in", async ({
  page,
  sandbox,
}) => {
  const hidayah = await sandbox.person("hidayah");
  const number = page.getByLabel("Mobile number");
  await page.goto("/login");
  await press(page, "Create an account");
  await test.step("an invalid number is reported, and a letter is not accepted", async () => {
    await press(page, "Continue");
    await expect(number).toHaveAccessibleDescription(/Mobile number is required/);
    await number.fill("e012 345");
    await expect(number).toHaveValue("012 345");
    await press(page, "Continue");
    await expect(number).toHaveAccessibleDescription(/Invalid phone number/);
  });
  await number.fill("+60 11-4567 8902");
  const asked = page.waitForRequest(/\/account\/check\?/);
  await press(page, "Continue");
  expect(new URL((await asked).url()).searchParams.get("d")).toMatch(/^v1\./);
  await expect(step(page, 2)).toBeVisible();
  await test.step("the end of a national ID takes four digits and nothing else", async () => {
    const ending = page.getByLabel("Last 4 characters of your ID");
    await ending.fill("56a7");
    await expect(ending).toHaveValue("567");
    await press(page, "Continue");
    await expect(ending).toHaveAccessibleDescription("Enter the last 4 characters of your ID");
    await giveEnding(page, "5678");
  });
  await page.getByText(/^Use h\*\*\*l@example\.com$/).click();
  await press(page, "Send me a code");
  await expect(step(page, 4)).toBeVisible();
  await giveCode(page, await sandbox.newestCode(hidayah));
  await givePassword(page);
  await expect(page.getByText("01145678902", { exact: true })).toBeVisible();
  await press(page, "Create my account");
  await expect(title(page, "Your account is ready")).toBeFocused();

  await press(page, "Sign in");
  await number.fill("11 4567 8902");
  await press(page, "Send me a code");
  await page.getByText(/We sent a six-digit code to \*+8902/).waitFor();
  await submitCode(page, await sandbox.newestCode(hidayah));
  await expect(title(page, "Hello, Nur Hidayah")).toBeVisible();
});
