import type { CheckContext, CheckerFacts } from "../../src/checker/check-context.ts";
import { type Checking, openChecking } from "../../src/checker/check-documents.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { seededRandom } from "../soak/random.ts";
import { createMutantMaker, type Mutant } from "./mutant.ts";
import { seedBlock } from "./seeds.ts";

/** The files to fuzz, and the changes. */
export interface FuzzPlan {
  readonly files: Files;
  readonly facts: CheckerFacts;
  /** A seed for each change, in their order. Each makes the same change, whatever else is tried. */
  readonly seeds: readonly number[];
  /** The files to change; all when absent. */
  readonly isMeant?: (path: string) => boolean;
  /** Judges changes that the checker accepts; returns the remaining problems, none when all is well. */
  readonly judge?: (mutant: Mutant, documents: CheckContext) => readonly string[];
  /** One in this many changes is checked completely; the others until the first finding. 1 when absent. */
  readonly completeCheckEvery?: number;
  /** Called with the progress. */
  readonly onProgress?: (done: number, accepted: number) => void;
}

/** A fault of the checker, and how to repeat it. */
export interface FuzzFault {
  readonly mutant: Mutant;
  readonly seed: number;
  readonly what: string;
}

/** The result of fuzzing. */
export interface FuzzResult {
  readonly accepted: number;
  readonly rejected: number;
  readonly faults: readonly FuzzFault[];
}

/**
 * Changes one file after another, each in many variants, and checks every change. The checker must never throw, every
 * finding must have a place in an existing file, and the judge must find no problem in an accepted change.
 */
export function fuzz({
  files,
  facts,
  seeds,
  isMeant = () => true,
  judge,
  completeCheckEvery = 1,
  onProgress,
}: FuzzPlan): FuzzResult {
  const checking = openChecking(files, facts);
  const makeMutant = createMutantMaker(files);
  const paths = [...files.keys()].filter(isMeant);
  const faults: FuzzFault[] = [];
  let accepted = 0;
  let last: string | undefined;
  for (const [done, seed] of seeds.entries()) {
    const path = seededRandom(seedBlock(seed)).pick(paths) ?? "";
    if (last !== undefined && path !== last) {
      checking.write(new Map([[last, files.get(last)]]));
      onProgress?.(done, accepted);
    }
    last = path;
    const mutant = makeMutant(path, seed);
    const find = seed % completeCheckEvery === 0 ? checking.findings : checking.firstFindings;
    const { isAccepted, wrong } = verdictOn(mutant, { ...checking, findings: find }, judge);
    if (isAccepted) accepted += 1;
    faults.push(...wrong.map((what) => ({ mutant, seed, what })));
  }
  return { accepted, rejected: seeds.length - accepted, faults };
}

interface Verdict {
  readonly isAccepted: boolean;
  readonly wrong: readonly string[];
}

function verdictOn(mutant: Mutant, checking: Checking, judge: FuzzPlan["judge"]): Verdict {
  checking.write(new Map([[mutant.path, mutant.content]]));
  try {
    const findings = checking.findings();
    if (findings.length > 0) return { isAccepted: false, wrong: findings.flatMap((one) => misplaced(one, checking)) };
    return { isAccepted: true, wrong: judge?.(mutant, checking.context) ?? [] };
  } catch (error) {
    return { isAccepted: false, wrong: [`the checker throws: ${error instanceof Error ? error.stack : error}`] };
  }
}

/** A finding marks characters of a line that its file has, or the end of a line. */
function misplaced(finding: Finding, { readText }: Checking): string[] {
  const { file, line, column, endColumn, check, excerpt } = finding;
  const text = readText(file);
  const found = text?.split("\n")[line - 1]?.replace(/\r$/, "");
  const isThere = found !== undefined && column >= 1 && column <= found.length + 1 && endColumn > column;
  const isShown = found?.slice(excerpt.startColumn - 1).startsWith(excerpt.text) === true;
  return isThere && isShown ? [] : [`${check} has no place: ${file}:${line}:${column}-${endColumn}`];
}
