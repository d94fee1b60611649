import type { Scope } from "./value.ts";

/** A name that an iterator binds to its current element, and the names bound around it. */
export interface Binding {
  readonly value: unknown;
  readonly outer: Binding | undefined;
}

/** The scope of one evaluation, and its remaining steps. */
export interface Evaluation {
  readonly scope: Scope;
  readonly bound: Binding | undefined;
  readonly budget: Budget;
}

/** What all parts of one evaluation share. */
export interface Budget {
  /** Steps that are left. */
  left: number;
  /** How many named rules are being evaluated inside each other. */
  calls: number;
  /** The scope around all named rules: it knows the rules by name and the zone of days. */
  readonly around: Scope;
}

/** A compiled rule, or a part of one. */
export type Evaluate = (evaluation: Evaluation) => unknown;

/** The maximum number of steps of one evaluation: operators, elements visited, and each 64 characters of text made. */
export const STEP_LIMIT = 10_000;

/** The number of list elements or characters that an operator processes in one step. */
export const UNITS_PER_STEP = 64;

/** How deep named rules may use named rules. */
export const CALL_LIMIT = 16;

/** Starts an evaluation with all its steps. */
export function startEvaluation(scope: Scope): Evaluation {
  return { scope, bound: undefined, budget: { left: STEP_LIMIT, calls: 0, around: scope } };
}

/** The budget of rules that take no steps. */
export const UNTOUCHED: Budget = { left: STEP_LIMIT, calls: 0, around: {} };

/** Takes steps from the budget; false when none are left, and the evaluation will have no value. */
export function spend({ budget }: Evaluation, steps: number): boolean {
  budget.left -= steps;
  return budget.left >= 0;
}
