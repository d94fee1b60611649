import { useId, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The name that makes native radios one group. Absent in a prerendered page: before the script runs, a form would put
 * named values into the address.
 */
export function useGroupName(): string | undefined {
  const name = useId();
  return useSyncExternalStore(
    never,
    () => name,
    () => undefined,
  );
}
