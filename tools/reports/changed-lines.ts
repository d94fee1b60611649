import { spawnSync } from "node:child_process";

/** Lines by file. */
export type ChangedLines = Map<string, Set<number>>;

/**
 * The lines that a change touches: of a pull request on GitHub against its base, of another build there against the
 * commit before, elsewhere against the last commit. None where git cannot say, as in a clone without history.
 */
export function changedLines(): ChangedLines {
  const args = ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--relative", comparedWith(process.env), "--"];
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], { encoding: "utf8" });
  return status === 0 ? linesOfDiff(stdout) : new Map();
}

function comparedWith({ GITHUB_BASE_REF: base, GITHUB_ACTIONS: isOnGitHub }: NodeJS.ProcessEnv): string {
  if (base) return `origin/${base}...`;
  return isOnGitHub ? "HEAD^" : "HEAD";
}

/** The new lines of a diff in git's unified format. */
export function linesOfDiff(diff: string): ChangedLines {
  const changed: ChangedLines = new Map();
  let lines = new Set<number>();
  for (const line of diff.split("\n")) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (file !== undefined) {
      lines = new Set();
      changed.set(file, lines);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) for (let at = 0; at < Number(hunk[2] ?? 1); at++) lines.add(Number(hunk[1]) + at);
  }
  return changed;
}
