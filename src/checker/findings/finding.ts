import type { Repair } from "./repair.ts";

/** One thing the checker says: permanent id, place, reason, hint. */
export interface Finding {
  /** The permanent id of the check: its entry in docs/checks.md. */
  readonly check: string;
  readonly severity: "error" | "warning";
  /** The file's path in the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** The column after the last one marked, on the same line. */
  readonly endColumn: number;
  /** JSON Pointer into the document; empty for the document itself or for text that is no JSON. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** How it can be mended without a person, where it can. */
  readonly repair?: Repair;
  /** The line of the file, so that reporters need no file; long lines are cut to what stands around the place. */
  readonly excerpt: Excerpt;
}

/** A line of a file, or the part of it around a place. */
export interface Excerpt {
  readonly text: string;
  /** The column in the file of the excerpt's first character, from 1. */
  readonly startColumn: number;
}

/** Findings in the order in which a person reads: by file, then place, then check. */
export function inReadingOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compareTexts(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareTexts(a.check, b.check) ||
      compareTexts(a.message, b.message),
  );
}

/** Findings without those that say the same of the same place. */
export function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ check, file, line, column, message }) => {
    const key = JSON.stringify([check, file, line, column, message]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
