import { mediaTypes } from "../../documents/file-kinds.ts";
import { kindOfFile } from "../../documents/file-type.ts";
import { isJsonObject } from "../../documents/json.ts";
import type { FileSource } from "../../operations/index.ts";
import { isFileHandle } from "../../ports/file-handle.ts";
import type { FilePort } from "../../ports/screen-port.ts";
import type { FileStorePort, StorageKind } from "../ports.ts";

/** The files that customers chose, until they are sent. */
export interface Files extends FilePort, FileSource {
  /** `memory` while a file waits that the browser did not keep. */
  readonly kind: StorageKind;
  /** Deletes those whose handles are somewhere in a value, such as the drafts of a run that is over. */
  removeIn(value: unknown): void;
  /** Deletes all of them. */
  clear(): void;
}

/** What nothing is known of. */
const ANY_BYTES = "application/octet-stream";

/**
 * Keeps the bytes in the browser's store, and in memory where it refuses: denied, full, or gone in mid-session.
 * What is in memory does not survive a reload.
 * @param changed hears that the kind may have changed
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

/** How much of each file was sent. */
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
