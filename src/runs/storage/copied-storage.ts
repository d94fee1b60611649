import { withTimeout } from "../network/timeout.ts";
import type { CopiedText, StoragePort, TextCopyPort, TimerPort } from "../ports.ts";
import { OWN_KEYS } from "./own-keys.ts";

/** When what is in the storage was written last, in milliseconds since 1970. */
const WRITTEN = `${OWN_KEYS}written`;
/** Longer than this nobody waits for a copy, in milliseconds: the portal goes on with the storage alone. */
const COPY_TIMEOUT = 1000;
/** A browser has by then written its storage to the disk, in milliseconds. */
const LATEST = 60_000;

/** What a copied storage is made of. */
export interface CopiedStorageParts {
  /** The storage that answers at once, and that tabs share. */
  readonly storage: StoragePort;
  /** The place that keeps what it took at once. */
  readonly copy: TextCopyPort;
  readonly timers: TimerPort;
  /** The device's time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** A storage whose own texts, and their removals, survive the sudden end of the browser. */
export interface CopiedStorage extends StoragePort {
  /** Brings into the storage what only the copy has, before anything is read; never rejects. */
  restore(): Promise<void>;
  written(): Promise<void> | undefined;
}

/**
 * Writes to the storage and, a moment later, to the copy. A browser may write its storage to the disk seconds late, in the
 * order of the writes; so what the copy has of a later time than the storage is what was lost. A copy that fails or never
 * answers costs nothing but that.
 */
export function createCopiedStorage({ storage, copy, timers, now }: CopiedStorageParts): CopiedStorage {
  let unsent = new Map<string, CopiedText>();
  let sending: Promise<void> | undefined;
  let isAnswering = true;

  const writtenAt = () => Number(storage.get(WRITTEN)) || 0;

  function note(key: string, text?: string): void {
    if (!key.startsWith(OWN_KEYS)) return;
    const at = Math.max(writtenAt() + 1, now());
    storage.set(WRITTEN, String(at));
    unsent.set(key, text === undefined ? { at } : { at, text });
    sending ??= send();
  }

  /** All that was written in one go is sent together; what the copy does not take it must not have of before either. */
  async function send(): Promise<void> {
    await Promise.resolve();
    while (unsent.size > 0) {
      const changes = unsent;
      unsent = new Map();
      await copy.write(changes).catch(() => copy.remove([...changes.keys()]).catch(() => {}));
      isAnswering = true;
    }
    sending = undefined;
  }

  function takeOver(copied: ReadonlyMap<string, CopiedText>): void {
    const known = writtenAt();
    const lost = [...copied].filter(([, { at }]) => at > known);
    for (const [key, { text }] of lost) {
      if (text === undefined) storage.remove(key);
      else storage.set(key, text);
    }
    if (lost.length > 0) storage.set(WRITTEN, String(Math.max(...lost.map(([, { at }]) => at))));
  }

  /** What was removed must be known as removed only until no storage on a disk can have it any more. */
  function tidy(copied: ReadonlyMap<string, CopiedText>): void {
    const isOver = ([key, { at }]: readonly [string, CopiedText]) =>
      storage.get(key) === undefined && at < now() - LATEST;
    const over = [...copied].filter(isOver).map(([key]) => key);
    if (over.length > 0) void copy.remove(over).catch(() => {});
  }

  /** Ends with the promise, or when nobody waits any longer. */
  async function waitForCopy<Value>(promise: Promise<Value>): Promise<Value | undefined> {
    let hasAnswered = false;
    const value = await withTimeout(
      timers,
      COPY_TIMEOUT,
      promise.finally(() => {
        hasAnswered = true;
      }),
    );
    if (!hasAnswered) isAnswering = false;
    return value;
  }

  return {
    get kind() {
      return storage.kind;
    },
    get: (key) => storage.get(key),
    set(key, value) {
      storage.set(key, value);
      note(key, value);
    },
    remove(key) {
      storage.remove(key);
      note(key);
    },
    keys: () => storage.keys(),
    written: () => (sending === undefined || !isAnswering ? undefined : waitForCopy(sending)),
    async restore() {
      const copied = await waitForCopy(copy.read());
      if (copied === undefined) return;
      takeOver(copied);
      tidy(copied);
    },
  };
}
