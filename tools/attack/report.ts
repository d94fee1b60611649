import type { AttackResult } from "./run-attacks.ts";

const HEAD = ["attack", "on", "requests", "seconds", "allowed", "seen", "verdict"];

/** The table of all attacks, its head first; cells hold no line breaks and no borders. */
export const resultTable = (results: readonly AttackResult[]): string[][] => [
  HEAD,
  ...results.map(({ id, on, requests, seconds, allowed, seen, verdict }) =>
    [id, on, String(requests), seconds.toFixed(1), allowed, seen, verdict].map(asCell),
  ),
];

const MOST_CHARACTERS = 400;
const asCell = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
};

/** 0 when all attacks were held, 1 when one was not, 2 when one could not run. */
export function toExitCode(results: readonly AttackResult[]): 0 | 1 | 2 {
  if (results.some(({ verdict }) => verdict === "broken")) return 1;
  return results.length === 0 || results.some(({ verdict }) => verdict === "not run") ? 2 : 0;
}

/** The totals of the table, in a line. */
export function summaryLine(results: readonly AttackResult[], seconds: number): string {
  const count = (verdict: AttackResult["verdict"]) => results.filter((one) => one.verdict === verdict).length;
  const requests = results.reduce((sum, one) => sum + one.requests, 0);
  return `${results.length} attacks, ${requests} requests, ${seconds.toFixed(0)} s: ${count("held")} held, ${count("broken")} broken, ${count("not run")} not run`;
}
