import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";
import { watchFiles } from "./watch-files.ts";

test("files that are written, made and deleted under the document folders are checked again", async () => {
  const root = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(join(root, "flows/tea"), { recursive: true });
  const form = join(root, "flows/tea/ask.form.json");
  writeFileSync(form, "{");
  const checking = openChecking(readDocumentFiles(root), checkerFacts());
  const found = () => checking.findings().map(({ check, file }) => `${check} ${file}`);
  expect(found()).toEqual(["not-json flows/tea/ask.form.json"]);

  const { stop } = watchFiles(root, checking.write);
  const wait = { timeout: 10_000 };
  writeFileSync(form, "");
  await vi.waitFor(() => expect(found()).toEqual(["empty-document flows/tea/ask.form.json"]), wait);
  writeFileSync(join(root, "flows/tea/README.md"), "for people");
  writeFileSync(join(root, "flows/tea/notes.txt"), "for nobody");
  await vi.waitFor(() => expect(found()).toContain("unknown-file flows/tea/notes.txt"), wait);
  rmSync(form);
  await vi.waitFor(() => expect(found()).toEqual(["unknown-file flows/tea/notes.txt"]), wait);
  stop();
  rmSync(root, { recursive: true });
});
