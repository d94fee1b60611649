import type { Release } from "../../documents/release.ts";
import type { Failure } from "../../engine/index.ts";
import type { Navigation } from "../navigation/navigation.ts";
import type { RunOnView } from "../navigation/run-on-view.ts";
import type { Problems } from "../network/problems.ts";
import type { PortalState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { Interruption, TabMessage, TabsPort, Whereabouts } from "../ports.ts";
import type { Drafts } from "../run/drafts.ts";
import type { Files } from "../run/files.ts";
import type { LiveRuns } from "../run/live-runs.ts";
import type { Loads } from "../run/loads.ts";
import type { ShellRuns } from "../shell-runs.ts";
import type { SharedStorage } from "../storage/shared-storage.ts";
import type { StoredRuns } from "../storage/stored-runs.ts";
import type { Session } from "./session.ts";
import type { SignInGeneration } from "./sign-in-generation.ts";

/** What coming and going of a customer touches. */
export interface IdentityDependencies {
  readonly release: Release;
  readonly session: Session;
  readonly signInGeneration: SignInGeneration;
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
  readonly #dependencies: IdentityDependencies;

  constructor(dependencies: IdentityDependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes a person the customer; what another one left on this browser is deleted. */
  signIn(account: Readonly<Record<string, unknown>>): void {
    const { session, stored, tabs, runs, view, problems, signInGeneration, files } = this.#dependencies;
    const { userId } = account;
    if (typeof userId !== "string" || userId === "") {
      problems.reportError(new PortalError("A sign-in gave no userId."), "signIn");
      return;
    }
    if (session.userId() !== undefined && session.userId() !== userId) {
      view.leave();
      runs.close();
    }
    stored.removeOthers(userId);
    if (signInGeneration.isOfAnother(userId)) files.clear();
    this.#goBackTo(session.interrupted(), userId);
    session.signIn(userId, account);
    tabs?.post({ kind: "signedIn", userId });
    runs.sendToAll({ kind: "system", name: "session.signedIn" });
    this.#dependencies.shell.emit("session.signedIn");
  }

  /** Leads back to where the customer was, or came in; another one's runs are not kept for them. */
  #goBackTo(interrupted: Interruption | undefined, userId: string): void {
    if (interrupted?.userId !== userId) this.#dependencies.runs.forgetAside();
    if (interrupted !== undefined && [undefined, userId].includes(interrupted.userId))
      this.#dependencies.navigation.returnTo(interrupted.at);
  }

  /** Forgets the customer and all that was theirs, here and in the other tabs. The address is not looked at again. */
  signOut(): void {
    const { signInGeneration, stored, shared, tabs, files } = this.#dependencies;
    this.#close();
    stored.removeAll();
    files.clear();
    shared.clear();
    signInGeneration.end();
    this.#dependencies.setState({ storage: shared.read() });
    this.#dependencies.shell.emit("session.signedOut");
    tabs?.post({ kind: "signedOut" });
  }

  /** Whether a call's failure means that the session is over; then, this noted, it is ended, and what is stored stays. */
  takes({ name }: Failure, note = () => {}): boolean {
    if (name !== "expired" || this.#dependencies.session.userId() === undefined) return false;
    note();
    this.expire();
    return true;
  }

  /** Ends the session as the routes say; the customer who signs in again is led back, and the runs go on. */
  expire(): void {
    const { release, session, navigation, drafts, runs } = this.#dependencies;
    const { expired } = release.routes;
    const at = navigation.whereabouts();
    drafts.flush();
    this.#close({ runs: () => runs.setAside(), session: () => session.interrupt(at) });
    this.#dependencies.shell.announce("session.expired");
    navigation.redirect(expired?.to);
  }

  /** A guard leads a visitor away from the address at which the page was opened; `returns`: whoever they are, they come back. */
  turnedAway(at: Whereabouts, returns: boolean): void {
    const { session, signInGeneration } = this.#dependencies;
    const userId = signInGeneration.customer();
    if (returns) session.awaitAnybody(at);
    else if (userId !== undefined) session.awaitBack(userId, at);
  }

  /** Hears what another tab did. */
  handleTabMessage(message: TabMessage): void {
    const { session } = this.#dependencies;
    const userId = session.userId() ?? session.interrupted()?.userId;
    const isSame = message.kind === "signedIn" && message.userId === userId;
    if (userId === undefined || isSame) return;
    if (session.userId() !== undefined) this.#leave();
    else this.#forgetInterruption();
  }

  /** Checks, before anything of them is shown again, that the customer was not signed out meanwhile. */
  check(): boolean {
    const lasts = this.#dependencies.session.lasts();
    if (!lasts) this.#leave();
    return lasts;
  }

  /** Whoever signs in here next begins anew. */
  #forgetInterruption(): void {
    this.#dependencies.runs.forgetAside();
    this.#dependencies.session.forget();
  }

  /** Another tab ended the session, and deleted what was stored. */
  #leave(): void {
    this.#close();
    this.#dependencies.files.clear();
    this.#dependencies.setState({ storage: this.#dependencies.shared.read() });
    this.#dependencies.shell.emit("session.signedOut");
    this.#dependencies.navigation.settle();
  }

  #close(
    leave = { runs: () => this.#dependencies.runs.close(), session: () => this.#dependencies.session.forget() },
  ): void {
    const { view, shell, drafts, loads, setState } = this.#dependencies;
    view.leave();
    loads.stop();
    leave.runs();
    drafts.forget();
    leave.session();
    setState({ programme: undefined, page: { kind: "loading" } });
    shell.refresh();
  }
}
