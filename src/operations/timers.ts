/** The timers of the caller; tests provide their own. */
export interface Timers {
  /** Runs once after that many milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Milliseconds on a clock that only goes forward. */
  elapsed(): number;
}

/** The timers of the browser. */
export const systemTimers: Timers = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
  elapsed: () => performance.now(),
};

/** Waits; less when the signal stops it, or when the event of `wake` occurs. */
export function pause(
  milliseconds: number,
  signal: AbortSignal,
  timers: Timers,
  wake: (happened: () => void) => () => void = () => () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel();
      stopListening();
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const cancel = timers.after(milliseconds, finish);
    const stopListening = wake(finish);
    signal.addEventListener("abort", finish);
    if (signal.aborted) finish();
  });
}
