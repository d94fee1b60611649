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
  await expect(title(page, "Which plan do you need documents for?")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Basic$/ })
    .click();
  await expect(title(page, "Your documents")).toBeVisible();
  await expect(page.getByText("Issued on 2 November 2025")).toHaveCount(2);
  await expectAccessible(page);
  await expect(document(page, "Terms and conditions")).toBeVisible();
  await page.goBack();
  await expect(title(page, "Which plan do you need documents for?")).toBeVisible();
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
  const CERTIFICATE = "Certificate of cover";
  const TERMS = "Terms and conditions";
  const ASKED = "GET /services/online/documents/";
  const press = (page: Page) => document(page, CERTIFICATE).click();
  const saved = (page: Page) => page.getByText("The document has been downloaded.");
  const notSaved = (page: Page) => page.getByText("The document could not be downloaded. Please try again.");

  const open = async (page: Page) => {
    await page.goto("/portal/documents");
    await expect(document(page, CERTIFICATE)).toBeVisible();
  };

  /** The names of the files that the browser saves, and how often one is asked for, from now on. */
  const watch = (page: Page) => {
    const seen = { names: [] as string[], requests: 0 };
    page.on("download", (download) => seen.names.push(download.suggestedFilename()));
    page.on("request", (request) => {
      if (request.url().includes("/online/documents/")) seen.requests += 1;
    });
    return seen;
  };

  test.beforeEach(({ page, sandbox, weiLing }) => signIn(page, sandbox, weiLing));

  test("whole, under its name, as often as it is wanted", async ({ page }) => {
    await open(page);
    for (const [name, file] of [
      [CERTIFICATE, /^Certificate of cover \d+\.pdf$/],
      [TERMS, /^Terms and conditions \d+\.pdf$/],
      [CERTIFICATE, /^Certificate of cover \d+\.pdf$/],
    ] as const) {
      const saving = page.waitForEvent("download");
      await document(page, name).click();
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(file);
      const bytes = readFileSync(await download.path());
      expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(["%PDF-", "%%EOF"]);
      await expect(saved(page)).toBeVisible();
    }
    await expect(title(page, "Your documents")).toBeVisible();
    await expectAccessible(page);
  });

  test("once by a double click or a double press of a key, however fast the reply is", async ({ page }) => {
    await open(page);
    const seen = watch(page);
    await document(page, CERTIFICATE).dblclick();
    await expect(saved(page)).toBeVisible();
    await document(page, TERMS).press("Enter");
    await page.keyboard.press("Enter");
    await expect(document(page, TERMS)).toBeVisible();
    await expect.poll(() => seen.names.length).toBe(2);
    expect(seen.requests).toBe(2);
  });

  test("while its control is busy and the others wait; it arrives also when the page was closed meanwhile", async ({
    page,
    sandbox,
  }) => {
    await open(page);
    const seen = watch(page);
    await sandbox.faults({ getDocument: { kind: "latency", ms: 2500 } });
    await document(page, CERTIFICATE).press("Enter");
    const busy = document(page, "Downloading");
    await expect(busy).toBeFocused();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(document(page, TERMS)).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(saved(page)).toBeVisible();
    await expect(document(page, CERTIFICATE)).toBeFocused();
    await expect(document(page, TERMS)).toBeEnabled();
    expect([seen.names.length, seen.requests]).toEqual([1, 1]);

    await press(page);
    await expect(busy).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await sandbox.faults({});
    await page.getByRole("button", { name: "Your documents" }).click();
    await expect(document(page, TERMS)).toBeEnabled();
    await expect.poll(() => seen.names.length).toBe(2);
    expect(seen.requests).toBe(2);
  });

  for (const [name, fault] of [
    ["fails", { kind: "status", status: 500 }],
    ["is cut", { kind: "cutBody" }],
    ["is a foreign page", { kind: "html" }],
    ["is half a file", { kind: "malformed" }],
  ] as const) {
    test(`not when the reply ${name}: it is told, and can be tried again`, async ({ page, sandbox, problems }) => {
      problems.allow(/^status 500 GET \/services\/online\/documents\//);
      problems.allow(/ERR_(?:CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|FAILED|ABORTED)/);
      problems.expect(/^reported: .*"call":"content.document"/);
      await open(page);
      const seen = watch(page);
      await sandbox.faults({ getDocument: fault });
      await press(page);
      await expect(notSaved(page)).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      expect(seen.names).toEqual([]);
      await sandbox.faults({});
      await press(page);
      await expect(saved(page)).toBeVisible();
      await expect(notSaved(page)).toHaveCount(0);
      expect(seen.names).toEqual([expect.stringMatching(/^Certificate of cover/)]);
    });
  }

  test("as soon as a missing network is back", async ({ page, context, problems }) => {
    problems.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await open(page);
    const seen = watch(page);
    await context.setOffline(true);
    const status = page.getByRole("dialog", { name: "Network Status" });
    await status.press("Escape");
    await press(page);
    await expect(status).toBeVisible();
    expect(seen.names).toEqual([]);
    const saving = page.waitForEvent("download");
    await context.setOffline(false);
    expect((await saving).suggestedFilename()).toMatch(/^Certificate of cover/);
    await expect(saved(page)).toBeVisible();
    expect(seen.names).toHaveLength(1);
  });

  test("not once the session is over: the customer signs in again", async ({ page, sandbox, problems }) => {
    problems.expect(`status 401 ${ASKED}`);
    await open(page);
    await sandbox.faults({ getDocument: { kind: "expired" } });
    await press(page);
    await expect(page).toHaveURL("/login");
  });
});
