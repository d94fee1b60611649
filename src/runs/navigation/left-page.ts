import type { HistoryPort, Whereabouts } from "../ports.ts";
import { formatAddress } from "./address-secrets.ts";

/** The page that a reload led away from, until the customer is back on it or goes elsewhere. */
export interface LeftPage {
  /** The present address is left. */
  leave(): void;
  /** The page that it led to is loaded anew: the way back is still there. */
  stay(): void;
  /** Another page is there: says once that the customer was somewhere else. Whoever goes on from there is not led back. */
  enterAnotherPage(): void;
  /** Goes back there, to the screen of the run that was on view; without such a page, nowhere. */
  goBack(): void;
}

/** What it needs of the portal. */
export interface LeftPageDependencies {
  readonly history: HistoryPort;
  /** Keeps the page over a reload; undefined forgets it. */
  keep(left: Whereabouts | undefined): void;
  storedPage(): Whereabouts | undefined;
  /** Hears that there is a page to go back to. */
  returnOffered(): void;
}

export function createLeftPage({ history, keep, storedPage, returnOffered }: LeftPageDependencies): LeftPage {
  let left: Whereabouts | undefined;
  let isUnannounced = false;

  function set(next: Whereabouts | undefined): void {
    left = next;
    isUnannounced = next !== undefined;
    keep(next);
  }

  return {
    leave: () => set(history.location()),
    stay: () => set(storedPage()),
    enterAnotherPage() {
      if (isUnannounced) returnOffered();
      else set(undefined);
      isUnannounced = false;
    },
    goBack() {
      const at = left;
      set(undefined);
      if (at !== undefined)
        history.push(formatAddress(at.path, at.query), at.entry && { ...at.entry, base: at.entry.index });
    },
  };
}
