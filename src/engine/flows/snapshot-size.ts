import type { JsonObject } from "../rules/value.ts";
import { memberBound, sizeBound, textBound } from "./json-size.ts";
import { Measured } from "./measured.ts";
import { type Frame, type PathEntry, SNAPSHOT_SIZE_LIMIT, type Snapshot } from "./snapshot.ts";

/**
 * Whether a snapshot's JSON is short enough. Of a snapshot made from another, only the new parts are measured; the JSON
 * is written only when it might be too long. Snapshots never change, so an earlier result stays valid.
 */
export function isSmallEnough(snapshot: Snapshot, before: Snapshot): boolean {
  const known = Measured.of(before);
  const bound = known === undefined ? sizeBound(snapshot) : known + growthBound(snapshot, before);
  const size =
    bound > SNAPSHOT_SIZE_LIMIT && bound < Number.POSITIVE_INFINITY ? JSON.stringify(snapshot).length : bound;
  if (size > SNAPSHOT_SIZE_LIMIT) return false;
  Measured.note(snapshot, size);
  return true;
}

/** More than the numbers of a snapshot, a frame or a place take, with the names of its members and its braces. */
const FIELDS = 100;
/** The depth of the members of a snapshot's frames and undo. */
const DATA_DEPTH = 5;
const UNDO_DEPTH = 6;
const NO_DATA: JsonObject = {};

/** Removed parts do not count: they make a snapshot shorter. */
function growthBound(now: Snapshot, before: Snapshot): number {
  return (
    FIELDS +
    framesBound(now.frames, before.frames) +
    pathBound(now.path, before.path) +
    partBound(now.context, before.context) +
    partBound(now.left, before.left) +
    partBound(now.pending, before.pending) +
    partBound(now.timers, before.timers) +
    partBound(now.keys, before.keys) +
    partBound(now.nonces, before.nonces) +
    partBound(now.show, before.show) +
    partBound(now.fieldErrors, before.fieldErrors) +
    partBound(now.ended, before.ended)
  );
}

function partBound(now: unknown, before: unknown): number {
  return now === before ? 0 : valueBound(now, 2);
}

function valueBound(value: unknown, depth: number): number {
  return value === undefined ? 0 : sizeBound(value, depth);
}

function frameBound({ flow, state, open }: Omit<Frame, "data">): number {
  return FIELDS + textBound(flow) + textBound(state) + (open === undefined ? 0 : FIELDS + textBound(open.at));
}

function textsBound(texts: readonly string[]): number {
  let size = 0;
  for (const text of texts) size += textBound(text) + 1;
  return size;
}

function framesBound(now: readonly Frame[], before: readonly Frame[]): number {
  let size = 0;
  for (let depth = 0; now !== before && depth < now.length; depth += 1) {
    const frame = now[depth];
    if (frame === undefined || frame === before[depth]) continue;
    size += frameBound(frame) + dataBound(frame.data, before[depth]?.data ?? NO_DATA);
  }
  return size;
}

function dataBound(now: JsonObject, before: JsonObject): number {
  let size = 0;
  for (const [name, value] of Object.entries(now)) {
    if (value !== before[name]) size += memberBound(name, value, DATA_DEPTH);
  }
  return size;
}

/** A step changes a path at its end only. */
function pathBound(now: readonly PathEntry[], before: readonly PathEntry[]): number {
  let size = 0;
  for (let at = now.length - 1; at >= 0 && now[at] !== before[at]; at -= 1) size += entryBound(now[at]);
  return size;
}

function entryBound(entry: PathEntry | undefined): number {
  if (entry === undefined) return 0;
  const { flows, via, state } = entry.at;
  let size = FIELDS + textBound(state) + textsBound(flows) + textsBound(via);
  for (const frame of entry.undo) {
    const { data, set, unset } = frame;
    size +=
      frameBound(frame) + valueBound(data, UNDO_DEPTH) + valueBound(set, UNDO_DEPTH) + valueBound(unset, UNDO_DEPTH);
  }
  return size;
}
