import { createHash } from "node:crypto";
import { dot, openEnquiry, picture, slowReading } from "./support/enquiry.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

test.describe("a file", () => {
  test("is checked by its first bytes and its size, and the limits are shown first", async ({ page, sandbox }) => {
    const form = await openEnquiry(page);
    await expect(page.getByText("BMP, JPEG, PNG or PDF, up to 3 MB")).toBeVisible();
    await form.file.setInputFiles(picture("screen.png", Buffer.from("<svg onload=alert(1)>")));
    await expect(page.getByText("Invalid file format, please upload a PDF/JPEG/jpg/png/bmp file.")).toBeVisible();
    await form.file.setInputFiles(picture("large.png", Buffer.concat([dot], 3072 * 1024 + 1)));
    await expect(page.getByText("This file is larger than 3 MB. Please choose a smaller one.")).toBeVisible();
    await expect(form.chosen).toHaveCount(0);
    await form.file.setInputFiles(picture("whole.png", Buffer.concat([dot], 3072 * 1024)));
    await expect(form.chosen).toContainText("whole.png");
    expect(await sandbox.rows("uploads")).toEqual([]);
  });

  test("is shown, replaced and removed before anything is sent", async ({ page, sandbox }) => {
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await expect(form.chosen).toContainText("Ready. It will be sent when you continue.");
    await expect.poll(() => form.chosen.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    await page.getByRole("button", { name: "Replace screen.png" }).setInputFiles(picture("other.png"));
    await expect(form.chosen).toContainText("other.png");
    await page.getByRole("button", { name: "Remove other.png" }).click();
    await expect(form.chosen).toHaveCount(0);
    await form.submit.click();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("uploads")).toEqual([]);
  });

  test("delays Enter and a press until it is ready: the enquiry is sent once, with it, or not at all", async ({
    page,
    sandbox,
  }) => {
    const form = await openEnquiry(page);
    const read = await slowReading(page);
    await form.file.setInputFiles(picture("screen.png", Buffer.from("<svg onload=alert(1)>")));
    await form.email.press("Enter");
    await expect(form.submit).toHaveAttribute("aria-busy", "true");
    await read();
    await expect(page.getByRole("link", { name: /^Invalid file format/ })).toBeVisible();
    await expect(form.submit).not.toHaveAttribute("aria-busy");
    expect(await sandbox.rows("inquiries")).toEqual([]);
    await form.file.setInputFiles(picture());
    await form.submit.dblclick();
    await expect(form.confirmation).toBeVisible();
    const [upload] = await sandbox.rows("uploads");
    expect(await sandbox.rows("inquiries")).toMatchObject([{ uploadId: upload?.id }]);
  });

  test("arrives whole, shows its progress, and is named in the enquiry", async ({ page, sandbox }) => {
    await sandbox.faults({ putInquiryFile: { kind: "latency", ms: 700, times: 1 } });
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await form.submit.click();
    await expect(form.chosen.getByRole("progressbar", { name: "screen.png" })).toBeVisible();
    await expect(form.chosen).toContainText(/Sending, \d+%/);
    await expect(form.confirmation).toBeVisible();
    const [upload] = await sandbox.rows("uploads");
    const sha256 = createHash("sha256").update(dot).digest("base64url");
    expect(upload).toMatchObject({ name: "screen.png", folder: "inquiries", type: "image/png", sha256 });
    expect(await sandbox.rows("inquiries")).toMatchObject([{ uploadId: upload?.id }]);
  });

  test("and all typed values are there after a reload, and can be sent", async ({ page, sandbox }) => {
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await expect(form.chosen.locator("img")).toBeVisible();
    await page.reload();
    await expect(form.chosen).toContainText("screen.png");
    await expect(form.chosen.locator("img")).toBeVisible();
    await expect(form.email).toHaveValue("ida@example.com");
    await form.submit.click();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("uploads")).toMatchObject([{ size: dot.length, putAt: expect.any(String) }]);
  });

  test("is sent again automatically when its storage is busy", async ({ page, sandbox, problems }) => {
    problems.expect(/status 503 PUT \/services\/uploads/);
    await sandbox.faults({ putInquiryFile: { kind: "status", status: 503, times: 1 } });
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await form.submit.click();
    await expect(form.confirmation).toBeVisible();
    expect(await sandbox.rows("uploads")).toHaveLength(1);
  });

  test("gets a new address at the next try when the old one has expired; typed values stay", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect(/status 403 PUT \/services\/uploads/);
    await sandbox.faults({ putInquiryFile: { kind: "status", status: 403, times: 1 } });
    const form = await openEnquiry(page);
    await form.file.setInputFiles(picture());
    await form.submit.click();
    await expect(
      page.getByText("Your file did not reach us. Press Submit to send it again, or remove it."),
    ).toBeVisible();
    await expect(form.chosen).toContainText("Ready. It will be sent when you continue.");
    const stored = await storedTexts(page);
    expect(stored).toContain("screen.png");
    expect(stored).not.toContain("/services/uploads/");
    await form.submit.click();
    await expect(form.confirmation).toBeVisible();
    const uploads = await sandbox.rows("uploads");
    expect(uploads).toHaveLength(2);
    expect(await sandbox.rows("inquiries")).toMatchObject([{ uploadId: uploads.find(({ putAt }) => putAt)?.id }]);
  });
});
