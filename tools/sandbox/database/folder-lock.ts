import { readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * Locks a data folder for this process: PGlite does not detect a second process on its files, and would corrupt them.
 * Returns a function that releases the lock. Throws when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = resolve(folder, "lock");
  for (let attempt = 1; !(await take(file)); attempt += 1) {
    const owner = Number(await readFile(file, "utf8").catch(() => ""));
    if (attempt > 2 || held.has(file) || (owner !== process.pid && isAlive(owner))) {
      throw new Error(`Process ${owner} uses ${folder}. End that sandbox, or give this one a folder of its own.`);
    }
    await rm(file, { force: true });
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

/** The locks of this process. A container often starts with the process id of the container before it. */
const held = new Set<string>();

/** Writes the process id, unless the file exists. */
async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0); // signal 0 only asks
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
