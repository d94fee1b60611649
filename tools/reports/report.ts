import type { Finding } from "../../src/checker/findings/finding.ts";

/** What a report tells. */
export interface Report {
  /** The findings to tell, in reading order. */
  readonly findings: readonly Finding[];
  /** How many findings are left out, by a limit that was asked for. */
  readonly omitted: number;
  /** The paths of all files that were checked and are told of. */
  readonly files: readonly string[];
  /** Lines that differ from what is compared with, by file; for formats that show only some of the findings. */
  readonly changed: ReadonlyMap<string, ReadonlySet<number>>;
  /** Whether the reader shows colours. */
  readonly isColoured: boolean;
}

/** A way to write findings down: a pure function of them. */
export type Reporter = (report: Report) => string;

/** A report of findings alone, of which none is left out. */
export function toReport(findings: readonly Finding[]): Report {
  const files = [...new Set(findings.map(({ file }) => file))];
  return { findings, omitted: 0, files, changed: new Map(), isColoured: false };
}

/** `1 finding`, `2 findings`. */
export const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Findings on changed lines first, then those in changed files, then the rest; in reading order among themselves. */
export function nearestFirst({ findings, changed }: Pick<Report, "findings" | "changed">): Finding[] {
  const distance = ({ file, line }: Finding) => {
    const lines = changed.get(file);
    if (lines === undefined) return 2;
    return lines.has(line) ? 0 : 1;
  };
  return [...findings].sort((a, b) => distance(a) - distance(b));
}
