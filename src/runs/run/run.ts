import type { Programme } from "../../documents/generated/programme.ts";
import {
  accepts,
  type Effect,
  enterAt,
  type Failure,
  type OfferedEvent,
  type RunEvent,
  type RunView,
  type Snapshot,
  type StepResult,
  send,
  view,
} from "../../engine/index.ts";
import { PortalError } from "../portal-error.ts";
import type { JourneySet } from "../release/journey-set.ts";
import { createPendingCalls, type PendingCalls } from "./pending-calls.ts";
import type { RunDependencies, Values } from "./run-dependencies.ts";
import { createRunTimers, type RunTimers } from "./run-timers.ts";
import type { RunCause } from "./run-watch.ts";

/** What the outermost flow remembers: its input decides by which programme the run goes. */
const rootData = (snapshot: Snapshot | undefined): Values => snapshot?.frames[0]?.data ?? {};

interface Step {
  readonly cause: RunCause;
  take(snapshot: Snapshot | undefined): StepResult | undefined;
}

const CONTEXT_CHANGED: RunEvent = { kind: "system", name: "context.changed" };

/** A flow being walked. Its events are taken one after the other, in the order in which they came. */
export class Run {
  readonly id: string;
  /** `journey/id`. */
  readonly flow: string;
  #set: JourneySet;
  readonly #dependencies: RunDependencies;
  readonly #timers: RunTimers;
  readonly #calls: PendingCalls;
  readonly #queue: Step[] = [];
  #snapshot: Snapshot | undefined;
  #view: RunView | undefined;
  #isStepping = false;
  #isAwake = true;
  #isDisposed = false;

  constructor(of: { id: string; flow: string; set: JourneySet; dependencies: RunDependencies }) {
    this.id = of.id;
    this.flow = of.flow;
    this.#set = of.set;
    this.#dependencies = of.dependencies;
    this.#timers = createRunTimers({
      timers: of.dependencies.timers,
      now: () => of.dependencies.now(),
      due: (token) => this.send({ kind: "timer", token }),
    });
    this.#calls = createPendingCalls({
      caller: { call: (request) => of.dependencies.caller.call({ ...request, programme: this.programme() }) },
      done: (token, result, keeps) => {
        of.dependencies.keep(keeps);
        this.send({ kind: "done", token, result });
      },
      failed: (token, failure) => {
        const noteRefusal = () => isRefusal(failure) && this.send({ kind: "refused", token });
        if (!of.dependencies.takes(failure, noteRefusal)) this.send({ kind: "failed", token, failure });
      },
    });
  }

  /** The journeys that it walks in. */
  get set(): JourneySet {
    return this.#set;
  }

  /** Goes on in the same journeys with what else was loaded to stand in another's place. */
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

  /** Goes to where an address leads that names a state of its flow. */
  enterAt(state: string): void {
    this.#enqueue(this.#followContext);
    this.#enqueue({
      cause: { kind: "arrive", state },
      take: (snapshot) => snapshot && enterAt(this.set.flows, snapshot, state, this.#moment()),
    });
  }

  /** Whether it would take the screen's event now. */
  accepts(event: OfferedEvent): boolean {
    return this.#snapshot !== undefined && accepts(this.set.flows, this.#snapshot, event, this.#moment());
  }

  /** The programme that its flow names for itself; undefined where the customer's first holds. */
  programme(): Programme | undefined {
    return this.#dependencies.programme(rootData(this.#snapshot));
  }

  /** What it remembers, also what may not be stored; undefined before the first step. */
  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** What it shows; undefined before the first step, the same value until the next. */
  view(): RunView | undefined {
    return this.#view;
  }

  /** Stops its timers while another page is on view; its calls go on. */
  suspend(): void {
    this.#isAwake = false;
    this.#timers.stop();
  }

  /** Waits for its timers again, and tells it what is overdue. */
  wake(): void {
    this.#isAwake = true;
    this.#timers.set(this.#snapshot?.timers ?? {});
    this.#timers.ring();
  }

  /** Ends it for good: calls are aborted, nothing is heard any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#timers.stop();
    this.#calls.abortAll();
  }

  #moment() {
    return { context: this.#dependencies.context(rootData(this.#snapshot)), now: this.#dependencies.now() };
  }

  /** A snapshot takes another context only by a system event. */
  readonly #followContext: Step = {
    cause: CONTEXT_CHANGED,
    take: (snapshot) => {
      const moment = this.#moment();
      if (snapshot === undefined || snapshot.context.hash === moment.context.hash) return undefined;
      return send(this.set.flows, snapshot, CONTEXT_CHANGED, moment);
    },
  };

  #enqueue(step: Step): void {
    this.#queue.push(step);
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined && !this.#isDisposed; next = this.#queue.shift()) {
        this.#commit(next);
      }
    } finally {
      this.#isStepping = false;
    }
  }

  #commit(step: Step): void {
    const made = this.#attempt(step);
    if (made === undefined) return;
    const { snapshot, effects, view: runView } = made;
    const watched = { run: this.id, flow: this.flow, cause: step.cause, before: this.#snapshot, after: snapshot };
    this.#dependencies.watch?.({ ...watched, ...this.#moment() });
    this.#snapshot = snapshot;
    this.#view = runView;
    if (snapshot.ended === undefined) {
      if (this.#isAwake) this.#timers.set(snapshot.timers);
      this.#dependencies.changed();
    }
    for (const effect of effects) if (!this.#isDisposed) this.#perform(effect);
  }

  /** The step, stored, with what the run shows after it; undefined where it changes nothing, or could not be made. */
  #attempt(step: Step) {
    try {
      const result = step.take(this.#snapshot);
      if (result === undefined || (result.ok && result.snapshot === this.#snapshot)) return undefined;
      if (result.ok) return this.#stored(result);
      const { kind, flow, state, message } = result.error;
      // What may not be stored is gone after a reload: the run begins anew.
      if (kind === "lost-values") return undefined;
      this.#dependencies.broken(new PortalError(`${flow ?? this.flow}, state "${state ?? ""}": ${message}.`));
    } catch (error) {
      this.#dependencies.broken(error);
    }
    return undefined;
  }

  #stored({ snapshot, effects }: StepResult & { ok: true }) {
    const runView = view(this.set.flows, snapshot, this.#dependencies.context(rootData(snapshot)));
    if (snapshot.ended === undefined) this.#dependencies.store(snapshot);
    return { snapshot, effects, view: runView };
  }

  #perform(effect: Effect): void {
    switch (effect.kind) {
      case "call":
        this.#calls.start(effect);
        break;
      case "abort":
        this.#calls.abort(effect.token);
        break;
      case "timer":
      case "cancelTimer":
        break; // The snapshot names all timers.
      default:
        this.#dependencies.perform(effect);
    }
  }
}

/** Whether the server answered that it did nothing: it says so by the status that blames the request (RFC 9110, 15.5). */
function isRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500;
}
