import type { Finding } from "../../src/documents/findings/finding.ts";

/** Findings for a person: place, reason, the line with a caret under the place, hint, where to read on. */
export function pretty(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No findings.\n";
  return `${[...findings.map(block), total(findings)].join("\n\n")}\n`;
}

function block({ check, severity, file, line, column, endColumn, message, hint, excerpt }: Finding): string {
  const gutter = `  ${line} | `;
  const margin = `  ${" ".repeat(String(line).length)} | `;
  const indent = excerpt.text.slice(0, column - excerpt.startColumn).replaceAll(/[^\t]/g, " ");
  return [
    `${file}:${line}:${column}: ${severity}: ${message} [${check}]`,
    `${gutter}${excerpt.text}`,
    `${margin}${indent}${"^".repeat(Math.max(1, endColumn - column))}`,
    ...(hint === undefined ? [] : [`  hint: ${hint}`]),
    `  docs: docs/checks.md#${check}`,
  ].join("\n");
}

function total(findings: readonly Finding[]): string {
  const files = new Set(findings.map(({ file }) => file)).size;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  return `${count(findings.length, "finding")} in ${count(files, "file")}`;
}
