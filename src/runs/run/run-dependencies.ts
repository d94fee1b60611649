import type { Programme } from "../../documents/generated/programme.ts";
import type { Context, Effect, Failure, Instant, Snapshot } from "../../engine/index.ts";
import type { Caller } from "../../operations/index.ts";
import type { TimerPort } from "../ports.ts";
import type { RunWatch } from "./run-watch.ts";

/** What a run remembers, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What happens once, outside the run: never again on resume. */
export type OneTimeEffect = Exclude<Effect, { kind: "call" | "abort" | "timer" | "cancelTimer" }>;

/** What a run needs of the portal. */
export interface RunDependencies {
  readonly caller: Caller;
  readonly timers: TimerPort;
  now(): Instant;
  /** By what the run remembers. */
  context(data: Values): Context;
  /** The programme that the flow names for itself, by what the run remembers. */
  programme(data: Values): Programme | undefined;
  /** Writes the snapshot; before any effect leaves. */
  store(snapshot: Snapshot): void;
  /** What the run shows may have changed. */
  changed(): void;
  perform(effect: OneTimeEffect): void;
  keep(tokens: Readonly<Record<string, string>>): void;
  /** Whether the portal deals with a call's failure itself, because the session is over; first it has this noted. */
  takes(failure: Failure, note: () => void): boolean;
  /** A step could not be made; the run stands where it stood. */
  broken(error: unknown): void;
  /** Hears of every step that was made. */
  readonly watch?: RunWatch | undefined;
}
