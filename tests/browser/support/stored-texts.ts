import { expect, type Page } from "playwright/test";
import { createTextSeal } from "../../../src/runs/browser/text-seal.ts";

/** All texts that a tab stores, with sealed ones opened as the portal would. */
export const storedTexts = async (page: Page): Promise<string> => (await plainTexts(page)) + (await openedTexts(page));

/**
 * All that a tab keeps as text: both storages, the databases, the history entry, the address, cookies.
 * @param without keys of local storage that do not count
 */
export async function plainTexts(page: Page, without: readonly string[] = []): Promise<string> {
  const texts = await page.evaluate((keys) => {
    const local = Object.entries(localStorage).filter(([key]) => !keys.includes(key));
    return JSON.stringify([local, { ...sessionStorage }, history.state, location.href, document.cookie]);
  }, without);
  return texts + JSON.stringify(await storedValues(page));
}

/** The typed values that a tab stores, opened; empty if this browser has no key yet. */
export async function openedTexts(page: Page): Promise<string> {
  const { key, sealed } = await page.evaluate(readSealed);
  if (key.length === 0) return "";
  const seal = createTextSeal(new Uint8Array(key));
  return sealed.map((text) => seal.open(text)).join("\n");
}

/** Runs in the page: the bytes that its texts are sealed with (src/runs/browser/vault-key.ts), and those texts. */
async function readSealed(): Promise<{ key: number[]; sealed: string[] }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("portal-vault", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("keys");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const found = await new Promise<unknown>((resolve) => {
    const request = database.transaction("keys").objectStore("keys").get("texts");
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  if (!(found instanceof CryptoKey)) return { key: [], sealed: [] };
  const bytes = await crypto.subtle.sign("HMAC", found, new TextEncoder().encode("portal.texts"));
  const texts = Object.entries(localStorage).filter(([name]) => /^portal\.(?:run|draft)\./.test(name));
  return { key: [...new Uint8Array(bytes)], sealed: texts.map(([, text]) => text) };
}

/** Waits until the copy for a killed browser equals the page's storage: it is written a moment later. */
export async function copied(page: Page): Promise<void> {
  const isCopied = async () => {
    const localTexts = await page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => /^portal\.(?:run|draft)\./.test(name))
        .map(([, text]) => String(text)),
    );
    const copies = (await storedValues(page)).map(({ value }) => JSON.stringify(value));
    return localTexts.every((text) => copies.some((copy) => copy?.includes(JSON.stringify(text))));
  };
  await expect.poll(isCopied).toBe(true);
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
        const toPlainValue = (value: unknown) =>
          value instanceof CryptoKey ? { extractable: value.extractable } : value;
        found.push(...values.map((value) => ({ database: name, value: toPlainValue(value) })));
      }
      database.close();
    }
    return found;
  });
}
