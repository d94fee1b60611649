import type { Route } from "../../documents/generated/routes.ts";
import { REDIRECT_LIMIT } from "../../documents/redirect-limit.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Whereabouts } from "../ports.ts";
import type { PortalScope } from "../run/rules.ts";
import { formatAddress } from "./address-secrets.ts";
import type { LeftPage } from "./left-page.ts";

/** The dependencies of redirects: the portal's parts, the page that was left, and the listener for guards. */
type RedirectsParts = Pick<PortalParts, "history" | "release" | "state" | "table"> & {
  readonly left: LeftPage;
  readonly isReload: boolean;
  /**
   * Called when a guard redirects from the address at which the page was opened; `returns`: the next customer who signs
   * in comes back.
   */
  turnedAway(at: Whereabouts, returns: boolean): void;
};

/** A route of the present address. */
export interface Place {
  readonly id: string;
  readonly route: Route;
  /** The address inside its journey; absent at an address of the route itself. */
  readonly address?: string;
  /** The run that stood there, or that a return from outside names. */
  readonly run?: string | undefined;
}

/**
 * The redirect of an address before its page is shown: by a guard, after a reload, or back to the customer's former
 * place.
 */
export class Redirects {
  readonly #parts: RedirectsParts;
  #isArrival = true;
  #inARow = 0;
  #returnTo: Whereabouts | undefined;

  constructor(parts: RedirectsParts) {
    this.#parts = parts;
  }

  /** Leads back to this place, instead of to the target of the next guard that redirects a signed-in customer. */
  returnTo(at: Whereabouts): void {
    this.#returnTo = at;
  }

  /** Counts a redirect; true when there were too many without a page between them. */
  isCircle(): boolean {
    this.#inARow += 1;
    if (this.#inARow <= REDIRECT_LIMIT) return false;
    this.#inARow = 0;
    return true;
  }

  /** Called when a page is shown. */
  end(): void {
    this.#inARow = 0;
  }

  /** The route to which a place redirects, and whether that ends the session; undefined without a redirect. */
  from(place: Place, scope: PortalScope): { readonly route: string; readonly signsOut: boolean } | undefined {
    const { history, isReload, left, table, turnedAway } = this.#parts;
    const line = table.redirect(place.route, scope);
    const route = line?.to ?? this.#reloadTarget(place);
    if (line !== undefined && this.#isArrival) turnedAway(history.location(), line.returns === true);
    if (route === undefined && this.#isArrival && isReload && place.id === table.landing) left.stay();
    this.#isArrival = false;
    if (route === undefined) return undefined;
    // A page without a flow has nothing to continue.
    if (line === undefined && place.route.flow !== undefined) left.leave();
    return { route, signsOut: line?.do?.signOut !== undefined };
  }

  /** Goes back once to the customer's former place, if they are signed in again; returns whether it did. */
  isLedBack(): boolean {
    const at = this.#returnTo;
    this.#returnTo = undefined;
    if (at === undefined || this.#parts.state().session.values.isSignedIn !== true) return false;
    this.#parts.history.replace(formatAddress(at.path, at.query), at.entry);
    return true;
  }

  /** The route to which a reload of this route leads instead. */
  #reloadTarget({ id, route }: Place): string | undefined {
    const { isReload, table, release } = this.#parts;
    const rule = route.reload ?? release.client.onReload;
    return this.#isArrival && isReload && rule === "landing" && id !== table.landing ? table.landing : undefined;
  }
}
