import type { CompiledFlow, CompiledScreenState, CompiledWaitState } from "./compiled-flow.ts";
import { requireFlow, requireState } from "./flow-set.ts";
import { layerBottom } from "./layers.ts";
import { RunFault } from "./run-error.ts";
import { type Frame, PATH_LIMIT, type ScreenPlace } from "./snapshot.ts";
import { activeFrame, type Step } from "./step.ts";
import { remindOfTimers, startTimers } from "./timers.ts";
import { applyUndo, createUndo, framesAt, livingDepth, revived } from "./undo.ts";

/**
 * Brings a screen, or a state that waits, on view. A screen that is already on the path (above the floor) cuts the path
 * after itself; a new one is added. In both cases the undo leads to the data at which the screen below was left.
 */
export function arrive(step: Step, state: CompiledScreenState | CompiledWaitState): undefined {
  const place = toScreenPlace(step.frames, step.visit + 1);
  const index = indexOnPath(step, place) ?? step.path.length;
  if (index === PATH_LIMIT) {
    throw new RunFault({ kind: "too-long", message: `a path may have ${PATH_LIMIT} screens`, state: place.state });
  }
  const below = index === 0 ? [] : framesBelow(step, index);
  putOnView(step, index, place, below);
  if (state.kind === "screen" && state.isPointOfNoReturn) step.floor = index;
  startTimers(step, state.timers);
}

function indexOnPath({ path, floor }: Step, place: ScreenPlace): number | undefined {
  for (let index = path.length - 1; index >= floor; index -= 1) {
    const at = path[index]?.at;
    if (at !== undefined && isSamePlace(at, place)) return index;
  }
  return undefined;
}

/** Goes back to a screen on the path: everything since is undone, except lasting data. */
export function goBack(step: Step, index: number): void {
  const was = framesAt(step.path, index, step.rest);
  const below = index === 0 ? [] : applyUndo(was, step.path[index]?.undo ?? []);
  step.frames = withLasting(step, was);
  const place = toScreenPlace(step.frames, step.visit + 1);
  putOnView(step, index, place, below);
  const { flow } = activeFrame(step);
  const state = requireState(requireFlow(step.flows, flow), place.state);
  startTimers(step, state.kind === "screen" || state.kind === "wait" ? state.timers : []);
}

/** Makes the screen on view active again, in the same visit: with its timers and its current data. */
export function returnToScreen(step: Step): undefined {
  if (step.path.length === 0) {
    const { flow, state } = activeFrame(step);
    throw new RunFault({
      kind: "no-screen",
      message: `"${state}" in "${flow}" has no screen to return to`,
      flow,
      state,
    });
  }
  step.frames = revived(step.rest, step.frames);
  step.isAway = false;
  if (step.show !== undefined && step.show.visit > step.visit) step.show = { ...step.show, visit: step.visit };
  stay(step);
  remindOfTimers(step);
}

/** After an inner flow whose outcome leads nowhere: the state of the active flow's latest screen. */
export function returnToPage(step: Step): string {
  const depth = step.frames.length;
  const { flow, state } = activeFrame(step);
  const entry = step.path.findLast(({ at }, index) => at.flows.length === depth && isStillRunning(step, index));
  if (entry !== undefined) return entry.at.state;
  throw new RunFault({ kind: "no-screen", message: `"${state}" in "${flow}" has no screen to return to`, flow, state });
}

/** Keeps the screen on view after its data changed, and updates the undo of Back from it. */
export function stay(step: Step): void {
  if (step.isAway || step.frames === step.rest) return;
  const top = step.path.length - 1;
  const entry = step.path[top];
  if (entry !== undefined && top > 0) {
    const below = applyUndo(step.rest, entry.undo);
    step.path = [...step.path.slice(0, top), { at: entry.at, undo: createUndo(step.frames, below) }];
  }
  step.rest = step.frames;
}

/** How deep the screen on view lies, when its frame is still under way. */
export function depthOnView(step: Step): number | undefined {
  const depth = step.rest.length;
  return step.path.length > 0 && livingDepth(step.rest, step.frames) === depth ? depth - 1 : undefined;
}

function framesBelow(step: Step, index: number): readonly Frame[] {
  return framesAt(step.path, index - 1, step.rest);
}

function isStillRunning(step: Step, index: number): boolean {
  const frames = framesAt(step.path, index, step.rest);
  return livingDepth(frames, step.frames) === frames.length;
}

function putOnView(step: Step, index: number, place: ScreenPlace, below: readonly Frame[]): void {
  step.visit = place.visit;
  const path = step.path.slice(0, index);
  path.push({ at: place, undo: createUndo(step.frames, below) });
  step.path = path;
  step.rest = step.frames;
  step.isAway = false;
  step.fieldErrors = undefined;
  if (step.show?.visit !== step.visit) step.show = undefined;
}

function toScreenPlace(frames: readonly Frame[], visit: number): ScreenPlace {
  const over = frames[layerBottom(frames)]?.open?.over;
  const flows: string[] = [];
  const via: string[] = [];
  for (const { flow, state } of frames) {
    flows.push(flow);
    via.push(state);
  }
  const state = via.pop() ?? "";
  return over === undefined ? { flows, via, state, visit } : { flows, via, state, visit, over };
}

function isSamePlace(left: ScreenPlace, right: ScreenPlace): boolean {
  return left.state === right.state && isSameList(left.flows, right.flows) && isSameList(left.via, right.via);
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

function withLasting(step: Step, was: readonly Frame[]): readonly Frame[] {
  const living = livingDepth(was, step.frames);
  return was.map((frame, index) => {
    const now = index < living ? step.frames[index] : undefined;
    return now === undefined ? frame : keepLasting(frame, now, requireFlow(step.flows, frame.flow));
  });
}

function keepLasting(frame: Frame, now: Frame, { keptOnBack: lasting }: CompiledFlow): Frame {
  if (lasting.length === 0 || now.data === frame.data) return frame;
  const lastingData = Object.entries(now.data).filter(([key]) => lasting.includes(key));
  const others = Object.entries(frame.data).filter(([key]) => !lasting.includes(key));
  return { ...frame, data: Object.fromEntries([...others, ...lastingData]) };
}
