/** Thrown through a computation that exceeds its budget. */
export class TooMuchWork extends Error {
  /** The file that was being read. */
  at?: string;
}

/** Work that was stopped before it had a result. */
export type Stopped = Pick<TooMuchWork, "at">;

let left = Number.POSITIVE_INFINITY;

/** Counts work: one for each value that is read or found, one for each step of a search. */
export function spend(units = 1): void {
  left -= units;
  if (left < 0) throw new TooMuchWork();
}

/** Runs a function; reports when it was stopped because it exceeded the budget. */
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

/** Runs a function; a stop inside it is reported with this file. */
export function lookingAt<Found>(path: string, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooMuchWork) error.at ??= path;
    throw error;
  }
}
