import { substitutesOf, unsafeCallsOf } from "../documents/release/flow-source.ts";
import { substituteFor } from "../engine/index.ts";
import { createDrafts } from "./drafts.ts";
import { createEpoch } from "./epoch.ts";
import { createFetchedDocuments } from "./fetched-documents.ts";
import { createFiles } from "./files.ts";
import { createKeeping } from "./keeping.ts";
import { createLibrary } from "./library.ts";
import { startLocale } from "./locale.ts";
import { OWN_KEYS } from "./own-keys.ts";
import { createPages } from "./pages.ts";
import type { PortalState } from "./portal.ts";
import { createPortalStore } from "./portal-state.ts";
import type { PortalPorts, PortalProblem } from "./ports.ts";
import { createProblems } from "./problems.ts";
import { createProgrammes } from "./programmes.ts";
import { createRouteDocuments } from "./route-documents.ts";
import { createRouteTable } from "./route-table.ts";
import type { HostScope } from "./rules.ts";
import { createRunHistory } from "./run-history.ts";
import { createRunOnView } from "./run-on-view.ts";
import { createSharedStorage } from "./shared-storage.ts";
import { watchStorage, watchVault } from "./storage.ts";
import { createStoredRuns } from "./stored-runs.ts";
import { createTexts } from "./texts.ts";

/** The parts of a portal that need only the ports and each other in this order. */
export type Foundation = ReturnType<typeof createFoundation>;

/** What the parts tell, once there is somebody to be told. */
export interface FoundationEars {
  report(problem: PortalProblem): void;
  /** The system event `storage.memory` or `storage.persistent`. */
  tell(event: string): void;
  /** Answers that were kept cannot be brought back. */
  lost(): void;
}

/** Builds store, storage, documents and pages. */
export function createFoundation(ports: PortalPorts, { report, tell, lost }: FoundationEars) {
  const { release, timers, random = Math.random } = ports;
  const newId = () => random().toString(36).slice(2, 12).padEnd(10, "0");
  const storage = watchStorage(ports.storage, () => keeping.look());
  const vault = watchVault(ports.vault, () => keeping.look());
  const files = createFiles(ports.files, newId, () => keeping.look());
  const keeping = createKeeping(
    () => [storage, vault, files],
    (storageKind, event) => {
      setState({ storageKind });
      tell(event);
    },
  );
  const isEmpty = !storage.keys().some((key) => key.startsWith(OWN_KEYS));
  const shared = createSharedStorage(storage, release.client.storage);
  const store = createPortalStore({
    release,
    shared,
    locale: startLocale(release, storage),
    storageKind: keeping.kind(),
    isOnline: ports.lifecycle?.isOnline() ?? true,
  });
  const state = () => store.getState();
  const setState = (part: Partial<PortalState>) => store.setState(part);
  const scope = (): HostScope => ({
    client: release.client,
    session: state().session.values,
    storage: state().storage,
  });
  const problems = createProblems(random, report);
  const table = createRouteTable(release.routes, release.client);
  const fetched = createFetchedDocuments(release.preloaded, ports.load);
  const programmes = createProgrammes(release, fetched);
  const library = createLibrary(release, fetched, () => substitutesOf({ ...release, programmes: programmes.all() }));
  const standIn = (screen: string) => substituteFor("screens", screen, state());
  const documents = createRouteDocuments(release, { library, programmes }, standIn);
  const common = { release, storage, store, state, setState, scope, problems, table, documents };
  const pages = createPages(common);
  const view = createRunOnView({ pages, history: createRunHistory(ports.history), state });
  return {
    ...common,
    programmes,
    releases: ports.releases,
    unsafeCalls: unsafeCallsOf(release),
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
    epoch: createEpoch(storage, newId),
    files,
    vault,
    keeping,
    /** A run that the history names is nowhere: where nothing else is kept either, the browser cleared it all. */
    missing: () => void (isEmpty && storage.kind === "persistent" && lost()),
  };
}
