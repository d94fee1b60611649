import type { StoragePort } from "../ports.ts";
import { PRIVATE_KEYS } from "./own-keys.ts";

/** Encrypts a text and decrypts it, synchronously. */
export interface TextSeal {
  close(text: string): string;
  /** @throws Error when it did not encrypt the text */
  open(sealed: string): string;
}

/**
 * A storage that keeps answers of customers only encrypted. Without a seal that part is kept in memory, as `kind`
 * reports. A text that cannot be decrypted is read as an empty one, like any broken text.
 */
export function createSealedStorage(storage: StoragePort, seal: TextSeal | undefined): StoragePort {
  const memory = new Map<string, string>();

  function opened(text: string | undefined): string | undefined {
    try {
      return text === undefined ? undefined : seal?.open(text);
    } catch {
      return "";
    }
  }

  return {
    get kind() {
      return seal === undefined ? "memory" : storage.kind;
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
    ...(storage.written && { written: storage.written }),
  };
}

const isPrivate = (key: string) => PRIVATE_KEYS.some((start) => key.startsWith(start));
