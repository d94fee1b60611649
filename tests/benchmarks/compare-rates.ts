import type { Figure } from "./comparison.ts";
import { median } from "./median.ts";

/** What does something `times` times when it is run. */
export interface Contestant {
  readonly name: string;
  readonly times: number;
  readonly run: () => unknown;
}

const ROUNDS = 11;
const ROUND_MS = 120;

/**
 * How often in a second of processor time each contestant does its thing; what others do on a shared machine counts
 * little then. They take turns, each beginning as often as the others, so that
 * whatever else the machine does meets all alike; of each the middle round counts. The first round is for warming up.
 */
export function compareRates(contestants: readonly Contestant[]): Figure[] {
  const rates = contestants.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const at = (round + turn) % contestants.length;
      const rate = measureRate(contestants[at]);
      if (round > 0) rates[at]?.push(rate);
    }
  }
  return contestants.map(({ name }, at) => ({ name, value: median(rates[at] ?? []) }));
}

function measureRate(contestant: Contestant | undefined): number {
  if (contestant === undefined) return Number.NaN;
  const start = process.cpuUsage();
  let done = 0;
  let passed = 0;
  while (passed < ROUND_MS) {
    contestant.run();
    done += contestant.times;
    passed = millisecondsSince(start);
  }
  return (done / passed) * 1000;
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
