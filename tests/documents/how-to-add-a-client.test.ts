import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { createSchemaChecker } from "../../tools/sandbox/contract/schema-checker.ts";

/** The documents of a how-to by path: each stands under the step that names its file. */
function documentsIn(howTo: string): [string, string][] {
  const text = readFileSync(`docs/how-to/${howTo}.md`, "utf8").replaceAll(/^ {3}/gm, "");
  const steps = text.split(/^\d\. /m).slice(1);
  return steps.flatMap((step): [string, string][] => {
    const [, path] = /`([\w/.-]+\.json)`/.exec(step) ?? [];
    const [, json] = /^```json\n(.*?)^```/ms.exec(step) ?? [];
    return path === undefined || json === undefined ? [] : [[path, json]];
  });
}

const isSeed = ([path]: readonly [string, string]) => path.startsWith("tools/");
const client = documentsIn("add-a-client");
const documents = client.filter((one) => !isSeed(one));
const findingsWith = (changed: readonly (readonly [string, string])[]) =>
  checkDocuments(new Map([...readDocumentFiles("."), ...changed]), checkerFacts()).findings;

test("a client, its programme and its country are complete as they stand in the how-to", () => {
  expect(documents.map(([path]) => path.split(".").at(-2) ?? "").sort()).toEqual([
    "client",
    "country",
    expect.stringContaining("kiwi-phone"),
    "programme",
  ]);
  expect(findingsWith(documents)).toEqual([]);
});

test("so is a person of the sandbox", () => {
  const schema = JSON.parse(readFileSync("tools/sandbox/seed/seed.schema.json", "utf8"));
  const [[path, seed] = ["", ""]] = client.filter(isSeed);
  const checker = createSchemaChecker();
  const check = checker.compile(schema);
  check(JSON.parse(seed));
  expect(check.errors ?? []).toEqual([]);
  expect(path).toBe(`tools/sandbox/seed/${JSON.parse(seed).client}.json`);
});

test("a language in the how-to asks its clients for texts, and for nothing else", () => {
  const language = documentsIn("add-a-language");
  const spoken = documents.map(([path, text]): [string, string] => [
    path,
    text.replace('"region": { "country"', '"languages": ["en-US", "fr-FR"],\n  "region": { "country"'),
  ]);
  const findings = findingsWith([...spoken, ...language]);
  const asked = ["half-translated", "missing-translation", "missing-words"];
  expect(findings.length).toBeGreaterThan(500);
  expect(findings.filter(({ check, message }) => !asked.includes(check) || !message.includes("fr-FR"))).toEqual([]);
});
