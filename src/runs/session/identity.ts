import type { Failure } from "../../engine/index.ts";
import type { Navigation } from "../navigation/navigation.ts";
import type { RunOnView } from "../navigation/run-on-view.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Interruption, TabMessage, Whereabouts } from "../ports.ts";
import type { LiveRuns } from "../run/live-runs.ts";
import type { Loads } from "../run/loads.ts";
import type { ShellRuns } from "../shell-runs.ts";
import type { Session } from "./session.ts";
import type { SessionEnding } from "./session-ending.ts";

/** The parts that a sign-in and a sign-out affect. */
type IdentityParts = Pick<
  PortalParts,
  | "drafts"
  | "files"
  | "problems"
  | "received"
  | "release"
  | "setState"
  | "shared"
  | "signInGeneration"
  | "stored"
  | "tabs"
> & {
  readonly session: Session;
  readonly runs: LiveRuns;
  readonly shell: ShellRuns;
  readonly view: RunOnView;
  readonly loads: Loads;
  readonly navigation: Navigation;
  readonly ending: SessionEnding;
};

/** Handles sign-in, sign-out and the end of a session. */
export class Identity {
  readonly #parts: IdentityParts;

  constructor(parts: IdentityParts) {
    this.#parts = parts;
  }

  /** Makes a person the customer, and deletes what another customer left on this browser. */
  signIn(account: Readonly<Record<string, unknown>>): void {
    const { session, stored, tabs, runs, view, problems, signInGeneration, files } = this.#parts;
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
    this.#parts.shell.emit("session.signedIn");
  }

  /** Leads back to the customer's former or first place; deletes the runs of another customer. */
  #goBackTo(interrupted: Interruption | undefined, userId: string): void {
    if (interrupted?.userId !== userId) this.#parts.runs.forgetAside();
    if (interrupted !== undefined && [undefined, userId].includes(interrupted.userId))
      this.#parts.navigation.returnTo(interrupted.at);
  }

  /** Deletes the customer and all their data, here and in the other tabs. The address stays as it is. */
  signOut(): void {
    const { signInGeneration, stored, shared, tabs, files } = this.#parts;
    this.#close();
    stored.removeAll();
    files.clear();
    shared.clear();
    signInGeneration.end();
    this.#parts.setState({ storage: shared.read() });
    this.#parts.shell.emit("session.signedOut");
    tabs?.post({ kind: "signedOut" });
  }

  /** Whether a call's failure ends the session; then calls `note` and ends it, and what is stored stays. */
  takes({ name }: Failure, note = () => {}): boolean {
    if (name !== "expired" || this.#parts.session.userId() === undefined) return false;
    note();
    this.expire();
    return true;
  }

  /** Ends the session as the routes declare. A customer who signs in again is led back, and the runs continue. */
  expire(): void {
    const { release, session, navigation, drafts, runs, view } = this.#parts;
    const isEarly = this.#parts.ending.lastsByToken();
    const { expired } = release.routes;
    const at = navigation.whereabouts();
    drafts.flush();
    this.#close({
      view: () => view.interrupt(),
      runs: () => runs.setAside(),
      session: () => session.interrupt(at),
    });
    this.#parts.shell.announce("session.expired", { isEarly });
    navigation.redirect(expired?.to);
  }

  /**
   * Called when a guard redirects a visitor from the address at which the page was opened; `returns`: the next customer
   * who signs in comes back.
   */
  turnedAway(at: Whereabouts, returns: boolean): void {
    const { session, signInGeneration } = this.#parts;
    const userId = signInGeneration.customer();
    if (returns) session.awaitAnybody(at);
    else if (userId !== undefined) session.awaitBack(userId, at);
  }

  /** Handles a message of another tab. */
  handleTabMessage(message: TabMessage): void {
    const { session } = this.#parts;
    const userId = session.userId() ?? session.interrupted()?.userId;
    const isSame = message.kind === "signedIn" && message.userId === userId;
    if (userId === undefined || isSame) return;
    if (session.userId() !== undefined) this.#leave();
    else this.#forgetInterruption();
  }

  /** Whether the customer is still signed in; otherwise drops their data before any of it is shown again. */
  check(): boolean {
    const lasts = this.#parts.session.lasts();
    if (!lasts) this.#leave();
    return lasts;
  }

  /** Drops the customer's former place, so that the next sign-in starts anew. */
  #forgetInterruption(): void {
    this.#parts.runs.forgetAside();
    this.#parts.session.forget();
  }

  /** Drops the customer here after another tab ended the session and deleted the stored data. */
  #leave(): void {
    this.#close();
    this.#parts.files.clear();
    this.#parts.setState({ storage: this.#parts.shared.read() });
    this.#parts.shell.emit("session.signedOut");
    this.#parts.navigation.settle();
  }

  #close(
    leave = {
      view: () => this.#parts.view.leave(),
      runs: () => this.#parts.runs.close(),
      session: () => this.#parts.session.forget(),
    },
  ): void {
    const { shell, drafts, loads, received, setState } = this.#parts;
    leave.view();
    received.clear();
    loads.stop();
    leave.runs();
    drafts.forget();
    leave.session();
    setState({ programme: undefined, page: { kind: "loading" } });
    shell.refresh();
  }
}
