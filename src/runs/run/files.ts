import { mediaTypes } from "../../documents/file-kinds.ts";
import { kindOfFile } from "../../documents/file-type.ts";
import { isJsonObject } from "../../documents/json.ts";
import type { FileSource } from "../../operations/index.ts";
import { isFileHandle } from "../../ports/file-handle.ts";
import type { FilePort } from "../../ports/screen-port.ts";
import type { FileStorePort, StorageKind } from "../ports.ts";

/** The customer's chosen files, until they are sent. */
export interface Files extends FilePort, FileSource {
  /** `memory` while a file waits that the browser did not keep. */
  readonly kind: StorageKind;
  /** Deletes the files whose handles are somewhere in a value, such as the drafts of a finished run. */
  removeIn(value: unknown): void;
  /** Deletes all of them. */
  clear(): void;
}

/** The state of an unknown file. */
const ANY_BYTES = "application/octet-stream";

/**
 * Keeps the bytes in the browser's store, and in memory when it refuses: denied, full, or gone during the session.
 * Files in memory do not survive a reload.
 * @param changed called when the kind may have changed
 */
export function createFiles(
  store: FileStorePort | undefined,
  newId: () => string,
  changed: () => void = () => {},
): Files {
  const memory = new Map<string, Blob>();
  const progress = createProgress();

  async function keep(id: string, bytes: Blob): Promise<void> {
    try {
      if (store === undefined) memory.set(id, bytes);
      else await store.put(id, bytes);
    } catch {
      memory.set(id, bytes);
    }
    changed();
  }

  async function remove(id: string): Promise<void> {
    memory.delete(id);
    changed();
    progress.set(id, undefined);
    await store?.remove(id).catch(() => {});
  }

  return {
    get kind() {
      return memory.size === 0 ? "persistent" : "memory";
    },
    async add(file) {
      const id = `file-${newId()}${newId()}`;
      const kind = await kindOfFile(file);
      const type = (kind && mediaTypes[kind][0]) ?? ANY_BYTES;
      await keep(id, file.slice(0, file.size, type));
      return { id, name: file.name, size: file.size, type };
    },
    get: async (id) => memory.get(id) ?? (await store?.get(id).catch(() => undefined)),
    remove,
    removeIn(value) {
      for (const id of idsIn(value)) void remove(id);
    },
    sent: progress.get,
    sending: progress.set,
    follow: progress.follow,
    clear() {
      memory.clear();
      changed();
      progress.clear();
      void store?.clear().catch(() => {});
    },
  };
}

/** The sent part of each file. */
function createProgress() {
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listen of listeners) listen();
  };
  return {
    get: (id: string) => shares.get(id),
    set(id: string, share: number | undefined) {
      if (shares.get(id) === share) return;
      if (share === undefined) shares.delete(id);
      else shares.set(id, share);
      notify();
    },
    clear() {
      shares.clear();
      notify();
    },
    follow(listen: () => void) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** The ids of all handles in a value. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (isFileHandle(value)) return [value.id];
  return isJsonObject(value) ? Object.values(value).flatMap(idsIn) : [];
}
