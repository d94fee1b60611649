import type { CheckerFacts } from "../../src/checker/check-context.ts";
import { checkerFacts } from "./checker-facts.ts";
import { documentsBefore, isKnownCommit } from "./documents-before.ts";

/** The checker's facts about this repository, with the clients and programmes at a commit, if given. */
export function factsSince(commit: string | undefined): CheckerFacts {
  return commit === undefined ? checkerFacts() : { ...checkerFacts(), before: documentsBefore(commit) };
}

/** The base of a pull request on GitHub; `undefined` elsewhere, and when the clone lacks it. */
export function baseOfChange({ GITHUB_BASE_REF: base }: NodeJS.ProcessEnv = process.env): string | undefined {
  const commit = `origin/${base ?? ""}`;
  return base && isKnownCommit(commit) ? commit : undefined;
}
