import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "./repository.mjs";

const file = join(repository, ".cache/test/durations.json");

/** @returns {Record<string, number>} seconds that each gate took the last time, by its name */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** @param {Record<string, number>} durations in seconds, by the name of the gate */
export function writeDurations(durations) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(durations));
}
