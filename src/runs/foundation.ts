import { collectSubstitutes } from "../documents/flow-source.ts";
import { substituteFor } from "../engine/index.ts";
import { createRouteDocuments } from "./navigation/route-documents.ts";
import { createRouteTable } from "./navigation/route-table.ts";
import { createProblems } from "./network/problems.ts";
import type { PortalState } from "./portal.ts";
import type { PortalParts } from "./portal-parts.ts";
import { createPortalStore } from "./portal-state.ts";
import type { PortalPorts, PortalProblem } from "./ports.ts";
import { createFetchedDocuments } from "./release/fetched-documents.ts";
import { createKnownContract } from "./release/known-contract.ts";
import { createLibrary } from "./release/library.ts";
import { startLocale } from "./release/locale.ts";
import { createTexts } from "./release/texts.ts";
import { createContexts } from "./run/context.ts";
import { createDrafts } from "./run/drafts.ts";
import { createFiles } from "./run/files.ts";
import { createFramePosts } from "./run/frame-posts.ts";
import { createReceivedFiles } from "./run/received-files.ts";
import type { PortalScope } from "./run/rules.ts";
import { createProgrammes } from "./session/programmes.ts";
import { createSignInGeneration } from "./session/sign-in-generation.ts";
import { OWN_KEYS } from "./storage/own-keys.ts";
import { createSharedStorage } from "./storage/shared-storage.ts";
import { watchStorage, watchVault } from "./storage/storage.ts";
import { createStorageHealth } from "./storage/storage-health.ts";
import { createStoredRuns } from "./storage/stored-runs.ts";

/** The parts that need only the ports and each other, in this order. */
export type Foundation = Omit<PortalParts, "caller" | "expired" | "keep" | "takes" | "wentWithout"> & {
  /** Emits the loss when the history names a run, and the browser had cleared all that was stored. */
  missing(): void;
};

/** The listeners of the foundation. */
interface Listeners extends Pick<PortalParts, "emit"> {
  report(problem: PortalProblem): void;
  /** Stored answers cannot be restored. */
  lost(): void;
}

/** Builds the store, the storage and the documents. */
export function createFoundation(ports: PortalPorts, { report, emit, lost }: Listeners): Foundation {
  const { random = Math.random, randomText = () => newId() + newId(), ...used } = ports;
  const { release, timers } = used;
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
  const contract = createKnownContract(release);
  const library = createLibrary(release, fetched, () =>
    collectSubstitutes({ ...release, programmes: programmes.all() }),
  );
  const substituteScreen = (screen: string) => substituteFor("screens", screen, state());
  const documents = createRouteDocuments(release, { library, programmes, contract }, substituteScreen);
  return {
    ...used,
    ...{ emit, newId, randomText, problems, random, now: () => ports.clock.now() },
    ...{ store, state, setState, scope, context: createContexts(state) },
    ...{ storage, vault, storageHealth, shared, files },
    received: createReceivedFiles(newId, ports.saveFile),
    ...{ table, documents, programmes },
    posts: createFramePosts(),
    contract,
    texts: createTexts(release, library, programmes),
    drafts: createDrafts({ storage, timers }),
    stored: createStoredRuns({
      ...{ storage, release: release.hash, forgotten: files.removeIn, lost },
      keepsOthers: ports.releases !== undefined,
    }),
    signInGeneration: createSignInGeneration(storage, newId),
    missing: () => void (isEmpty && storage.kind === "persistent" && lost()),
  };
}
