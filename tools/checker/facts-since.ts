import type { CheckerFacts } from "../../src/checker/check-context.ts";
import { checkerFacts } from "./checker-facts.ts";
import { documentsBefore, isKnownCommit } from "./documents-before.ts";

/** What the checker is told of this repository, with what clients and programmes were at a commit, where one is given. */
export function factsSince(commit: string | undefined): CheckerFacts {
  return commit === undefined ? checkerFacts() : { ...checkerFacts(), before: documentsBefore(commit) };
}

/** What a pull request on GitHub is to be merged into; nothing elsewhere, and where the clone does not have it. */
export function baseOfChange({ GITHUB_BASE_REF: base }: NodeJS.ProcessEnv = process.env): string | undefined {
  const commit = `origin/${base ?? ""}`;
  return base && isKnownCommit(commit) ? commit : undefined;
}
