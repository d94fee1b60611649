import type { Release } from "../documents/release.ts";
import type { Failure } from "../engine/index.ts";
import type { Caller } from "../operations/index.ts";
import type { Epoch } from "./epoch.ts";
import type { SessionState } from "./portal.ts";
import type { Interruption, Kept, PortalPorts, VaultPort, Whereabouts } from "./ports.ts";
import type { HostScope } from "./rules.ts";
import { type FillOutcome, fillSession } from "./session-fill.ts";

/** What the session needs of the portal. */
export interface SessionHost {
  readonly release: Release;
  readonly vault: VaultPort;
  readonly epoch: Epoch;
  readonly caller: Caller;
  /** Tells the back end that the customer with these tokens has signed out. Nobody waits for it. */
  signedOut(tokens: Kept["tokens"]): void;
  readonly analytics: PortalPorts["analytics"];
  /** `session`, `client`, `storage`. */
  scope(): HostScope;
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
  readonly #host: SessionHost;
  #kept: Kept = { tokens: {} };
  #filling = new AbortController();

  constructor(host: SessionHost) {
    this.#host = host;
  }

  /** Takes up the session from before a reload; at once where there is none. */
  restore(): undefined | Promise<void> {
    const found = this.#host.vault.read();
    if (found instanceof Promise) return found.then((kept) => this.#takeUp(kept));
    this.#takeUp(found);
    return undefined;
  }

  token(name: string): string | undefined {
    return Object.hasOwn(this.#kept.tokens, name) ? this.#kept.tokens[name] : undefined;
  }

  /** Keeps tokens that a call gave. */
  keep(tokens: Readonly<Record<string, string>>): void {
    if (Object.keys(tokens).length > 0) this.#keepAll({ ...this.#kept, tokens: { ...this.#kept.tokens, ...tokens } });
  }

  /** The customer's id while signed in. */
  userId(): string | undefined {
    const userId = this.#kept.account?.userId;
    return typeof userId === "string" ? userId : undefined;
  }

  /** Makes a person the customer; of the account only its id and what the session document declares is taken. */
  signIn(userId: string, account: Readonly<Record<string, unknown>>): void {
    const declared = this.#host.release.session.data.properties;
    const known = Object.entries(account).filter(([name]) => Object.hasOwn(declared, name));
    const taken = { ...Object.fromEntries(known), userId };
    const { tokens } = this.#kept;
    this.#keepAll({ tokens, account: taken, epoch: this.#host.epoch.enter(userId) });
    this.#begin(taken);
  }

  /** Forgets the customer in this tab, who has signed out; the back end is told. */
  forget(): void {
    const { tokens } = this.#kept;
    this.#drop();
    this.#tell(tokens);
  }

  #tell(tokens: Kept["tokens"]): void {
    if (Object.keys(tokens).length > 0) this.#host.signedOut(tokens);
  }

  #drop(): void {
    this.#filling.abort();
    this.#kept = { tokens: {} };
    this.#host.vault.clear();
    this.#host.setState(signedOut);
    this.#host.changed();
  }

  /** Forgets all of the customer but where they were, for the time when they are back; also over a reload. */
  interrupt(at: Whereabouts): void {
    const userId = this.userId();
    const { epoch } = this.#kept;
    this.#drop();
    if (userId !== undefined) this.#keepAll({ tokens: {}, epoch, interrupted: { userId, at } });
  }

  /** Where to lead a customer who was signed in before the browser was closed, once they sign in again. */
  awaitBack(userId: string, at: Whereabouts): void {
    if (this.userId() !== undefined) return;
    this.#keepAll({ ...this.#kept, epoch: this.#host.epoch.enter(userId), interrupted: { userId, at } });
  }

  /** Where to lead whoever signs in next. */
  awaitAnybody(at: Whereabouts): void {
    if (this.userId() === undefined) this.#keepAll({ ...this.#kept, interrupted: { at } });
  }

  /** Where a customer was whose session is over. */
  interrupted(): Interruption | undefined {
    return this.#kept.interrupted;
  }

  /** Remembers over a reload where one led away from, while somebody is signed in; undefined forgets it. */
  setLeft(left: Whereabouts | undefined): void {
    if (this.userId() !== undefined && left !== this.#kept.left) this.#keepAll({ ...this.#kept, left });
  }

  /** Where a reload led away from. */
  left(): Whereabouts | undefined {
    return this.#kept.left;
  }

  /** Whether no other tab ended this session meanwhile. */
  lasts(): boolean {
    return this.userId() === undefined || this.#host.epoch.lasts(this.#kept.epoch);
  }

  /** Asks for what fills the session, from the first call on. */
  async fill(): Promise<void> {
    if (this.userId() === undefined) return;
    const { values } = this.#host.state();
    this.#filling.abort();
    this.#filling = new AbortController();
    const { signal } = this.#filling;
    this.#host.setState({ status: "filling", values });
    const outcome = await this.#askAll(signal);
    if (signal.aborted) return;
    this.#conclude(outcome);
    this.#host.changed();
  }

  /** Asks again while the customer goes on with what is known; where that fails, it stays as it was. */
  async refresh(): Promise<void> {
    if (this.#host.state().status !== "ready") return this.fill();
    this.#filling.abort();
    this.#filling = new AbortController();
    const { signal } = this.#filling;
    const outcome = await this.#askAll(signal);
    if (signal.aborted || outcome.ok) return;
    if (outcome.failure.name === "expired") this.#host.expired();
    else this.#host.wentWithout("refresh", outcome.failure);
  }

  /** Asks again where the network was missing. */
  askAgain(): void {
    if (this.#host.state().failure?.name === "offline") void this.fill();
  }

  /** Stops asking. */
  stop(): void {
    this.#filling.abort();
  }

  #takeUp(kept: Kept | undefined): void {
    if (kept?.account === undefined && kept?.interrupted === undefined) return;
    const isNobodys = kept.account === undefined && kept.interrupted?.userId === undefined;
    if (isNobodys || this.#host.epoch.lasts(kept.epoch)) {
      this.#kept = kept;
      if (kept.account !== undefined) this.#begin(kept.account);
    } else {
      this.#host.vault.clear();
      this.#tell(kept.tokens);
    }
  }

  #keepAll(kept: Kept): void {
    this.#kept = kept;
    void this.#host.vault.write(kept);
    this.#host.changed();
  }

  #begin(account: Readonly<Record<string, unknown>>): void {
    this.#host.setState({ status: "filling", values: { ...account, isSignedIn: true } });
    void this.fill();
  }

  /** Asks for all that the session document lists, then for what belongs to what came. */
  async #askAll(signal: AbortSignal): Promise<FillOutcome> {
    const outcome = await this.#ask(signal);
    return outcome.ok && !signal.aborted ? this.#host.filled(signal) : outcome;
  }

  #ask(signal: AbortSignal): Promise<FillOutcome> {
    return fillSession(this.#host.release.session.fill, {
      caller: this.#host.caller,
      signal,
      scope: () => this.#host.scope(),
      set: (values) => {
        const state = this.#host.state();
        this.#host.setState({ ...state, values: { ...state.values, ...values } });
      },
      keep: (tokens) => this.keep(tokens),
      wentWithout: (name, failure) => this.#host.wentWithout(name, failure),
      expired: () => this.#host.expired(),
      track: (event, values) => this.#host.analytics?.track(event, values),
    });
  }

  #conclude(outcome: FillOutcome): void {
    const { values } = this.#host.state();
    if (outcome.ok) this.#host.setState({ status: "ready", values });
    else if (outcome.failure.name === "expired") this.#host.expired();
    else this.#host.setState({ status: "failed", values, failure: outcome.failure });
  }
}
