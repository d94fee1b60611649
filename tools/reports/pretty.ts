import { styleText } from "node:util";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { counted, type Report } from "./report.ts";

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Findings for a person: place, reason, the line with a caret under the place, hint, where to read on. */
export function pretty({ findings, omitted, isColoured }: Report): string {
  if (findings.length === 0) return "No findings.\n";
  const paint: Paint = (style, text) => (isColoured ? styleText(style, text, { validateStream: false }) : text);
  const more = omitted === 0 ? [] : [`and ${omitted} more`];
  return `${[...findings.map((finding) => block(finding, paint)), ...more, total(findings, omitted)].join("\n\n")}\n`;
}

function block(
  { check, severity, file, line, column, endColumn, message, hint, excerpt }: Finding,
  paint: Paint,
): string {
  const gutter = `  ${line} | `;
  const margin = `  ${" ".repeat(String(line).length)} | `;
  const indent = excerpt.text.slice(0, column - excerpt.startColumn).replaceAll(/[^\t]/g, " ");
  const paintedSeverity = paint(severity === "error" ? "red" : "yellow", severity);
  const caret = paint(severity === "error" ? "red" : "yellow", "^".repeat(Math.max(1, endColumn - column)));
  return [
    `${paint("bold", `${file}:${line}:${column}`)}: ${paintedSeverity}: ${message} ${paint("dim", `[${check}]`)}`,
    `${paint("dim", gutter)}${excerpt.text}`,
    `${paint("dim", margin)}${indent}${caret}`,
    ...(hint === undefined ? [] : [`  hint: ${hint}`]),
    paint("dim", `  docs: docs/checks.md#${check}`),
  ].join("\n");
}

function total(findings: readonly Finding[], omitted: number): string {
  const files = new Set(findings.map(({ file }) => file)).size;
  const found = counted(findings.length + omitted, "finding");
  return omitted === 0 ? `${found} in ${counted(files, "file")}` : `${found}, of which ${findings.length} are shown`;
}
