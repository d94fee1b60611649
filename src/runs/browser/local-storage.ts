import { createCopiedStorage } from "../copied-storage.ts";
import type { StoragePort, TimerPort } from "../ports.ts";
import { createStorage } from "../storage.ts";
import { createTextCopy } from "./text-copy.ts";

/**
 * The browser's local storage, memory where it is denied or full, with a copy in IndexedDB: Chromium writes local storage to
 * the disk up to 5 seconds late. What a browser that was killed had not written there is back in it when this resolves.
 */
export async function openStorage(timers: TimerPort): Promise<StoragePort> {
  const storage = createCopiedStorage({
    storage: createStorage(() => window.localStorage),
    copy: createTextCopy(() => window.indexedDB),
    ...{ timers, now: () => Date.now() },
  });
  await storage.restore();
  return storage;
}
