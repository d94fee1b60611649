import { count } from "../report.ts";
import type { Walked } from "./journey.ts";

/** A journey and the seed that repeats it. */
export interface NumberedWalk {
  readonly number: number;
  readonly walked: Walked;
}

/** The results of all journeys. */
export interface JourneysReport {
  readonly seed: number;
  readonly seconds: number;
  readonly walks: readonly NumberedWalk[];
}

/** 0 when all confirmations agree with the rows, 1 otherwise. */
export const toJourneysExitCode = ({ walks }: JourneysReport): 0 | 1 =>
  walks.some(({ walked }) => walked.findings.length > 0) ? 1 : 0;

/** The report for people: `shown 12 = rows 12` for each journey, then the findings. */
export function journeysReportLines({ seed, seconds, walks }: JourneysReport): string[] {
  const all = walks.map(({ walked }) => walked);
  const sum = (of: (walked: Walked) => number) => all.reduce((total, walked) => total + of(walked), 0);
  const counts = byJourney(all);
  const shown = Object.values(counts).reduce((total, one) => total + one.shown, 0);
  const rows = Object.values(counts).reduce((total, one) => total + one.rows, 0);
  const findings = walks.flatMap(({ number, walked }) => walked.findings.map((what) => ({ number, walked, what })));
  return [
    `${walks.length} journeys in ${(seconds / 60).toFixed(1)} minutes, seed ${seed}: ${sum(({ steps }) => steps)} steps, ` +
      `${sum(({ tabs }) => tabs)} second tabs, ${sum(({ kills }) => kills.length)} kills (${killsLine(all)}).`,
    ...Object.entries(counts).map(([journey, one]) => `  ${journey}: shown ${one.shown} = rows ${one.rows}`),
    `Confirmations: shown ${shown} = rows ${rows}; reported as unknown, correctly: ${sum(({ unknown }) => unknown.length)}.`,
    `Findings: ${findings.length}`,
    ...findings.map(({ number, walked, what }) => `  journey ${number} (${walked.client}, ${walked.person}): ${what}`),
  ];
}

function byJourney(all: readonly Walked[]): Record<string, { shown: number; rows: number }> {
  const counts: Record<string, { shown: number; rows: number }> = {};
  for (const [journey, { shown, rows }] of all.flatMap((walked) => Object.entries(walked.counts))) {
    const known = counts[journey] ?? { shown: 0, rows: 0 };
    counts[journey] = { shown: known.shown + shown, rows: known.rows + rows };
  }
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other)));
}

function killsLine(all: readonly Walked[]): string {
  const counts: Record<string, number> = {};
  for (const { what, isBeforeReply } of all.flatMap(({ kills }) => kills)) {
    count(counts, what);
    if (isBeforeReply) count(counts, "between commit and reply");
  }
  return Object.entries(counts)
    .map(([name, times]) => `${times} ${name}`)
    .join(", ");
}
