import type { StoragePort } from "../ports.ts";
import { PRIVATE_KEYS } from "./own-keys.ts";

/** Encrypts a text and decrypts it, synchronously. */
export interface TextSeal {
  close(text: string): string;
  /** @throws Error when it did not encrypt the text */
  open(sealed: string): string;
}

/**
 * A storage that keeps answers of customers only encrypted. Until the seal arrives that part waits in memory; without
 * one it stays there, as `kind` reports. A text that cannot be decrypted is read as an empty one, like any broken text.
 *
 * @param opening never rejects
 */
export function createSealedStorage(storage: StoragePort, opening: Promise<TextSeal | undefined>): StoragePort {
  const memory = new Map<string, string>();
  let seal: TextSeal | undefined;
  let isAwaited = true;
  const arrival = opening.then((opened) => {
    isAwaited = false;
    seal = opened;
    if (opened === undefined) return;
    for (const [key, value] of memory) storage.set(key, opened.close(value));
    memory.clear();
  });

  function opened(text: string | undefined): string | undefined {
    try {
      return text === undefined ? undefined : seal?.open(text);
    } catch {
      return "";
    }
  }

  return {
    get kind() {
      return seal === undefined && !isAwaited ? "memory" : storage.kind;
    },
    get: (key) => (isPrivate(key) ? (memory.get(key) ?? opened(storage.get(key))) : storage.get(key)),
    set(key, value) {
      if (!isPrivate(key)) storage.set(key, value);
      else if (seal === undefined) memory.set(key, value);
      else storage.set(key, seal.close(value));
    },
    remove(key) {
      memory.delete(key);
      storage.remove(key);
    },
    keys: () => [...new Set([...memory.keys(), ...storage.keys()])],
    written: () => (isAwaited && memory.size > 0 ? arrival.then(storage.written) : storage.written?.()),
  };
}

/** Whether a key holds answers of a customer, or their id. */
export const isPrivate = (key: string) => PRIVATE_KEYS.some((start) => key.startsWith(start));
