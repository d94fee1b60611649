import type { StoragePort } from "../ports.ts";

const KEY = "portal.clock";
/** Smaller changes come with every reply and are not worth writing, in milliseconds. */
const LEAST = 500;

/**
 * By how much the server's time is ahead of the device's, in milliseconds, kept where a reload finds it: a page on a
 * device whose clock is wrong must not take times for over before the first reply tells it better.
 */
export function createStoredClockOffset(storage: StoragePort) {
  let known = read(storage.get(KEY));
  return {
    get: () => known,
    set(milliseconds: number) {
      if (known !== undefined && Math.abs(milliseconds - known) < LEAST) return;
      known = milliseconds;
      storage.set(KEY, String(milliseconds));
    },
  };
}

function read(text: string | undefined): number | undefined {
  const milliseconds = Number(text);
  return text === undefined || text === "" || !Number.isFinite(milliseconds) ? undefined : milliseconds;
}
