import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const document = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a customer with two plans chooses one, opens its documents, and Close leads home", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await page.getByRole("contentinfo").getByRole("button", { name: "Your documents" }).click();
  await expect(page).toHaveURL("/portal/documents");
  await expect(title(page, "Which plan is it about?")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Basic$/ })
    .click();
  await expect(title(page, "Your documents")).toBeVisible();
  await expect(page.getByText("From Sunday, November 2, 2025")).toHaveCount(2);
  await expectAccessible(page);
  await expect(document(page, "Terms and conditions")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Which plan is it about?")).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
});

test("a single plan opens at once, and without documents the page says so, in every language", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, sandbox, weiLing);
  await page.route("**/services/online/documents?*", (route) =>
    route.fulfill({ json: { GetTaskDetailResponse: { Documents: [] } } }),
  );
  await page.goto("/portal/documents");
  await expect(page.getByText("There are no documents for this plan yet.")).toBeVisible();
  await expectToFitPhone(page);
  for (const [language, name, none] of [
    ["th-TH", "เอกสารของคุณ", "ยังไม่มีเอกสารของแผนนี้"],
    ["zh-Hant-TW", "您的文件", "此方案目前沒有文件。"],
  ] as const) {
    await page.getByRole("combobox").selectOption(language);
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText(none)).toBeVisible();
  }
});

test("a failed load is reported and can be retried; another customer's plan is not shown", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  problems.expect("status 500 GET /services/online/documents");
  problems.expect(/^reported: .*listDocuments|^reported: .*content\.documents/);
  await signIn(page, sandbox, weiLing);
  await sandbox.faults({ listDocuments: { kind: "status", status: 500 } });
  await page.goto("/portal/documents");
  await expect(page.getByText("This could not be loaded.")).toBeVisible({ timeout: 15_000 });
  await sandbox.faults({});
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(document(page, "Certificate of cover")).toBeVisible();
  await page.goto("/portal/documents/900201155");
  await expect(title(page, "There are no documents here")).toBeVisible();
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("a document is downloaded", () => {
  const open = async (page: Page) => {
    await page.goto("/portal/documents");
    await expect(document(page, "Certificate of cover")).toBeVisible();
  };
  const press = (page: Page) => document(page, "Certificate of cover").click();

  test("whole, under its name, as often as it is wanted", async ({ page, sandbox, weiLing }) => {
    await signIn(page, sandbox, weiLing);
    await open(page);
    for (const turn of ["first", "second"]) {
      const saving = page.waitForEvent("download");
      await press(page);
      const saved = await saving;
      expect(saved.suggestedFilename(), turn).toMatch(/^Certificate of cover \d+\.pdf$/);
      const bytes = readFileSync(await saved.path());
      expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(["%PDF-", "%%EOF"]);
    }
    await expect(title(page, "Your documents")).toBeVisible();
    await expectAccessible(page);
  });

  test("not when the reply fails, is cut, or is something else; then it can be tried again", async ({
    page,
    sandbox,
    problems,
    weiLing,
  }) => {
    problems.expect("status 500 GET /services/online/documents/");
    problems.expect(/^reported: /);
    problems.allow(/ERR_(?:CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|FAILED)/);
    let count = 0;
    page.on("download", () => {
      count += 1;
    });
    await signIn(page, sandbox, weiLing);
    await open(page);
    for (const fault of [
      { kind: "status", status: 500 },
      { kind: "cutBody" },
      { kind: "html" },
      { kind: "shape" },
    ] as const) {
      await sandbox.faults({ getDocument: fault });
      await press(page);
      await expect(page.getByText("The document could not be downloaded. Please try again.")).toBeVisible({
        timeout: 15_000,
      });
      await open(page);
    }
    expect(count).toBe(0);
    await sandbox.faults({});
    const saving = page.waitForEvent("download");
    await press(page);
    await saving;
  });

  test("not once the session is over: the customer signs in again", async ({ page, sandbox, problems, weiLing }) => {
    problems.expect("status 401 GET /services/online/documents/");
    await signIn(page, sandbox, weiLing);
    await open(page);
    await sandbox.faults({ getDocument: { kind: "expired" } });
    await press(page);
    await expect(page).toHaveURL("/login");
  });
});
