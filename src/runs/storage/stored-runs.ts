import { isJsonObject } from "../../documents/json.ts";
import type { StoragePort } from "../ports.ts";
import { DRAFT_KEYS, RUN_KEYS } from "./own-keys.ts";
import { readStoredRun, type StoredRun } from "./stored-run.ts";

/** The storage key of the draft of one form of a run. */
export const draftKey = (runId: string, formId: string): string => `${DRAFT_KEYS}${runId}~${formId}`;

/** A stored draft of a form; undefined when it cannot be read. */
export function readDraft(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The runs in the storage, at most one for each flow, key and customer. */
export interface StoredRuns {
  /** What `setLeft` said of a run that is over stays. */
  save(run: StoredRun): void;
  /** A wanted run that this customer (undefined: a visitor) may continue. Unreadable runs are removed. */
  find(isWanted: (run: StoredRun) => boolean, subject: string | undefined): StoredRun | undefined;
  /** As `find`, of the runs that began on another release. */
  findOther: StoredRuns["find"];
  isOver(runId: string): boolean;
  /** Whether the customer saw the end of a run and left. */
  isLeft(runId: string): boolean;
  /** The customer left a run on view, or is back on it; counts for a run that is over. */
  setLeft(runId: string, isLeft: boolean): void;
  /** Deletes a run and its drafts. */
  remove(runId: string): void;
  /** Deletes the runs of a release that is gone. */
  removeRelease(release: string): void;
  /** Deletes the runs of every other customer; a visitor's stay. */
  removeOthers(subject: string): void;
  /** Deletes every run and every draft. */
  removeAll(): void;
}

/** The wanted runs, the handling of others, and the listeners. */
export interface StoredRunsOptions {
  readonly storage: StoragePort;
  readonly release: string;
  /** Whether runs of other releases can be continued; else they are removed. */
  readonly keepsOthers?: boolean;
  /** Called with the drafts of a run that is removed. */
  readonly forgotten?: (draft: unknown) => void;
  /** Stored answers cannot be restored: they cannot be read, or are of a release that is gone. */
  readonly lost?: () => void;
}

/** The runs of one release in the storage. */
export function createStoredRuns({
  storage,
  release,
  keepsOthers = false,
  forgotten = () => {},
  lost = () => {},
}: StoredRunsOptions): StoredRuns {
  const runKeys = () => storage.keys().filter((key) => key.startsWith(RUN_KEYS));

  const draftKeys = (runId: string) => storage.keys().filter((key) => key.startsWith(draftKey(runId, "")));

  function remove(runId: string): void {
    storage.remove(RUN_KEYS + runId);
    for (const key of draftKeys(runId)) {
      forgotten(readDraft(storage.get(key)));
      storage.remove(key);
    }
  }

  /** Whether a run of another release has advanced beyond its first, empty screen. */
  function hasAnswers({ snapshot }: StoredRun): boolean {
    return snapshot.path.length > 1 || draftKeys(snapshot.run).length > 0;
  }

  function readOrRemove(key: string): StoredRun | undefined {
    const runId = key.slice(RUN_KEYS.length);
    const run = readStoredRun(storage.get(key));
    const isWhole = run !== undefined && run.snapshot.run === runId;
    if (isWhole && (keepsOthers || isOwn(run))) return run;
    if (!isWhole || hasAnswers(run)) lost();
    remove(runId);
    return undefined;
  }

  /** Unreadable drafts of a run are removed, so that the loss is reported once. */
  function removeBrokenDrafts(runId: string): void {
    const broken = draftKeys(runId).filter((key) => readDraft(storage.get(key)) === undefined);
    for (const key of broken) storage.remove(key);
    if (broken.length > 0) lost();
  }

  const isOwn = (run: StoredRun) => run.snapshot.release === release;
  const all = () => runKeys().flatMap((key) => readOrRemove(key) ?? []);
  const isFor = (subject: string | undefined) => (run: StoredRun) =>
    run.subject === undefined || run.subject === subject;

  const read = (runId: string) => readStoredRun(storage.get(RUN_KEYS + runId));
  const write = (run: StoredRun) => storage.set(RUN_KEYS + run.snapshot.run, JSON.stringify(run));
  const isLeft = (runId: string) => read(runId)?.isLeft === true;

  return {
    save: (run) => write(run.isOver === true && isLeft(run.snapshot.run) ? { ...run, isLeft: true } : run),
    isLeft,
    isOver: (runId) => read(runId)?.isOver === true,
    setLeft(runId, hasLeft) {
      const run = read(runId);
      if (run?.isOver === true && (run.isLeft === true) !== hasLeft) write({ ...run, isLeft: hasLeft });
    },
    find(isWanted, subject) {
      const found = all()
        .filter(isFor(subject))
        .find((run) => isOwn(run) && isWanted(run));
      if (found !== undefined) removeBrokenDrafts(found.snapshot.run);
      return found;
    },
    findOther: (isWanted, subject) =>
      all()
        .filter(isFor(subject))
        .find((run) => !isOwn(run) && isWanted(run)),
    remove,
    removeRelease(gone) {
      for (const { snapshot } of all()) if (snapshot.release === gone) remove(snapshot.run);
    },
    removeOthers(subject) {
      for (const run of all()) if (!isFor(subject)(run)) remove(run.snapshot.run);
    },
    removeAll() {
      for (const key of storage.keys()) if (key.startsWith(RUN_KEYS) || key.startsWith(DRAFT_KEYS)) storage.remove(key);
    },
  };
}
