import { isJsonObject } from "../documents/json.ts";
import type { StoragePort } from "./ports.ts";
import { readStoredRun, type StoredRun } from "./stored-run.ts";

const RUNS = "portal.run.";
const DRAFTS = "portal.draft.";

/** The storage key of what is typed into one form of a run. */
export const draftKey = (runId: string, formId: string): string => `${DRAFTS}${runId}~${formId}`;

/** What was typed into a form, as it is stored; undefined for what cannot be read. */
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
  save(run: StoredRun): void;
  /** A run that is wanted and that this customer (undefined: a visitor) may go on with. What cannot be read is removed. */
  find(isWanted: (run: StoredRun) => boolean, subject: string | undefined): StoredRun | undefined;
  /** Forgets a run and what was typed in it. */
  remove(runId: string): void;
  /** Forgets the runs of every customer but this one; a visitor's stay. */
  removeOthers(subject: string): void;
  /** Forgets every run and everything typed. */
  removeAll(): void;
}

/** The runs of one release in the storage; what was typed in a run that is removed is handed out first. */
export function createStoredRuns(
  storage: StoragePort,
  release: string,
  forgotten: (draft: unknown) => void = () => {},
): StoredRuns {
  const runKeys = () => storage.keys().filter((key) => key.startsWith(RUNS));

  function remove(runId: string): void {
    storage.remove(RUNS + runId);
    for (const key of storage.keys().filter((one) => one.startsWith(draftKey(runId, "")))) {
      forgotten(readDraft(storage.get(key)));
      storage.remove(key);
    }
  }

  function readOrRemove(key: string): StoredRun | undefined {
    const run = readStoredRun(storage.get(key), release);
    if (run === undefined || run.snapshot.run !== key.slice(RUNS.length)) {
      remove(key.slice(RUNS.length));
      return undefined;
    }
    return run;
  }

  return {
    save: (run) => storage.set(RUNS + run.snapshot.run, JSON.stringify(run)),
    find(isWanted, subject) {
      const runs = runKeys().flatMap((key) => readOrRemove(key) ?? []);
      return runs.find((run) => isWanted(run) && (run.subject === undefined || run.subject === subject));
    },
    remove,
    removeOthers(subject) {
      for (const run of runKeys().map(readOrRemove)) {
        if (run?.subject !== undefined && run.subject !== subject) remove(run.snapshot.run);
      }
    },
    removeAll() {
      for (const key of storage.keys()) if (key.startsWith(RUNS) || key.startsWith(DRAFTS)) storage.remove(key);
    },
  };
}
