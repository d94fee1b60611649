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
  type TakenWay,
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
  /** The ways that it took. */
  readonly taken: readonly TakenWay[];
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
  if ("arrives" in when) {
    return outcomeOf(standing, enterAt(standing.flows, standing.snapshot, when.arrives, standing));
  }
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

/**
 * Lets time pass; what falls due in it happens at its own instant, in order. What nobody can take while a call is under
 * way stays due.
 */
function pass(standing: Standing, duration: string): Outcome {
  const from = new Date(standing.now).toISOString();
  const until = Date.parse(String(evaluated({ plus: [from, duration] }, {})));
  let last: Standing = { ...standing, effects: [], taken: [] };
  const left = new Set<string>();
  for (let due = nextDue(last, until, left); due !== undefined; due = nextDue(last, until, left)) {
    const [token, instant] = due;
    const outcome = step({ ...last, now: Math.max(instant, last.now) }, { kind: "timer", token });
    if (!outcome.ok) return outcome;
    if (outcome.standing.snapshot === last.snapshot) left.add(token);
    else last = { ...outcome.standing, taken: [...last.taken, ...outcome.standing.taken] };
  }
  return { ok: true, standing: { ...last, now: until } };
}

function nextDue(
  { snapshot }: Standing,
  until: Instant,
  left: ReadonlySet<string>,
): readonly [string, Instant] | undefined {
  const due = Object.entries(snapshot.timers).filter(([token, instant]) => instant <= until && !left.has(token));
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
  return {
    ok: true,
    standing: { ...standing, snapshot: result.snapshot, effects: result.effects, taken: result.taken },
  };
}
