import { createHash } from "node:crypto";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { counted, type Report } from "./report.ts";

/**
 * Findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for code scanning and editors. A finding's
 * fingerprint says what is wrong and where in the document, not in which line, so that it stays known when lines move.
 */
export function sarif({ findings, omitted }: Report): string {
  const rules = [...new Set(findings.map(({ check }) => check))].sort();
  const run = {
    tool: { driver: { name: "portal validate", rules: rules.map(toRule) } },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { "%SRCROOT%": { description: { text: "The repository's root" } } },
    invocations: [
      { executionSuccessful: true, ...(omitted === 0 ? {} : { toolExecutionNotifications: left(omitted) }) },
    ],
    results: findings.map((finding) => toResult(finding, rules)),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const left = (omitted: number) => [{ level: "warning", message: { text: `and ${counted(omitted, "finding")} more` } }];

const toRule = (id: string) => ({ id, help: { text: `docs/checks.md#${id}`, markdown: `docs/checks.md#${id}` } });

function toResult(finding: Finding, rules: readonly string[]) {
  const { check, severity, file, line, column, endColumn, pointer, message, hint, excerpt } = finding;
  return {
    ruleId: check,
    ruleIndex: rules.indexOf(check),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(file), uriBaseId: "%SRCROOT%" },
          region: { startLine: line, startColumn: column, endLine: line, endColumn, snippet: { text: excerpt.text } },
        },
        ...(pointer === "" ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: "member" }] }),
      },
    ],
    partialFingerprints: { "checkAndPlace/v1": fingerprint(finding) },
  };
}

const toUri = (file: string) => file.split("/").map(encodeURIComponent).join("/");

const fingerprint = ({ check, file, pointer, message }: Finding) =>
  createHash("sha256")
    .update(JSON.stringify([check, file, pointer, message]))
    .digest("hex");
