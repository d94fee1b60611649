import { type CheckedDocuments, type CheckerFacts, prepareDocuments } from "./checked-documents.ts";
import { severityOf } from "./checks/check.ts";
import { gates } from "./checks/gates.ts";
import { type Finding, inReadingOrder, withoutRepeats } from "./findings/finding.ts";
import type { Problem } from "./findings/problem.ts";
import { placeInSet } from "./forms/place-in-set.ts";
import { findingOf } from "./read/places.ts";
import { type Files, readDocuments } from "./read/read-documents.ts";

/** Documents as they were read, and everything that is wrong with them. */
export interface CheckResult {
  readonly documents: CheckedDocuments;
  readonly findings: readonly Finding[];
}

/**
 * Checks a repository's documents: all gates at once, findings in reading order. Pure; broken documents never throw.
 * `checks`: all of them, unless some are to be left out.
 */
export function checkDocuments(files: Files, facts: CheckerFacts, checks = Object.values(gates).flat()): CheckResult {
  const { documents: read, problems, sources } = readDocuments(files);
  const documents = prepareDocuments(read, files.keys(), facts);
  const found: Problem[] = [...problems];
  for (const check of checks) found.push(...check.run(documents, found));
  const forms = new Map(documents.index.of("form").map((form) => [form.path, form]));
  const placed = found.map((problem) => {
    const form = forms.get(problem.file);
    return form === undefined ? problem : placeInSet(problem, form);
  });
  const findings = placed.map((problem) =>
    findingOf(problem, sources.get(problem.file) ?? { text: "" }, severityOf(problem.check)),
  );
  return { documents, findings: inReadingOrder(withoutRepeats(findings)) };
}
