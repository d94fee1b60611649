import { goTo } from "./enter.ts";
import { type FlowSet, requireFlow } from "./flow-set.ts";
import { canGoTo, isLocked, send } from "./send.ts";
import type { Snapshot } from "./snapshot.ts";
import { frameAt, type Moment, openStep, runStep, type Step, type StepResult, scopeAt, unchanged } from "./step.ts";
import { applies, type ConditionPredicate, nextIndex } from "./steps.ts";

/**
 * Goes to the state of the run's outermost flow that an address names: to its screen on the path; else to the state,
 * when it is an entry; else as far towards it as the steps allow; else to the first screen.
 */
export function enterAt(flows: FlowSet, snapshot: Snapshot, state: string, moment: Moment): StepResult {
  if (snapshot.ended !== undefined || isLocked(snapshot)) return unchanged(snapshot);
  const onPath = snapshot.path.findLastIndex(({ at }) => (at.via[0] ?? at.state) === state);
  if (onPath >= 0) return goAlong(flows, snapshot, onPath, moment);
  const step = openStep(flows, snapshot, moment);
  const target = targetFor(step, state);
  if (target === undefined) return goAlong(flows, snapshot, 0, moment);
  return target === frameAt(step, 0).state ? unchanged(snapshot) : runStep(step, () => goTo(step, 0, target));
}

/** The state to enter, if any: the wanted one, or the furthest step before it. */
function targetFor(step: Step, state: string): string | undefined {
  const { flow: ref, data } = frameAt(step, 0);
  const flow = requireFlow(step.flows, ref);
  const wanted = flow.states.get(state);
  if (wanted?.kind === "screen" && wanted.isEntry) return state;
  if (step.path.length === 0 || flow.steps().length === 0) return undefined;
  const scope = scopeAt(step, 0);
  const isMet: ConditionPredicate = (condition) => condition(scope) === true;
  const next = nextIndex(flow, data, isMet);
  const index = flow.steps().findIndex((one) => one.to === state && applies(one, isMet));
  return index >= 0 && (next < 0 || index <= next) ? state : flow.steps()[next]?.to;
}

function goAlong(flows: FlowSet, snapshot: Snapshot, index: number, moment: Moment): StepResult {
  return canGoTo(snapshot, index) ? send(flows, snapshot, { kind: "goto", index }, moment) : unchanged(snapshot);
}
