import type { JsonObject } from "../rules/value.ts";
import type { CompiledFlow } from "./compiled-flow.ts";
import type { Context } from "./context.ts";
import type { Effect } from "./effect.ts";
import { isEmpty } from "./empty.ts";
import { type FlowSet, requireFlow } from "./flow-set.ts";

import { type RunError, RunFault, toRunError } from "./run-error.ts";
import { createScope, type Occasion, type World } from "./scope.ts";
import {
  type Frame,
  type Instant,
  type PathEntry,
  type PendingCall,
  type ShownNotice,
  SNAPSHOT_SIZE_LIMIT,
  type Snapshot,
  type UsedKey,
} from "./snapshot.ts";
import { isSmallEnough } from "./snapshot-size.ts";
import { applyUndo, createUndo } from "./undo.ts";

/** The time and the context of a step. */
export interface Moment {
  readonly context: Context;
  readonly now: Instant;
  /** A text that nobody can guess, another one for each step: nonces are made of it. Absent: of the run's id. */
  readonly randomText?: string;
}

/** The result of a step: the next snapshot and its effects; or the error, and the snapshot from before. */
export type StepResult =
  | {
      readonly ok: true;
      readonly snapshot: Snapshot;
      readonly effects: readonly Effect[];
      /** The transitions that the step took, in order. */
      readonly taken: readonly TakenTransition[];
    }
  | { readonly ok: false; readonly error: RunError; readonly snapshot: Snapshot };

/** A transition that was taken, or a step of a journey to which `next` led. */
export interface TakenTransition {
  /** The flow's `journey/id`. */
  readonly flow: string;
  /** Its place in that flow: a JSON Pointer, with an index even when the transition is not in a list. */
  readonly at: string;
}

/** The working copy of a snapshot during one step. Nothing outside the step sees it. */
export interface Step {
  readonly flows: FlowSet;
  readonly before: Snapshot;
  world: World;
  readonly now: Instant;
  readonly randomText: string | undefined;
  readonly rev: number;
  readonly effects: Effect[];
  readonly taken: TakenTransition[];
  context: Snapshot["context"];
  frames: readonly Frame[];
  /** The frames of the screen on view, as its state left them; the frames themselves while it is active. */
  rest: readonly Frame[];
  /** Whether the screen on view is kept after its state was left. */
  isAway: boolean;
  path: readonly PathEntry[];
  floor: number;
  visit: number;
  pending: Readonly<Record<string, PendingCall>>;
  timers: Readonly<Record<string, Instant>>;
  keys: Readonly<Record<string, UsedKey>>;
  show: ShownNotice | undefined;
  fieldErrors: Readonly<Record<string, string>> | undefined;
  ended: Snapshot["ended"];
  /** States entered so far. */
  entered: number;
}

const NO_KEYS: Step["keys"] = {};

/** Opens a step on a snapshot. */
export function openStep(flows: FlowSet, before: Snapshot, moment: Moment): Step {
  return {
    flows,
    before,
    world: { values: moment.context.values, now: moment.now, nonces: before.nonces },
    now: moment.now,
    randomText: moment.randomText,
    rev: before.rev + 1,
    effects: [],
    taken: [],
    context: before.context,
    frames: before.frames,
    rest: before.left === undefined ? before.frames : applyUndo(before.frames, before.left),
    isAway: before.left !== undefined,
    path: before.path,
    floor: before.floor,
    visit: before.visit,
    pending: before.pending,
    timers: before.timers,
    keys: before.keys ?? NO_KEYS,
    show: before.show,
    fieldErrors: before.fieldErrors,
    ended: before.ended,
    entered: 0,
  };
}

/** Runs a step to its end; a fault gives back the snapshot from before. */
export function runStep(step: Step, act: (step: Step) => void): StepResult {
  try {
    act(step);
    return { ok: true, snapshot: closeStep(step), effects: step.effects, taken: step.taken };
  } catch (fault) {
    const error = toRunError(fault);
    if (error === undefined) throw fault;
    return { ok: false, error, snapshot: step.before };
  }
}

/** The result of an event that no transition takes. */
export function unchanged(snapshot: Snapshot): StepResult {
  return { ok: true, snapshot, effects: [], taken: [] };
}

type Draft = { -readonly [Name in keyof Snapshot]: Snapshot[Name] };

function closeStep(step: Step): Snapshot {
  const { before, context, frames, path, floor, visit, pending, timers, keys, show, fieldErrors, ended } = step;
  const { release, run, subject } = before;
  const snapshot: Draft = {
    format: 1,
    release,
    run,
    rev: step.rev,
    context,
    frames,
    path,
    floor,
    visit,
    pending,
    timers,
  };
  // Spreading mostly absent members would take as long as all the rest.
  if (subject !== undefined) snapshot.subject = subject;
  if (step.isAway && path.length > 0) snapshot.left = createUndo(frames, step.rest);
  if (!isEmpty(keys)) snapshot.keys = keys;
  if (step.world.nonces !== undefined) snapshot.nonces = step.world.nonces;
  if (show !== undefined) snapshot.show = show;
  if (fieldErrors !== undefined) snapshot.fieldErrors = fieldErrors;
  if (ended !== undefined) snapshot.ended = ended;
  if (isSmallEnough(snapshot, before)) return snapshot;
  throw new RunFault({ kind: "too-large", message: `a snapshot may have ${SNAPSHOT_SIZE_LIMIT} characters of JSON` });
}

/** The innermost frame: the flow that is active. */
export function activeFrame(step: Step): Frame {
  return frameAt(step, step.frames.length - 1);
}

/** A frame by its depth; 0 is the outermost. */
export function frameAt(step: Step, depth: number): Frame {
  const frame = step.frames[depth];
  if (frame === undefined)
    throw new RunFault({ kind: "unknown-flow", message: `no flow is under way at depth ${depth}` });
  return frame;
}

/** The scope of the rules in a frame now. */
export function scopeAt(step: Step, depth: number, occasion?: Occasion) {
  const { flow, data } = frameAt(step, depth);
  return createScope(requireFlow(step.flows, flow), data, step.world, occasion);
}

/** The compiled flow of a frame. */
export function flowAt(step: Step, depth: number): CompiledFlow {
  return requireFlow(step.flows, frameAt(step, depth).flow);
}

/** Gives a frame another state or other data. */
export function changeFrame(
  step: Step,
  depth: number,
  change: { readonly state?: string; readonly data?: JsonObject },
): void {
  const { flow, open, state, data } = frameAt(step, depth);
  const changed = { flow, state: change.state ?? state, data: change.data ?? data };
  const frames = step.frames.slice();
  frames[depth] = open === undefined ? changed : { ...changed, open };
  step.frames = frames;
}
