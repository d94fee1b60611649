import { expectAccessible } from "./support/accessible-page.ts";
import { enquiry, openEnquiry, picture } from "./support/enquiry.ts";
import { readScreen } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const CREATE = "POST /services/api/v1/account/createinquiry";

test("an enquiry goes from the login to the back end, and a dialog says what follows", async ({ page, sandbox }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Can't sign in? Contact us" }).click();
  await expect(page).toHaveURL("/login/contact-us");
  await expect(page.getByText("We reply by email within 2 business days.")).toBeVisible();
  await expect(page.getByText("Our team is here Monday to Friday, 9:00 am to 6:00 pm.")).toBeVisible();
  await expect(enquiry(page).submit).toBeDisabled();
  const { description, imei, submit, confirmation } = await openEnquiry(page, "+65 9123-4567");
  await imei.fill("35 693803 564380 9");
  await description.fill("I have a new number.");
  await submit.click();

  await expect(confirmation).toContainText("We will reply to ida@example.com within 2 business days.");
  const inquiries = await sandbox.rows("inquiries");
  expect(inquiries).toMatchObject([
    {
      ...{ client: "techcare", kind: "inquiry", partner: "retailer", channel: "DP_CONTACTUS", type: "Login Issue" },
      ...{ name: "Ida Berg", email: "ida@example.com", mobile: "6591234567", imei: "356938035643809" },
      ...{ description: "I have a new number.", uploadId: null },
    },
  ]);
  await expect(confirmation).toContainText(`INQ-${100_000 + Number(inquiries[0]?.number)}`);
  const events = await page.evaluate(() => Reflect.get(window, "dataLayer"));
  expect(events).toContainEqual({ event: "enquiry-sent", hasFile: false });
  await confirmation.getByRole("button", { name: "Back to Login" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(enquiry(page).fullName).toHaveValue("");
});

test("the box of a long answer has several lines, grows with what is typed, and says how much may be", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { description } = await openEnquiry(page);
  const height = async () => (await description.boundingBox())?.height ?? 0;
  const line = 24;
  expect(await height()).toBeGreaterThan(4 * line);
  await description.fill("One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight");
  expect(await height()).toBeGreaterThan(8 * line);
  await expect(page.getByText("39 of 200").first()).toBeVisible();
});

test("each invalid answer has a message until it is valid; typing stops at the longest input", async ({ page }) => {
  const form = await openEnquiry(page);
  await expect(form.submit).toBeEnabled();
  const cases = [
    [form.fullName, "", "Full Name is required", "Ida Berg"],
    [form.fullName, "Ida 2", "Full Name can only contain letters and spaces", "陳怡君"],
    [form.fullName, "I", "Full Name must be at least 2 characters", "สมชาย ใจดี"],
    [form.mobileNumber, "041234567", "Mobile Number must be 10 digits", "0412 345 678"],
    [form.mobileNumber, "", "Mobile Number must be 10 digits", "0412345678"],
    [form.email, "ida@", "Invalid email address", "ida@example.com"],
    [form.email, "", "Email is required", "ida@example.com"],
    [form.imei, "12-34", "Invalid IMEI (15 digits) or Serial Number (6-20 alphanumeric characters)", "C02XG2"],
    [form.imei, "", "IMEI/Serial number is required", "356938035643809"],
    [form.description, "x".repeat(201), "Describe what happened in at most 200 characters", "x".repeat(200)],
  ] as const;
  for (const [field, wrong, message, right] of cases) {
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, "\\$&")));
    await expect(form.submit).toBeDisabled();
    await field.fill(right);
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(form.submit).toBeEnabled();
  }
  await test.step("typing stops at the longest input", async () => {
    await form.fullName.fill("");
    await form.fullName.pressSequentially("a".repeat(45));
    await expect(form.fullName).toHaveValue("a".repeat(40));
    await form.mobileNumber.fill("04a1-2e");
    await expect(form.mobileNumber).toHaveValue("041-2");
  });
  await test.step("the counter continues beyond its limit, in red", async () => {
    // A second later it is said aloud too.
    const counter = page.getByText(/^\d+ of 200$|too many$/).first();
    const colour = () => counter.evaluate((element) => getComputedStyle(element).color);
    await form.description.fill("x".repeat(200));
    await expect(counter).toHaveText("200 of 200");
    const calm = await colour();
    await form.description.fill("x".repeat(203));
    await expect(counter).toHaveText("3 too many");
    expect(await colour()).not.toBe(calm);
  });
});

test("a confirmation that was left by its address is not shown again", async ({ page }) => {
  const form = await openEnquiry(page);
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await readScreen(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Can't sign in? Contact us" }).click();
  await expect(form.fullName).toHaveValue("");
  await expect(form.confirmation).toHaveCount(0);
});

test("the screens of an enquiry are accessible and fit; Escape and Back both close the dialog", async ({ page }) => {
  const form = await openEnquiry(page);
  await form.file.setInputFiles(picture());
  await form.imei.fill("12");
  await form.description.fill("x".repeat(201));
  await form.description.blur();
  await expectAccessible(page);
  await form.imei.fill("C02XG2");
  await form.description.fill("");
  await form.submit.click();
  await expect(form.confirmation).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/login");
  const again = await openEnquiry(page);
  await again.submit.click();
  await expect(again.confirmation).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/login");
});

test.describe("an enquiry is sent once", () => {
  // Chromium itself sends a request again, once, whose connection ends without a reply: the same request, the same key.
  test("when its reply is lost", async ({ page, sandbox }) => {
    await sandbox.faults({ createInquiry: { kind: "cutAfter", times: 1 } });
    const form = await openEnquiry(page);
    await form.submit.dblclick();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("inquiries")).toHaveLength(1);
  });

  test("when its outcome is unknown and the customer sends it again", async ({ page, sandbox, problems }) => {
    problems.expect(`request failed: ${CREATE}`);
    problems.expect("reported: ");
    await sandbox.faults({ createInquiry: { kind: "cutAfter" } });
    const form = await openEnquiry(page);
    await form.submit.click();
    await expect(page.getByText(/^We could not confirm that your enquiry arrived\./)).toBeVisible({ timeout: 15_000 });
    await sandbox.faults({});
    await form.submit.click();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("inquiries")).toHaveLength(1);
  });

  test("when the page is reloaded while it is sent", async ({ page, sandbox, problems }) => {
    problems.expect(`request failed: ${CREATE}`);
    const form = await openEnquiry(page);
    await sandbox.faults({ createInquiry: { kind: "latency", ms: 60_000, times: 1 } });
    const sent = page.waitForRequest(/createinquiry/);
    await form.submit.click();
    await sent;
    await page.reload();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("inquiries")).toHaveLength(1);
  });

  test("when the customer left while its file was sent: its confirmation is there when they come back", async ({
    page,
    sandbox,
  }) => {
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await sandbox.faults({ putInquiryFile: { kind: "latency", ms: 3_000, times: 1 } });
    await form.submit.click();
    await page.getByRole("button", { name: "Back to login" }).click();
    await expect.poll(() => sandbox.rows("inquiries")).toHaveLength(1);
    await page.getByRole("button", { name: "Can't sign in? Contact us" }).click();
    await expect(form.confirmation).toBeVisible();
    await form.confirmation.getByRole("button", { name: "Back to Login" }).click();
    await openEnquiry(page);
    expect(await sandbox.rows("inquiries")).toHaveLength(1);
  });
});

test.describe("at a carrier with shorter numbers", () => {
  test.use({ client: "sg-carrier" });

  test("an enquiry says so", async ({ page }) => {
    const form = await openEnquiry(page, "9123456");
    await form.mobileNumber.blur();
    await expect(page.getByText("Mobile Number must be 8 digits")).toBeVisible();
    await form.mobileNumber.fill("91234567");
    await expect(form.submit).toBeEnabled();
  });
});

test.describe("at a carrier without an enquiry form", () => {
  test.use({ client: "tw-home-carrier" });

  test("a name and a number suffice, in Chinese", async ({ page, sandbox }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "無法登入嗎？請聯絡我們" }).click();
    await expect(page.getByText("請留下姓名與手機號碼，我們會在 2 個工作天內致電，協助您登入。")).toBeVisible();
    await page.getByRole("textbox", { name: "姓名" }).fill("陳怡君");
    await page.getByRole("textbox", { name: "手機號碼" }).fill("091234567");
    await page.getByRole("textbox", { name: "手機號碼" }).blur();
    await expect(page.getByText("手機號碼須為 10 碼數字")).toBeVisible();
    await page.getByRole("textbox", { name: "手機號碼" }).fill("＋８８６ 912-345-678");
    await expectAccessible(page);
    await page.getByRole("button", { name: "送出" }).click();
    await expect(page.getByRole("dialog", { name: "我們已收到您的資料" })).toContainText("2 個工作天內致電");
    expect(await sandbox.rows("inquiries")).toMatchObject([
      { client: "cht_home", kind: "callBack", name: "陳怡君", mobile: "0912345678" },
    ]);
  });
});
