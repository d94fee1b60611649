import { createStore, type StoreApi } from "zustand/vanilla";
import type { Release } from "../documents/release.ts";
import type { PortalState } from "./portal.ts";
import { languageOf } from "./release/locale.ts";
import { signedOut } from "./session/session.ts";
import type { SharedStorage } from "./storage/shared-storage.ts";

/** Whether the run is on view and waits for a call. */
export const isRunBusy = ({ page, shell }: PortalState, runId: string): boolean =>
  [page, ...Object.values(shell)].some((one) => "view" in one && one.runId === runId && one.view.isBusy);

/** The initial store of a portal. */
export function createPortalStore(of: {
  release: Release;
  locale: string;
  shared: SharedStorage;
  storageKind: PortalState["storageKind"];
  isOnline: boolean;
}): StoreApi<PortalState> {
  return createStore<PortalState>()(() => ({
    locale: of.locale,
    ...languageOf(of.release, of.locale),
    languageNames: Object.fromEntries(Object.entries(of.release.languages).map(([tag, { name }]) => [tag, name])),
    client: of.release.client,
    texts: {},
    programmeTexts: {},
    session: signedOut,
    storage: of.shared.read(),
    page: { kind: "loading" },
    shell: {},
    storageKind: of.storageKind,
    isOnline: of.isOnline,
  }));
}
