import type { Release } from "../documents/release.ts";
import type { Failure } from "../engine/index.ts";
import type { Drafts } from "./drafts.ts";
import type { Epoch } from "./epoch.ts";
import type { Files } from "./files.ts";
import type { LiveRuns } from "./live-runs.ts";
import type { Loads } from "./loads.ts";
import type { Navigation } from "./navigation.ts";
import type { PortalState } from "./portal.ts";
import { PortalError } from "./portal-error.ts";
import type { Interruption, TabMessage, TabsPort, Whereabouts } from "./ports.ts";
import type { Problems } from "./problems.ts";
import type { RunOnView } from "./run-on-view.ts";
import type { Session } from "./session.ts";
import type { SharedStorage } from "./shared-storage.ts";
import type { ShellRuns } from "./shell-runs.ts";
import type { StoredRuns } from "./stored-runs.ts";

/** What coming and going of a customer touches. */
export interface IdentityHost {
  readonly release: Release;
  readonly session: Session;
  readonly epoch: Epoch;
  readonly tabs: TabsPort | undefined;
  readonly runs: LiveRuns;
  readonly shell: ShellRuns;
  readonly view: RunOnView;
  readonly stored: StoredRuns;
  readonly drafts: Drafts;
  readonly loads: Loads;
  readonly files: Files;
  readonly shared: SharedStorage;
  readonly problems: Problems;
  readonly navigation: Navigation;
  setState(part: Partial<PortalState>): void;
}

/** A customer comes, goes, or turns out to be gone. */
export class Identity {
  readonly #host: IdentityHost;

  constructor(host: IdentityHost) {
    this.#host = host;
  }

  /** Makes a person the customer; what another one left on this browser is deleted. */
  signIn(account: Readonly<Record<string, unknown>>): void {
    const { session, stored, tabs, runs, view, problems, epoch, files } = this.#host;
    const { userId } = account;
    if (typeof userId !== "string" || userId === "") {
      problems.ofError(new PortalError("A sign-in gave no userId."), "signIn");
      return;
    }
    if (session.userId() !== undefined && session.userId() !== userId) {
      view.leave();
      runs.close();
    }
    stored.removeOthers(userId);
    if (epoch.isOfAnother(userId)) files.clear();
    this.#goBackTo(session.interrupted(), userId);
    session.signIn(userId, account);
    tabs?.tell({ kind: "signedIn", userId });
    runs.tell({ kind: "system", name: "session.signedIn" });
    this.#host.shell.tell("session.signedIn");
  }

  /** Leads back to where the customer was, or came in; another one's runs are not kept for them. */
  #goBackTo(interrupted: Interruption | undefined, userId: string): void {
    if (interrupted?.userId !== userId) this.#host.runs.forgetAside();
    if (interrupted !== undefined && [undefined, userId].includes(interrupted.userId))
      this.#host.navigation.returnTo(interrupted.at);
  }

  /** Forgets the customer and all that was theirs, here and in the other tabs. The address is not looked at again. */
  signOut(): void {
    const { epoch, stored, shared, tabs, files } = this.#host;
    this.#close();
    stored.removeAll();
    files.clear();
    shared.clear();
    epoch.end();
    this.#host.setState({ storage: shared.read() });
    this.#host.shell.tell("session.signedOut");
    tabs?.tell({ kind: "signedOut" });
  }

  /** Whether a call's failure means that the session is over; then, this noted, it is ended, and what is stored stays. */
  takes({ name }: Failure, note = () => {}): boolean {
    if (name !== "expired" || this.#host.session.userId() === undefined) return false;
    note();
    this.expire();
    return true;
  }

  /** Ends the session as the routes say; the customer who signs in again is led back, and the runs go on. */
  expire(): void {
    const { release, session, navigation, drafts, runs } = this.#host;
    const { expired } = release.routes;
    const at = navigation.whereabouts();
    drafts.flush();
    this.#close({ runs: () => runs.setAside(), session: () => session.interrupt(at) });
    this.#host.shell.announce("session.expired");
    navigation.redirect(expired?.to);
  }

  /** A guard leads a visitor away from the address at which the page was opened; `returns`: whoever they are, they come back. */
  turnedAway(at: Whereabouts, returns: boolean): void {
    const { session, epoch } = this.#host;
    const userId = epoch.customer();
    if (returns) session.awaitAnybody(at);
    else if (userId !== undefined) session.awaitBack(userId, at);
  }

  /** Hears what another tab did. */
  hear(message: TabMessage): void {
    const { session } = this.#host;
    const userId = session.userId() ?? session.interrupted()?.userId;
    const isSame = message.kind === "signedIn" && message.userId === userId;
    if (userId === undefined || isSame) return;
    if (session.userId() !== undefined) this.#leave();
    else this.#forgetInterruption();
  }

  /** Checks, before anything of them is shown again, that the customer was not signed out meanwhile. */
  check(): boolean {
    const lasts = this.#host.session.lasts();
    if (!lasts) this.#leave();
    return lasts;
  }

  /** Whoever signs in here next begins anew. */
  #forgetInterruption(): void {
    this.#host.runs.forgetAside();
    this.#host.session.forget();
  }

  /** Another tab ended the session, and deleted what was stored. */
  #leave(): void {
    this.#close();
    this.#host.files.clear();
    this.#host.setState({ storage: this.#host.shared.read() });
    this.#host.shell.tell("session.signedOut");
    this.#host.navigation.settle();
  }

  #close(leave = { runs: () => this.#host.runs.close(), session: () => this.#host.session.forget() }): void {
    const { view, shell, drafts, loads, setState } = this.#host;
    view.leave();
    loads.stop();
    leave.runs();
    drafts.forget();
    leave.session();
    setState({ programme: undefined, page: { kind: "loading" } });
    shell.look();
  }
}
