import { addressOf } from "./address-secrets.ts";
import type { HistoryPort, Whereabouts } from "./ports.ts";

/** The page that a reload led away from, until the customer is back on it. */
export interface LeftPage {
  /** The present address is left. */
  leave(): void;
  /** Another page is there: says once that the customer was somewhere else. */
  tell(): void;
  /** Goes back there, to the screen of the run that was on view; without such a page, nowhere. */
  goBack(): void;
}

/** @param told hears that there is a page to go back to */
export function createLeftPage(history: HistoryPort, told: () => void): LeftPage {
  let left: Whereabouts | undefined;
  let isUntold = false;
  return {
    leave() {
      left = history.location();
      isUntold = true;
    },
    tell() {
      if (isUntold) told();
      isUntold = false;
    },
    goBack() {
      const at = left;
      left = undefined;
      if (at !== undefined)
        history.push(addressOf(at.path, at.query), at.entry && { ...at.entry, base: at.entry.index });
    },
  };
}
