import { withTimeout } from "../network/timeout.ts";
import type { CopiedText, StoragePort, TextCopyPort, TimerPort } from "../ports.ts";
import { OWN_KEYS } from "./own-keys.ts";

/** The time of the last write to the storage, in milliseconds since 1970. */
const WRITTEN = `${OWN_KEYS}written`;
/** The maximum wait for a copy, in milliseconds; after it, the portal continues with the storage alone. */
const COPY_TIMEOUT = 1000;
/** After this time a browser has written its storage to the disk, in milliseconds. */
const LATEST = 60_000;

/** The dependencies of a copied storage. */
export interface CopiedStorageParts {
  /** The synchronous storage, which tabs share. */
  readonly storage: StoragePort;
  /** The place that stores its texts at once. */
  readonly copy: TextCopyPort;
  readonly timers: TimerPort;
  /** The device's time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** A storage whose own texts, and their removals, survive a crash of the browser. */
export interface CopiedStorage extends StoragePort {
  /** Restores into the storage the texts that only the copy has, before the first read; never rejects. */
  restore(): Promise<void>;
  written(): Promise<void> | undefined;
}

/**
 * Writes to the storage and, a moment later, to the copy. A browser may write its storage to the disk seconds late, in
 * the order of the writes; so texts of the copy that are later than the storage were lost. A copy that fails or never
 * answers costs only this protection.
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

  /**
   * All writes of one task are sent together; when the copy refuses them, it must not keep their older versions either.
   */
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

  /** A removal must be remembered only until no storage on a disk can contain the text any more. */
  function tidy(copied: ReadonlyMap<string, CopiedText>): void {
    const isOver = ([key, { at }]: readonly [string, CopiedText]) =>
      storage.get(key) === undefined && at < now() - LATEST;
    const over = [...copied].filter(isOver).map(([key]) => key);
    if (over.length > 0) void copy.remove(over).catch(() => {});
  }

  /** Ends with the promise, or after the maximum wait. */
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
