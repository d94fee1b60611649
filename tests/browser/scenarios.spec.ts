import { readFileSync } from "node:fs";
import { prepareDocuments } from "../../src/documents/checked-documents.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";

import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { runInBrowser } from "../../tools/scenario/browser/run-in-browser.ts";
import { listScenarios } from "../../tools/scenario/list-scenarios.ts";
import { notedClients } from "./support/served-clients.ts";
import { expect, test } from "./support/test.ts";

const SIGN_IN = "flows/sign-in/sign-in.scenarios.json";

const asked = [
  "A code works for five minutes, over a reload too",
  "Email and password, then the code of the email",
  "Ten minutes at the provider are too many",
];

test("scenarios are played against the sandbox, and one that goes otherwise there is told with its step", async () => {
  // A password that the sandbox refuses, and the scenario says is right.
  const wrong = readFileSync(SIGN_IN, "utf8").replace("Kopi-peng-2026", "not-her-password");
  const files = new Map(readDocumentFiles()).set(SIGN_IN, wrong);
  const documents = prepareDocuments(changingFiles(files), checkerFacts());
  const scenarios = listScenarios(documents, {}).filter(({ title }) => asked.includes(title));
  const run = { documents, clients: notedClients(), dist: "dist", patience: 5_000 };
  const results = await runInBrowser(run, scenarios);
  expect(
    Object.fromEntries(results.map(({ title, failure, skipped }) => [title, failure?.message ?? skipped])),
  ).toEqual({
    "A code works for five minutes, over a reload too": undefined,
    "Email and password, then the code of the email": "sign-in/enter-code does not come into view in the browser",
    "Ten minutes at the provider are too many": "its people are not the sandbox's",
  });
});
