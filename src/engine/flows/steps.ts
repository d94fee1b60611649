import { isPresent, type JsonObject, member } from "../rules/value.ts";
import type { CompiledCondition, CompiledFlow, CompiledStep } from "./compiled-flow.ts";
import { RunFault } from "./run-error.ts";
import { flowAt, frameAt, type Step, scopeAt } from "./step.ts";

/** The state of the first step that applies and has no result yet. */
export function nextStep(step: Step, depth: number): string {
  const flow = flowAt(step, depth);
  const index = nextIndex(flow, frameAt(step, depth).data, ({ rule }) => rule(scopeAt(step, depth)) === true);
  const next = flow.steps()[index];
  if (next !== undefined) {
    step.taken.push({ flow: flow.ref, at: `/steps/${index}` });
    return next.to;
  }
  const message = `no step of "${flow.ref}" is still to be made`;
  throw new RunFault({ kind: "no-step", message, flow: flow.ref });
}

/** Whether a condition holds now. */
export type ConditionPredicate = (condition: CompiledCondition) => boolean;

/** The index of the next step; -1 when absent. */
function nextIndex({ steps }: CompiledFlow, data: JsonObject, isMet: ConditionPredicate): number {
  return steps().findIndex((step) => !hasGiven(step, data) && applies(step, isMet));
}

/** Whether a step applies now. */
function applies({ conditions }: CompiledStep, isMet: ConditionPredicate): boolean {
  return conditions.every(isMet);
}

function hasGiven({ sets }: CompiledStep, data: JsonObject): boolean {
  return sets !== undefined && isPresent(member(data, sets));
}

/** The customer's position among the steps of a journey. */
export interface StepView {
  /** From 0. */
  readonly index: number;
  /** Absent while it depends on open answers. */
  readonly count?: number;
  /** The state of the step. */
  readonly name: string;
}

/**
 * The position of a state among the steps that a customer sees: those that show something and give a result. Undefined
 * for any other state.
 */
export function stepView(
  flow: CompiledFlow,
  state: string,
  data: JsonObject,
  isMet: ConditionPredicate,
): StepView | undefined {
  const at = flow.steps().findIndex(({ to }) => to === state);
  if (at < 0) return undefined;
  const isSeen = ({ to, sets }: CompiledStep) => {
    const kind = flow.states.get(to)?.kind;
    return sets !== undefined && (kind === "screen" || kind === "flow");
  };
  const seen = flow.steps().filter((step, index) => isSeen(step) && (index === at || applies(step, isMet)));
  const index = seen.findIndex(({ to }) => to === state);
  if (index < 0) return undefined;
  const open = openNames(flow, at, data);
  const later = flow.steps().slice(at + 1);
  const readsOpen = ({ reads }: CompiledCondition) => reads.some((name) => open.has(name));
  const isOpen = later.some((step) => {
    const settled = step.conditions.filter((condition) => !readsOpen(condition));
    return isSeen(step) && settled.length < step.conditions.length && settled.every(isMet);
  });
  return { index, name: state, ...(!isOpen && { count: seen.length }) };
}

/** The absent data that this step or later ones will give, with its dependent data. */
function openNames({ steps, dependents }: CompiledFlow, at: number, data: JsonObject): ReadonlySet<string> {
  const names = new Set(
    steps()
      .slice(at)
      .flatMap(({ sets }) => sets ?? []),
  );
  for (const name of names) for (const hanging of dependents.get(name) ?? []) names.add(hanging);
  return new Set([...names].filter((name) => !isPresent(member(data, name))));
}
