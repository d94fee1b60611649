import { computed } from "@preact/signals-core";
import { isSame } from "./same.ts";
import { spend, TooMuchWork } from "./work.ts";

/**
 * Returns a function that returns `find()`, and calls `find` again only when a signal or derived value that it read has
 * changed. An equal result keeps the old value, so that its readers stay valid. An error is thrown to every reader
 * until something changes; a computation that was stopped over its budget starts again at the next read.
 */
export function derived<Value>(find: () => Value): () => Value {
  let last: Value;
  let isStopped = false;
  const update = () => {
    isStopped = false;
    try {
      const found = find();
      if (!isSame(last, found)) last = found;
      return last;
    } catch (error) {
      isStopped = error instanceof TooMuchWork;
      throw error;
    }
  };
  let value = computed(update);
  return () => {
    spend();
    if (isStopped) value = computed(update);
    return value.value;
  };
}
