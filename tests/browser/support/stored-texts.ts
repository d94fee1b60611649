import type { Page } from "playwright/test";

/**
 * All that a tab keeps as text: both storages, the databases, the history entry, the address, cookies.
 * @param without keys of local storage that do not count
 */
export async function storedTexts(page: Page, without: readonly string[] = []): Promise<string> {
  const texts = await page.evaluate((keys) => {
    const local = Object.entries(localStorage).filter(([key]) => !keys.includes(key));
    return JSON.stringify([local, { ...sessionStorage }, history.state, location.href, document.cookie]);
  }, without);
  return texts + JSON.stringify(await storedValues(page));
}

/** Everything in the databases of a site; of a key, whether it could be read out. */
export function storedValues(page: Page): Promise<readonly { database: string; value: unknown }[]> {
  return page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: { database: string; value: unknown }[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await result(database.transaction(store).objectStore(store).getAll());
        const told = (value: unknown) => (value instanceof CryptoKey ? { extractable: value.extractable } : value);
        found.push(...values.map((value) => ({ database: name, value: told(value) })));
      }
      database.close();
    }
    return found;
  });
}
