import { describe, expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { documentSet } from "../../tests/documents/support/document-set.ts";
import { fixFindings } from "./fix-findings.ts";

const { files, facts } = documentSet("tea");
const fileText = (path: string) => new TextDecoder().decode(Buffer.from(files.get(path) ?? ""));

function fixed(path: string, change: (text: string) => string) {
  const broken = change(fileText(path));
  expect(broken).not.toBe(fileText(path));
  const checking = openChecking(new Map([...files, [path, broken]]), facts);
  return { broken, ...fixFindings(checking), left: checking.findings() };
}

describe("automatic repairs", () => {
  test("a misspelt reference is corrected, and nothing else in the file changes", () => {
    const path = "flows/session.json";
    const result = fixed(path, (text) => text.replace('"call": "kettle.list"', '"call":   "kettle.lists"'));
    expect(result.left).toEqual([]);
    expect([...result.files]).toEqual([[path, result.broken.replace("kettle.lists", "kettle.list")]]);
  });

  test("keys are reordered with their text and spaces unchanged", () => {
    const path = "flows/brewing/ask.form.json";
    const swapped = (text: string) =>
      text.replace(/^( *"id": [^\n]*)\n( *"formatVersion": [^\n]*)$/m, (_all, id, version) => `${version}\n${id}`);
    const result = fixed(path, swapped);
    expect(result.left).toEqual([]);
    expect(result.files.get(path)).toBe(fileText(path));
  });

  test("a missing message gets a stub in each language, at the end of its journey's messages", () => {
    const path = "flows/brewing/ask.form.json";
    const result = fixed(path, (text) => text.replace('"fields": {', '"submit": "brewing.ask.now",\n  "fields": {'));
    expect(result.left.filter(({ check }) => check === "unknown-message" || check === "missing-translation")).toEqual(
      [],
    );
    const changed = [...result.files].filter(([file]) => file.startsWith("locales/"));
    expect(changed.length).toBeGreaterThan(1);
    for (const [file, text] of changed) {
      expect(text).toContain(`"brewing.ask.now": "[${file.split("/")[1]}] brewing.ask.now"`);
    }
  });

  test("a message of a journey that has no texts in a language yet gets a file there", () => {
    const path = "locales/zh-Hant-TW/brewing.json";
    const checking = openChecking(new Map([...files].filter(([file]) => file !== path)), facts);
    const result = fixFindings(checking);
    expect(result.files.get(path)).toContain('"brewing.ask.title": "[zh-Hant-TW] ');
    expect([...new Set(checking.findings().map(({ check }) => check))]).toEqual(["stub-text"]);
  });

  test("a key that starts with no journey gets none: it may be misspelt", () => {
    const path = "flows/brewing/ask.form.json";
    const result = fixed(path, (text) => text.replace('"fields": {', '"submit": "brewin.ask.now",\n  "fields": {'));
    expect(result.files.size).toBe(0);
  });

  test("where some repairs of a round do not help, the others are kept", () => {
    const path = "flows/session.json";
    const form = "flows/brewing/ask.form.json";
    const broken = (file: string, from: string, to: string) => [file, fileText(file).replace(from, to)] as const;
    const checking = openChecking(
      new Map([
        ...files,
        broken(path, '"call": "kettle.list"', '"call": "kettle.boit"'),
        broken(form, '"fields": {', '"submit": "brewing.ask.now",\n  "fields": {'),
      ]),
      facts,
    );
    const before = checking.findings().map(({ check }) => check);
    expect(before).toEqual(expect.arrayContaining(["unknown-call", "unknown-message"]));
    expect(fixFindings(checking).findings.map(({ check }) => check)).toEqual(["unknown-message"]);
    expect(checking.findings().map(({ check }) => check)).toContain("unknown-call");
  });

  test("a repair that causes other findings is undone", () => {
    const path = "flows/session.json";
    const result = fixed(path, (text) => text.replace('"call": "kettle.list"', '"call": "kettle.boit"'));
    expect(result.files.size).toBe(0);
    expect(result.left.map(({ check }) => check)).toContain("unknown-call");
  });
});

test("documents without findings stay unchanged", () => {
  expect(fixFindings(openChecking(files, facts)).files.size).toBe(0);
});
