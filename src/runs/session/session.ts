import type { Release } from "../../documents/release.ts";
import type { Failure } from "../../engine/index.ts";
import type { Caller } from "../../operations/index.ts";
import type { SessionState } from "../portal.ts";
import type { Interruption, PortalPorts, StoredSession, VaultPort, Whereabouts } from "../ports.ts";
import type { PortalScope } from "../run/rules.ts";
import { type FillOutcome, fillSession } from "./session-fill.ts";
import type { SignInGeneration } from "./sign-in-generation.ts";

/** What the session needs of the portal. */
export interface SessionDependencies {
  readonly release: Release;
  readonly vault: VaultPort;
  readonly signInGeneration: SignInGeneration;
  readonly caller: Caller;
  /** Tells the back end that the customer with these tokens has signed out. Nobody waits for it. */
  signedOut(tokens: StoredSession["tokens"]): void;
  readonly analytics: PortalPorts["analytics"];
  /** `session`, `client`, `storage`. */
  scope(): PortalScope;
  state(): SessionState;
  setState(state: SessionState): void;
  wentWithout(name: string, failure: Failure): void;
  /** The back end says that the session is over. */
  expired(): void;
  /** Tokens came or went. */
  changed(): void;
  /**
   * What must be there is there; resolves when the portal can show it, or when it cannot. Once the signal says that this
   * filling is of no interest any more, nothing is taken of it.
   */
  filled(signal: AbortSignal): Promise<FillOutcome>;
}

/** A session of nobody. */
export const signedOut: SessionState = { status: "signedOut", values: { isSignedIn: false } };

/** Who is signed in: tokens, the account, and what fills the session. */
export class Session {
  readonly #dependencies: SessionDependencies;
  #storedSession: StoredSession = { tokens: {} };
  #filling = new AbortController();

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Takes up the session from before a reload; at once where there is none. */
  restore(): undefined | Promise<void> {
    const found = this.#dependencies.vault.read();
    if (found instanceof Promise) return found.then((storedSession) => this.#takeUp(storedSession));
    this.#takeUp(found);
    return undefined;
  }

  token(name: string): string | undefined {
    return Object.hasOwn(this.#storedSession.tokens, name) ? this.#storedSession.tokens[name] : undefined;
  }

  /** Keeps tokens that a call gave. */
  keep(tokens: Readonly<Record<string, string>>): void {
    if (Object.keys(tokens).length > 0)
      this.#keepAll({ ...this.#storedSession, tokens: { ...this.#storedSession.tokens, ...tokens } });
  }

  /** The customer's id while signed in. */
  userId(): string | undefined {
    const userId = this.#storedSession.account?.userId;
    return typeof userId === "string" ? userId : undefined;
  }

  /** Makes a person the customer; of the account only its id and what the session document declares is taken. */
  signIn(userId: string, account: Readonly<Record<string, unknown>>): void {
    const declared = this.#dependencies.release.session.data.properties;
    const known = Object.entries(account).filter(([name]) => Object.hasOwn(declared, name));
    const taken = { ...Object.fromEntries(known), userId };
    const { tokens } = this.#storedSession;
    this.#keepAll({ tokens, account: taken, epoch: this.#dependencies.signInGeneration.enter(userId) });
    this.#begin(taken);
  }

  /** Forgets the customer in this tab, who has signed out; the back end is told. */
  forget(): void {
    const { tokens } = this.#storedSession;
    this.#drop();
    this.#reportSignOut(tokens);
  }

  #reportSignOut(tokens: StoredSession["tokens"]): void {
    if (Object.keys(tokens).length > 0) this.#dependencies.signedOut(tokens);
  }

  #drop(): void {
    this.#filling.abort();
    this.#storedSession = { tokens: {} };
    this.#dependencies.vault.clear();
    this.#dependencies.setState(signedOut);
    this.#dependencies.changed();
  }

  /** Forgets all of the customer but where they were, for the time when they are back; also over a reload. */
  interrupt(at: Whereabouts): void {
    const userId = this.userId();
    const { epoch: generation } = this.#storedSession;
    this.#drop();
    if (userId !== undefined) this.#keepAll({ tokens: {}, epoch: generation, interrupted: { userId, at } });
  }

  /** Where to lead a customer who was signed in before the browser was closed, once they sign in again. */
  awaitBack(userId: string, at: Whereabouts): void {
    if (this.userId() !== undefined) return;
    this.#keepAll({
      ...this.#storedSession,
      epoch: this.#dependencies.signInGeneration.enter(userId),
      interrupted: { userId, at },
    });
  }

  /** Where to lead whoever signs in next. */
  awaitAnybody(at: Whereabouts): void {
    if (this.userId() === undefined) this.#keepAll({ ...this.#storedSession, interrupted: { at } });
  }

  /** Where a customer was whose session is over. */
  interrupted(): Interruption | undefined {
    return this.#storedSession.interrupted;
  }

  /** Remembers over a reload where one led away from, while somebody is signed in; undefined forgets it. */
  setLeft(left: Whereabouts | undefined): void {
    if (this.userId() !== undefined && left !== this.#storedSession.left)
      this.#keepAll({ ...this.#storedSession, left });
  }

  /** Where a reload led away from. */
  left(): Whereabouts | undefined {
    return this.#storedSession.left;
  }

  /** Whether no other tab ended this session meanwhile. */
  lasts(): boolean {
    return this.userId() === undefined || this.#dependencies.signInGeneration.lasts(this.#storedSession.epoch);
  }

  /** Asks for what fills the session, from the first call on. */
  async fill(): Promise<void> {
    if (this.userId() === undefined) return;
    const { values } = this.#dependencies.state();
    this.#filling.abort();
    this.#filling = new AbortController();
    const { signal } = this.#filling;
    this.#dependencies.setState({ status: "filling", values });
    const outcome = await this.#askAll(signal);
    if (signal.aborted) return;
    this.#conclude(outcome);
    this.#dependencies.changed();
  }

  /** Asks again while the customer goes on with what is known; where that fails, it stays as it was. */
  async refresh(): Promise<void> {
    if (this.#dependencies.state().status !== "ready") return this.fill();
    this.#filling.abort();
    this.#filling = new AbortController();
    const { signal } = this.#filling;
    const outcome = await this.#askAll(signal);
    if (signal.aborted || outcome.ok) return;
    if (outcome.failure.name === "expired") this.#dependencies.expired();
    else this.#dependencies.wentWithout("refresh", outcome.failure);
  }

  /** Asks again where the network was missing. */
  askAgain(): void {
    if (this.#dependencies.state().failure?.name === "offline") void this.fill();
  }

  /** Stops asking. */
  stop(): void {
    this.#filling.abort();
  }

  #takeUp(storedSession: StoredSession | undefined): void {
    if (storedSession?.account === undefined && storedSession?.interrupted === undefined) return;
    const isNobodys = storedSession.account === undefined && storedSession.interrupted?.userId === undefined;
    if (isNobodys || this.#dependencies.signInGeneration.lasts(storedSession.epoch)) {
      this.#storedSession = storedSession;
      if (storedSession.account !== undefined) this.#begin(storedSession.account);
    } else {
      this.#dependencies.vault.clear();
      this.#reportSignOut(storedSession.tokens);
    }
  }

  #keepAll(storedSession: StoredSession): void {
    this.#storedSession = storedSession;
    void this.#dependencies.vault.write(storedSession);
    this.#dependencies.changed();
  }

  #begin(account: Readonly<Record<string, unknown>>): void {
    this.#dependencies.setState({ status: "filling", values: { ...account, isSignedIn: true } });
    void this.fill();
  }

  /** Asks for all that the session document lists, then for what belongs to what came. */
  async #askAll(signal: AbortSignal): Promise<FillOutcome> {
    const outcome = await this.#ask(signal);
    return outcome.ok && !signal.aborted ? this.#dependencies.filled(signal) : outcome;
  }

  #ask(signal: AbortSignal): Promise<FillOutcome> {
    return fillSession(this.#dependencies.release.session.fill, {
      caller: this.#dependencies.caller,
      signal,
      scope: () => this.#dependencies.scope(),
      set: (values) => {
        const state = this.#dependencies.state();
        this.#dependencies.setState({ ...state, values: { ...state.values, ...values } });
      },
      keep: (tokens) => this.keep(tokens),
      wentWithout: (name, failure) => this.#dependencies.wentWithout(name, failure),
      expired: () => this.#dependencies.expired(),
      track: (event, values) => this.#dependencies.analytics?.track(event, values),
    });
  }

  #conclude(outcome: FillOutcome): void {
    const { values } = this.#dependencies.state();
    if (outcome.ok) this.#dependencies.setState({ status: "ready", values });
    else if (outcome.failure.name === "expired") this.#dependencies.expired();
    else this.#dependencies.setState({ status: "failed", values, failure: outcome.failure });
  }
}
