import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.mjs";

const read = (file: string) => JSON.parse(readFileSync(join(repository, file), "utf8"));
const { allowed, toolsOnly }: Record<"allowed" | "toolsOnly", readonly string[]> = read("tools/run/licences.json");
const { packages }: { packages: Record<string, { license?: string; dev?: boolean }> } = read("package-lock.json");
const { "": _root, ...installed } = packages;

/** The licence in the package itself; that of the lock file for a package of another platform. */
function readLicence(path: string): string {
  const file = join(path, "package.json");
  const declared: unknown = existsSync(join(repository, file)) ? read(file).license : packages[path]?.license;
  return typeof declared === "string" ? declared : "none";
}

/** One licence of "MIT OR Apache-2.0" suffices. */
const isFit = (licence: string, fit: readonly string[]): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((one) => fit.includes(one));

const unfit = (isMeant: (isTool: boolean) => boolean, fit: readonly string[]) =>
  Object.keys(installed)
    .filter((path) => isMeant(packages[path]?.dev === true))
    .map((path) => `${path}: ${readLicence(path)}`)
    .filter((line) => !isFit(line.slice(line.indexOf(": ") + 2), fit));

test("every shipped package has a licence that requires at most a notice", () => {
  expect(unfit((isTool) => !isTool, allowed)).toEqual([]);
});

test("every other package has a listed licence, equal to that of the lock file", () => {
  expect(unfit(() => true, [...allowed, ...toolsOnly])).toEqual([]);
  const otherwise = Object.keys(installed).filter((path) => readLicence(path) !== (packages[path]?.license ?? "none"));
  expect(otherwise).toEqual([]);
});
