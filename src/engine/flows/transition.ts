import { isJsonObject, type JsonObject, put, type Scope, settle } from "../rules/value.ts";
import type { CompiledTransition } from "./compiled-flow.ts";
import { withoutStale } from "./dependents.ts";
import type { Occasion } from "./scope.ts";
import { changeFrame, flowAt, frameAt, type Step, scopeAt } from "./step.ts";

/** Whether a transition is taken in a scope. */
export type TransitionPredicate = (transition: CompiledTransition, scope: Scope) => boolean;

/** Whether a transition has no condition, or one that is true. */
export const isEnabled: TransitionPredicate = ({ condition }, scope) =>
  condition === undefined || condition(scope) === true;

/** The first transition whose condition is true. */
export function findEnabled(
  transitions: readonly CompiledTransition[],
  scope: Scope,
  predicate: TransitionPredicate = isEnabled,
): CompiledTransition | undefined {
  for (const transition of transitions) if (predicate(transition, scope)) return transition;
  return undefined;
}

/**
 * Applies a transition except for its target: commits the data, then performs its actions and its notice, which read
 * the new data. A notice belongs to the next visit when the transition has a target, else to this one.
 */
export function applyTransition(step: Step, depth: number, transition: CompiledTransition, occasion: Occasion): void {
  if (transition.at !== "") step.taken.push({ flow: frameAt(step, depth).flow, at: transition.at });
  commit(step, depth, transition, occasion);
  if (transition.nonce !== undefined) makeNonce(step, transition.nonce);
  if (transition.actions.length === 0 && transition.notice === undefined) return;
  const scope = scopeAt(step, depth, occasion);
  for (const action of transition.actions) {
    const effect = action(scope);
    if (effect !== undefined) step.effects.push(effect);
  }
  showNotice(step, transition, scope, readSupportCode(occasion.error));
}

/** Two nonces of one step differ. */
function makeNonce(step: Step, name: string): void {
  const { nonces = {} } = step.world;
  const text = step.randomText ?? `${step.before.run}-${name}-${step.rev}`;
  const isTaken = Object.values(nonces).includes(text);
  const made = isTaken ? `${text}-${Object.keys(nonces).length}` : text;
  step.world = { ...step.world, nonces: { ...nonces, [name]: made } };
}

function commit(step: Step, depth: number, transition: CompiledTransition, occasion: Occasion): void {
  const { set, unset } = transition;
  if (set.length === 0 && unset.length === 0) return;
  const { data } = frameAt(step, depth);
  const values =
    set.length === 0 ? without(data, unset) : changedData(data, transition, scopeAt(step, depth, occasion));
  changeFrame(step, depth, { data: withoutStale(flowAt(step, depth), data, values, set) });
}

/** All right sides read the old data; an absent value removes the name. */
function changedData(data: JsonObject, { set, unset }: CompiledTransition, scope: Scope): JsonObject {
  const values: Record<string, unknown> = { ...data };
  let isLess = unset.length > 0;
  for (const { name, rule } of set) {
    const value = settle(rule(scope));
    put(values, name, value);
    isLess ||= value === undefined;
  }
  return isLess ? withoutGone(values, set, unset) : values;
}

/** A name that is both set and unset was set, as it was absent before. */
function withoutGone(values: JsonObject, set: CompiledTransition["set"], unset: readonly string[]): JsonObject {
  const gone = unset.filter((name) => !set.some((one) => one.name === name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !gone.includes(name)),
  );
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

function readSupportCode(error: unknown): string | undefined {
  const code = isJsonObject(error) ? error.supportCode : undefined;
  return typeof code === "string" ? code : undefined;
}
