import type { Route } from "../documents/generated/routes.ts";
import type { Release } from "../documents/release.ts";
import { addressToLeaveTo } from "../engine/index.ts";
import { type Action, actionsOf } from "./actions.ts";
import type { LiveRuns } from "./live-runs.ts";
import type { Navigation } from "./navigation.ts";
import { PortalError } from "./portal-error.ts";
import type { PortalPorts } from "./ports.ts";
import type { Problems } from "./problems.ts";
import type { HostScope } from "./rules.ts";
import type { Run } from "./run.ts";
import type { OneTimeEffect } from "./run-host.ts";
import type { RunOnView } from "./run-on-view.ts";
import type { ShellRuns } from "./shell-runs.ts";

/** What performing effects needs of the portal. */
export interface EffectsHost {
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
  readonly #host: EffectsHost;

  constructor(host: EffectsHost) {
    this.#host = host;
  }

  perform(run: Run, effect: OneTimeEffect): void {
    const isOnView = this.#host.view.isFor(run);
    if (this.#host.shell.has(run)) this.#performOfShell(run, effect);
    else if (effect.kind === "ended") this.#end(run, effect.outcome, effect.output, isOnView);
    else if (isOnView || !isMove(effect)) this.#act(effect);
    // Nothing of the customer's stays on view: the guard of the address leads away.
    if (effect.kind === "signOut") this.#host.navigation.settle();
  }

  /** The shell's runs may move the customer wherever they are. */
  #performOfShell(run: Run, effect: OneTimeEffect): void {
    if (effect.kind === "ended") this.#host.shell.ended(run);
    else this.#act(effect);
  }

  #act(action: Action): void {
    switch (action.kind) {
      case "track":
        this.#host.analytics?.track(action.event, action.with);
        break;
      case "emit":
        this.#host.shell.tell(action.event, action.with);
        break;
      case "go":
        this.#host.navigation.go(action.route, action.params);
        break;
      case "leave":
        this.#leave(action);
        break;
      case "signIn":
        this.#host.signIn(action.account);
        break;
      case "signOut":
        this.#host.signOut();
        break;
      case "refreshSession":
        this.#host.refreshSession();
        break;
      case "goBack":
        this.#host.navigation.left.goBack();
        break;
      case "setLocale":
        this.#host.setLocale(action.locale);
        break;
      case "store":
        this.#host.store(action.values);
        break;
    }
  }

  #leave(page: Extract<Action, { kind: "leave" }>): void {
    const { links, signIn } = this.#host.release.client;
    const listed = page.secrets === undefined ? Object.keys(links) : signIn.singleSignOn;
    if (listed.some((name) => links[name] === page.to)) this.#host.leave?.(addressToLeaveTo(page));
    else
      this.#host.problems.ofError(new PortalError("A flow leaves to a page that the client does not list."), "leave");
  }

  /** The outermost flow ended: what the route says about the outcome; without a word, the route is entered anew. */
  #end(run: Run, outcome: string, output: Readonly<Record<string, unknown>>, isOnView: boolean): void {
    const { navigation, runs, view } = this.#host;
    const routes = Object.values(this.#host.release.routes.routes);
    const own = navigation.place()?.route;
    const isOfRun = (route: Route) => navigation.flowOf(route) === run.flow;
    const route = own !== undefined && isOfRun(own) ? own : routes.find(isOfRun);
    const said = route?.done?.[outcome] ?? route?.done?.["*"];
    if (isOnView) view.leave();
    runs.discard(run);
    const scope: HostScope = { ...navigation.scope(), output };
    const actions = actionsOf(said?.do, scope);
    for (const action of actions) if (isOnView || !isMove(action)) this.#act(action);
    const isMoved = actions.some(isMove);
    if (isOnView && (said?.to !== undefined || !isMoved)) navigation.redirect(said?.to);
  }
}

function isMove({ kind }: Action): boolean {
  return kind === "go" || kind === "goBack" || kind === "leave";
}
