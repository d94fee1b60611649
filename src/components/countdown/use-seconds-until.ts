import { useEffect, useEffectEvent, useState } from "react";

/**
 * Whole seconds until an instant, counted on the device's monotonic clock from `now`, so that a wrong or changed device
 * clock has no effect. Calls `onEnded` once for each instant.
 */
export function useSecondsUntil(until: string, now: string | undefined, onEnded: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(now, until));
  const ended = useEffectEvent(onEnded);
  // `now` is read when `until` changes: a later one has no new information.
  const atStart = useEffectEvent(() => secondsBetween(now, until) * 1000);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new instant starts a new count.
  useEffect(() => {
    const due = performance.now() + atStart();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = due - performance.now();
      setSeconds(Math.max(0, Math.ceil(left / 1000)));
      if (left <= 0) ended();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return seconds;
}

function secondsBetween(now: string | undefined, until: string): number {
  const from = now === undefined ? Date.now() : Date.parse(now);
  const left = (Date.parse(until) - from) / 1000;
  return Number.isFinite(left) ? Math.max(0, Math.ceil(left)) : 0;
}
