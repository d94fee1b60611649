import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "./repository.mjs";

/** The first version of each major line without a known advisory, and the last advisory about earlier versions. */
interface SafeLine {
  readonly least: string;
  readonly advisory: string;
}

const read = (file: string) => JSON.parse(readFileSync(join(repository, file), "utf8"));

const { packages: safe }: { packages: Record<string, readonly SafeLine[]> } = read(
  "tools/run/least-safe-versions.json",
);
const { packages: locked }: { packages: Record<string, { readonly version?: string }> } = read("package-lock.json");

/** Every copy of a package, also one inside another. */
const listVersions = (name: string) =>
  Object.entries(locked).flatMap(([path, { version }]) =>
    version !== undefined && (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
      ? [version]
      : [],
  );

const isAtLeast = (version: string, least: string) => version.localeCompare(least, "en", { numeric: true }) >= 0;

const majorVersion = (version: string) => version.split(".")[0];

/** A version of an unlisted line is safe only after all listed ones. */
function isSafe(version: string, lines: readonly SafeLine[]): boolean {
  const line = lines.find(({ least }) => majorVersion(least) === majorVersion(version));
  return line === undefined ? lines.every(({ least }) => isAtLeast(version, least)) : isAtLeast(version, line.least);
}

describe.each(Object.entries(safe))("%s", (name, lines) => {
  test("is nowhere older than the first version without a known advisory", () => {
    expect(listVersions(name).filter((version) => !isSafe(version, lines))).toEqual([]);
  });

  test("is still installed, and each line names its advisory", () => {
    expect(listVersions(name)).not.toEqual([]);
    for (const { advisory } of lines) expect(advisory).toMatch(/^(?:GHSA(?:-[\da-z]{4}){3}|CVE-\d{4}-\d{4,})$/);
  });
});

test.each([
  ["3.1.8", true],
  ["3.1.10", true],
  ["3.1.7", false],
  ["4.1.4", false],
  ["4.10.0", true],
  ["2.4.7", false],
  ["5.0.0", true],
])("of two lines, version %s is safe: %s", (version, expected) => {
  const lines = [
    { least: "3.1.8", advisory: "GHSA-hrr3-gc8f-f4qj" },
    { least: "4.1.5", advisory: "GHSA-jvvf-x445-j334" },
  ];
  expect(isSafe(version, lines)).toBe(expected);
});
