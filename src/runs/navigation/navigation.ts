import type { Route } from "../../documents/generated/routes.ts";
import { substituteFor } from "../../engine/index.ts";
import type { RouteMatch, RouteState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { Whereabouts } from "../ports.ts";
import { LoadingError } from "../release/fetched-documents.ts";
import type { PortalScope } from "../run/rules.ts";
import { type AddressSecrets, createAddressSecrets } from "./address-secrets.ts";
import { FlowArrival } from "./flow-arrival.ts";
import { createLeftPage, type LeftPage } from "./left-page.ts";
import type { NavigationDependencies, Place } from "./navigation-dependencies.ts";
import { Redirects } from "./redirects.ts";
import type { RouteDocuments } from "./route-documents.ts";

/** From an address to a page: guards, documents, then the screen or the run behind the route. */
export class Navigation {
  /** The page that a reload led away from. */
  readonly left: LeftPage;
  readonly #dependencies: NavigationDependencies;
  #match: RouteMatch | undefined;
  #isOpen = false;
  /** Grows with every look at the address: what a former look waited for is then of no interest. */
  #turn = 0;
  /** Whether the page last failed while there was no network. */
  #isWithoutNetwork = false;
  readonly #redirects: Redirects;
  readonly #secrets: AddressSecrets;
  readonly #flows: FlowArrival;
  /** The route whose documents were there last. */
  #arrivedAt: string | undefined;

  constructor(dependencies: NavigationDependencies) {
    this.#dependencies = dependencies;
    this.left = createLeftPage({
      history: dependencies.history,
      keep: (left) => dependencies.session.setLeft(left),
      storedPage: () => dependencies.session.left(),
      returnOffered: () => dependencies.shell.announce("route.left"),
    });
    this.#redirects = new Redirects({ ...{ dependencies, left: this.left }, whereabouts: () => this.whereabouts() });
    this.#secrets = createAddressSecrets(dependencies);
    this.#flows = new FlowArrival({
      ...{ dependencies, secrets: this.#secrets },
      scope: () => this.scope(),
      mark: () => this.#mark(),
      showLoading: () => this.#showLoading(),
      fail: (error, where) => this.fail(error, where),
      settle: () => this.settle(),
    });
  }

  /** Shows what is behind an address. A secret in it is taken out first; what is left of it comes in again. */
  enter(match: RouteMatch): void {
    const rest = this.#secrets.takeFrom(match);
    this.#match = rest.match;
    if (!rest.isElsewhere) this.settle();
  }

  /** Who is signed in is known: guards can run. */
  open(): void {
    this.#isOpen = true;
    this.settle();
  }

  /** Looks again at the present address: the session changed, or a retry. */
  settle(): void {
    this.#turn += 1;
    const place = this.place();
    if (this.#match === undefined) return;
    if (!this.#isOpen) this.#dependencies.pages.show({ kind: "loading" });
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
    this.#goTo(routeId, (path) => this.#dependencies.history.push(path), params);
  }

  /** Goes to a route in place of the present one, or (undefined) enters the present one anew; Back does not come here. */
  redirect(routeId: string | undefined): void {
    if (this.#redirects.isCircle()) {
      this.fail(new PortalError("Redirects go in a circle."), `route ${this.place()?.id ?? ""}`, false);
    } else if (routeId === undefined) this.settle();
    else this.#goTo(routeId, (path) => this.#dependencies.history.replace(path));
  }

  #goTo(routeId: string, write: (path: string) => void, params: Readonly<Record<string, unknown>> = {}): void {
    const texts = Object.entries(params).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    const path = this.#dependencies.table.path(routeId, Object.fromEntries(texts));
    if (path === undefined) this.fail(new PortalError(`There is no way to the route "${routeId}".`), "routes", false);
    else write(path);
  }

  /** The route of the present address; the one for unknown addresses where there is none. */
  place(): Place | undefined {
    const { table, release } = this.#dependencies;
    const id = table.find(this.#match?.routeId) === undefined ? release.routes.notFound : (this.#match?.routeId ?? "");
    const route = table.find(id);
    return route && { id, route };
  }

  /** The flow behind a route: the one of the document, or what stands in its place for this client and programme. */
  resolveFlow({ flow }: Route): string | undefined {
    return flow === undefined ? undefined : substituteFor("flows", flow, this.#dependencies.state());
  }

  /** What rules of the present route read. */
  scope(): PortalScope {
    const { params = {}, query = {} } = this.#match ?? {};
    return { ...this.#dependencies.scope(), route: { params, query } };
  }

  whereabouts(): Whereabouts {
    return this.#dependencies.history.location();
  }

  /** Leads back to where the customer was, instead of to where the next guard leads one who is signed in. */
  returnTo(at: Whereabouts): void {
    this.#redirects.returnTo(at);
  }

  /** Where the customer is, without anything that an address can carry. */
  location(): { readonly route?: string; readonly path?: string } {
    const { id, route } = this.place() ?? {};
    return id === undefined || route === undefined ? {} : { route: id, path: route.paths[0] ?? "" };
  }

  /** Says that another tab goes on with a run, and offers to go on here. */
  showElsewhere(runId: string): void {
    this.#flows.showElsewhere(runId);
  }

  /** Takes the run over that another tab walks. */
  continueHere(): Promise<void> {
    return this.#flows.continueHere();
  }

  #mark(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  /** Looks again at an address whose page could not be shown for lack of a network. */
  askAgain(): void {
    if (this.#isWithoutNetwork && this.#dependencies.state().page.kind === "problem") this.settle();
  }

  /** Reports an error and shows the page for it. */
  fail(error: unknown, where: string, canRetry = true): void {
    this.#isWithoutNetwork = canRetry && !this.#dependencies.state().isOnline;
    this.#dependencies.view.leave();
    if (this.#isWithoutNetwork && error instanceof LoadingError) this.#dependencies.pages.failOffline();
    else this.#dependencies.pages.fail(error, where, canRetry);
  }

  #isRedirected(place: Place): boolean {
    const to = this.#redirects.from(place, this.scope());
    if (to === undefined) return false;
    this.#showLoading();
    if (to.signsOut) this.#dependencies.signOut();
    if (!this.#redirects.isLedBack()) this.redirect(to.route);
    return true;
  }

  #load(place: Place): void {
    const documents = this.#dependencies.documents.ready(place.route);
    const loading =
      documents === undefined
        ? this.#dependencies.documents.load(place.route)
        : this.#dependencies.needTexts(documents.journeys);
    if (loading !== undefined) this.#waitFor(loading, place);
    else if (documents !== undefined) this.#arrive(place, documents);
  }

  #waitFor(loading: Promise<void>, place: Place): void {
    const turn = this.#turn;
    this.#dependencies.setState({ route: this.#routeState(place) });
    this.#showLoading();
    loading.then(
      () => this.settle(),
      (error: unknown) => turn === this.#turn && this.fail(error, `route ${place.id}`),
    );
  }

  #showLoading(): void {
    this.#dependencies.view.leave();
    this.#dependencies.pages.show({ kind: "loading" });
  }

  #routeState({ id, route }: Place): RouteState {
    const { frame, skeleton = "form" } = route;
    return { id, frame, skeleton, params: this.#match?.params ?? {}, query: this.#match?.query ?? {} };
  }

  #arrive(place: Place, documents: RouteDocuments): void {
    const { pages, view, shell } = this.#dependencies;
    const { screen } = place.route;
    const flow = this.resolveFlow(place.route);
    const isOther = this.#arrivedAt !== place.id;
    this.#arrivedAt = place.id;
    this.#dependencies.setState({ route: this.#routeState(place), frame: documents.frame });
    shell.enter(documents.shell);
    if (flow !== undefined) {
      if (this.#flows.enter(place.route, flow, documents)) this.#redirects.end();
    } else if (screen !== undefined) {
      view.leave();
      this.#redirects.end();
      pages.show({
        ...{ kind: "screen", journey: documents.set.docs },
        screen: substituteFor("screens", screen, this.#dependencies.state()),
      });
    } else this.fail(new PortalError(`Nothing stands behind the route "${place.id}".`), "routes", false);
    if (isOther) this.#dependencies.emit("route.changed", { route: place.id });
    if (isOther) this.left.enterAnotherPage();
  }
}
