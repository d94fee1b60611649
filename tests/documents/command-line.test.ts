import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let repository = "";

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "documents-"));
  symlinkSync(resolve("schemas"), join(repository, "schemas"));
  mkdirSync(join(repository, "flows/tea"), { recursive: true });
  mkdirSync(join(repository, "locales"));
  writeFileSync(join(repository, "flows/tea/broken.form.json"), "{");
});

afterAll(() => rmSync(repository, { recursive: true }));

function portal(...args: string[]) {
  const command = [resolve("node_modules/.bin/tsx"), resolve("tools/portal.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: repository, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("validate exits with 1 when it finds something, and shows where", () => {
  const { status, stdout } = portal("validate");
  expect(status).toBe(1);
  expect(stdout).toContain("flows/tea/broken.form.json:1:1: error: a closing } is missing [not-json]");
});

test("validate reports only the given paths, as JSON, up to the given number of findings", () => {
  writeFileSync(join(repository, "flows/tea/other.form.json"), "");
  writeFileSync(join(repository, "locales/broken.json"), "");
  const { status, stdout, stderr } = portal("validate", "flows", "--max-findings", "1", "--json");
  expect(status).toBe(1);
  const { findings, omitted } = JSON.parse(stdout);
  expect(findings).toMatchObject([{ check: "not-json", file: "flows/tea/broken.form.json" }]);
  expect(omitted).toBe(1);
  expect(stderr).toBe("");
});

test.each([
  [["validate", "nowhere"], 'there is no file or folder "nowhere"'],
  [["validate", "--format", "xml"], 'there is no format "xml"; formats are: pretty, json, sarif, github, junit'],
  [["validate", "--formt", "json"], 'There is no option "--formt". Did you mean "--format"?'],
  [["valdiate"], 'There is no command "valdiate". Did you mean "validate"?'],
])("portal %j cannot run, exits with 2 and gives the reason", (args, reason) => {
  const { status, stderr } = portal(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
  expect(stderr).not.toContain("    at ");
});
