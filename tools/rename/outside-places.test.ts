import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outsidePlaces } from "./outside-places.ts";

test("places outside of the documents that name it are listed, and similar words are not", () => {
  const root = mkdtempSync(join(tmpdir(), "outside-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "tests/deep"), { recursive: true });
  writeFileSync(join(root, "tests/deep/one.test.ts"), 'open("tea-house");\nopen("tea-house-two");\n');
  writeFileSync(join(root, "tests/picture.png"), '"tea-house"');
  const renaming = { symbol: { kind: "client", id: "tea-house" }, newId: "tea-room", newName: "tea-room" } as const;
  expect(outsidePlaces(root, [renaming])).toEqual([`${root}/tests/deep/one.test.ts:1`]);
});
