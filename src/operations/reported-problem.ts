import type { Operation } from "../documents/operation.ts";
import { toSupportCode } from "./correlation.ts";
import { UnusableCall } from "./unusable-call.ts";
import type { FailureVerdict } from "./verdict.ts";

/** A failed call as it may be logged: without data of a customer or a server. */
export interface ReportedProblem {
  readonly call: string;
  /** The name of the failure. */
  readonly failure: string;
  readonly method?: string;
  /** The path as in the contract, its parameters unfilled. */
  readonly path?: string;
  readonly status?: number;
  readonly correlationId: string;
  readonly supportCode: string;
  /** The rules of the contract that a reply broke (JSON Pointers into its schema), or why no request could be made. */
  readonly details?: readonly string[];
}

/** Receives problems; its own errors are dropped. */
export type Report = (problem: ReportedProblem) => void;

/** Reports a failure of an operation that someone should investigate. */
export function reportFailure(
  report: Report | undefined,
  { failure, isProblem, details }: FailureVerdict,
  of: { call: string; operation: Operation; correlationId: string },
): void {
  if (!isProblem) return;
  const { method, path } = of.operation;
  sendReport(report, {
    ...about(of, failure.name),
    method,
    path,
    ...(failure.status === undefined ? {} : { status: failure.status }),
    ...(details === undefined ? {} : { details }),
  });
}

/**
 * Reports a call that could not be made. For a foreign error it reports only the class: the message may contain data.
 */
export function reportError(
  report: Report | undefined,
  error: unknown,
  of: { call: string; correlationId: string },
): void {
  const name = error instanceof Error ? error.name : typeof error;
  sendReport(report, { ...about(of, "invalid"), details: [error instanceof UnusableCall ? error.message : name] });
}

function about({ call, correlationId }: { call: string; correlationId: string }, failure: string): ReportedProblem {
  return { call, failure, correlationId, supportCode: toSupportCode(correlationId) };
}

function sendReport(report: Report | undefined, problem: ReportedProblem): void {
  try {
    report?.(problem);
  } catch {
    // A report that fails must not fail the call.
  }
}
