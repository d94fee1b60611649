import type { Route } from "../../documents/generated/routes.ts";
import type { Release } from "../../documents/release.ts";
import { addressToLeaveTo } from "../../engine/index.ts";
import type { Navigation } from "../navigation/navigation.ts";
import type { RunOnView } from "../navigation/run-on-view.ts";
import type { Problems } from "../network/problems.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalPorts } from "../ports.ts";
import type { ShellRuns } from "../shell-runs.ts";
import { type Action, evaluateActions } from "./actions.ts";
import type { LiveRuns } from "./live-runs.ts";
import type { PortalScope } from "./rules.ts";
import type { Run } from "./run.ts";
import type { OneTimeEffect } from "./run-dependencies.ts";

/** What performing effects needs of the portal. */
export interface EffectsDependencies {
  readonly release: Release;
  readonly analytics: PortalPorts["analytics"];
  readonly leave: PortalPorts["leave"];
  readonly navigation: Navigation;
  readonly runs: LiveRuns;
  readonly shell: ShellRuns;
  readonly view: RunOnView;
  readonly problems: Problems;
  signIn(account: Readonly<Record<string, unknown>>): void;
  signOut(): void;
  refreshSession(): void;
  setLocale(locale: string): void;
  store(values: Readonly<Record<string, unknown>>): void;
}

/** Performs what runs and routes ask for, once. A suspended run does not move the customer. */
export class Effects {
  readonly #dependencies: EffectsDependencies;

  constructor(dependencies: EffectsDependencies) {
    this.#dependencies = dependencies;
  }

  perform(run: Run, effect: OneTimeEffect): void {
    const isOnView = this.#dependencies.view.isFor(run);
    if (this.#dependencies.shell.has(run)) this.#performOfShell(run, effect);
    else if (effect.kind === "ended") this.#end(run, effect.outcome, effect.output, isOnView);
    else if (isOnView || !isMove(effect)) this.#act(effect);
    // Nothing of the customer's stays on view: the guard of the address leads away.
    if (effect.kind === "signOut") this.#dependencies.navigation.settle();
  }

  /** The shell's runs may move the customer wherever they are. */
  #performOfShell(run: Run, effect: OneTimeEffect): void {
    if (effect.kind === "ended") this.#dependencies.shell.ended(run);
    else this.#act(effect);
  }

  #act(action: Action): void {
    switch (action.kind) {
      case "track":
        this.#dependencies.analytics?.track(action.event, action.with);
        break;
      case "emit":
        this.#dependencies.shell.emit(action.event, action.with);
        break;
      case "go":
        this.#dependencies.navigation.go(action.route, action.params);
        break;
      case "leave":
        this.#leave(action);
        break;
      case "signIn":
        this.#dependencies.signIn(action.account);
        break;
      case "signOut":
        this.#dependencies.signOut();
        break;
      case "refreshSession":
        this.#dependencies.refreshSession();
        break;
      case "goBack":
        this.#dependencies.navigation.left.goBack();
        break;
      case "setLocale":
        this.#dependencies.setLocale(action.locale);
        break;
      case "store":
        this.#dependencies.store(action.values);
        break;
    }
  }

  #leave(page: Extract<Action, { kind: "leave" }>): void {
    const { links, signIn } = this.#dependencies.release.client;
    const listed = page.secrets === undefined ? Object.keys(links) : signIn.singleSignOn;
    if (listed.some((name) => links[name] === page.to)) this.#dependencies.leave?.(addressToLeaveTo(page));
    else
      this.#dependencies.problems.reportError(
        new PortalError("A flow leaves to a page that the client does not list."),
        "leave",
      );
  }

  /** The outermost flow ended: what the route says about the outcome; without a word, the route is entered anew. */
  #end(run: Run, outcome: string, output: Readonly<Record<string, unknown>>, isOnView: boolean): void {
    const { navigation, runs, view } = this.#dependencies;
    const routes = Object.values(this.#dependencies.release.routes.routes);
    const own = navigation.place()?.route;
    const isOfRun = (route: Route) => navigation.resolveFlow(route) === run.flow;
    const route = own !== undefined && isOfRun(own) ? own : routes.find(isOfRun);
    const onOutcome = route?.done?.[outcome] ?? route?.done?.["*"];
    if (isOnView) view.leave();
    runs.discard(run);
    const scope: PortalScope = { ...navigation.scope(), output };
    const actions = evaluateActions(onOutcome?.do, scope);
    for (const action of actions) if (isOnView || !isMove(action)) this.#act(action);
    const isMoved = actions.some(isMove);
    if (isOnView && (onOutcome?.to !== undefined || !isMoved)) navigation.redirect(onOutcome?.to);
  }
}

function isMove({ kind }: Action): boolean {
  return kind === "go" || kind === "goBack" || kind === "leave";
}
