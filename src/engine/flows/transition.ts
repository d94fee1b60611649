import { isObject, isPresent, type JsonObject, type Scope } from "../rules/value.ts";
import type { CompiledTransition } from "./compiled-flow.ts";
import { withoutStale } from "./dependents.ts";
import type { Occasion } from "./scope.ts";
import { changeFrame, flowAt, frameAt, type Step, scopeAt } from "./step.ts";

/** Whether a transition is taken, given what its rules read. */
export type Holds = (transition: CompiledTransition, scope: Scope) => boolean;

/** Whether a transition has no condition, or one that is true. */
export const isTrue: Holds = ({ condition }, scope) => condition === undefined || condition(scope) === true;

/** The first transition whose condition is true. */
export function firstOf(
  transitions: readonly CompiledTransition[],
  scope: Scope,
  holds: Holds = isTrue,
): CompiledTransition | undefined {
  return transitions.find((transition) => holds(transition, scope));
}

/**
 * Does what a transition says, all but going on: commits the data, then asks for its actions and its notice,
 * which read the new data. A notice belongs to the next visit when the transition goes on, else to this one.
 */
export function applyTransition(step: Step, depth: number, transition: CompiledTransition, occasion: Occasion): void {
  const { data } = frameAt(step, depth);
  const values = changedData(data, transition, () => scopeAt(step, depth, occasion));
  const changed = values === data ? data : withoutStale(flowAt(step, depth), data, values, transition.set.map(nameOf));
  if (changed !== data) changeFrame(step, depth, { data: changed });
  if (transition.actions.length === 0 && transition.notice === undefined) return;
  const scope = scopeAt(step, depth, occasion);
  for (const action of transition.actions) {
    const effect = action(scope);
    if (effect !== undefined) step.effects.push(effect);
  }
  showNotice(step, transition, scope, supportCodeOf(occasion.error));
}

const nameOf = ([name]: readonly [string, unknown]) => name;

/** All right sides read the old data; an absent value removes. */
function changedData(data: JsonObject, { set, unset }: CompiledTransition, scopeNow: () => Scope): JsonObject {
  if (set.length === 0 && unset.length === 0) return data;
  const scope = set.length === 0 ? {} : scopeNow();
  const values = set.map(([key, rule]) => [key, rule(scope)] as const);
  const present = values.filter(([, value]) => isPresent(value));
  const gone = unset.length === 0 && present.length === values.length ? [] : [...unset, ...values.map(nameOf)];
  const kept = gone.length === 0 ? data : without(data, gone);
  return { ...kept, ...Object.fromEntries(present) };
}

function without(data: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

function showNotice(
  step: Step,
  { notice, to }: CompiledTransition,
  scope: Scope,
  supportCode: string | undefined,
): void {
  if (notice === undefined) return;
  const { key, tone, args } = notice;
  step.show = {
    key,
    tone,
    visit: to === undefined ? step.visit : step.visit + 1,
    ...(args === undefined ? {} : { args: args(scope) }),
    ...(supportCode === undefined ? {} : { supportCode }),
  };
}

function supportCodeOf(error: unknown): string | undefined {
  const code = isObject(error) ? error.supportCode : undefined;
  return typeof code === "string" ? code : undefined;
}
