import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");

test("every file that docs/security.md names exists", () => {
  const named = [...text.matchAll(/`((?:src|tools|tests|flows)\/[^`*\s]*)`/g)].map(([, path = ""]) => path);
  const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect(named.length).toBeGreaterThan(50);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test("every claim of docs/security.md names a test", () => {
  const [, claims = ""] = /## Claims and their tests\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = claims.split("\n").filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(
    rows.filter((row) => !/`(?:src|tools|tests)\/[^`]*(?:\.(?:test|spec)\.tsx?|\/err\/[^`]*\.json)`/.test(row)),
  ).toEqual([]);
});
