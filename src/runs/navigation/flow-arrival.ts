import type { Route } from "../../documents/generated/routes.ts";
import { type SystemEvent, substituteFor } from "../../engine/index.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { LiveRuns } from "../run/live-runs.ts";
import { meetsNeeds } from "../run/needs.ts";
import { changesNothing } from "../run/read-only-flow.ts";
import { evaluate, evaluateMap, type PortalScope } from "../run/rules.ts";
import type { Run } from "../run/run.ts";
import type { RunFound } from "../run/run-at-address.ts";
import type { RunClaims } from "../run/run-claims.ts";
import type { RunWanted } from "../run/run-wanted.ts";
import type { AddressSecrets } from "./address-secrets.ts";
import type { Place } from "./redirects.ts";
import type { RouteDocuments } from "./route-documents.ts";
import type { RunOnView } from "./run-on-view.ts";

/** The longest wait for the session behind a placeholder alone, in milliseconds. */
const LONGEST_SILENCE = 6_000;

/** The dependencies of arriving at a flow: the portal's parts, the runs and the page. */
export type FlowParts = Pick<
  PortalParts,
  "history" | "release" | "releases" | "state" | "stored" | "table" | "timers"
> & {
  readonly runs: LiveRuns;
  readonly claims: RunClaims;
  readonly view: RunOnView;
};

/** The parts of navigation that arriving at a flow uses. */
interface ArrivingNavigation {
  readonly parts: FlowParts;
  readonly secrets: AddressSecrets;
  scope(): PortalScope;
  /** Returns a function that reports later whether the customer is still at the same place. */
  mark(): () => boolean;
  showLoading(): void;
  fail(error: unknown, where: string): void;
  /** Enters the present address again. */
  settle(): void;
}

/** Finds, resumes or begins the run of a route's flow, and puts it on view. */
export class FlowArrival {
  readonly #navigation: ArrivingNavigation;
  /** The run of this address that another tab continues. */
  #elsewhere: string | undefined;

  constructor(navigation: ArrivingNavigation) {
    this.#navigation = navigation;
  }

  /** The run that the address of a return names by its nonce. */
  findReturned({ event }: Route): RunFound | undefined {
    const { parts, secrets, scope } = this.#navigation;
    if (event?.run === undefined) return undefined;
    const value = evaluate(event.run.is, secrets.addTo(scope()));
    return typeof value === "string" && value !== "" ? parts.runs.findByNonce(event.run.nonce, value) : undefined;
  }

  /** Whether the flow's run is on view now; otherwise shows a placeholder or a problem. */
  enter(place: Place, flow: string, { set }: RouteDocuments): boolean {
    const { parts, secrets, mark } = this.#navigation;
    const { route, address, id } = place;
    if (this.#isWithoutNeeds(set.flowDocs[flow]?.requires ?? [])) return false;
    const isHere = mark();
    const wanted = { flow, set, ...this.#runAt(place) };
    parts.view.expect(flow, wanted.entryRun);
    if (this.#isLedToOther(wanted)) return false;
    const run = this.#open(wanted, route);
    if (run === undefined || !isHere() || run.view()?.ended !== undefined) return false;
    const event = this.#eventOf(place);
    secrets.forget();
    // On the run's own entry the history names the screen; an address that the customer typed or followed names it
    // itself.
    if (address !== undefined && wanted.entryRun !== run.id) this.#enterAddress(run, address);
    const home = event === undefined ? id : (this.#ownRoute(run.flow) ?? id);
    parts.view.show(run, { route: home, isInside: address !== undefined || event !== undefined });
    if (event !== undefined) this.#comeBack(run, event);
    return true;
  }

  /** The run of an address. One that a return names has its input already. */
  #runAt({ route, run }: Place): Omit<RunWanted, "flow" | "set"> {
    const { parts, secrets, scope } = this.#navigation;
    const isNamed = route.event?.run !== undefined && run !== undefined;
    const input = isNamed ? {} : evaluateMap(route.with, secrets.addTo(scope()));
    return { input, entryRun: parts.history.location().entry?.run, run };
  }

  /** The event of a return with its values; absent when the run that the address names is not here. */
  #eventOf({ route: { event }, run }: Place): Omit<SystemEvent, "kind"> | undefined {
    const { secrets, scope } = this.#navigation;
    if (event === undefined || (event.run !== undefined && run === undefined)) return undefined;
    return { name: event.name, with: evaluateMap(event.with, secrets.addTo(scope())) };
  }

  /** Shows that another tab continues a run, and offers to continue here. */
  showElsewhere(runId: string): void {
    this.#elsewhere = runId;
    this.#navigation.parts.view.showElsewhere();
  }

  /** Takes over the run that another tab continues. */
  async continueHere(): Promise<void> {
    if (this.#elsewhere !== undefined) await this.#navigation.parts.claims.takeOver(this.#elsewhere);
    this.#elsewhere = undefined;
    this.#navigation.settle();
  }

  /** Whether another release takes over: the one that the run began on, or for a new run the newest. */
  #isLedToOther(wanted: RunWanted): boolean {
    const { runs, releases, stored } = this.#navigation.parts;
    const hash = releases && runs.releaseFor(wanted);
    if (releases === undefined || hash === undefined) return false;
    const isHere = this.#navigation.mark();
    this.#navigation.showLoading();
    const goOn = (isThere: boolean) => {
      if (isThere) return;
      stored.removeRelease(hash);
      this.#navigation.settle();
    };
    // After this step: the change disposes of this portal.
    const change = Promise.resolve().then(() => isHere() && releases.change(hash));
    change.then(
      (isThere) => isHere() && goOn(isThere),
      (error: unknown) => isHere() && this.#navigation.fail(error, "release of the run"),
    );
    return true;
  }

  /**
   * The run to continue here. A run of another tab is taken over on a return from outside. A flow that changes nothing,
   * or whose run there is over, gets a run in each tab. Otherwise the page shows that another tab has the run.
   */
  #open(wanted: RunWanted, { event }: Route): Run | undefined {
    const { runs, claims, release, stored } = this.#navigation.parts;
    const known = runs.findRunId(wanted);
    const may = known === undefined || claims.mayWalk(known);
    if (may === true || known === undefined) return this.#begin(runs.open(wanted));
    if (may !== false) this.#settleAfter(may);
    else if (event !== undefined) this.#settleAfter(claims.takeOver(known));
    else if (wanted.run === undefined && (changesNothing(wanted, release) || stored.isOver(known)))
      return this.#begin(runs.openAnew(wanted));
    else this.showElsewhere(known);
    return undefined;
  }

  #begin(run: Run): Run {
    this.#navigation.parts.claims.begin(run.id);
    return run;
  }

  #settleAfter(answer: Promise<void>): void {
    const isHere = this.#navigation.mark();
    this.#navigation.showLoading();
    void answer.then(() => isHere() && this.#navigation.settle());
  }

  /** Goes back to the screen; the present entry then names it, and the history gets no new one. */
  #enterAddress(run: Run, address: string): void {
    const { view } = this.#navigation.parts;
    view.leave();
    view.expect(run.flow);
    run.enterAt(address);
  }

  /**
   * Sends the run the event of a return from outside. The address becomes the flow's own before, or the screen's: who
   * goes back to it must not return once more.
   */
  #comeBack(run: Run, systemEvent: Omit<SystemEvent, "kind">): void {
    const { table, history, view } = this.#navigation.parts;
    const path = table.path(this.#ownRoute(run.flow) ?? "");
    if (path !== undefined && !table.isInside(history.location().path)) view.moveTo(path);
    run.send({ kind: "system", ...systemEvent });
  }

  /** The route at which a flow begins, without parameters. */
  #ownRoute(flow: string): string | undefined {
    const { release, state, table } = this.#navigation.parts;
    const isOf = (route: Route) => route.flow !== undefined && substituteFor("flows", route.flow, state()) === flow;
    const isOwn = ([id, route]: readonly [string, Route]) =>
      isOf(route) && route.event === undefined && table.path(id) !== undefined;
    return Object.entries(release.routes.routes).find(isOwn)?.[0];
  }

  /** Whether the needs of a flow are unmet; then shows the page for that. */
  #isWithoutNeeds(needs: readonly string[]): boolean {
    const { state, view } = this.#navigation.parts;
    const { session } = state();
    if (meetsNeeds(needs, state())) return false;
    if (session.status === "filling") this.#waitForSession();
    else if (session.failure === undefined)
      this.#navigation.fail(new PortalError("The flow needs a session or a programme."), "session");
    else view.failWith(session.failure, "session");
    return true;
  }

  /** Shows a placeholder; after a while, that the session takes long. Its end enters the address again. */
  #waitForSession(): void {
    const { parts, mark, showLoading } = this.#navigation;
    showLoading();
    const isHere = mark();
    parts.timers.after(LONGEST_SILENCE, () => isHere() && parts.view.showDelay());
  }
}
