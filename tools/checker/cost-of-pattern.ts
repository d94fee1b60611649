import { checkSync, type Diagnostics } from "recheck";
import type { PatternJudgement } from "../../src/checker/check-context.ts";

/** Steps instead of seconds, so that the result does not depend on the machine; time only where steps have no limit. */
const LIMITS = {
  timeout: 2_500,
  randomSeed: 1,
  maxIteration: 1,
  maxInitialGenerationSize: 50,
  maxGenerationSize: 20,
} as const;

/** Texts of over 1,000 characters match nothing; below that, quadratic cost is harmless. */
const HARMLESS_DEGREE = 2;

/**
 * Returns a function that judges each regular expression once, as recheck finds by automata and, for what those cannot
 * say, by trying. Sets the variable by which this process uses recheck's JavaScript build: the others are programs of a
 * platform.
 */
export function createPatternJudge(): (pattern: string) => PatternJudgement {
  process.env.RECHECK_SYNC_BACKEND = "pure";
  const known = new Map<string, PatternJudgement>();
  return (pattern) => {
    const judgement = known.get(pattern) ?? judge(pattern);
    known.set(pattern, judgement);
    return judgement;
  };
}

/** A timeout with less processor time does not count: the machine was busy. */
const ENOUGH = 2_000;

function judge(pattern: string, timeout: number = LIMITS.timeout): PatternJudgement {
  const start = process.cpuUsage();
  const cost = describeCost(checkSync(pattern, "u", { ...LIMITS, timeout }));
  const { user, system } = process.cpuUsage(start);
  const took = (user + system) / 1_000;
  if (cost === "unknown" && took < ENOUGH && timeout < 60_000) return judge(pattern, timeout * 3);
  return { ...(cost && { cost }), took };
}

function describeCost(diagnostics: Diagnostics): PatternJudgement["cost"] {
  if (diagnostics.status === "unknown") return "unknown";
  if (diagnostics.status !== "vulnerable") return undefined;
  const { complexity, attack } = diagnostics;
  if (complexity.type === "polynomial" && complexity.degree <= HARMLESS_DEGREE) return undefined;
  return { growth: complexity.summary, attack: attack.pattern };
}
