import type { Finding } from "../../src/documents/findings/finding.ts";

/** Findings for programs: `{ "findings": [ … ] }`, each as src/documents/findings/finding.ts says, without the excerpt. */
export function json(findings: readonly Finding[]): string {
  const told = findings.map(({ excerpt: _, ...finding }) => finding);
  return `${JSON.stringify({ findings: told }, null, 2)}\n`;
}
