import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const PATIENCE = 180_000;
let repository = "";

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), "new-"));
  for (const folder of ["flows", "programmes", "locales"])
    cpSync(folder, join(repository, folder), { recursive: true });
  for (const link of ["schemas", "node_modules"]) symlinkSync(resolve(link), join(repository, link));
  cpSync("biome.json", join(repository, "biome.json"));
  spawnSync("git", ["init", "-q", repository]);
});

afterAll(() => rmSync(repository, { recursive: true }));

function portal(...args: string[]): SpawnSyncReturns<string> {
  const command = [resolve("node_modules/.bin/tsx"), resolve("tools/portal.ts"), ...args];
  return spawnSync(process.execPath, command, { cwd: repository, encoding: "utf8" });
}

const everyFile = () =>
  ["flows", "programmes", "locales"].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" }).sort(),
  );

test(
  "`new` writes the files that it names, and a stub for each text of its worklist",
  () => {
    const made = portal("new", "screen", "feedback/farewell", "--title", "Good bye", "--json");
    expect(made.stderr).toBe("");
    expect(made.status).toBe(0);
    const { written, tasks } = JSON.parse(made.stdout);
    for (const file of written) expect(existsSync(join(repository, file))).toBe(true);
    expect(tasks.length).toBeGreaterThan(0);
    for (const { file, key, base } of tasks) {
      const { messages } = JSON.parse(readFileSync(join(repository, file), "utf8"));
      expect(messages[key]).toMatch(/^\[[^\]]+\] /);
      expect(messages[key]).toContain(base);
    }
  },
  PATIENCE,
);

test(
  "what it cannot write ends with 2 and a reason, and nothing is written",
  () => {
    const before = everyFile();
    const taken = portal("new", "country", "SG", "--currency", "SGD", "--calling-code", "65", "--region-code", "SGP");
    expect(taken.status).toBe(2);
    expect(taken.stderr).toContain("--mobile-lengths: an answer is needed, for example 9,10");
    const wrong = portal("new", "screen", "feedback/thanks", "--title", "Thank you");
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain("there is flows/feedback/thanks.screen.json already");
    expect(portal("new", "screen", "feedback/frog", "--colour", "green").stderr).toContain('no option "--colour"');
    expect(everyFile()).toEqual(before);
  },
  PATIENCE,
);
