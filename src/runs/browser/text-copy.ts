import type { CopiedText, TextCopyPort } from "../ports.ts";
import { answer, inStore } from "./indexed-db.ts";

const DATABASE = "portal-texts";
const STORE = "texts";

/**
 * Texts in IndexedDB, by key. A browser that is killed keeps what a finished transaction wrote (Indexed Database API 3.0,
 * durability "relaxed": handed to the operating system).
 */
export function createTextCopy(indexedDB: () => IDBFactory): TextCopyPort {
  const use = async <Value>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<Value>) =>
    inStore(indexedDB(), { database: DATABASE, store: STORE, mode }, act);

  return {
    read: () =>
      use("readonly", async (store) => {
        const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer<unknown[]>(store.getAll())]);
        return new Map(keys.flatMap((key, at) => readEntry(key, values[at])));
      }),
    write: (changes) =>
      use("readwrite", async (store) => {
        await Promise.all([...changes].map(([key, change]) => putUnlessOlder(store, key, change)));
      }),
    remove: (keys) =>
      use("readwrite", async (store) => {
        await Promise.all(keys.map((key) => answer(store.delete(key))));
      }),
  };
}

/** Another tab may have written a later text sooner. */
async function putUnlessOlder(store: IDBObjectStore, key: string, change: CopiedText): Promise<void> {
  const [[, known] = []] = readEntry(key, await answer<unknown>(store.get(key)));
  if (known === undefined || known.at <= change.at) await answer(store.put(change, key));
}

function readEntry(key: IDBValidKey, value: unknown): [string, CopiedText][] {
  if (typeof key !== "string" || typeof value !== "object" || value === null || !("at" in value)) return [];
  const text = "text" in value ? value.text : undefined;
  if (typeof value.at !== "number" || (text !== undefined && typeof text !== "string")) return [];
  return [[key, text === undefined ? { at: value.at } : { at: value.at, text }]];
}
