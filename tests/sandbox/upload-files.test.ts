import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openUploadFiles } from "../../tools/sandbox/upload-files.ts";

const folder = mkdtempSync(join(tmpdir(), "uploads-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("files are on disk beside the rows, and survive a restart", async () => {
  const before = openUploadFiles(folder);
  await before.put("up_1", new Uint8Array([1, 2, 3]));
  await before.close();
  expect(readdirSync(join(folder, "uploads"))).toEqual(["up_1"]);
  const after = openUploadFiles(folder);
  expect([...(await after.get("up_1"))]).toEqual([1, 2, 3]);
  await after.clear();
  expect(existsSync(join(folder, "uploads"))).toBe(false);
});

it("files beside rows in memory disappear with them", async () => {
  const files = openUploadFiles(undefined);
  await files.put("up_1", new Uint8Array([1]));
  expect([...(await files.get("up_1"))]).toEqual([1]);
  await files.close();
  await expect(files.get("up_1")).rejects.toThrow();
});
