import { type JsonObject, member, presentMembers } from "../rules/value.ts";
import { abortCalls, issueCall, issueCalls } from "./calls.ts";
import type { CompiledCallsState, CompiledOpen, CompiledState, CompiledTransition } from "./compiled-flow.ts";
import { NEXT } from "./event-names.ts";
import { requireFlow, requireState } from "./flow-set.ts";
import { arrive, returnToPage, returnToScreen } from "./history.ts";
import { closeOverlay, leaveOverlaysAbove } from "./overlay.ts";
import { RunFault } from "./run-error.ts";
import type { Occasion } from "./scope.ts";
import { FRAME_LIMIT, type Opening, TRANSITION_LIMIT } from "./snapshot.ts";
import { activeFrame, changeFrame, flowAt, frameAt, type Step, scopeAt } from "./step.ts";
import { nextStep } from "./steps.ts";
import { substituteFor } from "./substitutes.ts";
import { applyTransition, findEnabled } from "./transition.ts";

/** Goes to a state of the frame at a depth and leaves the frames inside it; proceeds until a state stops the step. */
export function goTo(step: Step, depth: number, state: string): void {
  abortCalls(step);
  leaveOverlaysAbove(step, depth);
  if (step.frames.length > depth + 1) step.frames = step.frames.slice(0, depth + 1);
  step.isAway = true;
  enterFrom(step, state);
}

/** Enters a state of the active flow; proceeds until a state stops the step. */
function enterFrom(step: Step, state: string): void {
  let next: string | undefined = state;
  while (next !== undefined) next = enter(step, next);
}

/** Starts a flow, or its substitute, inside the active one; returns the state to enter. */
export function pushFlow(step: Step, ref: string, input: JsonObject, open?: Opening): string {
  if (step.frames.length === FRAME_LIMIT) {
    throw new RunFault({ kind: "too-deep", message: `${FRAME_LIMIT} flows may be inside each other`, flow: ref });
  }
  const flow = requireFlow(step.flows, substituteFor("flows", ref, step.world.values));
  requireNeeds(step, flow);
  const given = flow.inputs.map((name) => [name, Object.hasOwn(input, name) ? input[name] : undefined] as const);
  const data = { ...flow.defaults, ...presentMembers(given) };
  const frame = { flow: flow.ref, state: flow.start, data };
  step.frames = [...step.frames, open === undefined ? frame : { ...frame, open }];
  return flow.start;
}

function requireNeeds(step: Step, { ref, requires }: ReturnType<typeof requireFlow>): void {
  const { session, programme } = step.world.values;
  const unmet = requires.find((need) =>
    need === "session" ? member(session, "isSignedIn") !== true : programme === undefined,
  );
  if (unmet === undefined) return;
  throw new RunFault({
    kind: "unmet-need",
    message: `the flow "${ref}" needs a ${unmet}, and there is none`,
    flow: ref,
  });
}

/** Enters a state of the active flow; returns the next state, or undefined where the step stops. */
function enter(step: Step, target: string): string | undefined {
  const depth = step.frames.length - 1;
  const state = requireState(flowAt(step, depth), target === NEXT ? nextStep(step, depth) : target);
  countEntry(step, state.name);
  changeFrame(step, depth, { state: state.name });
  switch (state.kind) {
    case "screen":
    case "wait":
      return arrive(step, state);
    case "call":
      issueCall(step, state.call, state.poll);
      return undefined;
    case "calls":
      return ask(step, state);
    case "flow":
      return pushFlow(step, state.flow, state.input(scopeAt(step, depth)));
    case "choose":
      return choose(step, state.branches);
    case "final":
      return end(step, state);
  }
}

function countEntry(step: Step, name: string): void {
  step.entered += 1;
  if (step.entered <= TRANSITION_LIMIT) return;
  const { flow } = activeFrame(step);
  const message = `the flow "${flow}" goes on for over ${TRANSITION_LIMIT} states without a screen or a call`;
  throw new RunFault({ kind: "endless", message, flow, state: name });
}

/** Issues several calls; with none to issue, the state is done at once. */
function ask(step: Step, state: CompiledCallsState): undefined {
  if (issueCalls(step, state)) return;
  followFirst(step, state.done, { result: {} });
}

/** The result when no condition is true: a transition that does nothing. */
const NOTHING: CompiledTransition = {
  at: "",
  condition: undefined,
  reads: () => [],
  set: [],
  unset: [],
  nonce: undefined,
  actions: [],
  notice: undefined,
  open: undefined,
  to: undefined,
  step: undefined,
};

/**
 * Handles a call's outcome: follows the first transition whose condition is true; without `to`, returns to the screen.
 */
export function followFirst(step: Step, alternatives: readonly CompiledTransition[], occasion: Occasion): void {
  const depth = step.frames.length - 1;
  const transition = findEnabled(alternatives, scopeAt(step, depth, occasion)) ?? NOTHING;
  follow(step, depth, transition, { occasion, stay: returnToScreen });
}

function choose(step: Step, branches: readonly CompiledTransition[]): string | undefined {
  const depth = step.frames.length - 1;
  const branch = findEnabled(branches, scopeAt(step, depth));
  if (branch?.to === undefined) {
    const { flow, state } = activeFrame(step);
    throw new RunFault({ kind: "no-branch", message: `no branch of "${state}" in "${flow}" holds`, flow, state });
  }
  applyTransition(step, depth, branch, {});
  return branch.to;
}

/** Ends the active flow; its parent, or its opener, proceeds by the outcome. */
function end(step: Step, { outcome, output: outputRules }: CompiledState & { kind: "final" }): string | undefined {
  const output = outputRules(scopeAt(step, step.frames.length - 1));
  const { open } = activeFrame(step);
  if (open !== undefined) return endOverlay(step, open, outcome, output);
  step.frames = step.frames.slice(0, -1);
  const depth = step.frames.length - 1;
  if (depth < 0) return endRun(step, outcome, output);
  const transition = outcomeTransition(step, depth, outcome, output);
  applyTransition(step, depth, transition, { output });
  const next = transition.to ?? returnToPage(step);
  if (transition.open === undefined) return next;
  enterFrom(step, next);
  openOverlay(step, depth, transition.open, { output });
  return undefined;
}

/** An overlay closes when no transition handles its outcome. */
function endOverlay(step: Step, opening: Opening, outcome: string, output: JsonObject): undefined {
  const { by, at } = opening;
  closeOverlay(step, step.frames.length - 1, opening);
  const done = flowAt(step, by).opens.get(at)?.done;
  const alternatives = [...(done?.get(outcome) ?? []), ...(done?.get("*") ?? [])];
  const transition = findEnabled(alternatives, scopeAt(step, by, { output })) ?? NOTHING;
  follow(step, by, transition, { occasion: { output }, stay: returnToScreen });
}

function outcomeTransition(step: Step, depth: number, outcome: string, output: JsonObject): CompiledTransition {
  const { flow, state: name } = frameAt(step, depth);
  const state = requireState(flowAt(step, depth), name);
  const done = state.kind === "flow" ? state.done : undefined;
  const alternatives = [...(done?.get(outcome) ?? []), ...(done?.get("*") ?? [])];
  const transition = findEnabled(alternatives, scopeAt(step, depth, { output }));
  if (transition !== undefined) return transition;
  const message = `"${name}" in "${flow}" does not say what the outcome "${outcome}" does`;
  throw new RunFault({ kind: "unhandled-outcome", message, flow, state: name });
}

function endRun(step: Step, outcome: string, output: JsonObject): undefined {
  for (const token of Object.keys(step.timers)) step.effects.push({ kind: "cancelTimer", token });
  step.timers = {};
  step.ended = { outcome };
  step.effects.push({ kind: "ended", outcome, output });
}

/** Applies a transition of the frame at a depth, then proceeds; without `to`, does what `stay` says. */
export function follow(
  step: Step,
  depth: number,
  transition: CompiledTransition,
  { occasion, stay }: { readonly occasion: Occasion; readonly stay: (step: Step) => void },
): void {
  // The target is decided by the data before the transition changes them.
  const to = transition.step === undefined ? transition.to : transition.step(scopeAt(step, depth, occasion));
  applyTransition(step, depth, to === transition.to ? transition : { ...transition, to }, occasion);
  if (to !== undefined) {
    goTo(step, depth, to);
    return;
  }
  const { open } = transition;
  if (open === undefined) stay(step);
  else openOverlay(step, depth, open, occasion);
}

/** Runs a flow over the screen on view; abandons a call that kept the screen. */
function openOverlay(step: Step, by: number, { at, flow, input }: CompiledOpen, occasion: Occasion): void {
  const given = input(scopeAt(step, by, occasion));
  if (step.isAway || step.frames !== step.rest) {
    abortCalls(step);
    returnToScreen(step);
  }
  if (step.path.length === 0 || by >= step.frames.length) throw nothingBelow(step, flow);
  const opening = { at, by, over: step.path.length - 1 };
  const first = pushFlow(step, flow, given, opening);
  step.isAway = true;
  enterFrom(step, first);
}

function nothingBelow(step: Step, opened: string): RunFault {
  const { flow, state } = activeFrame(step);
  const message = `"${state}" in "${flow}" opens "${opened}" where it has no screen below`;
  return new RunFault({ kind: "no-screen", message, flow, state });
}
