import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./repository.mjs";

const read = (file: string) => JSON.parse(readFileSync(join(repository, file), "utf8"));
const { allowed, toolsOnly }: Record<"allowed" | "toolsOnly", readonly string[]> = read("tools/run/licences.json");
const { packages }: { packages: Record<string, { license?: string; dev?: boolean }> } = read("package-lock.json");
const { "": _root, ...installed } = packages;

/** What a package says itself; the lock file's word for one that is for another platform. */
function readLicence(path: string): string {
  const file = join(path, "package.json");
  const declared: unknown = existsSync(join(repository, file)) ? read(file).license : packages[path]?.license;
  return typeof declared === "string" ? declared : "none";
}

/** Of "MIT OR Apache-2.0" one is enough. */
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

test("every package that a release ships has a licence that asks for a notice at most", () => {
  expect(unfit((isTool) => !isTool, allowed)).toEqual([]);
});

test("every other package has a licence that is listed, and says what the lock file says", () => {
  expect(unfit(() => true, [...allowed, ...toolsOnly])).toEqual([]);
  const otherwise = Object.keys(installed).filter((path) => readLicence(path) !== (packages[path]?.license ?? "none"));
  expect(otherwise).toEqual([]);
});
