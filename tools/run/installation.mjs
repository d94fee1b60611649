import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInherited } from "./child-process.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined} what a lock file lists, by place below the repository
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record of what it installed.
 * Optional packages are for other platforms, and are not asked for.
 * @param {string} repository
 */
export function isInstalled(repository) {
  const wanted = readPackages(join(repository, "package-lock.json"));
  const installed = readPackages(join(repository, "node_modules/.package-lock.json"));
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === "" || optional || installed[place]?.version === version,
  );
}

/** npm as it was called (`npm start`), or npm from the path (`node tools/start.mjs`). */
function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return { program: process.execPath, args: [script], shell: false };
  return { program: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * Installs the dependencies where they are missing or differ from package-lock.json.
 * @param {string} repository
 * @throws when npm fails; it has printed why
 */
export async function installDependencies(repository) {
  if (isInstalled(repository)) return;
  process.stdout.write("Installing dependencies (npm ci), some 20 to 60 seconds\n");
  const { program, args, shell } = npm();
  const ci = [...args, "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runInherited(program, ci, { cwd: repository, shell });
  if (code !== 0) throw new Error(`npm ci ended with exit code ${code}. Correct what it says above, then run again.`);
}
