import { fileType } from "./file-type.ts";
import type { FilePort } from "./portal.ts";
import type { FileStorePort } from "./ports.ts";

/** The files that customers chose, until they are sent. */
export interface Files extends FilePort {
  /** Deletes all of them. */
  clear(): void;
}

/**
 * Keeps the bytes in the browser's store, and in memory where it refuses: denied, full, or gone in mid-session.
 * What is in memory does not survive a reload.
 */
export function createFiles(store: FileStorePort | undefined, newId: () => string): Files {
  const memory = new Map<string, Blob>();

  return {
    async add(file) {
      const id = `file-${newId()}${newId()}`;
      const type = await fileType(file);
      const bytes = file.slice(0, file.size, type);
      try {
        if (store === undefined) memory.set(id, bytes);
        else await store.put(id, bytes);
      } catch {
        memory.set(id, bytes);
      }
      return { id, name: file.name, size: file.size, type };
    },
    get: async (id) => memory.get(id) ?? (await store?.get(id).catch(() => undefined)),
    async remove(id) {
      memory.delete(id);
      await store?.remove(id).catch(() => {});
    },
    clear() {
      memory.clear();
      void store?.clear().catch(() => {});
    },
  };
}
