import {
  accepts,
  CONTEXT_CHANGED,
  type Effect,
  enterAt,
  type OfferedEvent,
  type RunEvent,
  type RunView,
  type Snapshot,
  type StepResult,
  screenOfState,
  send,
  view,
} from "../../engine/index.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { JourneySet } from "../release/journey-set.ts";
import { ownProgramme, type RunOfFlow, stepMoment } from "./context.ts";
import { createPendingCalls, isRefusal, type PendingCalls } from "./pending-calls.ts";
import { createRunTimers, type RunTimers } from "./run-timers.ts";
import { type RunCause, redactStep } from "./run-watch.ts";

/** An effect that is performed once, outside the run; a resume does not repeat it. */
export type OneTimeEffect = Exclude<Effect, { kind: "call" | "abort" | "timer" | "cancelTimer" }>;

/** The dependencies of runs. */
export interface RunParts
  extends Pick<
    PortalParts,
    "caller" | "context" | "keep" | "now" | "programmes" | "randomText" | "state" | "takes" | "timers" | "watch"
  > {
  /** The view of a run may have changed. */
  changed(run: Run): void;
  perform(run: Run, effect: OneTimeEffect): void;
  /** A step of a run failed; the run keeps its state. */
  broken(run: Run, error: unknown): void;
}

/** A run that is about to begin. */
export interface NewRun extends RunOfFlow {
  readonly id: string;
  /** Stores the snapshot; called before any effect is performed. */
  store(snapshot: Snapshot): void;
}

interface Step {
  readonly cause: RunCause;
  take(snapshot: Snapshot | undefined): StepResult | undefined;
}

const CHANGED_CONTEXT: RunEvent = { kind: "system", name: CONTEXT_CHANGED };

/** An instance of a flow. It handles its events one after the other, in the order of their arrival. */
export class Run {
  readonly id: string;
  /** `journey/id`. */
  readonly flow: string;
  #set: JourneySet;
  readonly #parts: RunParts;
  readonly #store: NewRun["store"];
  readonly #timers: RunTimers;
  readonly #calls: PendingCalls;
  readonly #queue: Step[] = [];
  #snapshot: Snapshot | undefined;
  #view: RunView | undefined;
  #isStepping = false;
  #isAwake = true;
  #isDisposed = false;

  constructor({ id, flow, set, store }: NewRun, parts: RunParts) {
    this.id = id;
    this.flow = flow;
    this.#set = set;
    this.#store = store;
    this.#parts = parts;
    this.#timers = createRunTimers(parts, (token) => this.send({ kind: "timer", token }));
    this.#calls = createPendingCalls({
      caller: parts.caller,
      programme: () => this.programme(),
      done: (token, result, keeps) => {
        parts.keep(keeps);
        this.send({ kind: "done", token, result });
      },
      failed: (token, failure, mayBeDone) => {
        const noteRefusal = () => !mayBeDone && isRefusal(failure) && this.send({ kind: "refused", token });
        const told = mayBeDone ? { ...failure, name: "unknown" } : failure;
        if (!parts.takes(failure, noteRefusal)) this.send({ kind: "failed", token, failure: told });
      },
    });
  }

  /** The journeys of its flows. */
  get set(): JourneySet {
    return this.#set;
  }

  /** Continues in the same journeys, compiled again with the substitutes that were loaded meanwhile. */
  replaceSet(set: JourneySet): void {
    this.#set = set;
  }

  /** Makes the first step: a start or a resume. */
  begin(first: () => StepResult, cause: RunCause): void {
    this.#enqueue({ cause, take: first });
  }

  send(event: RunEvent): void {
    if (event.kind !== "system") this.#enqueue(this.#followContext);
    this.#enqueue({
      cause: event,
      take: (snapshot) => snapshot && send(this.set.flows, snapshot, event, this.#moment()),
    });
  }

  /** Goes back to the screen that has an address. */
  enterAt(address: string): void {
    this.#enqueue(this.#followContext);
    this.#enqueue({
      cause: { kind: "arrive", address },
      take: (snapshot) => snapshot && enterAt(this.set.flows, snapshot, address, this.#moment()),
    });
  }

  /** Whether it would accept the screen's event now. */
  accepts(event: OfferedEvent): boolean {
    return this.#snapshot !== undefined && accepts(this.set.flows, this.#snapshot, event, this.#moment());
  }

  /** The screen that a state of one of its flows shows, by `journey/id`. */
  screenOf(flow: string, state: string): string | undefined {
    return screenOfState(this.set.flows, flow, state, this.#moment().context);
  }

  /** The programme that its flow names for itself; undefined while the customer's first programme applies. */
  programme() {
    return ownProgramme(this.#parts, this, this.#data());
  }

  /** Its snapshot with sensitive values; undefined before the first step. */
  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Its view; undefined before the first step, the same value until the next. */
  view(): RunView | undefined {
    return this.#view;
  }

  /** Stops its timers while another page is on view; its calls continue. */
  suspend(): void {
    this.#isAwake = false;
    this.#timers.stop();
  }

  /** Starts its timers again, and fires the overdue ones. */
  wake(): void {
    this.#isAwake = true;
    this.#timers.set(this.#snapshot?.timers ?? {});
    this.#timers.ring();
  }

  /** Ends it for good: aborts its calls and takes no more events. */
  dispose(): void {
    this.#isDisposed = true;
    this.#timers.stop();
    this.#calls.abortAll();
  }

  /** The data of the outermost flow, whose input decides which programme applies. */
  #data() {
    return this.#snapshot?.frames[0]?.data ?? {};
  }

  #moment() {
    return stepMoment(this.#parts, this, this.#data());
  }

  /** Gives the snapshot the present context, if that changed; only a system event can. */
  readonly #followContext: Step = {
    cause: CHANGED_CONTEXT,
    take: (snapshot) => {
      const moment = this.#moment();
      if (snapshot === undefined || snapshot.context.hash === moment.context.hash) return undefined;
      return send(this.set.flows, snapshot, CHANGED_CONTEXT, moment);
    },
  };

  #enqueue(step: Step): void {
    this.#queue.push(step);
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined && !this.#isDisposed; next = this.#queue.shift())
        this.#commit(next);
    } finally {
      this.#isStepping = false;
    }
  }

  #commit(step: Step): void {
    const made = this.#attempt(step);
    if (made === undefined) return;
    const { snapshot, effects, view: runView } = made;
    const watched = { run: this.id, flow: this.flow, cause: step.cause, before: this.#snapshot, after: snapshot };
    this.#parts.watch?.(redactStep(this.set.flows, { ...watched, ...this.#moment() }));
    this.#snapshot = snapshot;
    this.#view = runView;
    if (snapshot.ended === undefined) {
      if (this.#isAwake) this.#timers.set(snapshot.timers);
      this.#parts.changed(this);
    }
    for (const effect of effects) if (!this.#isDisposed) this.#perform(effect);
  }

  /** Takes and stores the step, and returns it with the view after it; undefined if it changes nothing or fails. */
  #attempt(step: Step) {
    try {
      const result = step.take(this.#snapshot);
      if (result === undefined || (result.ok && result.snapshot === this.#snapshot)) return undefined;
      if (result.ok) return this.#stored(result);
      const { kind, flow, state, message } = result.error;
      // Sensitive values are lost after a reload: the run begins anew.
      if (kind === "lost-values") return undefined;
      this.#parts.broken(this, new PortalError(`${flow ?? this.flow}, state "${state ?? ""}": ${message}.`));
    } catch (error) {
      this.#parts.broken(this, error);
    }
    return undefined;
  }

  #stored({ snapshot, effects }: StepResult & { ok: true }) {
    const { context } = stepMoment(this.#parts, this, snapshot.frames[0]?.data ?? {});
    const runView = view(this.set.flows, snapshot, context);
    if (snapshot.ended === undefined) this.#store(snapshot);
    return { snapshot, effects, view: runView };
  }

  #perform(effect: Effect): void {
    if (effect.kind === "call") this.#calls.start(effect);
    else if (effect.kind === "abort") this.#calls.abort(effect.token);
    // The snapshot names all timers.
    else if (effect.kind !== "timer" && effect.kind !== "cancelTimer") this.#parts.perform(this, effect);
  }
}
