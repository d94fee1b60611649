import type { Context, Instant, RunEvent, Snapshot } from "../../engine/index.ts";

/** What made a run take a step: something that happened to it, or how it came to be. */
export type RunCause =
  | RunEvent
  | { readonly kind: "start"; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: "resume" }
  | { readonly kind: "arrive"; readonly state: string };

/** A step that a run made. */
export interface WatchedStep {
  readonly run: string;
  /** `journey/id`. */
  readonly flow: string;
  readonly cause: RunCause;
  /** How the run stood; undefined before its first step. */
  readonly before: Snapshot | undefined;
  /** How it stands now. */
  readonly after: Snapshot;
  readonly context: Context;
  readonly now: Instant;
}

/** Hears each step of each run, also what may not be stored. */
export type RunWatch = (step: WatchedStep) => void;

/** Under this name a page holds the function that watches its runs. */
export const WATCH = Symbol.for("portal.watch");

/**
 * The function that watches runs, where somebody put one on the window before the portal began: a recorder of scenarios.
 * Whoever can do that reads all that is typed on the page anyway.
 */
export function findWatch(holder: object): RunWatch | undefined {
  const found: unknown = Reflect.get(holder, WATCH);
  return typeof found === "function" ? (step) => void Reflect.apply(found, undefined, [step]) : undefined;
}
