import type { CompiledTimer } from "./compiled-flow.ts";
import { isEmpty } from "./empty.ts";
import { requireState } from "./flow-set.ts";
import { layerBottom } from "./layers.ts";
import { flowAt, type Step, scopeAt } from "./step.ts";
import { livingDepth } from "./undo.ts";

const TOKEN = /^timer-\d+-(\d+)-(\d+)$/;

/** The depth of the frame that waits for a timer, and the timer's index in its state. */
function readToken(token: string): { readonly depth: number; readonly index: number } | undefined {
  const [, depth, index] = TOKEN.exec(token) ?? [];
  return depth === undefined || index === undefined ? undefined : { depth: Number(depth), index: Number(index) };
}

/** Starts the timers of the state that came on view and stops those of its layer. */
export function startTimers(step: Step, timers: readonly CompiledTimer[]): void {
  stopTimers(step, layerBottom(step.frames));
  if (timers.length === 0) return;
  const depth = step.frames.length - 1;
  const scope = scopeAt(step, depth);
  for (const [index, timer] of timers.entries()) {
    const due = timer.due(scope, step.now);
    if (due === undefined) continue;
    const token = `timer-${step.rev}-${depth}-${index}`;
    step.timers = { ...step.timers, [token]: due };
    step.effects.push({ kind: "timer", token, due });
  }
}

/** Stops the timers of the frames from a depth on. */
export function stopTimers(step: Step, depth: number): void {
  if (isEmpty(step.timers)) return;
  const stopped = Object.keys(step.timers).filter((token) => (readToken(token)?.depth ?? 0) >= depth);
  if (stopped.length === 0) return;
  for (const token of stopped) step.effects.push({ kind: "cancelTimer", token });
  step.timers = Object.fromEntries(Object.entries(step.timers).filter(([token]) => !stopped.includes(token)));
}

/** Asks again for a timer that fired while no state could take it. */
export function remindOfTimers(step: Step): void {
  for (const [token, due] of Object.entries(step.timers)) {
    if (due <= step.now) step.effects.push({ kind: "timer", token, due });
  }
}

/**
 * Takes a timer that fired: its frame and its transitions. Undefined while that frame is gone (its end waits for a
 * call): the timer is kept, and asked for again when the screen comes back.
 */
export function takeTimer(step: Step, token: string): { depth: number; timer: CompiledTimer } | undefined {
  const { depth, index } = readToken(token) ?? { depth: -1, index: -1 };
  const name = step.rest[depth]?.state;
  if (name === undefined || livingDepth(step.rest, step.frames) <= depth) return undefined;
  const state = requireState(flowAt(step, depth), name);
  const timer = state.kind === "screen" || state.kind === "wait" ? state.timers[index] : undefined;
  if (timer === undefined) return undefined;
  const { [token]: _fired, ...others } = step.timers;
  step.timers = others;
  return { depth, timer };
}
