import type { HistoryEntry, HistoryPort } from "../ports.ts";

/** Keeps the browser's history entries and a run's screens in step. */
export interface RunHistory {
  /** The run came on view, or the browser moved: returns the index that the browser wants, if it differs. */
  enter(runId: string, index: number): number | undefined;
  /** The run moved to another of its screens by itself. */
  moved(runId: string, index: number): void;
  /** The run is not where the browser went: back to its entry. */
  refuse(index: number): void;
  /** No run is on view. */
  leave(): void;
}

/** Entries `{ run, index, base }` at the same address, one for each screen of a run. */
export function createRunHistory(history: HistoryPort): RunHistory {
  /** The entry of the screen on view. */
  let shown: HistoryEntry | undefined;
  /** The last handled location; each is handled once. */
  let seen: string | undefined;

  function mark(entry: HistoryEntry, write: (entry: HistoryEntry) => void): void {
    shown = entry;
    write(entry);
  }
  const replace = (entry: HistoryEntry) => history.replace(undefined, entry);
  const push = (entry: HistoryEntry) => history.push(undefined, entry);

  return {
    enter(run, index) {
      const location = history.location();
      const here = JSON.stringify(location);
      const isNew = here !== seen || shown?.run !== run;
      seen = here;
      if (!isNew) return undefined;
      const { entry } = location;
      if (entry?.run !== run) {
        mark({ run, index, base: index }, replace);
        return undefined;
      }
      shown = entry;
      return entry.index === index ? undefined : entry.index;
    },
    moved(run, index) {
      if (shown === undefined || shown.run !== run || shown.index === index) return;
      const { index: from, base } = shown;
      if (index < base) return mark({ run, index, base: index }, replace);
      shown = { run, index, base };
      if (index < from) return history.go(index - from);
      for (let next = from + 1; next <= index; next++) push({ run, index: next, base });
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
