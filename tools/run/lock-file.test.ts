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

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(repository, "package-lock.json"), "utf8"),
);
const { "": _root, ...packages } = lock.packages;
const names = Object.keys(packages);

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
