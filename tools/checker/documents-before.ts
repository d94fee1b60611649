import { spawnSync } from "node:child_process";

const FOLDER = "programmes";

/**
 * Clients and programmes as they are at a commit, by path: what a change is compared with. Throws where git does not know
 * the commit.
 */
export function documentsBefore(commit: string): ReadonlyMap<string, unknown> {
  const paths = git("ls-tree", "-r", "--name-only", commit, "--", FOLDER).split("\n");
  return new Map(paths.filter((path) => path.endsWith(".json")).map((path) => [path, contentAt(commit, path)]));
}

/** Whether git knows a commit here. */
export function isKnownCommit(commit: string): boolean {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`]).status === 0;
}

/** The document; `undefined` when it was not JSON then. */
function contentAt(commit: string, path: string): unknown {
  try {
    return JSON.parse(git("show", `${commit}:./${path}`));
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}
