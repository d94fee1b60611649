import { REDIRECT_LIMIT } from "../../documents/redirect-limit.ts";
import type { Whereabouts } from "../ports.ts";
import type { PortalScope } from "../run/rules.ts";
import { formatAddress } from "./address-secrets.ts";
import type { LeftPage } from "./left-page.ts";
import type { NavigationDependencies, Place } from "./navigation-dependencies.ts";

/** What redirects need of navigation. */
interface RedirectsDependencies {
  readonly dependencies: NavigationDependencies;
  readonly left: LeftPage;
  whereabouts(): Whereabouts;
}

/** Where an address leads before its page stands: by a guard, after a reload, or back to where the customer was. */
export class Redirects {
  readonly #navigation: RedirectsDependencies;
  #isArrival = true;
  #inARow = 0;
  #returnTo: Whereabouts | undefined;

  constructor(navigation: RedirectsDependencies) {
    this.#navigation = navigation;
  }

  /** Leads back to where the customer was, instead of to where the next guard leads one who is signed in. */
  returnTo(at: Whereabouts): void {
    this.#returnTo = at;
  }

  /** One more redirect: whether there were so many without a page between them that they go in a circle. */
  isCircle(): boolean {
    this.#inARow += 1;
    if (this.#inARow <= REDIRECT_LIMIT) return false;
    this.#inARow = 0;
    return true;
  }

  /** A page stands. */
  end(): void {
    this.#inARow = 0;
  }

  /** The route to which a place leads instead, if to another one, and whether that ends the session. */
  from(place: Place, scope: PortalScope): { readonly route: string; readonly signsOut: boolean } | undefined {
    const { dependencies, left, whereabouts } = this.#navigation;
    const line = dependencies.table.redirect(place.route, scope);
    const route = line?.to ?? this.#reloadTarget(place);
    if (line !== undefined && this.#isArrival) dependencies.turnedAway(whereabouts(), line.returns === true);
    if (route === undefined && this.#isArrival && dependencies.isReload && place.id === dependencies.table.landing)
      left.stay();
    this.#isArrival = false;
    if (route === undefined) return undefined;
    // On a page without a flow there is nothing to go on with.
    if (line === undefined && place.route.flow !== undefined) left.leave();
    return { route, signsOut: line?.do?.signOut !== undefined };
  }

  /** Goes back to where the customer was, once, if one is signed in again; whether it did. */
  isLedBack(): boolean {
    const { dependencies } = this.#navigation;
    const at = this.#returnTo;
    this.#returnTo = undefined;
    if (at === undefined || dependencies.state().session.values.isSignedIn !== true) return false;
    dependencies.history.replace(formatAddress(at.path, at.query), at.entry);
    return true;
  }

  /** Where a reload of this route leads instead. */
  #reloadTarget({ id, route }: Place): string | undefined {
    const { isReload, table, release } = this.#navigation.dependencies;
    const rule = route.reload ?? release.client.onReload;
    return this.#isArrival && isReload && rule === "landing" && id !== table.landing ? table.landing : undefined;
  }
}
