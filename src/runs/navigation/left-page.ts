import type { PortalParts } from "../portal-parts.ts";
import type { Whereabouts } from "../ports.ts";
import type { Session } from "../session/session.ts";
import { formatAddress } from "./address-secrets.ts";

/** The page that a reload led away from, until the customer is back on it or goes elsewhere. */
export interface LeftPage {
  /** Called when the present address is left. */
  leave(): void;
  /** Called when the landing page is loaded again: the customer can still return. */
  stay(): void;
  /**
   * Called when another page is on view: offers the return once. A customer who continues from there is not led back.
   */
  enterAnotherPage(): void;
  /** Goes back to that page and to the screen of its run; does nothing without such a page. */
  goBack(): void;
}

/**
 * Its dependencies: the portal's history, the session that keeps the page over a reload, and the listener that offers
 * the return.
 */
interface LeftPageParts extends Pick<PortalParts, "history"> {
  readonly session: Pick<Session, "left" | "setLeft">;
  returnOffered(): void;
}

export function createLeftPage({ history, session, returnOffered }: LeftPageParts): LeftPage {
  let left: Whereabouts | undefined;
  let isUnannounced = false;

  function set(next: Whereabouts | undefined): void {
    left = next;
    isUnannounced = next !== undefined;
    session.setLeft(next);
  }

  return {
    leave: () => set(history.location()),
    stay: () => set(session.left()),
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
