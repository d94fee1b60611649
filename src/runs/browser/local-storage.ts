import { withTimeout } from "../network/timeout.ts";
import type { StoragePort, TimerPort } from "../ports.ts";
import { createCopiedStorage } from "../storage/copied-storage.ts";
import { createSealedStorage, isPrivate, type TextSeal } from "../storage/sealed-storage.ts";
import { createStorage } from "../storage/storage.ts";
import { createTextCopy } from "./text-copy.ts";
import { textKey } from "./vault-key.ts";

/** The maximum wait for the key of texts, in milliseconds; after it, typed text lives as long as the page. */
const KEY_TIMEOUT = 1000;
/** The same where answers are stored: this browser has stored the key before, and without it they are lost. */
const STORED_KEY_TIMEOUT = 10_000;

/**
 * The browser's local storage, memory when it is denied or full, with a copy in IndexedDB: Chromium writes local
 * storage to the disk up to 5 seconds late. Writes that a killed browser lost are restored when this resolves. Answers
 * of customers are sealed in both; the first page waits for the seal only when there are some.
 */
export async function openStorage(timers: TimerPort): Promise<StoragePort> {
  const copied = createCopiedStorage({
    storage: createStorage(() => window.localStorage),
    copy: createTextCopy(() => window.indexedDB),
    ...{ timers, now: () => Date.now() },
  });
  const seal = loadSeal(timers, copied.keys().some(isPrivate) ? STORED_KEY_TIMEOUT : KEY_TIMEOUT);
  const storage = createSealedStorage(copied, seal);
  await copied.restore();
  if (copied.keys().some(isPrivate)) await seal;
  return storage;
}

/** Nothing when the browser stores no key: it denies its databases, or the page was not loaded over TLS. */
async function loadSeal(timers: TimerPort, milliseconds: number): Promise<TextSeal | undefined> {
  const loaded = import("./text-seal.ts").catch(() => undefined);
  const key = await withTimeout(timers, milliseconds, ownKey());
  return key && (await loaded)?.createTextSeal(key);
}

const ownKey = async () => textKey(window.indexedDB, window.crypto.subtle);
