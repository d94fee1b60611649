import {
  type Context,
  type FlowSet,
  type Instant,
  type RunEvent,
  type Snapshot,
  storable,
  storableEvent,
  stripData,
} from "../../engine/index.ts";

/** The cause of a step: an event, or how the run began. */
export type RunCause =
  | RunEvent
  | { readonly kind: "start"; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: "resume" }
  | { readonly kind: "arrive"; readonly address: string };

/** A step of a run. Null replaces every value that may not be stored, such as a password. */
export interface WatchedStep {
  readonly run: string;
  /** `journey/id`. */
  readonly flow: string;
  readonly cause: RunCause;
  /** The snapshot before the step; undefined before the first one. */
  readonly before: Snapshot | undefined;
  /** The snapshot after the step. */
  readonly after: Snapshot;
  readonly context: Context;
  readonly now: Instant;
}

/** Called on each step of each run. */
export type RunWatch = (step: WatchedStep) => void;

/** A step without the values that may not be stored. */
export function redactStep(flows: FlowSet, step: WatchedStep): WatchedStep {
  const { cause, before, after } = step;
  return {
    ...step,
    cause: redactCause(flows, before, cause),
    before: before && storable(flows, before),
    after: storable(flows, after),
  };
}

function redactCause(flows: FlowSet, before: Snapshot | undefined, cause: RunCause): RunCause {
  if (cause.kind === "start") return { ...cause, input: stripData(flows, cause.input) };
  return cause.kind === "resume" || cause.kind === "arrive" ? cause : storableEvent(flows, before, cause);
}

/** The name of the window's function that observes the runs of the page. */
export const WATCH = Symbol.for("portal.watch");

/**
 * The function that observes runs; undefined unless a script, such as a recorder of scenarios, put one on the window
 * before the portal began.
 */
export function findWatch(holder: object): RunWatch | undefined {
  const found: unknown = Reflect.get(holder, WATCH);
  return typeof found === "function" ? (step) => void Reflect.apply(found, undefined, [step]) : undefined;
}
