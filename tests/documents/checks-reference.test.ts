import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkIds } from "../../src/checker/checks/check-ids.ts";
import { checksReferenceFile } from "../../tools/generate/checks-reference.ts";

const reference = readFileSync("docs/checks.md", "utf8");

test("docs/checks.md has an entry for each check, in the order in which they run", () => {
  expect([...reference.matchAll(/^## (\S+)$/gm)].map(([, id]) => id)).toEqual(checkIds);
});

test("each entry shows an output and says how to fix it", () => {
  const sections = reference.split(/^## /m).slice(1);
  const silent = sections.filter((section) => !/```text\n\S/.test(section) || !section.includes("**Fix:**"));
  expect(silent).toEqual([]);
});

test("the outputs in docs/checks.md are the real ones", () => {
  expect(checksReferenceFile()[1]).toBe(reference);
});
