import { withTimeout } from "../network/timeout.ts";
import type { StoragePort, TimerPort } from "../ports.ts";
import { createCopiedStorage } from "../storage/copied-storage.ts";
import { createSealedStorage } from "../storage/sealed-storage.ts";
import { createStorage } from "../storage/storage.ts";
import { createTextCopy } from "./text-copy.ts";
import { createTextSeal } from "./text-seal.ts";
import { textKey } from "./vault-key.ts";

/** The maximum wait for the key of texts, in milliseconds; after it, typed text lives as long as the page. */
const KEY_TIMEOUT = 1000;

/**
 * The browser's local storage, memory when it is denied or full, with a copy in IndexedDB: Chromium writes local
 * storage to the disk up to 5 seconds late. Writes that a killed browser lost are restored when this resolves. Answers
 * of customers are sealed in both.
 */
export async function openStorage(timers: TimerPort): Promise<StoragePort> {
  const storage = createCopiedStorage({
    storage: createStorage(() => window.localStorage),
    copy: createTextCopy(() => window.indexedDB),
    ...{ timers, now: () => Date.now() },
  });
  const [key] = await Promise.all([withTimeout(timers, KEY_TIMEOUT, ownKey()), storage.restore()]);
  return createSealedStorage(storage, key && createTextSeal(key));
}

/** Rejects when the browser stores no key: it denies its databases, or the page was not loaded over TLS. */
const ownKey = async () => textKey(window.indexedDB, window.crypto.subtle);
