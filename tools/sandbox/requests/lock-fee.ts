import type { FoundRequest } from "./find-request.ts";
import { isConverted } from "./hand-over-limits.ts";

/**
 * The incidents whose device comes back after another was sent, so it must be unlocked: specification, section 4. A lost
 * device (`Replacement`) cannot be unlocked.
 */
const EXCHANGES: readonly string[] = ["Swap", "Malfunction", "Malfunction-IW"];

/** The incident whose fee is due for a device that comes back locked. */
export const LOCK_FEE = "Replacement";

/** Whether a request is of an exchange whose device is locked: it is refused, or costs the fee of `LOCK_FEE` too. */
export const isLockedExchange = (found: FoundRequest): boolean =>
  found.device?.finderIsOn === true && (EXCHANGES.includes(found.request.incident ?? "") || isConverted(found));
