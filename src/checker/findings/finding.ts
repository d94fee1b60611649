import type { Repair } from "./repair.ts";

/** One problem with its permanent id, place, reason and hint. */
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
  /** The column after the marked part, on the same line. */
  readonly endColumn: number;
  /** JSON Pointer into the document; empty for the document itself or for text that is no JSON. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** An automatic repair, when there is one. */
  readonly repair?: Repair;
  /** The line of the file, so that reporters need no file; long lines are cut around the place. */
  readonly excerpt: Excerpt;
}

/** A line of a file, or the part of it around a place. */
export interface Excerpt {
  readonly text: string;
  /** The column in the file of the excerpt's first character, from 1. */
  readonly startColumn: number;
}

/** Findings in reading order: by file, then place, then check. */
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

/** Findings without duplicates at the same place. */
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
