/** Thrown through whatever is being found once it costs more than it may. */
export class TooMuchWork extends Error {
  /** The file that was being looked at. */
  at?: string;
}

/** Work that was stopped before it gave anything. */
export type Stopped = Pick<TooMuchWork, "at">;

let left = Number.POSITIVE_INFINITY;

/** Counts work: one for each value that is read or found, one for each step of a search. */
export function spend(units = 1): void {
  left -= units;
  if (left < 0) throw new TooMuchWork();
}

/** What a function gives; or that it was stopped, where it costs more work than it may. */
export function withinWork<Found>(most: number, find: () => Found): { readonly found: Found } | Stopped {
  const before = left;
  left = most;
  try {
    return { found: find() };
  } catch (error) {
    if (error instanceof TooMuchWork) return error;
    throw error;
  } finally {
    left = before;
  }
}

/** What a function gives; work that is stopped in it is known to have been stopped at a file. */
export function lookingAt<Found>(path: string, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooMuchWork) error.at ??= path;
    throw error;
  }
}
