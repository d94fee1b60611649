import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./repository.mjs";

/** @typedef {readonly [packageName: string, command: string, ...args: string[]]} Command a package's command */

/**
 * The script behind a package's command.
 * @param {string} packageName
 * @param {string} command
 */
function findScript(packageName, command) {
  const folder = join(repository, "node_modules", packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/**
 * Arguments with which Node itself runs a package's command: no shell, so alike on every platform.
 * @param {Command} command
 */
export function nodeArguments([packageName, command, ...args]) {
  return [findScript(packageName, command), ...args];
}
