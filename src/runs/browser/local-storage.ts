import type { StoragePort } from "../ports.ts";
import { createStorage } from "../storage.ts";

/** The browser's local storage; memory where it is denied or full. */
export function localStoragePort(): StoragePort {
  return createStorage(() => window.localStorage);
}
