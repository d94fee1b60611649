import type { StoragePort } from "../ports.ts";

/** The storage keys that the portal shares with other sites of the client; no other key is read or written. */
export interface SharedStorage {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

/** The client's shared keys. A text is stored unchanged, anything else as JSON. */
export function createSharedStorage(storage: StoragePort, keys: readonly string[]): SharedStorage {
  return {
    read() {
      const values = keys.map((key) => [key, parsed(storage.get(key))] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    write(values) {
      for (const [key, value] of Object.entries(values)) {
        if (keys.includes(key)) storage.set(key, typeof value === "string" ? value : JSON.stringify(value));
      }
    },
    clear() {
      for (const key of keys) storage.remove(key);
    },
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
