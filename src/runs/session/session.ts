import type { SessionState } from "../portal.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Interruption, StoredSession, Whereabouts } from "../ports.ts";
import { type FillOutcome, fillSession } from "./session-fill.ts";

/** The dependencies of the session: the portal's parts, its state, and the listeners. */
export type SessionParts = Pick<
  PortalParts,
  "analytics" | "caller" | "expired" | "now" | "release" | "scope" | "signInGeneration" | "vault" | "wentWithout"
> & {
  state(): SessionState;
  setState(state: SessionState): void;
  /** Sends the sign-out of the customer with these tokens to the back end; not awaited. */
  signedOut(tokens: StoredSession["tokens"]): void;
  /** Tokens were stored or dropped. */
  changed(): void;
  /** A filling has ended. */
  ended(isFilled: boolean): void;
  /**
   * Called when the session's calls are done; resolves when the portal can show the session, or when it cannot. Once
   * the signal is aborted, it has no effect.
   */
  filled(signal: AbortSignal): Promise<FillOutcome>;
};

/** The session of a visitor. */
export const signedOut: SessionState = { status: "signedOut", values: { isSignedIn: false } };

/** The customer's session: tokens, the account, and the values of its calls. */
export class Session {
  readonly #parts: SessionParts;
  #storedSession: StoredSession = { tokens: {} };
  #filling = new AbortController();

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Restores the session from before a reload; returns a promise only if one is stored. */
  restore(): undefined | Promise<void> {
    const found = this.#parts.vault.read();
    if (found instanceof Promise) return found.then((storedSession) => this.#takeUp(storedSession));
    this.#takeUp(found);
    return undefined;
  }

  token(name: string): string | undefined {
    return Object.hasOwn(this.#storedSession.tokens, name) ? this.#storedSession.tokens[name] : undefined;
  }

  /** Stores tokens that a call returned. */
  keep(tokens: Readonly<Record<string, string>>): void {
    if (Object.keys(tokens).length > 0)
      this.#keepAll({ ...this.#storedSession, tokens: { ...this.#storedSession.tokens, ...tokens } });
  }

  /** The customer's id while signed in. */
  userId(): string | undefined {
    const userId = this.#storedSession.account?.userId;
    return typeof userId === "string" ? userId : undefined;
  }

  /**
   * Makes a person the customer. Of the account, stores only its id and the members that the session document declares.
   */
  signIn(userId: string, account: Readonly<Record<string, unknown>>): void {
    const declared = this.#parts.release.session.data.properties;
    const known = Object.entries(account).filter(([name]) => Object.hasOwn(declared, name));
    const taken = { ...Object.fromEntries(known), userId };
    const { tokens } = this.#storedSession;
    this.#keepAll({ tokens, account: taken, epoch: this.#parts.signInGeneration.enter(userId) });
    this.#begin(taken);
  }

  /** Forgets the customer in this tab, who signed out, and tells the back end. */
  forget(): void {
    const { tokens } = this.#storedSession;
    this.#drop();
    this.#reportSignOut(tokens);
  }

  #reportSignOut(tokens: StoredSession["tokens"]): void {
    if (Object.keys(tokens).length > 0) this.#parts.signedOut(tokens);
  }

  #drop(): void {
    this.#filling.abort();
    this.#storedSession = { tokens: {} };
    this.#parts.vault.clear();
    this.#parts.setState(signedOut);
    this.#parts.changed();
  }

  /** Drops all of the customer's data but their place, also over a reload, so that a new sign-in leads back. */
  interrupt(at: Whereabouts): void {
    const userId = this.userId();
    const { epoch: generation } = this.#storedSession;
    this.#drop();
    if (userId !== undefined) this.#keepAll({ tokens: {}, epoch: generation, interrupted: { userId, at } });
  }

  /** Remembers where to lead a customer who was signed in before the browser was closed. */
  awaitBack(userId: string, at: Whereabouts): void {
    if (this.userId() !== undefined) return;
    this.#keepAll({
      ...this.#storedSession,
      epoch: this.#parts.signInGeneration.enter(userId),
      interrupted: { userId, at },
    });
  }

  /** Remembers where to lead the next customer who signs in. */
  awaitAnybody(at: Whereabouts): void {
    if (this.userId() === undefined) this.#keepAll({ ...this.#storedSession, interrupted: { at } });
  }

  /** The customer's place when the session ended. */
  interrupted(): Interruption | undefined {
    return this.#storedSession.interrupted;
  }

  /** Remembers, while a customer is signed in, the page that a reload led away from; undefined forgets it. */
  setLeft(left: Whereabouts | undefined): void {
    if (this.userId() !== undefined && left !== this.#storedSession.left)
      this.#keepAll({ ...this.#storedSession, left });
  }

  /** The page that a reload led away from. */
  left(): Whereabouts | undefined {
    return this.#storedSession.left;
  }

  /** Whether no other tab has ended this session. */
  lasts(): boolean {
    return this.userId() === undefined || this.#parts.signInGeneration.lasts(this.#storedSession.epoch);
  }

  /** Makes the calls that fill the session, from the first one. */
  async fill(): Promise<void> {
    if (this.userId() === undefined) return;
    const { values } = this.#parts.state();
    const signal = this.#restart();
    this.#parts.setState({ status: "filling", values });
    await this.#fillUntil(signal);
  }

  /** Makes the calls of a failed session again; until they succeed, its state stays. */
  async repeat(): Promise<void> {
    if (this.#parts.state().status === "failed") await this.#fillUntil(this.#restart());
  }

  /** Makes the calls again while the customer continues with the present values, which stay after a failure. */
  async refresh(): Promise<void> {
    if (this.#parts.state().status !== "ready") return this.fill();
    const signal = this.#restart();
    const outcome = await this.#askAll(signal);
    if (signal.aborted || outcome.ok) return;
    if (outcome.failure.name === "expired") this.#parts.expired();
    else this.#parts.wentWithout("refresh", outcome.failure);
  }

  /** Makes the calls again after they failed without a network. */
  askAgain(): void {
    if (this.#parts.state().failure?.name === "offline") void this.fill();
  }

  /** Aborts the calls. */
  stop(): void {
    this.#filling.abort();
  }

  #takeUp(storedSession: StoredSession | undefined): void {
    if (storedSession?.account === undefined && storedSession?.interrupted === undefined) return;
    const isNobodys = storedSession.account === undefined && storedSession.interrupted?.userId === undefined;
    if (isNobodys || this.#parts.signInGeneration.lasts(storedSession.epoch)) {
      this.#storedSession = storedSession;
      if (storedSession.account !== undefined) this.#begin(storedSession.account);
    } else {
      this.#parts.vault.clear();
      this.#reportSignOut(storedSession.tokens);
    }
  }

  #keepAll(storedSession: StoredSession): void {
    this.#storedSession = storedSession;
    void this.#parts.vault.write(storedSession);
    this.#parts.changed();
  }

  #begin(account: Readonly<Record<string, unknown>>): void {
    this.#parts.setState({ status: "filling", values: { ...account, isSignedIn: true } });
    void this.fill();
  }

  /** Aborts the calls, and returns the signal of the next ones. */
  #restart(): AbortSignal {
    this.#filling.abort();
    this.#filling = new AbortController();
    return this.#filling.signal;
  }

  async #fillUntil(signal: AbortSignal): Promise<void> {
    const outcome = await this.#askAll(signal);
    if (signal.aborted) return;
    this.#conclude(outcome);
    this.#parts.changed();
  }

  /** Makes the calls that the session document lists, then loads the programmes and texts for their results. */
  async #askAll(signal: AbortSignal): Promise<FillOutcome> {
    const outcome = await this.#ask(signal);
    return outcome.ok && !signal.aborted ? this.#parts.filled(signal) : outcome;
  }

  #ask(signal: AbortSignal): Promise<FillOutcome> {
    return fillSession(this.#parts.release.session.loads, {
      ...this.#parts,
      signal,
      set: (values) => {
        const state = this.#parts.state();
        this.#parts.setState({ ...state, values: { ...state.values, ...values } });
      },
      keep: (tokens) => this.keep(tokens),
    });
  }

  #conclude(outcome: FillOutcome): void {
    const { values } = this.#parts.state();
    if (outcome.ok) this.#parts.setState({ status: "ready", values });
    else if (outcome.failure.name === "expired") this.#parts.expired();
    else this.#parts.setState({ status: "failed", values, failure: outcome.failure });
    this.#parts.ended(outcome.ok);
  }
}
