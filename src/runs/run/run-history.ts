import type { HistoryEntry, HistoryPort } from "../ports.ts";

/** Keeps the browser's history entries and a run's screens in step. */
export interface RunHistory {
  /**
   * The run came on view, or the browser moved: returns the index that the browser wants, if it differs. `path`: of the
   * screen; undefined for the present one.
   */
  enter(runId: string, index: number, path: string | undefined): number | undefined;
  /** The run moved to another of its screens by itself, or to another path. */
  moved(runId: string, index: number, path: string | undefined): void;
  /** The run is not where the browser went: back to its entry. */
  refuse(index: number): void;
  /** No run is on view. */
  leave(): void;
}

/** Entries `{ run, index, base }`, one for each screen of a run, at the address of the screen or of the journey. */
export function createRunHistory(history: HistoryPort): RunHistory {
  /** The entry of the screen on view. */
  let shown: HistoryEntry | undefined;
  /** The last handled location; each is handled once. */
  let seen: string | undefined;

  function mark(entry: HistoryEntry, write: (entry: HistoryEntry) => void): void {
    shown = entry;
    write(entry);
  }
  const replaceAt = (path: string | undefined) => (entry: HistoryEntry) => history.replace(path, entry);

  function step(from: number, entry: HistoryEntry, path: string | undefined): void {
    const { index, base } = entry;
    shown = index < base ? { ...entry, base: index } : entry;
    if (index < base) history.replace(path, shown);
    else if (index < from) history.go(index - from);
    else for (let next = from + 1; next <= index; next++) history.push(path, { ...entry, index: next });
  }

  return {
    enter(run, index, path) {
      const location = history.location();
      const here = JSON.stringify(location);
      const isNew = here !== seen || shown?.run !== run;
      seen = here;
      if (!isNew) return undefined;
      const { entry } = location;
      if (entry?.run !== run) {
        mark({ run, index, base: index }, replaceAt(path));
        return undefined;
      }
      shown = entry;
      return entry.index === index ? undefined : entry.index;
    },
    moved(run, index, path) {
      if (shown === undefined || shown.run !== run) return;
      if (shown.index !== index) step(shown.index, { ...shown, index }, path);
      else if (path !== undefined) mark(shown, replaceAt(path));
    },
    refuse(index) {
      if (shown === undefined || shown.index === index) return;
      const delta = index - shown.index;
      shown = { ...shown, index };
      history.go(delta);
    },
    leave() {
      shown = undefined;
    },
  };
}
