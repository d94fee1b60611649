import type { Heap } from "./heap.ts";

/** A journey that is stuck. */
export interface StuckRun {
  readonly place: string;
  readonly why: string;
  readonly did: readonly string[];
}

/** The heap of one browser with a single document, from a journey to a later one. */
export interface HeapSpan {
  readonly browser: string;
  readonly start: Heap;
  readonly end: Heap;
  readonly journeys: number;
}

/** The results of a soak. */
export interface SoakReport {
  readonly seed: number;
  readonly seconds: number;
  readonly steps: number;
  /** How often each journey ended where, such as `sign-in → start-page`. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** How often each action was done, such as `answer` or `reload`. */
  readonly actions: Readonly<Record<string, number>>;
  /** The results of the requests to the back end: `ok`, a status, or the browser's error. */
  readonly replies: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
  readonly stuck: readonly StuckRun[];
  readonly heaps: readonly HeapSpan[];
}

/** Adds one to a name's count. */
export function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** 0 when all went well, 1 after an uncaught error or a stuck run. */
export const toExitCode = ({ errors, stuck }: SoakReport): 0 | 1 => (errors.length + stuck.length > 0 ? 1 : 0);

/** The report for people. */
export function reportLines(report: SoakReport): string[] {
  const { seed, seconds, steps, outcomes, actions, replies, errors, stuck, heaps } = report;
  const journeys = sum(outcomes);
  return [
    `Soak of ${(seconds / 60).toFixed(1)} minutes, seed ${seed}: ${steps} steps in ${journeys} journeys.`,
    ...section("Journeys, and where they ended", counted(outcomes)),
    ...section("What was done", counted(actions)),
    ...section(`Requests to the back end: ${sum(replies)}`, counted(replies)),
    ...section(`Uncaught errors: ${errors.length}`, counted(tally(errors))),
    ...section(
      `Stuck runs: ${stuck.length}`,
      stuck.map(({ place, why, did }) => `${place}: ${why} after ${did.join(", ")}`),
    ),
    ...section("Heap after collection", heaps.map(heapLine)),
  ];
}

function heapLine({ browser, start, end, journeys }: HeapSpan): string {
  const per100 = (from: number, to: number) => ((to - from) / Math.max(1, journeys)) * 100;
  const growth = megabytes(per100(start.bytes, end.bytes));
  const nodes = per100(start.detachedNodes, end.detachedNodes).toFixed(0);
  return (
    `${browser}: ${megabytes(start.bytes)} at the start, ${megabytes(end.bytes)} after ${journeys} journeys in one document, ` +
    `${growth} per 100 journeys; detached nodes ${start.detachedNodes}, then ${end.detachedNodes}, ${nodes} per 100 journeys; ` +
    `listeners ${start.listeners}, then ${end.listeners}`
  );
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;

const section = (title: string, lines: readonly string[]) => ["", title, ...lines.map((line) => `  ${line}`)];

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other))
    .map(([name, times]) => `${String(times).padStart(5)}  ${name}`);

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((total, one) => total + one, 0);

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) count(counts, name);
  return counts;
}
