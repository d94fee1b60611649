import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declaredKeys, unreadKeys } from "../../src/checker/unread/unread-keys.ts";
import { unselectedEntries } from "../../src/checker/unread/unselected-entries.ts";
import { checkRepository } from "../../tools/checker/check-repository.ts";

/** The lengths of the lists in docs/unread.md. They may only become smaller. */
const MOST_UNREAD = 14;
const MOST_UNSELECTED = 9;

const { context } = checkRepository();
const unread = unreadKeys(context);

test("every key of a client or programme is read, or says what will read it", () => {
  expect(unread.filter(({ awaits }) => awaits === undefined).map(({ key }) => key)).toEqual([]);
});

test("no key that is read still awaits its reader", () => {
  const keys = unread.map(({ key }) => key);
  const awaiting = declaredKeys(context.schemas).filter(({ awaits }) => awaits !== undefined);
  expect(awaiting.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
});

test("the keys that nothing reads, and the entries that nothing selects, become fewer", () => {
  expect(unread.length).toBeLessThanOrEqual(MOST_UNREAD);
  expect(unselectedEntries(context).length).toBeLessThanOrEqual(MOST_UNSELECTED);
});

const isSource = (name: string) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.test\.|generated\/|test-support/.test(name);

/** The text of all sources of a folder. */
function sourcesOf(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource);
  return names.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

test("a folder that is marked to read a key names it", () => {
  const marks = declaredKeys(context.schemas).flatMap(({ readBy }) => readBy ?? []);
  const byFolder = new Map(marks.map(({ folder }) => [folder, sourcesOf(folder)]));
  expect(byFolder.size).toBeGreaterThan(1);
  const unnamed = marks.filter(({ folder, key }) => {
    const name = key.split(".").findLast((one) => one !== "*") ?? "";
    return !new RegExp(`\\b${name.replace("$", "")}\\b`).test(byFolder.get(folder) ?? "");
  });
  expect(unnamed).toEqual([]);
});
