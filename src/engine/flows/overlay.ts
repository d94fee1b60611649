import { abortCalls } from "./calls.ts";
import { returnToScreen } from "./history.ts";
import { layerBottom, layerTop } from "./layers.ts";
import type { Opening } from "./snapshot.ts";
import type { Step } from "./step.ts";
import { stopTimers } from "./timers.ts";
import { framesAt } from "./undo.ts";

/**
 * Removes an overlay by the depth of its outermost frame: its frames, screens and timers. The caller decides what comes
 * next.
 */
export function closeOverlay(step: Step, depth: number, { over }: Opening): void {
  stopTimers(step, depth);
  step.rest = framesAt(step.path, over, step.rest);
  step.path = step.path.slice(0, over + 1);
  step.floor = Math.min(step.floor, over);
  step.frames = step.frames.slice(0, depth);
  step.fieldErrors = undefined;
  step.isAway = true;
}

/** Removes the overlays above a frame. */
export function leaveOverlaysAbove(step: Step, depth: number): void {
  const lowest = layerTop(step.frames, depth) + 1;
  const opening = step.frames[lowest]?.open;
  if (opening !== undefined) closeOverlay(step, lowest, opening);
}

/**
 * Closes the innermost overlay without an outcome: the screen below is on view again, in the same visit. False when no
 * overlay is open.
 */
export function dismissOverlay(step: Step): boolean {
  const depth = layerBottom(step.frames);
  const opening = step.frames[depth]?.open;
  if (opening === undefined) return false;
  abortCalls(step);
  closeOverlay(step, depth, opening);
  returnToScreen(step);
  return true;
}
