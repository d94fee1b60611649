import { checkSync, type Diagnostics } from "recheck";
import type { PatternCost } from "../../src/documents/checked-documents.ts";

/** Its JavaScript build; the others are programs of a platform. */
process.env.RECHECK_SYNC_BACKEND = "pure";

/** Steps instead of seconds, so that the answer does not hang on the machine. */
const LIMITS = {
  timeout: null,
  randomSeed: 1,
  maxIteration: 1,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
} as const;

/** Texts of over 1,000 characters match nothing; up to there, the square of the length is no harm. */
const HARMLESS_DEGREE = 2;

const known = new Map<string, PatternCost | undefined>();

/** What a regular expression costs, as recheck finds by automata and, for what those cannot say, by trying. */
export function costOfPattern(pattern: string): PatternCost | undefined {
  if (!known.has(pattern)) known.set(pattern, costOf(checkSync(pattern, "u", LIMITS)));
  return known.get(pattern);
}

function costOf(diagnostics: Diagnostics): PatternCost | undefined {
  if (diagnostics.status !== "vulnerable") return undefined;
  const { complexity, attack } = diagnostics;
  if (complexity.type === "polynomial" && complexity.degree <= HARMLESS_DEGREE) return undefined;
  return { growth: complexity.summary, attack: attack.pattern };
}
