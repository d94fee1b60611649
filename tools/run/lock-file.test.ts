import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.mjs";

interface LockedPackage {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The first version without a known advisory, for packages that had one. */
const leastSafe: Readonly<Record<string, string>> = { "react-router": "7.18.2", "react-router-dom": "7.18.2" };

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(repository, "package-lock.json"), "utf8"),
);
const { "": _root, ...packages } = lock.packages;
const names = Object.keys(packages);

function isAtLeast(version: string, least: string): boolean {
  return version.localeCompare(least, "en", { numeric: true }) >= 0;
}

test("no package is bound to the address of a registry", () => {
  expect(names.filter((name) => packages[name]?.resolved !== undefined)).toEqual([]);
});

test("every package carries its checksum", () => {
  expect(names.filter((name) => packages[name]?.integrity === undefined)).toEqual([]);
});

test("programs for every platform are listed, so that npm ci works on each", () => {
  const missing = names.flatMap((name) => {
    const optional = Object.keys(packages[name]?.optionalDependencies ?? {});
    return optional.filter((part) => packages[`node_modules/${part}`] === undefined);
  });
  expect(missing).toEqual([]);
});

for (const [name, least] of Object.entries(leastSafe)) {
  test(`${name} is at least ${least}`, () => {
    expect(isAtLeast(packages[`node_modules/${name}`]?.version ?? "0", least)).toBe(true);
  });
}
