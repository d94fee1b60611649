import { type JsonObject, put } from "../rules/value.ts";
import { isSameJson } from "./same-json.ts";
import type { Frame, FrameUndo, PathEntry, Undo } from "./snapshot.ts";

/** The undo that leads from `now` to `before`. */
export function createUndo(now: readonly Frame[], before: readonly Frame[]): Undo {
  const living = livingDepth(before, now);
  const undo: FrameUndo[] = [];
  for (const frame of before) {
    const current = undo.length < living ? now[undo.length] : undefined;
    undo.push(current === undefined ? frame : difference(current, frame));
  }
  return undo;
}

/** The frames before `now`. */
export function applyUndo(now: readonly Frame[], undo: Undo): Frame[] {
  return undo.map(({ flow, state, open, data, set, unset }, index) => ({
    flow,
    state,
    data: data ?? restore(now[index]?.data ?? {}, set, unset),
    ...(open === undefined ? {} : { open }),
  }));
}

/**
 * The frames of a screen on the path, computed from the last screen's frames: Back over all between, unconditionally.
 */
export function framesAt(path: readonly PathEntry[], index: number, framesOfLast: readonly Frame[]): readonly Frame[] {
  let frames = framesOfLast;
  for (let above = path.length - 1; above > index; above -= 1) {
    frames = applyUndo(frames, path[above]?.undo ?? []);
  }
  return frames;
}

/** How many of the earlier frames are still under way: the same flows, run by the same states. */
export function livingDepth(before: readonly Frame[], now: readonly Frame[]): number {
  let depth = 0;
  while (depth < before.length && before[depth]?.flow === now[depth]?.flow) {
    depth += 1;
    if (before[depth - 1]?.state !== now[depth - 1]?.state) break;
  }
  return depth;
}

/** The earlier frames with their current data where they are still under way. */
export function revived(before: readonly Frame[], now: readonly Frame[]): readonly Frame[] {
  const living = livingDepth(before, now);
  return before.map((frame, index) => (index < living ? { ...frame, data: now[index]?.data ?? frame.data } : frame));
}

function difference(now: Frame, before: Frame): FrameUndo {
  const { flow, state, open } = before;
  const undo: Draft = open === undefined ? { flow, state } : { flow, state, open };
  if (now.data === before.data) return undo;
  const set = changedSince(before.data, now.data);
  if (set !== undefined) undo.set = set;
  const unset = addedTo(before.data, now.data);
  if (unset !== undefined) undo.unset = unset;
  return undo;
}

type Draft = { -readonly [Name in keyof FrameUndo]: FrameUndo[Name] };

/** The earlier values of names that differ now. */
function changedSince(before: JsonObject, now: JsonObject): JsonObject | undefined {
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(now, key) && isSameJson(now[key], before[key])) continue;
    changed ??= {};
    put(changed, key, before[key]);
  }
  return changed;
}

/** The names that the earlier data did not have. */
function addedTo(before: JsonObject, now: JsonObject): readonly string[] | undefined {
  let added: string[] | undefined;
  for (const key of Object.keys(now)) {
    if (Object.hasOwn(before, key)) continue;
    added ??= [];
    added.push(key);
  }
  return added;
}

function restore(data: JsonObject, set: JsonObject = {}, unset: readonly string[] = []): JsonObject {
  const unchanged =
    unset.length === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !unset.includes(key)));
  return { ...unchanged, ...set };
}
