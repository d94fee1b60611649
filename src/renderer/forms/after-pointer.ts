import { useEffect, useMemo } from "react";

/**
 * Runs something at once, or, while a pointer is down, after its click has arrived. A message that appears when a field
 * is left would otherwise move the button away from under the finger.
 */
export function useAfterPointer(): (run: () => void) => void {
  const pointer = useMemo(createPointer, []);
  useEffect(() => pointer.watch(document), [pointer]);
  return pointer.after;
}

function createPointer() {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    });
  };
  return {
    after(run: () => void) {
      if (isDown) waiting.push(run);
      else run();
    },
    watch(target: Document) {
      target.addEventListener("pointerdown", press, true);
      target.addEventListener("pointerup", release, true);
      target.addEventListener("pointercancel", release, true);
      return () => {
        target.removeEventListener("pointerdown", press, true);
        target.removeEventListener("pointerup", release, true);
        target.removeEventListener("pointercancel", release, true);
      };
    },
  };
}
