import type { Route } from "../../documents/generated/routes.ts";
import type { SystemEvent } from "../../engine/index.ts";
import type { PortalState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { HistoryPort, ReleasesPort } from "../ports.ts";
import type { LiveRuns, RunWanted } from "../run/live-runs.ts";
import { meetsNeeds } from "../run/needs.ts";
import { changesNothing } from "../run/read-only-flow.ts";
import { evaluateMap, type PortalScope } from "../run/rules.ts";
import type { Run } from "../run/run.ts";
import type { RunClaims } from "../run/run-claims.ts";
import type { StoredRuns } from "../storage/stored-runs.ts";
import type { AddressSecrets } from "./address-secrets.ts";
import type { Pages, PagesDependencies } from "./pages.ts";
import type { RouteDocuments } from "./route-documents.ts";
import type { RunOnView } from "./run-on-view.ts";

/** What arriving at a flow needs of the portal. */
export interface FlowDependencies extends PagesDependencies {
  readonly pages: Pages;
  readonly history: HistoryPort;
  readonly runs: LiveRuns;
  readonly claims: RunClaims;
  readonly view: RunOnView;
  state(): PortalState;
  readonly stored: StoredRuns;
  readonly releases: ReleasesPort | undefined;
}

/** What arriving at a flow needs of navigation. */
export interface FlowArrivalDependencies {
  readonly dependencies: FlowDependencies;
  readonly secrets: AddressSecrets;
  scope(): PortalScope;
  /** Tells, when asked later, whether the customer is still where they are now. */
  mark(): () => boolean;
  showLoading(): void;
  fail(error: unknown, where: string): void;
  /** Looks at the address again. */
  settle(): void;
}

/** Finds, takes or begins the run of a route's flow, and puts it on view. */
export class FlowArrival {
  readonly #navigation: FlowArrivalDependencies;
  /** The run of this address that another tab walks. */
  #elsewhere: string | undefined;

  constructor(navigation: FlowArrivalDependencies) {
    this.#navigation = navigation;
  }

  /** Whether the flow's run stands behind the address now; else what is to be seen meanwhile is shown. */
  enter(route: Route, flow: string, { set }: RouteDocuments): boolean {
    const { dependencies, secrets, scope, mark } = this.#navigation;
    if (this.#isWithoutNeeds(set.flowDocs[flow]?.needs ?? [])) return false;
    const isHere = mark();
    dependencies.view.expect(flow);
    const entryRun = dependencies.history.location().entry?.run;
    const wanted = { flow, set, input: evaluateMap(route.with, secrets.addTo(scope())), entryRun };
    if (this.#isLedToOther(wanted)) return false;
    const run = this.#open(wanted, route);
    if (run === undefined || !isHere() || run.view()?.ended !== undefined) return false;
    const eventValues = route.event && evaluateMap(route.event.with, secrets.addTo(scope()));
    secrets.forget();
    // On the run's own entry the history says which screen; an address that was typed or followed says it itself.
    if (route.state !== undefined && entryRun !== run.id) this.#enterState(run, route.state);
    dependencies.view.show(run);
    if (route.event !== undefined) this.#comeBack(run, route, { name: route.event.name, with: eventValues ?? {} });
    return true;
  }

  /** Says that another tab goes on with a run, and offers to go on here. */
  showElsewhere(runId: string): void {
    const { view, pages } = this.#navigation.dependencies;
    this.#elsewhere = runId;
    view.leave();
    pages.showElsewhere();
  }

  /** Takes the run over that another tab walks. */
  async continueHere(): Promise<void> {
    if (this.#elsewhere !== undefined) await this.#navigation.dependencies.claims.takeOver(this.#elsewhere);
    this.#elsewhere = undefined;
    this.#navigation.settle();
  }

  /** Whether another release takes over: the one that the run began on, or for a new run the newest. */
  #isLedToOther(wanted: RunWanted): boolean {
    const { runs, releases, stored } = this.#navigation.dependencies;
    const hash = releases && runs.releaseFor(wanted);
    if (releases === undefined || hash === undefined) return false;
    const isHere = this.#navigation.mark();
    this.#navigation.showLoading();
    const goOn = (isThere: boolean) => {
      if (isThere) return;
      stored.removeRelease(hash);
      this.#navigation.settle();
    };
    // Not before this step is done: the portal that takes it goes with the change.
    const change = Promise.resolve().then(() => isHere() && releases.change(hash));
    change.then(
      (isThere) => isHere() && goOn(isThere),
      (error: unknown) => isHere() && this.#navigation.fail(error, "release of the run"),
    );
    return true;
  }

  /**
   * The run to walk here. One that another tab walks is taken over on a return from outside; where nothing can be done
   * twice, each tab has a run of its own; else it is said where the run is.
   */
  #open(wanted: RunWanted, { event }: Route): Run | undefined {
    const { runs, claims, release } = this.#navigation.dependencies;
    const known = runs.findRunId(wanted);
    const may = known === undefined || claims.mayWalk(known);
    if (may === true || known === undefined) return this.#begin(runs.open(wanted));
    if (may !== false) this.#settleAfter(may);
    else if (event !== undefined) this.#settleAfter(claims.takeOver(known));
    else if (changesNothing(wanted, release)) return this.#begin(runs.openAnew(wanted));
    else this.showElsewhere(known);
    return undefined;
  }

  #begin(run: Run): Run {
    this.#navigation.dependencies.claims.begin(run.id);
    return run;
  }

  #settleAfter(answer: Promise<void>): void {
    const isHere = this.#navigation.mark();
    this.#navigation.showLoading();
    void answer.then(() => isHere() && this.#navigation.settle());
  }

  /** The present entry then stands for the state: none is added to the history for it. */
  #enterState(run: Run, state: string): void {
    const { view } = this.#navigation.dependencies;
    view.leave();
    view.expect(run.flow);
    run.enterAt(state);
  }

  /** A return from outside: the run is told, and the address becomes the flow's own. */
  #comeBack(run: Run, { flow }: Route, systemEvent: Omit<SystemEvent, "kind">): void {
    const { release, table, history, view } = this.#navigation.dependencies;
    run.send({ kind: "system", ...systemEvent });
    const isOwn = ([id, route]: readonly [string, Route]) =>
      route.flow === flow && route.state === undefined && route.event === undefined && table.path(id) !== undefined;
    const own = Object.entries(release.routes.routes).find(isOwn)?.[0];
    const path = own === undefined ? undefined : table.path(own);
    if (path !== undefined && view.current() === run) history.replace(path, history.location().entry);
  }

  /** Shows what is to be seen while a flow cannot start. */
  #isWithoutNeeds(needs: readonly string[]): boolean {
    const { state, view, pages } = this.#navigation.dependencies;
    const { session } = state();
    if (meetsNeeds(needs, state())) return false;
    if (session.status === "filling") this.#navigation.showLoading();
    else if (session.failure === undefined)
      this.#navigation.fail(new PortalError("The flow needs a session or a programme."), "session");
    else {
      view.leave();
      pages.failWith(session.failure, "session");
    }
    return true;
  }
}
