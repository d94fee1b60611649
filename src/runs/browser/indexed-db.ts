/** Opens a database of one object store, made on first use. */
export async function openDatabase(indexedDB: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  return (await takeOpening(name)) ?? openNow(indexedDB, name, store);
}

/**
 * The database that the page's own script began to open before the app was loaded (tools/build/first-screen/gate.js).
 * It is taken once; undefined when it was refused.
 */
async function takeOpening(name: string): Promise<IDBDatabase | undefined> {
  const request: unknown = Reflect.get(globalThis, `opening ${name}`);
  if (request === undefined || !(request instanceof IDBOpenDBRequest)) return undefined;
  Reflect.deleteProperty(globalThis, `opening ${name}`);
  if (request.readyState === "pending") return answer(request).catch(() => undefined);
  return request.error === null ? request.result : undefined;
}

function openNow(indexedDB: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return answer(request);
}

/** A store, and the operation on it. */
export interface StoreUse {
  readonly database: string;
  readonly store: string;
  readonly mode: IDBTransactionMode;
}

/** Runs the operation in a transaction of its own; nothing stays open. Rejects when the browser refuses. */
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

/** The end of a transaction: only then its writes are stored. Rejects when the browser rolls it back. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB took it back."));
  });
}

/** The result of a request. */
export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused."));
  });
}
