import { enquiry, picture } from "./support/enquiry.ts";
import { submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

/** What travels encrypted looks so. */
const ENCRYPTED = /^v1\.[\w-]+\.[\w-]+$/;

test.describe("lazada-market", () => {
  test.use({ client: "lazada-market" });

  test("email and password, then the emailed code, sign in", async ({ page, sandbox, problems }) => {
    problems.expect("status 400 POST /services/api/v1/auth/login");
    const meiLing = await sandbox.person("meiling");
    await page.goto("/login");
    await expect(page).toHaveTitle("Sign in to your plan – lazada care");
    await submitPassword(page, { email: meiLing.email, password: "Parcel-at-one" });
    await expect(page.getByRole("alert")).toHaveText("Incorrect email/password");
    const sent = page.waitForRequest(/\/auth\/login$/);
    await submitPassword(page, meiLing);
    expect((await sent).postDataJSON()).toEqual({
      u: expect.stringMatching(ENCRYPTED),
      t: "E",
      p: expect.stringMatching(ENCRYPTED),
    });
    await expect(
      page.getByText("We sent a six-digit code to m***h@example.com. It works for 5 minutes."),
    ).toBeVisible();
    await submitCode(page, await sandbox.newestCode(meiLing));
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Mei Ling" })).toBeVisible();
  });
});

test.describe("ph-smart", () => {
  test.use({ client: "ph-smart" });

  test("a Philippine number in international or local form and its code sign in", async ({ page, sandbox }) => {
    await page.goto("/login");
    for (const written of ["0917 123 4561", "+63 917-123-4561"]) {
      await page.getByLabel("Mobile number").fill(written);
      const sent = page.waitForRequest(/\/v3\/auth\/login$/);
      await page.getByRole("button", { name: "Send me a code" }).click();
      expect((await sent).postDataJSON()).toEqual({ u: expect.stringMatching(ENCRYPTED), t: "M" });
      await expect(page.getByText("We sent a six-digit code to ******4561. It works for 5 minutes.")).toBeVisible();
      if (written.startsWith("0")) await page.goBack();
    }
    await submitCode(page, await sandbox.newestCode(await sandbox.person("maricel")));
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Maricel" })).toBeVisible();
  });
});

test.describe("au-retailer", () => {
  test.use({ client: "au-retailer" });

  test("a mobile number and its code sign in, and a wrong one is reported in the retailer's words", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("status 400 POST /services/api/v1/auth/otp");
    const number = page.getByLabel("Mobile number");
    const send = page.getByRole("button", { name: "Send me a code" });
    await page.goto("/login");
    await send.click();
    await expect(number).toHaveAccessibleDescription(/Mobile number is required/);
    await number.fill("0412e");
    await expect(number).toHaveValue("0412");
    await send.click();
    await expect(number).toHaveAccessibleDescription(/Invalid phone number/);
    await number.fill("+61 412 345 678");
    await send.click();
    const olivia = await sandbox.person("0412345678");
    await expect(page.getByText("We sent a six-digit code to ******5678. It works for 5 minutes.")).toBeVisible();
    const code = await sandbox.newestCode(olivia);
    await submitCode(page, code === "111111" ? "222222" : "111111");
    await expect(page.getByRole("alert")).toHaveText("Wrong code, please try again.");
    await submitCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Olivia" })).toBeVisible();

    await test.step("an enquiry names the customer's agreement and its file", async () => {
      await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Contact us" }).click();
      const form = enquiry(page);
      await expect(form.email).toHaveValue("olivia.walker@example.com");
      await form.file.setInputFiles(picture());
      await form.description.fill("Where is my receipt?");
      const asked = page.waitForRequest(/\/uploadinquiryfile$/);
      await form.submit.click();
      expect((await asked).postDataJSON()).toEqual({
        ...{ FileName: "screen.png", FolderName: "retailer-inquiries", ClientName: "retailer" },
        AgreementId: "930118402",
      });
      await expect(form.confirmation).toBeVisible();
    });
  });
});
