import {
  type Context,
  type Effect,
  type FlowSet,
  type Instant,
  type RunEvent,
  resume,
  type Snapshot,
  type StepResult,
  send,
  storable,
} from "../../engine/index.ts";
import type { When, WhenAnswered, WhenSent } from "../generated/scenarios.ts";
import { evaluated } from "../scope/evaluated.ts";

/** A run as it stands during a scenario. */
export interface Standing {
  readonly flows: FlowSet;
  readonly snapshot: Snapshot;
  readonly context: Context;
  readonly now: Instant;
  /** What the last step asked for. */
  readonly effects: readonly Effect[];
}

/** What came of something that happened; or why it could not happen, for the author. */
export type Outcome = { readonly ok: true; readonly standing: Standing } | { readonly ok: false; readonly why: string };

/** Lets something happen. `withSession`: the context of a session that is told. */
export function happen(standing: Standing, when: When, withSession: (session: object | undefined) => Context): Outcome {
  if ("send" in when) return sendEvent(standing, when);
  if ("answers" in when) return answer(standing, when);
  if ("after" in when) return pass(standing, when.after);
  if ("back" in when) return take(standing, { kind: "back" }, "the customer cannot go back here");
  if ("reload" in when) return reload(standing);
  const context = when.session === undefined ? standing.context : withSession(when.session);
  const event: RunEvent = { kind: "system", name: when.system, with: { ...when.with } };
  return step({ ...standing, context }, event);
}

function sendEvent(standing: Standing, { send: name, with: values, form = {} }: WhenSent): Outcome {
  const visit = standing.snapshot.path.at(-1)?.at.visit ?? 0;
  const [submitted] = Object.entries(form);
  const event: RunEvent = {
    kind: "screen",
    name,
    visit,
    ...(values === undefined ? {} : { with: { ...values } }),
    ...(submitted === undefined ? {} : { form: { id: submitted[0], values: { ...submitted[1] } } }),
  };
  return take(standing, event, `nothing takes "${name}" here`);
}

function answer(standing: Standing, { answers, gives, fails, error }: WhenAnswered): Outcome {
  const asked = Object.entries(standing.snapshot.pending);
  const [token] = asked.find(([, { call, answer: given }]) => call === answers && given === undefined) ?? [];
  if (token === undefined) {
    const names = asked.map(([, { call }]) => `"${call}"`).join(", ");
    return { ok: false, why: `"${answers}" is not asked for here${names === "" ? "" : `; asked for is ${names}`}` };
  }
  const event: RunEvent =
    fails === undefined
      ? { kind: "done", token, result: gives }
      : { kind: "failed", token, failure: { ...error, name: fails } };
  return step(standing, event);
}

/** Lets time pass; what falls due in it happens at its own instant, in order. */
function pass(standing: Standing, duration: string): Outcome {
  const from = new Date(standing.now).toISOString();
  const until = Date.parse(String(evaluated({ plus: [from, duration] }, {})));
  let outcome: Outcome = { ok: true, standing: { ...standing, effects: [] } };
  for (let due = nextDue(outcome, until); due !== undefined && outcome.ok; due = nextDue(outcome, until)) {
    const [token, instant] = due;
    outcome = step({ ...outcome.standing, now: Math.max(instant, outcome.standing.now) }, { kind: "timer", token });
  }
  return outcome.ok ? { ok: true, standing: { ...outcome.standing, now: until } } : outcome;
}

function nextDue(outcome: Outcome, until: Instant): readonly [string, Instant] | undefined {
  if (!outcome.ok) return undefined;
  const due = Object.entries(outcome.standing.snapshot.timers).filter(([, instant]) => instant <= until);
  return due.sort(([, one], [, other]) => one - other)[0];
}

/** What is stored is all that is there after loading the page anew. */
function reload({ flows, snapshot, ...standing }: Standing): Outcome {
  const stored: Snapshot = JSON.parse(JSON.stringify(storable(flows, snapshot)));
  return outcomeOf({ flows, snapshot, ...standing }, resume(flows, stored, standing));
}

function take(standing: Standing, event: RunEvent, otherwise: string): Outcome {
  const outcome = step(standing, event);
  const isTaken = outcome.ok && outcome.standing.snapshot !== standing.snapshot;
  return !outcome.ok || isTaken ? outcome : { ok: false, why: otherwise };
}

function step(standing: Standing, event: RunEvent): Outcome {
  return outcomeOf(standing, send(standing.flows, standing.snapshot, event, standing));
}

/** What came of a step of the engine. */
export function outcomeOf(standing: Standing, result: StepResult): Outcome {
  if (!result.ok) return { ok: false, why: `the run breaks: ${result.error.message}` };
  return { ok: true, standing: { ...standing, snapshot: result.snapshot, effects: result.effects } };
}
