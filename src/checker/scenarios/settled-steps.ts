import type { When } from "../../documents/generated/scenarios.ts";
import { view } from "../../engine/index.ts";
import { type AskedCall, type Outcome, performAnswer, type RunState } from "./scenario-step.ts";
import type { Replies } from "./situation.ts";

/** What the runner knows about replies after a step. */
export interface Answering {
  /** The usual replies; `undefined` when the runner answers no call after the step. */
  readonly replies: Replies | undefined;
  /** The scenario's next step: the runner leaves the call that it answers. */
  readonly next: When | undefined;
  /** The run before the step; absent at the start. */
  readonly before?: RunState | undefined;
}

/** A step of the scenario, or of the runner. */
interface Performed {
  readonly when: When | undefined;
  readonly outcome: Outcome;
  /** Whether the runner answers nothing more. */
  readonly isSettled: boolean;
}

/** More replies than this after one step never end. */
const MOST_REPLIES = 100;

/**
 * A step, and the runner's replies after it. Effects and calls add up from the step to its last reply. While a call
 * waits for the runner, the screen of before stays on view.
 */
export function* settledSteps(when: When | undefined, performed: Outcome, answering: Answering): Generator<Performed> {
  let [step, outcome] = [when, performed.ok ? asking(performed.runState) : performed];
  for (let count = 0; count < MOST_REPLIES; count += 1) {
    const answer = outcome.ok ? usualAnswer(outcome.runState, answering) : undefined;
    const change = answer && outcome.ok ? changeOfView(outcome.runState, answering, answer.answers) : undefined;
    if (change !== undefined) outcome = { ok: false, why: change };
    yield { when: step, outcome, isSettled: answer === undefined };
    if (answer === undefined || !outcome.ok) return;
    [step, outcome] = [answer, added(outcome.runState, performAnswer(outcome.runState, answer))];
  }
  yield { when: step, outcome: { ok: false, why: `${MOST_REPLIES} replies do not settle the step` }, isSettled: true };
}

function usualAnswer({ snapshot }: RunState, { replies, next }: Answering) {
  const waiting = waitingCalls(snapshot).map(([, { call }]) => call);
  if (replies === undefined || (next !== undefined && "answers" in next && waiting.includes(next.answers)))
    return undefined;
  const call = waiting.find((one) => Object.hasOwn(replies, one));
  return call === undefined ? undefined : { answers: call, reply: replies[call] };
}

/** Why the runner cannot answer a call: another screen than before is on view, which no expectation of a step names. */
function changeOfView(runState: RunState, { before }: Answering, call: string): string | undefined {
  const [onView] = screensOf(runState);
  if (screensOf(before).includes(onView)) return undefined;
  return `"${onView}" comes on view while "${call}" waits; answer the call by a step of the scenario`;
}

/** The screen on view, and the page below a dialog. */
function screensOf(runState: RunState | undefined): readonly (string | undefined)[] {
  if (runState === undefined) return [undefined];
  const { dialog, page } = view(runState.flows, runState.snapshot, runState.context);
  return [(dialog ?? page)?.screen, page?.screen];
}

const waitingCalls = (snapshot: RunState["snapshot"]) =>
  Object.entries(snapshot.pending).filter(([, { answer }]) => answer === undefined);

function asking(runState: RunState): Outcome {
  return { ok: true, runState: { ...runState, asked: askedIn(runState, {}) } };
}

function askedIn({ snapshot }: RunState, before: object): AskedCall[] {
  return waitingCalls(snapshot).flatMap(([token, { call, input }]) =>
    Object.hasOwn(before, token) ? [] : [{ call, input }],
  );
}

function added(before: RunState, after: Outcome): Outcome {
  if (!after.ok) return after;
  const asked = [...before.asked, ...askedIn(after.runState, before.snapshot.pending)];
  const effects = [...before.effects, ...after.runState.effects];
  return { ok: true, runState: { ...after.runState, effects, asked } };
}
