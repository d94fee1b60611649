import { type CheckContext, type CheckerFacts, createCheckContext } from "./check-context.ts";
import type { Check } from "./checks/check.ts";
import { gates } from "./checks/gates.ts";
import { mostWork, tooCostly } from "./checks/too-costly.ts";
import { type Finding, inReadingOrder, withoutRepeats } from "./findings/finding.ts";
import type { Problem } from "./findings/problem.ts";
import { whereWritten } from "./forms/where-written.ts";
import { derived } from "./incremental/derived.ts";
import { withinWork } from "./incremental/work.ts";
import { type ChangingFiles, changingFiles } from "./read/changing-files.ts";
import { toFinding } from "./read/places.ts";
import type { Files } from "./read/read-documents.ts";

/** The documents as read, and all their problems. */
export interface CheckResult {
  readonly context: CheckContext;
  readonly findings: readonly Finding[];
}

/** An incremental check over changing files: it repeats only what a change can affect. */
export interface Checking {
  readonly context: CheckContext;
  /** All findings of the current files, in reading order. */
  findings(): readonly Finding[];
  /** The findings of the first check that has any: enough to know that the documents are invalid, and much sooner. */
  firstFindings(): readonly Finding[];
  /** The current files, including the unreadable ones. */
  paths(): readonly string[];
  /** The text of a file; undefined when it is absent or unreadable. */
  readText(path: string): string | undefined;
  /** Replaces contents of files, or adds files; `undefined` removes a file. */
  write(changes: ReadonlyMap<string, string | Uint8Array | undefined>): void;
}

const allChecks = Object.values(gates).flat();

/**
 * Checks a repository's documents: all gates at once, findings in reading order. Pure; broken documents never throw.
 * `checks`: all of them by default.
 */
export function checkDocuments(files: Files, facts: CheckerFacts, checks: readonly Check[] = allChecks): CheckResult {
  const { context, findings } = openChecking(files, facts, checks);
  return { context, findings: findings() };
}

/** Opens an incremental check. */
export function openChecking(files: Files, facts: CheckerFacts, checks: readonly Check[] = allChecks): Checking {
  const changing = changingFiles(files);
  const context = createCheckContext(changing, facts);
  const found: (() => readonly Problem[])[] = [derived(() => changing.paths().flatMap(changing.problemsAt))];
  const stopping: (() => readonly Problem[])[] = [];
  for (const check of checks) {
    const before = [...found];
    const [isStopped, stops] = [[...stopping], check.stopsOthers];
    const [id = ""] = check.ids;
    const problems = derived(() =>
      isStopped.some((one) => one().length > 0)
        ? []
        : check.run(context, () => before.flatMap((problems) => problems())).map((one) => ({ check: id, ...one })),
    );
    found.push(problems);
    if (stops) stopping.push(problems);
  }
  const severities = [undefined, ...checks.map(({ severity }) => severity)];
  const placed = found.map((problems, at) =>
    derived(() => problems().map((one) => place(one, context, changing, severities[at]))),
  );
  const each = () => findingsOfEach(placed, checks, context, changing);
  const findings = () => inReadingOrder(withoutRepeats([...each()].flat()));
  const firstFindings = () => {
    for (const some of each()) if (some.length > 0) return some;
    return [];
  };
  const readText = (path: string) => (changing.paths().includes(path) ? changing.textAt(path).text : undefined);
  return { context, findings, firstFindings, paths: changing.paths, readText, write: changing.write };
}

/**
 * The findings of reading and of each check, in order; a check that exceeds its budget is reported and ends the run.
 */
function* findingsOfEach(
  placed: readonly (() => readonly Finding[])[],
  checks: readonly Check[],
  context: CheckContext,
  files: ChangingFiles,
): Generator<readonly Finding[]> {
  for (const [at, some] of placed.entries()) {
    const outcome = withinWork(at === 0 ? Number.POSITIVE_INFINITY : mostWork(context.index), some);
    if ("found" in outcome) yield outcome.found;
    else return yield [place(tooCostly(checks[at - 1], outcome, context.index), context, files)];
  }
}

function place(
  problem: Problem,
  { index }: CheckContext,
  files: ChangingFiles,
  severity: Finding["severity"] = "error",
): Finding {
  const meant = whereWritten(problem, index.at(problem.file));
  return toFinding(meant, files.textAt(meant.file), severity);
}
