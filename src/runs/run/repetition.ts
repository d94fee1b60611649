import type { TimerPort } from "../ports.ts";

/** The longest pause after failures, in milliseconds, unless the usual one is longer. */
const LONGEST_PAUSE = 5 * 60 * 1000;

/** A request that is repeated while the customer can see its answer. */
export interface Repetition {
  /** An answer or a failure has arrived: the next request follows after a pause. */
  arrived(hasFailed: boolean): void;
  /** The page is visible again, or the network is back: makes an overdue request. */
  wake(): void;
  /** Forgets the next request: one is made now, or none is wanted. */
  stop(): void;
}

/** The dependencies of a repetition. */
export interface RepetitionParts {
  readonly timers: TimerPort;
  /** A number from 0 up to 1. */
  random(): number;
  /** Whether a request makes sense now: the page is visible and the network is there. */
  canAsk(): boolean;
  ask(): void;
}

/**
 * @param every the pause between an answer and the next request, in milliseconds
 */
export function createRepetition(every: number, { timers, random, canAsk, ask }: RepetitionParts): Repetition {
  let failures = 0;
  let isDue = false;
  let cancel = () => {};

  function stop(): void {
    cancel();
    cancel = () => {};
    isDue = false;
  }

  function wake(): void {
    if (!isDue || !canAsk()) return;
    stop();
    ask();
  }

  return {
    arrived(hasFailed) {
      stop();
      failures = hasFailed ? failures + 1 : 0;
      cancel = timers.after(pauseAfter(every, failures, random()), () => {
        isDue = true;
        wake();
      });
    },
    wake,
    stop,
  };
}

/** Doubles with each failure up to the longest; a random half of what it adds keeps customers from asking together. */
function pauseAfter(every: number, failures: number, random: number): number {
  const longest = Math.max(every, Math.min(every * 2 ** failures, LONGEST_PAUSE));
  return every + (longest - every) * (0.5 + random / 2);
}
