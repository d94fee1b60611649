import { useEffect, useState } from "react";

/**
 * A value once it has stayed unchanged for a while, so that a screen reader announces a counter at a pause and not at
 * each key.
 */
export function useSettled(value: string | undefined, afterMs: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
