import type { Report } from "./report.ts";

/**
 * Findings for programs: `{ "findings": [ … ] }`, each as src/checker/findings/finding.ts says, without the excerpt and the repair;
 * `omitted` says how many are left out, where a limit leaves some out.
 */
export function json({ findings, omitted }: Report): string {
  const printed = findings.map(({ excerpt: _excerpt, repair: _repair, ...finding }) => finding);
  return `${JSON.stringify({ findings: printed, ...(omitted === 0 ? {} : { omitted }) }, null, 2)}\n`;
}
