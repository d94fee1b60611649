/** Milliseconds that replace the contract's seconds. */
export interface QuickTimes {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly delayMs: number;
  readonly maxDelayMs: number;
}

/** A built page, or a document of its release, with short times and with `onReload: resume`, and nothing else changed. */
export function quickened(text: string, times: QuickTimes): string {
  const shorter = text.replaceAll(/"(timeoutMs|deadlineMs|delayMs|maxDelayMs)":\d+/g, (whole, name: string) =>
    isTime(name) ? `"${name}":${times[name]}` : whole,
  );
  return shorter.replace('"onReload":"landing"', '"onReload":"resume"');

  function isTime(name: string): name is keyof QuickTimes {
    return Object.hasOwn(times, name);
  }
}
