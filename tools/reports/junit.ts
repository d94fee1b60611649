import type { Finding } from "../../src/checker/findings/finding.ts";
import { counted, type Report } from "./report.ts";

/** Findings as JUnit's XML: a suite for each file, in it a failed case for each finding, or one that passed. */
export function junit({ findings, omitted, files }: Report): string {
  const suites = files.map((file) =>
    suiteXml(
      file,
      findings.filter((finding) => finding.file === file),
    ),
  );
  const cut = omitted === 0 ? [] : [`  <!-- and ${counted(omitted, "finding")} more -->`];
  const counts = `tests="${suites.reduce((sum, { tests }) => sum + tests, 0)}" failures="${findings.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="documents" ${counts} errors="0">`,
    ...suites.map(({ text }) => text),
    ...cut,
    "</testsuites>",
    "",
  ].join("\n");
}

function suiteXml(file: string, findings: readonly Finding[]): { readonly tests: number; readonly text: string } {
  const name = attribute(file);
  const tests = Math.max(1, findings.length);
  const cases =
    findings.length === 0
      ? [`    <testcase classname="${name}" name="no findings"/>`]
      : findings.map((finding) => caseXml(finding));
  const open = `  <testsuite name="${name}" tests="${tests}" failures="${findings.length}" errors="0" skipped="0">`;
  return { tests, text: [open, ...cases, "  </testsuite>"].join("\n") };
}

function caseXml({ check, severity, file, line, column, message, hint, excerpt }: Finding): string {
  const name = attribute(`${check} at ${line}:${column}`);
  const details = [
    `${file}:${line}:${column}: ${severity}: ${message}`,
    excerpt.text,
    ...(hint === undefined ? [] : [hint]),
  ];
  return [
    `    <testcase classname="${attribute(file)}" name="${name}" file="${attribute(file)}" line="${line}">`,
    `      <failure type="${attribute(check)}" message="${attribute(message)}">${content(details.join("\n"))}</failure>`,
    "    </testcase>",
  ].join("\n");
}

/** Characters that XML 1.0 cannot hold, not even escaped; halves of a surrogate pair among them. */
const UNSPEAKABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const content = (text: string) =>
  text.replaceAll(UNSPEAKABLE, "\uFFFD").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const attribute = (text: string) =>
  content(text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\r", "&#13;").replaceAll("\t", "&#9;");
