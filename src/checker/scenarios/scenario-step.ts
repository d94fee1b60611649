import type { When, WhenAnswered, WhenSent } from "../../documents/generated/scenarios.ts";
import {
  type Context,
  type Effect,
  enterAt,
  type FlowSet,
  type Instant,
  type RunEvent,
  resume,
  type Snapshot,
  type StepResult,
  send,
  storable,
  type TakenTransition,
} from "../../engine/index.ts";
import { evaluated } from "../scope/evaluated.ts";

/** The state of a run during a scenario. */
export interface RunState {
  readonly flows: FlowSet;
  readonly snapshot: Snapshot;
  readonly context: Context;
  readonly now: Instant;
  /** The effects of the last step. */
  readonly effects: readonly Effect[];
  /** The transitions that it took. */
  readonly taken: readonly TakenTransition[];
  /** The calls that waited for an answer after the step, and those that it made by the runner's replies. */
  readonly asked: readonly AskedCall[];
}

/** A call that a run makes. */
export interface AskedCall {
  readonly call: string;
  readonly input: unknown;
}

/** The result of a scenario step; or, for the author, why the step is impossible. */
export type Outcome = { readonly ok: true; readonly runState: RunState } | { readonly ok: false; readonly why: string };

/** Performs a scenario step. `withSession`: the context of an emitted session. */
export function performStep(
  runState: RunState,
  when: When,
  withSession: (session: object | undefined) => Context,
): Outcome {
  if ("send" in when) return sendEvent(runState, when);
  if ("answers" in when) return performAnswer(runState, when);
  if ("after" in when) return pass(runState, when.after);
  if ("back" in when) return take(runState, { kind: "back" }, "the customer cannot go back here");
  if ("reload" in when) return reload(runState);
  if ("arrives" in when) {
    return toOutcome(runState, enterAt(runState.flows, runState.snapshot, when.arrives, runState));
  }
  const context = when.session === undefined ? runState.context : withSession(when.session);
  const event: RunEvent = { kind: "system", name: when.system, with: { ...when.with } };
  return step({ ...runState, context }, event);
}

function sendEvent(runState: RunState, { send: name, with: values, form = {} }: WhenSent): Outcome {
  const visit = runState.snapshot.path.at(-1)?.at.visit ?? 0;
  const [submitted] = Object.entries(form);
  const event: RunEvent = {
    kind: "screen",
    name,
    visit,
    ...(values === undefined ? {} : { with: { ...values } }),
    ...(submitted === undefined ? {} : { form: { id: submitted[0], values: { ...submitted[1] } } }),
  };
  return take(runState, event, `the flow does not take "${name}" here`);
}

/** Answers a call that waits. */
export function performAnswer(runState: RunState, { answers, reply, fails, error }: WhenAnswered): Outcome {
  const asked = Object.entries(runState.snapshot.pending);
  const [token] = asked.find(([, { call, answer: given }]) => call === answers && given === undefined) ?? [];
  if (token === undefined) {
    const names = asked.map(([, { call }]) => `"${call}"`).join(", ");
    return { ok: false, why: `"${answers}" is not pending here${names === "" ? "" : `; pending: ${names}`}` };
  }
  const event: RunEvent =
    fails === undefined
      ? { kind: "done", token, result: reply }
      : { kind: "failed", token, failure: { ...error, name: fails } };
  return step(runState, event);
}

/** The maximum number of timers that fire while time passes once: a wait of an hour with a timer each four seconds. */
const MOST_TIMERS = 1_000;

/**
 * Lets time pass; each timer fires at its own instant, in order. A timer that the run cannot take during a call stays
 * due.
 */
function pass(runState: RunState, duration: string): Outcome {
  const from = new Date(runState.now).toISOString();
  const until = Date.parse(String(evaluated({ plus: [from, duration] }, {})));
  let last: RunState = { ...runState, effects: [], taken: [] };
  const left = new Set<string>();
  let fired = 0;
  for (let due = nextDue(last, until, left); due !== undefined; due = nextDue(last, until, left)) {
    const [token, instant] = due;
    fired += 1;
    if (fired > MOST_TIMERS) return { ok: false, why: `more than ${MOST_TIMERS} timers fire within ${duration}` };
    const outcome = step({ ...last, now: Math.max(instant, last.now) }, { kind: "timer", token });
    if (!outcome.ok) return outcome;
    if (outcome.runState.snapshot === last.snapshot) left.add(token);
    else last = { ...outcome.runState, taken: [...last.taken, ...outcome.runState.taken] };
  }
  return { ok: true, runState: { ...last, now: until } };
}

function nextDue(
  { snapshot }: RunState,
  until: Instant,
  left: ReadonlySet<string>,
): readonly [string, Instant] | undefined {
  const due = Object.entries(snapshot.timers).filter(([token, instant]) => instant <= until && !left.has(token));
  return due.sort(([, one], [, other]) => one - other)[0];
}

/** After a reload, only stored values are present. */
function reload({ flows, snapshot, ...runState }: RunState): Outcome {
  const stored: Snapshot = JSON.parse(JSON.stringify(storable(flows, snapshot)));
  return toOutcome({ flows, snapshot, ...runState }, resume(flows, stored, runState));
}

function take(runState: RunState, event: RunEvent, otherwise: string): Outcome {
  const outcome = step(runState, event);
  const isTaken = outcome.ok && outcome.runState.snapshot !== runState.snapshot;
  return !outcome.ok || isTaken ? outcome : { ok: false, why: otherwise };
}

function step(runState: RunState, event: RunEvent): Outcome {
  return toOutcome(runState, send(runState.flows, runState.snapshot, event, runState));
}

/** The result of a step of the engine. */
export function toOutcome(runState: RunState, result: StepResult): Outcome {
  if (!result.ok) return { ok: false, why: `the run breaks: ${result.error.message}` };
  return {
    ok: true,
    runState: { ...runState, snapshot: result.snapshot, effects: result.effects, taken: result.taken },
  };
}
