import type { StoragePort } from "../ports.ts";

const KEY = "portal.clock";
/** Smaller changes come with every reply and are not written, in milliseconds. */
const LEAST = 500;

/**
 * The offset of the server's time from the device's, in milliseconds, kept over reloads: on a device with a wrong
 * clock, a page must not treat timers as overdue before the first reply corrects it.
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
