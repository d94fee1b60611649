import { RuleProblemsError } from "../rules/compile-rule.ts";
import type { ShownNotice } from "./snapshot.ts";

/** Why a step was refused; the old snapshot stays. */
export type RunErrorKind =
  /** More states entered in one step than TRANSITION_LIMIT. */
  | "endless"
  /** More flows inside each other than FRAME_LIMIT. */
  | "too-deep"
  /** More screens on the path than PATH_LIMIT. */
  | "too-long"
  /** A snapshot larger than SNAPSHOT_SIZE_LIMIT. */
  | "too-large"
  | "unknown-flow"
  | "unknown-state"
  /** A `choose` state with no branch that holds. */
  | "no-branch"
  /** An inner flow's outcome that its parent does not handle. */
  | "unhandled-outcome"
  /** `next` where no step applies that has not given its result. */
  | "no-step"
  /** A flow that needs a signed-in customer or a programme, which is absent. */
  | "unmet-need"
  /** A transition without `to`, or one that opens a flow over the page, where no screen has been shown. */
  | "no-screen"
  /** An event other than a system event that comes with another context than the snapshot's. */
  | "other-context"
  /** A rule that cannot be compiled. */
  | "refused-rule"
  /** A run where every screen needs sensitive values that were not stored. */
  | "lost-values";

/** The run error of a fault; undefined for errors that are not the engine's. */
export function toRunError(fault: unknown): RunError | undefined {
  if (fault instanceof RunFault) return fault.error;
  return fault instanceof RuleProblemsError ? { kind: "refused-rule", message: fault.message } : undefined;
}

/** Why a step was refused, for a developer. */
export interface RunError {
  readonly kind: RunErrorKind;
  readonly message: string;
  readonly flow?: string;
  readonly state?: string;
  /** With `lost-values`: the notice for the customer when the run starts anew. */
  readonly show?: ShownNotice;
}

/** Ends a step; it never leaves the engine. */
export class RunFault extends Error {
  readonly error: RunError;

  constructor(error: RunError) {
    super(error.message);
    this.name = "RunFault";
    this.error = error;
  }
}
