import type { StoragePort } from "../ports.ts";
import { PRIVATE_KEYS } from "./own-keys.ts";

/** Makes of a text one that tells nothing, and back, at once. */
export interface TextSeal {
  close(text: string): string;
  /** @throws Error where it did not close the text */
  open(sealed: string): string;
}

/**
 * A storage that keeps what customers typed only sealed. Without a seal that part is kept in memory, as `kind` says. A
 * text that does not open is read as an empty one, which is what a broken text is.
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
