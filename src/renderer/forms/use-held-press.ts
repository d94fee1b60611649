import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * A press that waits for pending work, such as storing a chosen file, or for options that are loading, and then counts
 * once. When the work fails, the press is dropped, and `giveUp` reports it.
 */
export function useHeldPress(submit: () => void, giveUp: () => void, isLoading: boolean) {
  const [pendingCount, setPendingCount] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const hasFailed = useRef(false);
  const mustWait = pendingCount > 0 || isLoading;
  const release = useEffectEvent(() => (hasFailed.current ? giveUp() : submit()));
  useEffect(() => {
    if (mustWait) return;
    if (isHeld) {
      setHeld(false);
      release();
    }
    hasFailed.current = false;
  }, [isHeld, mustWait]);
  return {
    isHeld,
    press: () => (mustWait ? setHeld(true) : submit()),
    /** Holds presses until the work is done; its result tells whether it succeeded. */
    holdFor: async (work: Promise<boolean>) => {
      setPendingCount((count) => count + 1);
      const isDone = await work.catch(() => false);
      if (!isDone) hasFailed.current = true;
      setPendingCount((count) => count - 1);
    },
  };
}
