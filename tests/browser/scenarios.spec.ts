import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { runInBrowser } from "../../tools/scenario/browser/run-in-browser.ts";
import { listScenarios } from "../../tools/scenario/list-scenarios.ts";
import { recordInBrowser } from "../../tools/scenario/record/record-in-browser.ts";
import { withScenario } from "../../tools/scenario/record/write-scenario.ts";
import { runOnEngine } from "../../tools/scenario/run-on-engine.ts";
import { notedClients } from "./support/served-clients.ts";
import { expect, test } from "./support/test.ts";

const SIGN_IN = "flows/sign-in/sign-in.scenarios.json";
const PLAN = "flows/plan-details/plan-details.scenarios.json";
const BY_EMAIL = "Email and password, then the code of the email";
const RECORDED = "Somebody looks at the fees";

/** The repository's documents, with one file otherwise. */
const documentsWith = (file: string, text: string) =>
  createCheckContext(changingFiles(new Map(readDocumentFiles()).set(file, text)), checkerFacts());

const run = () => ({ clients: notedClients(), dist: "dist" });

test("scenarios run against the sandbox, and one that differs there is reported with its step", async () => {
  // A password that the sandbox refuses, and the scenario says is right.
  const wrong = readFileSync(SIGN_IN, "utf8").replace("Kopi-peng-2026", "not-her-password");
  const documents = documentsWith(SIGN_IN, wrong);
  const asked = [
    BY_EMAIL,
    "A code works for five minutes, over a reload too",
    "Ten minutes at the provider are too many",
  ];
  const scenarios = listScenarios(documents, {}).filter(({ title }) => asked.includes(title));
  const results = await runInBrowser({ documents, ...run() }, scenarios);
  expect(
    Object.fromEntries(results.map(({ title, failure, skipped }) => [title, failure?.message ?? skipped])),
  ).toEqual({
    "A code works for five minutes, over a reload too": undefined,
    [BY_EMAIL]: "sign-in/enter-code does not come into view in the browser",
    "Ten minutes at the provider are too many": "its people are not in the sandbox",
  });
});

/** The actions of a person who looks at a plan's price, and goes back to it. */
async function lookAtFees(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See this plan" }).click();
  await page.getByRole("button", { name: "See the fees" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("the steps of a signed-in customer become a scenario, which runs alike on the engine and in the browser", async () => {
  test.slow();
  const given = readFileSync(PLAN, "utf8");
  const scenario = await recordInBrowser({
    ...{ documents: documentsWith(PLAN, given), ...run(), client: "tech-care", hasWindow: false },
    ...{ flow: "plan-details/plan-details", after: { title: BY_EMAIL, of: "sign-in/sign-in" }, person: lookAtFees },
  });
  expect(scenario.given).toMatchObject({ programme: "care-basic", session: { isSignedIn: true } });
  expect(scenario.steps?.map(({ when, then }) => [when, then?.screen])).toEqual([
    [{ send: "LOOK", with: { card: "fees", device: "710044" } }, "card-fees"],
    [{ send: "DISMISS" }, "plan"],
  ]);
  const target = { file: PLAN, text: given, title: RECORDED, flow: "plan-details" };
  const documents = documentsWith(PLAN, withScenario(target, scenario));
  const recorded = listScenarios(documents, { title: RECORDED });
  const goes = [{ title: RECORDED, file: PLAN }];
  expect(runOnEngine(documents, recorded)).toEqual(goes);
  expect(await runInBrowser({ documents, ...run() }, recorded)).toEqual(goes);
});
