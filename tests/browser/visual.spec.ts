import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckContext, createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { runInBrowser } from "../../tools/scenario/browser/run-in-browser.ts";
import { listScenarios } from "../../tools/scenario/list-scenarios.ts";
import { isWhole } from "./faults/sample.ts";
import { notedClients } from "./support/served-clients.ts";
import { waitForApp } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { setFindingListener } from "./visual/findings.ts";
import { inspectAgain, setInputMode } from "./visual/input-mode.ts";

/** Journeys around the sign-in, whose scenarios are played where their people are the sandbox's. */
const AREA = [
  ...["sign-in", "registration", "reset-password", "change-password", "contact-us", "device-registration"],
  ...["link-devices", "user-information", "profile"],
];
const scenarioFiles = AREA.flatMap((journey) => readdirSync(join("flows", journey), { withFileTypes: true }))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => path.endsWith(".scenarios.json") && readFileSync(path, "utf8").includes('"inBrowser"'));

/** The addresses that a visitor can open directly. */
const openToAll = [
  ...["/login", "/login/reset", "/login/contact-us", "/login/register", "/login/device-register"],
  "/no/such/page",
];

let documents: CheckContext | undefined;

if (isWhole) {
  for (const name of scenarioFiles) {
    test(`${name} is played`, async ({ page }) => {
      setInputMode(page);
      documents ??= createCheckContext(changingFiles(readDocumentFiles()), checkerFacts());
      const run = { documents, clients: notedClients(), dist: "dist" };
      const results = await runInBrowser(run, listScenarios(documents, { paths: [name] }));
      expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    });
  }

  for (const { id } of notedClients()) {
    test.describe(id, () => {
      test.use({ client: id });
      test("what a visitor can open", async ({ page }) => {
        for (const path of openToAll) {
          await page.goto(path);
          await waitForApp(page);
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          await inspectAgain(page);
        }
      });
    });
  }
}

// Intentional defects are caught here, and are in no table.
let findings: string[] = [];
const listen = () => {
  findings = [];
  setFindingListener((line) => {
    findings.push(line);
  });
};
test.afterEach(() => setFindingListener(undefined));

test("a customer requests a new password by keyboard alone, and an invisible or lost focus is reported", async ({
  page,
}) => {
  listen();
  setInputMode(page, { isByKeys: true, pictureFolder: undefined });
  await page.goto("/login");
  await waitForApp(page);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeFocused();
  await page.getByLabel("Email").fill("weiling.tan@example.com");
  expect(findings).toEqual([]);
  const send = page.getByRole("button", { name: "Send me the link" });
  await send.evaluate((button) => button.style.setProperty("outline", "none"));
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: "Request Sent" })).toBeFocused();
  expect(findings.join()).toContain('the focus on button "Send me the link"');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in to your plan" })).toBeFocused();
  expect(findings.join()).toContain('the focus is on nothing at "Request Sent"');
});

test("a screen is drawn in each language, narrow, wide and dark, and its defects are reported", async ({
  page,
}, info) => {
  const folder = info.outputPath("looks");
  listen();
  setInputMode(page, { isByKeys: false, pictureFolder: folder });
  await page.goto("/login");
  await waitForApp(page);
  await page.getByLabel("Email").evaluate((input) => document.querySelector(`label[for="${input.id}"]`)?.remove());
  await page.getByRole("button", { name: "Forgot your password?" }).evaluate((button) => {
    button.style.setProperty("min-inline-size", "400px");
  });
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  setInputMode(page);
  const pictures = readdirSync(folder).filter((name) => name.endsWith(".png"));
  expect(pictures.map((name) => name.split("--").at(-1)).toSorted()).toEqual(
    ["en-US", "th-TH", "zh-Hant-TW"].flatMap((language) =>
      ["1280", "390-dark", "390"].map((view) => `${language}-${view}.png`),
    ),
  );
  expect(findings.join("\n")).toMatch(/zh-Hant-TW, 320 px, dark\tlabel: Form elements must have labels/);
  expect(findings.join("\n")).toMatch(/th-TH, 320 px\t\d+ px/);
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
});
