import { useEffect, useState } from "react";

type Days = typeof import("./days.ts");

/** The calendar code, loaded when a day is first asked for; until then, the input stays as typed. */
export function useDays(): Days | undefined {
  const [days, setDays] = useState<Days>();
  useEffect(() => {
    let isGone = false;
    // When the chunk fails to load, the day stays as typed; the server checks it.
    import("./days.ts").then(
      (loaded) => isGone || setDays(loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return days;
}
