/** Opens a database of one object store, made on first use. */
export function openDatabase(indexedDB: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return answer(request);
}

/** What a request gives. */
export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused."));
  });
}
