import { type CheckedDocuments, type CheckerFacts, prepareDocuments } from "./checked-documents.ts";
import { type Check, severityOf } from "./checks/check.ts";
import { gates } from "./checks/gates.ts";
import { mostWork, tooCostly } from "./checks/too-costly.ts";
import { type Finding, inReadingOrder, withoutRepeats } from "./findings/finding.ts";
import type { Problem } from "./findings/problem.ts";
import { placeInSet } from "./forms/place-in-set.ts";
import { derived } from "./incremental/cell.ts";
import { withinWork } from "./incremental/work.ts";
import { type ChangingFiles, changingFiles } from "./read/changing-files.ts";
import { findingOf } from "./read/places.ts";
import type { Files } from "./read/read-documents.ts";

/** Documents as they were read, and everything that is wrong with them. */
export interface CheckResult {
  readonly documents: CheckedDocuments;
  readonly findings: readonly Finding[];
}

/** A checking that goes on while files change: what a change cannot touch is not checked again. */
export interface Checking {
  readonly documents: CheckedDocuments;
  /** Everything that is wrong with the files as they are now, in reading order. */
  findings(): readonly Finding[];
  /** What the first check that finds something finds: enough to know that the documents are not fit, and much sooner. */
  firstFindings(): readonly Finding[];
  /** The files as they are now, those that cannot be read among them. */
  paths(): readonly string[];
  /** The text of a file, where it could be read; undefined where there is no file. */
  textOf(path: string): string | undefined;
  /** Puts contents in the place of files, or new files; `undefined` takes a file away. */
  write(changes: ReadonlyMap<string, string | Uint8Array | undefined>): void;
}

const allChecks = Object.values(gates).flat();

/**
 * Checks a repository's documents: all gates at once, findings in reading order. Pure; broken documents never throw.
 * `checks`: all of them, unless some are to be left out.
 */
export function checkDocuments(files: Files, facts: CheckerFacts, checks: readonly Check[] = allChecks): CheckResult {
  const { documents, findings } = openChecking(files, facts, checks);
  return { documents, findings: findings() };
}

/** Opens a checking of files that can change. */
export function openChecking(files: Files, facts: CheckerFacts, checks: readonly Check[] = allChecks): Checking {
  const changing = changingFiles(files);
  const documents = prepareDocuments(changing, facts);
  const found: (() => readonly Problem[])[] = [derived(() => changing.paths().flatMap(changing.problemsAt))];
  const stopping: (() => readonly Problem[])[] = [];
  for (const check of checks) {
    const before = [...found];
    const [isStopped, stops] = [[...stopping], check.stopsOthers];
    const problems = derived(() =>
      isStopped.some((one) => one().length > 0)
        ? []
        : check.run(documents, () => before.flatMap((problems) => problems())),
    );
    found.push(problems);
    if (stops) stopping.push(problems);
  }
  const placed = found.map((problems) => derived(() => problems().map((one) => place(one, documents, changing))));
  const each = () => findingsOfEach(placed, checks, documents, changing);
  const findings = () => inReadingOrder(withoutRepeats([...each()].flat()));
  const firstFindings = () => {
    for (const some of each()) if (some.length > 0) return some;
    return [];
  };
  const textOf = (path: string) => (changing.paths().includes(path) ? changing.textAt(path).text : undefined);
  return { documents, findings, firstFindings, paths: changing.paths, textOf, write: changing.write };
}

/** What reading and each check find, in order; a check that costs more than it may is told of, and ends it. */
function* findingsOfEach(
  placed: readonly (() => readonly Finding[])[],
  checks: readonly Check[],
  documents: CheckedDocuments,
  files: ChangingFiles,
): Generator<readonly Finding[]> {
  for (const [at, some] of placed.entries()) {
    const outcome = withinWork(at === 0 ? Number.POSITIVE_INFINITY : mostWork(documents.index), some);
    if ("found" in outcome) yield outcome.found;
    else return yield [place(tooCostly(checks[at - 1], outcome, documents.index), documents, files)];
  }
}

function place(problem: Problem, { index }: CheckedDocuments, files: ChangingFiles): Finding {
  const document = index.at(problem.file);
  const meant = document?.kind === "form" ? placeInSet(problem, document) : problem;
  return findingOf(meant, files.textAt(meant.file), severityOf(meant.check));
}
