import type { Route } from "../../documents/generated/routes.ts";
import { type ActionEffect, compileActions, MOVES } from "../../engine/index.ts";
import type { Navigation } from "../navigation/navigation.ts";
import type { RunOnView } from "../navigation/run-on-view.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { ShellRuns } from "../shell-runs.ts";
import { departureTo } from "./leaving.ts";
import type { LiveRuns } from "./live-runs.ts";
import type { PortalScope } from "./rules.ts";
import type { OneTimeEffect, Run } from "./run.ts";

/** The dependencies of performing effects: the portal's parts, and the target of each effect. */
type EffectsParts = Pick<PortalParts, "analytics" | "leave" | "posts" | "problems" | "received" | "release"> & {
  readonly navigation: Navigation;
  readonly runs: LiveRuns;
  readonly shell: ShellRuns;
  readonly view: RunOnView;
  signIn(account: Readonly<Record<string, unknown>>): void;
  signOut(): void;
  refreshSession(): void;
  setLocale(locale: string): void;
  store(values: Readonly<Record<string, unknown>>): void;
};

/** Performs the effects of runs and routes, once. A suspended run does not move the customer. */
export class Effects {
  readonly #parts: EffectsParts;

  constructor(parts: EffectsParts) {
    this.#parts = parts;
  }

  perform(run: Run, effect: OneTimeEffect): void {
    const isOnView = this.#parts.view.isFor(run);
    if (this.#parts.shell.has(run)) this.#performOfShell(run, effect);
    else if (effect.kind === "ended") this.#end(run, effect.outcome, effect.output, isOnView);
    else if (isOnView || !isMove(effect)) this.#act(effect, run);
    // The guard of the address redirects, so that none of the customer's data stays on view.
    if (effect.kind === "signOut") this.#parts.navigation.settle();
  }

  /** A run of the shell may move the customer from any page. */
  #performOfShell(run: Run, effect: OneTimeEffect): void {
    if (effect.kind === "ended") this.#parts.shell.ended(run);
    else this.#act(effect, run);
  }

  /** Posts to a page on the run's screen. */
  #post(run: Run, { frame, message, with: values, secrets }: Extract<ActionEffect, { kind: "post" }>): void {
    const visit = run.view()?.visit ?? 0;
    this.#parts.posts.post({ run: run.id, frame, visit }, { message, values: { ...values, ...secrets } });
  }

  /** `run` is absent when a route asks for the effect: its run has ended. */
  #act(effect: ActionEffect, run?: Run): void {
    switch (effect.kind) {
      case "track":
        this.#parts.analytics?.track(effect.event, effect.with);
        break;
      case "emit":
        this.#parts.shell.emit(effect.event, effect.with);
        break;
      case "navigate":
        this.#parts.navigation.go(effect.route, effect.params);
        break;
      case "download":
        this.#download(effect);
        break;
      case "openExternal":
        this.#leave(effect, run);
        break;
      case "post":
        if (run !== undefined) this.#post(run, effect);
        break;
      case "signIn":
        this.#parts.signIn(effect.account);
        break;
      case "signOut":
        this.#parts.signOut();
        break;
      case "refreshSession":
        this.#parts.refreshSession();
        break;
      case "goBack":
        this.#parts.navigation.left.goBack();
        break;
      case "setLocale":
        this.#parts.setLocale(effect.locale);
        break;
      case "store":
        this.#parts.store(effect.values);
        break;
    }
  }

  #download({ file, name }: Extract<ActionEffect, { kind: "download" }>): void {
    try {
      this.#parts.received.save(file, name);
    } catch (error) {
      this.#parts.problems.reportError(error, "download");
    }
  }

  #leave(page: Extract<ActionEffect, { kind: "openExternal" }>, run: Run | undefined): void {
    const departure = departureTo(page, this.#parts.release.client);
    if (departure === undefined) this.#refuse(run);
    else this.#parts.leave?.(departure);
  }

  /** Tells the run that the page outside is not listed, so that it can tell the customer. */
  #refuse(run: Run | undefined): void {
    const error = new PortalError("A flow leaves to a page that the client does not list.");
    const supportCode = this.#parts.problems.reportError(error, "leave");
    run?.send({ kind: "system", name: "outside.refused", with: { supportCode } });
  }

  /** Handles the outcome of a run as its route declares; a route that does not name the outcome is entered again. */
  #end(run: Run, outcome: string, output: Readonly<Record<string, unknown>>, isOnView: boolean): void {
    const { navigation, runs, view } = this.#parts;
    const routes = Object.values(this.#parts.release.routes.routes);
    const own = navigation.place()?.route;
    const isOfRun = (route: Route) => navigation.resolveFlow(route) === run.flow;
    const route = own !== undefined && isOfRun(own) ? own : routes.find(isOfRun);
    const onOutcome = route?.done?.[outcome] ?? route?.done?.["*"];
    if (isOnView) view.leave();
    runs.discard(run);
    const scope: PortalScope = { ...navigation.scope(), output };
    const effects = compileActions(onOutcome?.do ?? {}).flatMap((action) => action(scope) ?? []);
    for (const effect of effects) if (isOnView || !isMove(effect)) this.#act(effect);
    const isMoved = effects.some(isMove);
    if (isOnView && (onOutcome?.to !== undefined || !isMoved)) navigation.redirect(onOutcome?.to);
  }
}

const isMove = ({ kind }: ActionEffect) => MOVES.includes(kind);
