import { folderStore } from "./folder-store.ts";
import type { Store } from "./store.ts";

/** The arguments that name a store, as citty has them. */
export const storeArguments = {
  store: { type: "string", description: "The store: a folder; PORTAL_STORE when absent" },
} as const;

/** The store that a person names. @throws where none is named */
export function openStore(named: string | undefined): Store {
  const place = named ?? process.env.PORTAL_STORE ?? "";
  if (place === "") throw new Error("Which store? Name a folder, or set PORTAL_STORE.");
  return folderStore(place);
}
