import type { FileStorePort } from "../ports.ts";
import { answer, inStore } from "./indexed-db.ts";

const DATABASE = "portal-files";
const STORE = "files";

/** The bytes of files in IndexedDB, by id. Each method rejects when the browser refuses. */
export function createFileStore(indexedDB: () => IDBFactory): FileStorePort {
  const use = async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => inStore(indexedDB(), { database: DATABASE, store: STORE, mode }, (store) => answer(act(store)));

  return {
    put: async (id, bytes) => {
      // Some browsers store no Blob in a private window, but they store bytes.
      const record = { bytes: await bytes.arrayBuffer(), type: bytes.type };
      await use("readwrite", (store) => store.put(record, id));
    },
    get: async (id) => readBlob(await use<unknown>("readonly", (store) => store.get(id))),
    remove: (id) => use("readwrite", (store) => store.delete(id)),
    clear: () => use("readwrite", (store) => store.clear()),
  };
}

function readBlob(record: unknown): Blob | undefined {
  if (typeof record !== "object" || record === null || !("bytes" in record) || !("type" in record)) return undefined;
  const { bytes, type } = record;
  return bytes instanceof ArrayBuffer && typeof type === "string" ? new Blob([bytes], { type }) : undefined;
}
