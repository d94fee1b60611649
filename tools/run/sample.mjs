import { execFileSync } from "node:child_process";
import { repository } from "./repository.mjs";

/** A test of the list that Playwright prints: its place, then its titles. */
const TEST = /^ {2}\S+\.spec\.ts:\d+:\d+ › /;

/**
 * One in so many of a list, spread over it; the turns share the list among them.
 * @template T
 * @param {readonly T[]} all
 * @param {number} oneIn
 * @param {number} turn which of them, from 0 on
 * @returns {readonly T[]}
 */
export const sample = (all, oneIn, turn) => all.filter((_, at) => at % oneIn === turn % oneIn);

/**
 * One in so many of the listed browser tests, spread over all files.
 * @param {string} listed what `playwright test --list` printed
 * @param {number} oneIn
 * @param {number} turn which of them, from 0 on
 * @returns {readonly string[]} lines for `--test-list`
 */
export function sampleTests(listed, oneIn, turn) {
  const tests = listed.split("\n").filter((line) => TEST.test(line));
  return sample(tests, oneIn, turn).map((line) => line.trim());
}

/**
 * The turn of a commit: the same commit has the same tests, the next one others.
 * @returns {number} 0 outside of a repository
 */
export function turnOfCommit() {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: repository, encoding: "utf8", stdio: "pipe" });
    return Number.parseInt(commit.slice(0, 8), 16);
  } catch {
    return 0;
  }
}
