import type { Page } from "playwright/test";

/** A browser that denies its storage: to look at it throws, and no database opens. To be put into a page as a script. */
export function denyStorage(): void {
  const deny = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
  IDBFactory.prototype.open = deny;
}

/** A browser without space: it refuses texts, and its database aborts writes. A script for a page. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  };
}

/** A browser whose databases open after 4 seconds, as on a busy phone. A script for a page. */
export function openLate(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version);
    const set = (listen: () => void) => request.addEventListener("success", () => setTimeout(listen, 4000));
    return Object.defineProperty(request, "onsuccess", { set });
  };
}

/** Cuts every text that the portal stores, and empties the copy in the database. */
export const cutStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    indexedDB.deleteDatabase("portal-texts");
    for (const area of [localStorage, sessionStorage]) {
      for (const [key, text] of Object.entries(area)) area.setItem(key, text.slice(0, text.length / 2));
    }
  });

/** The browser clears all that it keeps for this site. */
export const clearStorage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
