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

describe("what can be mended without a person", () => {
  test("a misspelt reference becomes the one that was meant, and nothing else in the file changes", () => {
    const path = "flows/session.json";
    const result = fixed(path, (text) => text.replace('"call": "kettle.list"', '"call":   "kettle.lists"'));
    expect(result.left).toEqual([]);
    expect([...result.files]).toEqual([[path, result.broken.replace("kettle.lists", "kettle.list")]]);
  });

  test("keys take their order, each as it is written, spaces and all", () => {
    const path = "flows/brewing/ask.form.json";
    const swapped = (text: string) =>
      text.replace(/^( *"id": [^\n]*)\n( *"formatVersion": [^\n]*)$/m, (_all, id, version) => `${version}\n${id}`);
    const result = fixed(path, swapped);
    expect(result.left).toEqual([]);
    expect(result.files.get(path)).toBe(fileText(path));
  });

  test("a message that no language has gets a stub in each language, at the end of its journey's", () => {
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

  test("a repair that brings other findings is taken back", () => {
    const path = "flows/session.json";
    const result = fixed(path, (text) => text.replace('"call": "kettle.list"', '"call": "kettle.boit"'));
    expect(result.files.size).toBe(0);
    expect(result.left.map(({ check }) => check)).toContain("unknown-call");
  });
});

test("documents in which nothing is wrong stay as they are", () => {
  expect(fixFindings(openChecking(files, facts)).files.size).toBe(0);
});
