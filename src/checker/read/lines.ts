import type { Excerpt } from "../findings/finding.ts";

const LONGEST_EXCERPT = 160;
const BEFORE_PLACE = 60;

/** A text's lines, for places as people count them. */
export interface Lines {
  /** Line and column, from 1, of a character. */
  positionAt(offset: number): { line: number; column: number };
  /** The line of that number, cut around the column when it is long. */
  excerpt(line: number, column: number): Excerpt;
  /** The length of the line of that number. */
  lineLength(line: number): number;
}

/** Splits a text into lines, whatever the line endings. */
export function indexLines(text: string): Lines {
  const starts = [0];
  for (let at = 0; at < text.length; at++) if (text[at] === "\n") starts.push(at + 1);
  const lineStart = (line: number) => starts[line - 1] ?? 0;
  const lineText = (line: number) => text.slice(lineStart(line), starts[line] ?? text.length).replace(/\r?\n$/, "");
  return {
    positionAt(offset) {
      const line = lastAtOrBefore(starts, offset) + 1;
      return { line, column: offset - lineStart(line) + 1 };
    },
    excerpt(line, column) {
      const whole = lineText(line);
      const from = whole.length > LONGEST_EXCERPT ? Math.max(0, column - 1 - BEFORE_PLACE) : 0;
      return { text: whole.slice(from, from + LONGEST_EXCERPT), startColumn: from + 1 };
    },
    lineLength: (line) => lineText(line).length,
  };
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
