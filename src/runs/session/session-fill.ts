import type { SessionLoad } from "../../documents/generated/session.ts";
import { type Failure, rulePaths } from "../../engine/index.ts";
import type { CallOutcome } from "../../operations/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import { evaluateMap, isSatisfied, type PortalScope } from "../run/rules.ts";

/** The end of a filling. */
export type FillOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

/** The dependencies of a filling: the portal's parts, and the receivers of the session's values and tokens. */
type FillParts = Pick<PortalParts, "analytics" | "caller" | "expired" | "keep" | "now" | "scope" | "wentWithout"> & {
  readonly signal: AbortSignal;
  /** Takes new values of the session, before a call that reads them begins. */
  set(values: Readonly<Record<string, unknown>>): void;
};

/**
 * Makes the calls that the session document lists. A call waits for the earlier calls that set the values which it
 * reads. Ends with the first failure that is not optional, or when all required calls are done; optional calls are not
 * awaited.
 */
export async function fillSession(
  fills: Readonly<Record<string, SessionLoad>>,
  parts: FillParts,
): Promise<FillOutcome> {
  const asked = new Map<string, Promise<Failure | undefined>>();
  const hasFailed = { now: false };
  for (const [name, fill] of Object.entries(fills)) {
    const before = [...asked].filter(([earlier]) => isReadBy(fill, fills[earlier]));
    const step = Promise.all(before.map(([, promise]) => promise)).then(() =>
      hasFailed.now ? undefined : ask(name, fill, parts),
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
function isReadBy({ if: condition, with: input }: SessionLoad, source: SessionLoad | undefined): boolean {
  const given = Object.keys(source?.set ?? {});
  const rules = [condition, ...Object.values(input ?? {})].filter((rule) => rule !== undefined);
  return rules.flatMap(rulePaths).some(({ path: { root, steps } }) => {
    const [first] = steps;
    const isWhole = first === undefined || !("key" in first);
    return root === "session" && (isWhole || given.includes(first.key));
  });
}

/** The first failure; undefined when all calls are done without one. */
function firstFailure(steps: readonly Promise<Failure | undefined>[]): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    for (const step of steps) void step.then((failure) => failure && resolve(failure));
    void Promise.all(steps).then(() => resolve(undefined));
  });
}

async function ask(name: string, fill: SessionLoad, parts: FillParts): Promise<Failure | undefined> {
  if (parts.signal.aborted || !isSatisfied(fill.if, scopeNow(parts))) return undefined;
  const input = evaluateMap(fill.with, scopeNow(parts));
  const outcome = await parts.caller.call({ call: fill.call, input, signal: parts.signal });
  if (parts.signal.aborted) return undefined;
  const failure = take(name, fill, outcome, parts);
  trackOutcome(fill, outcome, parts);
  return failure;
}

/** The roots that the rules of a call read, and the time. */
const scopeNow = ({ now, scope }: Pick<FillParts, "now" | "scope">): PortalScope => ({
  ...scope(),
  now: new Date(now()).toISOString(),
});

/** Handles the outcome of a call; returns the failure that ends the filling. */
function take(name: string, fill: SessionLoad, outcome: CallOutcome, parts: FillParts): Failure | undefined {
  if (outcome.ok) {
    parts.keep(outcome.keeps);
    parts.set(evaluateMap(fill.set, { ...scopeNow(parts), result: outcome.result }));
  } else if (outcome.isCancelled !== true) {
    if (fill.optional !== true) return outcome.failure;
    if (outcome.failure.name === "expired") parts.expired();
    else parts.wentWithout(name, outcome.failure);
  }
  return undefined;
}

/** Tracks the end of a call, if the document declares it. */
function trackOutcome({ track }: SessionLoad, outcome: CallOutcome, parts: FillParts): void {
  const trackedEvent = outcome.ok ? track?.done : track?.failed;
  if (trackedEvent !== undefined)
    parts.analytics?.track(trackedEvent.event, evaluateMap(trackedEvent.with, parts.scope()));
}
