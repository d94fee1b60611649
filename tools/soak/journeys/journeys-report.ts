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

/** As often as this a journey must have been reached before it counts that nobody came to its end. */
const OFTEN = 20;

/** 0 when all confirmations agree with the rows, and each journey that was often reached had one; 1 otherwise. */
export const toJourneysExitCode = (report: JourneysReport): 0 | 1 => (allFindings(report).length > 0 ? 1 : 0);

/** The report for people: `reached by 30, shown 12 = rows 12` for each journey, then the findings. */
export function journeysReportLines(report: JourneysReport): string[] {
  const { seed, seconds, walks } = report;
  const all = walks.map(({ walked }) => walked);
  const sum = (of: (walked: Walked) => number) => all.reduce((total, walked) => total + of(walked), 0);
  const counts = byJourney(all);
  const shown = counts.reduce((total, one) => total + one.shown, 0);
  const rows = counts.reduce((total, one) => total + one.rows, 0);
  const findings = allFindings(report);
  return [
    `${walks.length} journeys in ${(seconds / 60).toFixed(1)} minutes, seed ${seed}: ${sum(({ steps }) => steps)} steps, ` +
      `${sum(({ tabs }) => tabs)} second tabs, ${sum(({ kills }) => kills.length)} kills (${killsLine(all)}).`,
    ...counts.map((one) => `  ${one.journey}: reached by ${one.reached}, shown ${one.shown} = rows ${one.rows}`),
    `Confirmations: shown ${shown} = rows ${rows}; reported as unknown, or with a killed tab: ${sum(({ unknown }) => unknown.length)}.`,
    `Findings: ${findings.length}`,
    ...findings.map((finding) => `  ${finding}`),
  ];
}

function allFindings({ walks }: JourneysReport): string[] {
  const inVain = byJourney(walks.map(({ walked }) => walked)).filter((one) => one.reached >= OFTEN && one.shown === 0);
  return [
    ...walks.flatMap(({ number, walked: { client, person, findings } }) =>
      findings.map((what) => `journey ${number} (${client}, ${person}): ${what}`),
    ),
    ...inVain.map(({ journey, reached }) => `${journey} was reached by ${reached} customers, and confirmed to none`),
  ];
}

/** How many customers reached a journey, the confirmations of it on view, and their rows. */
interface OfJourney {
  readonly journey: string;
  readonly reached: number;
  readonly shown: number;
  readonly rows: number;
}

function byJourney(all: readonly Walked[]): OfJourney[] {
  const names = new Set(all.flatMap(({ reached, counts }) => [...reached, ...Object.keys(counts)]));
  return [...names].sort().map((journey) => {
    const counts = all.map((walked) => walked.counts[journey] ?? { shown: 0, rows: 0 });
    return {
      journey,
      reached: all.filter(({ reached }) => reached.has(journey)).length,
      shown: counts.reduce((total, one) => total + one.shown, 0),
      rows: counts.reduce((total, one) => total + one.rows, 0),
    };
  });
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
