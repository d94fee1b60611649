/** Opens a database of one object store, made on first use. */
export function openDatabase(indexedDB: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return answer(request);
}

/** A store, and what is to be done in it. */
export interface StoreUse {
  readonly database: string;
  readonly store: string;
  readonly mode: IDBTransactionMode;
}

/** Acts in a transaction of its own, and ends with it; nothing stays open. Rejects where the browser refuses. */
export async function inStore<Value>(
  indexedDB: IDBFactory,
  { database: name, store, mode }: StoreUse,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(indexedDB, name, store);
  try {
    const transaction = database.transaction(store, mode);
    const [value] = await Promise.all([act(transaction.objectStore(store)), completed(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

/** The end of a transaction: what was written is kept then, and not before. Rejects where the browser takes it back. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB took it back."));
  });
}

/** What a request gives. */
export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused."));
  });
}
