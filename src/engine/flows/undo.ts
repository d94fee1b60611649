import type { JsonObject } from "../rules/value.ts";
import { isSameJson } from "./same-json.ts";
import type { Frame, FrameUndo, PathEntry, Undo } from "./snapshot.ts";

/** What makes `before` of `now`. */
export function undoOf(now: readonly Frame[], before: readonly Frame[]): Undo {
  const living = livingDepth(before, now);
  return before.map((frame, index) => {
    const current = index < living ? now[index] : undefined;
    return current === undefined ? frame : difference(current, frame);
  });
}

/** The frames that `now` had before. */
export function applyUndo(now: readonly Frame[], undo: Undo): Frame[] {
  return undo.map(({ flow, state, open, data, set, unset }, index) => ({
    flow,
    state,
    data: data ?? restore(now[index]?.data ?? {}, set, unset),
    ...(open === undefined ? {} : { open }),
  }));
}

/** The frames of a screen on the path, from those of the last one: Back over all between, unconditionally. */
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

/** The earlier frames with today's data where they are still under way. */
export function revived(before: readonly Frame[], now: readonly Frame[]): readonly Frame[] {
  const living = livingDepth(before, now);
  return before.map((frame, index) => (index < living ? { ...frame, data: now[index]?.data ?? frame.data } : frame));
}

function difference(now: Frame, before: Frame): FrameUndo {
  const { data: _data, ...place } = before;
  if (now.data === before.data) return place;
  const changed: [string, unknown][] = [];
  for (const key of Object.keys(before.data)) {
    const isKept = Object.hasOwn(now.data, key) && isSameJson(now.data[key], before.data[key]);
    if (!isKept) changed.push([key, before.data[key]]);
  }
  const added = Object.keys(now.data).filter((key) => !Object.hasOwn(before.data, key));
  return {
    ...place,
    ...(changed.length === 0 ? {} : { set: Object.fromEntries(changed) }),
    ...(added.length === 0 ? {} : { unset: added }),
  };
}

function restore(data: JsonObject, set: JsonObject = {}, unset: readonly string[] = []): JsonObject {
  const kept =
    unset.length === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !unset.includes(key)));
  return { ...kept, ...set };
}
