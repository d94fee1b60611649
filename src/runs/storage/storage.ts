import type { StoragePort, VaultPort } from "../ports.ts";

/** The part of the browser's Storage that is used. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws over an area that may: denied, full, or gone during the session. Texts that the area
 * refuses are kept in memory, an older value of the same key is removed from the area, and `kind` is `memory`
 * meanwhile.
 */
export function createStorage(open: () => StorageArea): StoragePort {
  const memory = new Map<string, string>();
  const area = attempt(open);
  const isOpen = area !== undefined && attempt(() => probe(area)) === true;

  return {
    get kind() {
      return isOpen && memory.size === 0 ? "persistent" : "memory";
    },
    get: (key) => memory.get(key) ?? attempt(() => area?.getItem(key)) ?? undefined,
    set(key, value) {
      const isWritten = attempt(() => write(area, key, value)) === true;
      memory.delete(key);
      if (isWritten) return;
      attempt(() => area?.removeItem(key));
      memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => area?.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(() => listKeys(area)) ?? [])])],
  };
}

/** The same storage, which reports when its kind may have changed. */
export function watchStorage(storage: StoragePort, written: () => void): StoragePort {
  return {
    get kind() {
      return storage.kind;
    },
    get: (key) => storage.get(key),
    set(key, value) {
      storage.set(key, value);
      written();
    },
    remove(key) {
      storage.remove(key);
      written();
    },
    keys: () => storage.keys(),
    ...(storage.written && { written: storage.written }),
  };
}

/** The same vault, which reports when its kind may have changed. */
export function watchVault(vault: VaultPort, written: () => void): VaultPort {
  return {
    get kind() {
      return vault.kind;
    },
    read: () => vault.read(),
    write: (storedSession) => vault.write(storedSession).then(written),
    clear() {
      vault.clear();
      written();
    },
  };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function probe(area: StorageArea): true {
  area.setItem("portal.probe", "1");
  area.removeItem("portal.probe");
  return true;
}

function write(area: StorageArea | undefined, key: string, value: string): boolean {
  area?.setItem(key, value);
  return area !== undefined;
}

function listKeys(area: StorageArea | undefined): string[] {
  const keys = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index));
  return keys.filter((key) => typeof key === "string");
}
