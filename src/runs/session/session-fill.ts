import type { Fill } from "../../documents/generated/session.ts";
import { type Failure, rulePaths } from "../../engine/index.ts";
import type { Caller, CallOutcome } from "../../operations/index.ts";
import { evaluateMap, isSatisfied, type PortalScope } from "../run/rules.ts";

/** How a filling ended. */
export type FillOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

type Values = Readonly<Record<string, unknown>>;

/** What a filling reads and gives. */
export interface SessionFillDependencies {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  scope(): PortalScope;
  /** Takes new values of the session, before a call that reads them begins. */
  set(values: Values): void;
  keep(tokens: Readonly<Record<string, string>>): void;
  /** An optional call failed. */
  wentWithout(name: string, failure: Failure): void;
  /** The back end says that the session is over, perhaps after the filling has ended. */
  expired(): void;
  track(event: string, values: Values): void;
}

/**
 * Asks for what the session document lists: each call when those before it that set what it reads are done. Ends with
 * the first failure that is not optional, or when all but the optional calls are done; nobody waits for those.
 */
export async function fillSession(
  fills: Readonly<Record<string, Fill>>,
  dependencies: SessionFillDependencies,
): Promise<FillOutcome> {
  const asked = new Map<string, Promise<Failure | undefined>>();
  const hasFailed = { now: false };
  for (const [name, fill] of Object.entries(fills)) {
    const before = [...asked].filter(([earlier]) => isReadBy(fill, fills[earlier]));
    const step = Promise.all(before.map(([, promise]) => promise)).then(() =>
      hasFailed.now ? undefined : ask(name, fill, dependencies),
    );
    asked.set(name, step);
    void step.then((failure) => {
      hasFailed.now ||= failure !== undefined;
    });
  }
  const failure = await firstFailure(
    [...asked].filter(([name]) => fills[name]?.optional !== true).map(([, one]) => one),
  );
  return failure === undefined ? { ok: true } : { ok: false, failure };
}

/** Whether a call reads a value of the session that another sets. */
function isReadBy({ if: condition, with: input }: Fill, source: Fill | undefined): boolean {
  const given = Object.keys(source?.set ?? {});
  const rules = [condition, ...Object.values(input ?? {})].filter((rule) => rule !== undefined);
  return rules.flatMap(rulePaths).some(({ path: { root, steps } }) => {
    const [first] = steps;
    const isWhole = first === undefined || !("key" in first);
    return root === "session" && (isWhole || given.includes(first.key));
  });
}

/** The first to come; undefined when all are done without one. */
function firstFailure(steps: readonly Promise<Failure | undefined>[]): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    for (const step of steps) void step.then((failure) => failure && resolve(failure));
    void Promise.all(steps).then(() => resolve(undefined));
  });
}

async function ask(name: string, fill: Fill, dependencies: SessionFillDependencies): Promise<Failure | undefined> {
  if (dependencies.signal.aborted || !isSatisfied(fill.if, dependencies.scope())) return undefined;
  const input = evaluateMap(fill.with, dependencies.scope());
  const outcome = await dependencies.caller.call({ call: fill.call, input, signal: dependencies.signal });
  if (dependencies.signal.aborted) return undefined;
  const failure = take(name, fill, outcome, dependencies);
  trackOutcome(fill, outcome, dependencies);
  return failure;
}

/** Takes what a call gave; gives the failure with which the session cannot be. */
function take(
  name: string,
  fill: Fill,
  outcome: CallOutcome,
  dependencies: SessionFillDependencies,
): Failure | undefined {
  if (outcome.ok) {
    dependencies.keep(outcome.keeps);
    dependencies.set(evaluateMap(fill.set, { ...dependencies.scope(), result: outcome.result }));
  } else if (outcome.isCancelled !== true) {
    if (fill.optional !== true) return outcome.failure;
    if (outcome.failure.name === "expired") dependencies.expired();
    else dependencies.wentWithout(name, outcome.failure);
  }
  return undefined;
}

/** Tells analytics how a call ended, where the document says so. */
function trackOutcome({ track }: Fill, outcome: CallOutcome, dependencies: SessionFillDependencies): void {
  const trackedEvent = outcome.ok ? track?.done : track?.failed;
  if (trackedEvent !== undefined)
    dependencies.track(trackedEvent.event, evaluateMap(trackedEvent.with, dependencies.scope()));
}
