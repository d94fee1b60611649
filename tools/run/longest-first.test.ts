import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst, slowFiles } from "./longest-first.ts";

/** Of a repository that has never been tested: larger files come first. */
const neverTested = {
  config: { root: "/repository" },
  cache: { getFileTestResults: () => undefined, getFileStats: (key: string) => ({ size: key.length }) },
} as unknown as Vitest;

const file = (project: string, path: string) =>
  ({
    moduleId: `/repository/${path}`,
    project: { name: project, config: { isolate: false, sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification;

test("the slowest files of each project begin first, in their order, and projects run one after the other", async () => {
  const [changes = "", faults = ""] = slowFiles;
  const drawn = slowFiles.find((path) => path.endsWith(".tsx")) ?? "";
  const files = [
    file("node", "short.test.ts"),
    file("node", faults),
    file("node", "quite/a/long/name/for/a/file.test.ts"),
    file("page", "short.test.tsx"),
    file("node", changes),
    file("page", "quite/a/long/name/for/a/file.test.tsx"),
    file("page", drawn),
  ];
  const sorted = await new LongestFirst(neverTested).sort(files);
  expect(sorted.map(({ project, moduleId }) => `${project.name} ${moduleId.replace("/repository/", "")}`)).toEqual([
    `node ${changes}`,
    `node ${faults}`,
    "node quite/a/long/name/for/a/file.test.ts",
    "node short.test.ts",
    `page ${drawn}`,
    "page quite/a/long/name/for/a/file.test.tsx",
    "page short.test.tsx",
  ]);
});

test("every named file exists", () => {
  expect(slowFiles.filter((path) => !existsSync(path))).toEqual([]);
});
