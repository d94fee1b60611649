import type { Finding } from "../../src/checker/findings/finding.ts";
import { counted, nearestFirst, type Report } from "./report.ts";

/** What GitHub shows of one step: ten errors and ten warnings; what is more is dropped without a word. */
const SHOWN_OF_A_STEP = 10;

/**
 * Findings as GitHub's workflow commands, which it shows beside the lines of a pull request. Of more than it shows,
 * those on changed lines come first, then those in changed files; the last command says how many there are beside.
 * Two tens keep clear of the fifty that it shows of a job.
 */
export function github({ findings, omitted, changed }: Report): string {
  const nearest = nearestFirst({ findings, changed });
  const shown = (["error", "warning"] as const).flatMap((severity) =>
    nearest.filter((finding) => finding.severity === severity).slice(0, SHOWN_OF_A_STEP),
  );
  const rest = findings.length - shown.length + omitted;
  const more = `and ${counted(rest, "finding")} more: \`npm run validate\` shows them all`;
  return [...shown.map(command), ...(rest === 0 ? [] : [`::notice title=validate::${data(more)}`])]
    .map((line) => `${line}\n`)
    .join("");
}

function command({ check, severity, file, line, column, endColumn, message, hint }: Finding): string {
  // The last column is the last one marked, not the one after it.
  const place = { file, line, endLine: line, col: column, endColumn: endColumn - 1, title: check };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${severity} ${properties.join(",")}::${data(hint === undefined ? message : `${message}\n${hint}`)}`;
}

/** Escapes as in actions/toolkit, packages/core/src/command.ts. */
const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
