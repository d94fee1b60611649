import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { swapFiles, undoUnfinishedRename } from "./swap-files.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rename-"));
  for (const [path, text] of Object.entries(BEFORE)) write(path, text);
});

afterEach(() => rmSync(root, { recursive: true }));

const BEFORE = { "flows/a/one.flow.json": "one", "flows/a/two.flow.json": "two" };

const CHANGED = [
  { before: "flows/a/one.flow.json", after: "flows/a/first.flow.json", text: "first", was: "one", count: 1 },
  { before: "flows/a/two.flow.json", after: "flows/a/two.flow.json", text: "two of first", was: "two", count: 1 },
];

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function there(): Record<string, string> {
  const paths = [...Object.keys(BEFORE), "flows/a/first.flow.json"].filter((path) => existsSync(join(root, path)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

test("files are changed and moved, and nothing is left to undo", () => {
  swapFiles(root, CHANGED);
  expect(there()).toEqual({ "flows/a/first.flow.json": "first", "flows/a/two.flow.json": "two of first" });
  expect(undoUnfinishedRename(root)).toBe(false);
});

test("when a file cannot be written, all files are restored", () => {
  const unwritable = {
    ...CHANGED[1],
    before: "flows/a/two.flow.json",
    after: "flows/a/one.flow.json/x",
    text: "",
    was: "two",
    count: 1,
  };
  expect(() => swapFiles(root, [CHANGED[0] ?? unwritable, unwritable])).toThrow();
  expect(there()).toEqual(BEFORE);
  expect(existsSync(join(root, ".cache/rename.json"))).toBe(false);
});

test("a file that was saved meanwhile is not overwritten", () => {
  write("flows/a/two.flow.json", "two, edited");
  expect(() => swapFiles(root, CHANGED)).toThrow("flows/a/two.flow.json was changed meanwhile");
  expect(there()).toEqual({ ...BEFORE, "flows/a/two.flow.json": "two, edited" });
});

test("an existing file at the target of a move is not overwritten", () => {
  write("flows/a/first.flow.json", "other");
  expect(() => swapFiles(root, CHANGED)).toThrow("there is a file flows/a/first.flow.json already");
  expect(there()).toEqual({ ...BEFORE, "flows/a/first.flow.json": "other" });
});

test("when the process is killed in between, the next command puts everything back", () => {
  const script = join(root, "killed.ts");
  writeFileSync(
    script,
    `import { swapFiles } from ${JSON.stringify(resolve("tools/rename/swap-files.ts"))};
    const [first, second] = ${JSON.stringify(CHANGED)};
    swapFiles(${JSON.stringify(root)}, [first, { ...second, get text() { process.kill(process.pid, "SIGKILL"); return ""; } }]);`,
  );
  const { signal } = spawnSync(process.execPath, ["--import", "tsx", script], { cwd: resolve("."), encoding: "utf8" });
  expect(signal).toBe("SIGKILL");
  expect(there()).toEqual({ ...BEFORE, "flows/a/first.flow.json": "first" });
  expect(undoUnfinishedRename(root)).toBe(true);
  expect(there()).toEqual(BEFORE);
  expect(undoUnfinishedRename(root)).toBe(false);
});

test("a rename of a running process is not undone", () => {
  write(
    ".cache/rename.json",
    JSON.stringify({ pid: process.pid, files: [{ path: "flows/a/one.flow.json", before: "old" }] }),
  );
  expect(undoUnfinishedRename(root)).toBe(false);
  expect(there()).toEqual(BEFORE);
});
