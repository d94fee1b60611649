import { useEffect, useState } from "react";

type Days = typeof import("./days.ts");

/** The reckoning of calendars, loaded when a day is first asked for; until it is there, what is typed stands as typed. */
export function useDays(): Days | undefined {
  const [days, setDays] = useState<Days>();
  useEffect(() => {
    let isGone = false;
    // A chunk that does not come leaves the day as typed; the server judges it.
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
