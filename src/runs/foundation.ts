import { collectSubstitutes, listUnsafeCalls } from "../documents/flow-source.ts";
import { substituteFor } from "../engine/index.ts";
import { createPages } from "./navigation/pages.ts";
import { createRouteDocuments } from "./navigation/route-documents.ts";
import { createRouteTable } from "./navigation/route-table.ts";
import { createRunOnView } from "./navigation/run-on-view.ts";
import { createProblems } from "./network/problems.ts";
import type { PortalState } from "./portal.ts";
import { createPortalStore } from "./portal-state.ts";
import type { PortalPorts, PortalProblem } from "./ports.ts";
import { createFetchedDocuments } from "./release/fetched-documents.ts";
import { createLibrary } from "./release/library.ts";
import { startLocale } from "./release/locale.ts";
import { createTexts } from "./release/texts.ts";
import { createDrafts } from "./run/drafts.ts";
import { createFiles } from "./run/files.ts";
import type { PortalScope } from "./run/rules.ts";
import { createRunHistory } from "./run/run-history.ts";
import { createProgrammes } from "./session/programmes.ts";
import { createSignInGeneration } from "./session/sign-in-generation.ts";
import { OWN_KEYS } from "./storage/own-keys.ts";
import { createSharedStorage } from "./storage/shared-storage.ts";
import { watchStorage, watchVault } from "./storage/storage.ts";
import { createStorageHealth } from "./storage/storage-health.ts";
import { createStoredRuns } from "./storage/stored-runs.ts";

/** The parts of a portal that need only the ports and each other in this order. */
export type Foundation = ReturnType<typeof createFoundation>;

/** What the parts tell, once there is somebody to be told. */
export interface FoundationListeners {
  report(problem: PortalProblem): void;
  /** The system event `storage.memory` or `storage.persistent`. */
  emit(event: string): void;
  /** Answers that were kept cannot be brought back. */
  lost(): void;
}

/** Builds store, storage, documents and pages. */
export function createFoundation(ports: PortalPorts, { report, emit, lost }: FoundationListeners) {
  const { release, timers, random = Math.random } = ports;
  const newId = () => random().toString(36).slice(2, 12).padEnd(10, "0");
  const storage = watchStorage(ports.storage, () => storageHealth.refresh());
  const vault = watchVault(ports.vault, () => storageHealth.refresh());
  const files = createFiles(ports.files, newId, () => storageHealth.refresh());
  const storageHealth = createStorageHealth(
    () => [storage, vault, files],
    (storageKind, event) => {
      setState({ storageKind });
      emit(event);
    },
  );
  const isEmpty = !storage.keys().some((key) => key.startsWith(OWN_KEYS));
  const shared = createSharedStorage(storage, release.client.storage);
  const store = createPortalStore({
    release,
    shared,
    locale: startLocale(release, storage),
    storageKind: storageHealth.kind(),
    isOnline: ports.lifecycle?.isOnline() ?? true,
  });
  const state = () => store.getState();
  const setState = (part: Partial<PortalState>) => store.setState(part);
  const scope = (): PortalScope => ({
    client: release.client,
    session: state().session.values,
    storage: state().storage,
  });
  const problems = createProblems(random, report);
  const table = createRouteTable(release.routes, release.client);
  const fetched = createFetchedDocuments(release.preloaded, ports.load);
  const programmes = createProgrammes(release, fetched);
  const library = createLibrary(release, fetched, () =>
    collectSubstitutes({ ...release, programmes: programmes.all() }),
  );
  const substituteScreen = (screen: string) => substituteFor("screens", screen, state());
  const documents = createRouteDocuments(release, { library, programmes }, substituteScreen);
  const common = { release, storage, store, state, setState, scope, problems, table, documents };
  const pages = createPages(common);
  const view = createRunOnView({ pages, history: createRunHistory(ports.history), state });
  return {
    ...common,
    programmes,
    releases: ports.releases,
    unsafeCalls: listUnsafeCalls(release),
    newId,
    shared,
    pages,
    view,
    texts: createTexts(release, library, programmes),
    drafts: createDrafts({ storage, timers }),
    stored: createStoredRuns({
      ...{ storage, release: release.hash, forgotten: files.removeIn, lost },
      keepsOthers: ports.releases !== undefined,
    }),
    signInGeneration: createSignInGeneration(storage, newId),
    files,
    vault,
    storageHealth,
    /** A run that the history names is nowhere: where nothing else is kept either, the browser cleared it all. */
    missing: () => void (isEmpty && storage.kind === "persistent" && lost()),
  };
}
