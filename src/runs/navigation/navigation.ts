import type { Route } from "../../documents/generated/routes.ts";
import { substituteFor } from "../../engine/index.ts";
import type { RouteMatch, RouteState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Whereabouts } from "../ports.ts";
import { LoadingError } from "../release/fetched-documents.ts";
import type { PortalScope } from "../run/rules.ts";
import type { Session } from "../session/session.ts";
import type { ShellRuns } from "../shell-runs.ts";
import { type AddressSecrets, createAddressSecrets } from "./address-secrets.ts";
import { FlowArrival, type FlowParts } from "./flow-arrival.ts";
import { createLeftPage, type LeftPage } from "./left-page.ts";
import { placeInside } from "./place-inside.ts";
import { type Place, Redirects } from "./redirects.ts";
import type { RouteDocuments } from "./route-documents.ts";

/** The dependencies of navigation: the portal's parts, those of arriving at a flow, and the parts above. */
export type NavigationParts = FlowParts &
  Pick<PortalParts, "documents" | "emit" | "problems" | "scope" | "setState"> & {
    readonly shell: ShellRuns;
    readonly session: Pick<Session, "left" | "setLeft">;
    readonly isReload: boolean;
    signOut(): void;
    /**
     * Called when a guard redirects from the address at which the page was opened; `returns`: the next customer who
     * signs in comes back.
     */
    turnedAway(at: Whereabouts, returns: boolean): void;
    /** Loads the texts of journeys; returns a promise only if something must be fetched. */
    needTexts(journeys: readonly string[]): undefined | Promise<void>;
  };

/** From an address to a page: guards, documents, then the screen or the run behind the route. */
export class Navigation {
  /** The page that a reload led away from. */
  readonly left: LeftPage;
  readonly #parts: NavigationParts;
  #match: RouteMatch | undefined;
  #isOpen = false;
  /** Counts the entries of an address: documents that a former entry waited for are dropped. */
  #turn = 0;
  /** Whether the page last failed while there was no network. */
  #isWithoutNetwork = false;
  readonly #redirects: Redirects;
  readonly #secrets: AddressSecrets;
  readonly #flows: FlowArrival;
  /** The last route at which the customer arrived. */
  #arrivedAt: string | undefined;

  constructor(parts: NavigationParts) {
    this.#parts = parts;
    this.left = createLeftPage({ ...parts, returnOffered: () => parts.shell.announce("route.left") });
    this.#redirects = new Redirects({ ...parts, left: this.left });
    this.#secrets = createAddressSecrets(parts);
    this.#flows = new FlowArrival({
      ...{ parts, secrets: this.#secrets },
      scope: () => this.scope(),
      mark: () => this.#mark(),
      showLoading: () => this.#showLoading(),
      fail: (error, where) => this.fail(error, where),
      settle: () => this.settle(),
    });
  }

  /** Shows the page of an address. A secret is removed from the address first; the rest is entered again. */
  enter(match: RouteMatch): void {
    const rest = this.#secrets.takeFrom(match);
    this.#match = rest.match;
    if (!rest.isElsewhere) this.settle();
  }

  /** Called when the session is known, so that guards can run. */
  open(): void {
    this.#isOpen = true;
    this.settle();
  }

  /** Enters the present address again: the session changed, or the customer retries. */
  settle(): void {
    this.#turn += 1;
    const place = this.place();
    if (this.#match === undefined) return;
    if (!this.#isOpen) this.#showLoading();
    else if (place === undefined)
      this.fail(new PortalError("There is no route for unknown addresses."), "routes", false);
    else if (!this.#isRedirected(place)) this.#enterPlace(place);
  }

  #enterPlace(place: Place): void {
    try {
      this.#load(place);
    } catch (error) {
      this.fail(error, `route ${place.id}`);
    }
  }

  /** Goes to a route, whose address takes these parameters. */
  go(routeId: string, params: Readonly<Record<string, unknown>> = {}): void {
    this.#goTo(routeId, (path) => this.#parts.history.push(path), params);
  }

  /**
   * Goes to a route in place of the present one, or (undefined) enters the present one again; Back does not return
   * here.
   */
  redirect(routeId: string | undefined): void {
    if (this.#redirects.isCircle()) {
      this.fail(new PortalError("Redirects go in a circle."), `route ${this.place()?.id ?? ""}`, false);
    } else if (routeId === undefined) this.settle();
    else this.#goTo(routeId, (path) => this.#parts.history.replace(path));
  }

  #goTo(routeId: string, write: (path: string) => void, params: Readonly<Record<string, unknown>> = {}): void {
    const texts = Object.entries(params).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    const path = this.#parts.table.path(routeId, Object.fromEntries(texts));
    if (path === undefined) this.fail(new PortalError(`There is no way to the route "${routeId}".`), "routes", false);
    else write(path);
  }

  /** The route of the present address, or the route for unknown addresses. */
  place(): Place | undefined {
    const { table, release } = this.#parts;
    const { address } = this.#match ?? {};
    if (table.address(address) !== undefined)
      return placeInside(address ?? "", this.#parts, (route) => this.resolveFlow(route));
    const id = table.find(this.#match?.routeId) === undefined ? release.routes.notFound : (this.#match?.routeId ?? "");
    const route = table.find(id);
    return route && { id, route };
  }

  /** The flow of a route, or its substitute for this client and programme. */
  resolveFlow({ flow }: Route): string | undefined {
    return flow === undefined ? undefined : substituteFor("flows", flow, this.#parts.state());
  }

  /** The roots for rules of the present route. */
  scope(): PortalScope {
    const { params = {}, query = {} } = this.#match ?? {};
    return { ...this.#parts.scope(), route: { params, query } };
  }

  whereabouts(): Whereabouts {
    return this.#parts.history.location();
  }

  /** Leads back to this place, instead of to the target of the next guard that redirects a signed-in customer. */
  returnTo(at: Whereabouts): void {
    this.#redirects.returnTo(at);
  }

  /** The customer's route and its path, without the values of parameters. */
  location(): { readonly route?: string; readonly path?: string } {
    const { id, route } = this.place() ?? {};
    return id === undefined || route === undefined ? {} : { route: id, path: route.paths[0] ?? "" };
  }

  /** Shows that another tab continues a run, and offers to continue here. */
  showElsewhere(runId: string): void {
    this.#flows.showElsewhere(runId);
  }

  /** Takes over the run that another tab continues. */
  continueHere(): Promise<void> {
    return this.#flows.continueHere();
  }

  #mark(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  /** Enters the address again if its page failed without a network. */
  askAgain(): void {
    if (this.#isWithoutNetwork && this.#parts.state().page.kind === "problem") this.settle();
  }

  /** Reports an error and shows the page for it. */
  fail(error: unknown, where: string, canRetry = true): void {
    this.#isWithoutNetwork = canRetry && !this.#parts.state().isOnline;
    if (this.#isWithoutNetwork && error instanceof LoadingError) this.#parts.view.failOffline();
    else this.#parts.view.fail(error, where, canRetry);
  }

  #isRedirected(place: Place): boolean {
    const to = this.#redirects.from(place, this.scope());
    if (to === undefined) return false;
    this.#showLoading();
    if (to.signsOut) this.#parts.signOut();
    if (!this.#redirects.isLedBack()) this.redirect(to.route);
    return true;
  }

  #load(from: Place): void {
    const returned = this.#flows.findReturned(from.route);
    const place = returned ? { ...from, route: { ...from.route, flow: returned.flow }, run: returned.id } : from;
    const documents = this.#parts.documents.ready(place.route);
    const loading =
      documents === undefined ? this.#parts.documents.load(place.route) : this.#parts.needTexts(documents.journeys);
    if (loading !== undefined) this.#waitFor(loading, place);
    else if (documents !== undefined) this.#arrive(place, documents);
  }

  #waitFor(loading: Promise<void>, place: Place): void {
    const turn = this.#turn;
    this.#parts.setState({ route: this.#routeState(place) });
    this.#showLoading();
    loading.then(
      () => this.settle(),
      (error: unknown) => turn === this.#turn && this.fail(error, `route ${place.id}`),
    );
  }

  #showLoading(): void {
    this.#parts.view.showPage({ kind: "loading" });
  }

  #routeState({ id, route }: Place): RouteState {
    const { frame, skeleton = "form" } = route;
    return { id, frame, skeleton, params: this.#match?.params ?? {}, query: this.#match?.query ?? {} };
  }

  #arrive(place: Place, documents: RouteDocuments): void {
    const { view, shell } = this.#parts;
    const { screen } = place.route;
    const flow = this.resolveFlow(place.route);
    const isOther = this.#arrivedAt !== place.id;
    this.#arrivedAt = place.id;
    this.#parts.setState({ route: this.#routeState(place), frame: documents.frame });
    shell.enter(documents.shell);
    if (flow !== undefined) {
      if (this.#flows.enter(place, flow, documents)) this.#redirects.end();
    } else if (screen !== undefined && place.address !== undefined) this.redirect(place.id);
    else if (screen !== undefined) {
      this.#redirects.end();
      view.showPage({
        ...{ kind: "screen", journey: documents.set.docs },
        screen: substituteFor("screens", screen, this.#parts.state()),
      });
    } else this.fail(new PortalError(`Nothing stands behind the route "${place.id}".`), "routes", false);
    if (isOther) this.#parts.emit("route.changed", { route: place.id });
    if (isOther) this.left.enterAnotherPage();
  }
}
