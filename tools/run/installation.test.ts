import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInstalled } from "./installation.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "installation-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; optional?: boolean }>;

function write(path: string, packages: Packages): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

const wanted: Packages = {
  "": {},
  "node_modules/react": { version: "19.3.1" },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
};

test("without node_modules, dependencies are missing", () => {
  write("package-lock.json", wanted);
  expect(isInstalled(folder)).toBe(false);
});

test("with every version of the lock file, nothing is missing", () => {
  write("package-lock.json", wanted);
  write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.3.1" } });
  expect(isInstalled(folder)).toBe(true);
});

test("with another version, dependencies are missing", () => {
  write("package-lock.json", wanted);
  write("node_modules/.package-lock.json", { "node_modules/react": { version: "19.0.0" } });
  expect(isInstalled(folder)).toBe(false);
});
