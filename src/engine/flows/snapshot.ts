import type { JsonObject } from "../rules/value.ts";
import type { Failure } from "./event.ts";

/** Milliseconds since the epoch, by the server's clock. */
export type Instant = number;

/** A flow under way: the state it is in and what it remembers. */
export interface Frame {
  readonly flow: string;
  readonly state: string;
  readonly data: JsonObject;
  /** There when the flow runs over the page: who opened it. */
  readonly open?: Opening;
}

/** How an overlay came to be. */
export interface Opening {
  /** The transition that opened it: a JSON Pointer into the flow of the frame `by`. */
  readonly at: string;
  /** The depth of the frame whose transition it was. */
  readonly by: number;
  /** The index on the path of the screen below it. */
  readonly over: number;
}

/**
 * How one frame was before: `data` holds all of it, for a frame that has been left since;
 * `set` and `unset` hold the difference, for a frame that is still there.
 */
export interface FrameUndo {
  readonly flow: string;
  readonly state: string;
  readonly open?: Opening;
  readonly data?: JsonObject;
  readonly set?: JsonObject;
  readonly unset?: readonly string[];
}

/** What brings back the frames of the screen before, outermost first. */
export type Undo = readonly FrameUndo[];

/** Where a screen stands: the flows it is in, the states of the outer ones, and its own. */
export interface ScreenPlace {
  readonly flows: readonly string[];
  readonly via: readonly string[];
  readonly state: string;
  /** Counts the times that a screen came on view; an event drawn for another visit is dropped. */
  readonly visit: number;
  /** For a screen of an overlay: the index on the path of the screen below it. */
  readonly over?: number;
}

/** A screen visited, and what Back from it undoes. */
export interface PathEntry {
  readonly at: ScreenPlace;
  readonly undo: Undo;
}

/** A call that was sent, and waits for its answer or for those of the calls beside it. */
export interface PendingCall {
  readonly call: string;
  /** Among several calls of a state, its name. */
  readonly name?: string;
  readonly way?: string;
  readonly input: JsonObject;
  readonly isUnsafe: boolean;
  /** For a keyed call: the key, and the hash of what it is sent with. */
  readonly key?: string;
  readonly hash?: string;
  /** There once it was answered, while others of its state were not. */
  readonly answer?: { readonly value?: unknown };
  /** There once it was refused because the session was over: it had no effect. */
  readonly isRefused?: true;
  /** There once it failed, while unsafe ones of its state were under way. */
  readonly failure?: Failure;
  readonly poll?: Polling;
}

/** How far asking again has come. */
export interface Polling {
  readonly ends: Instant;
  /** The timer after which it is asked again; absent while it is being asked. */
  readonly timer?: string;
}

/** The key of a call whose outcome is not known. */
export interface UsedKey {
  readonly key: string;
  readonly hash: string;
}

/** How a notice is said. */
export type Tone = "good" | "info" | "warn" | "bad";

/** What the customer is told; it stays until the visit after the one it was given for. */
export interface ShownNotice {
  readonly key: string;
  readonly args?: JsonObject;
  readonly tone: Tone;
  readonly visit: number;
  /** Under what name our people find what went wrong, where it was ours. */
  readonly supportCode?: string;
}

/** A run at rest between two events. A value: JSON, never changed, at most 256 kB. */
export interface Snapshot {
  readonly format: 1;
  readonly release: string;
  readonly run: string;
  /** Counts the steps that changed something; tokens are made of it. */
  readonly rev: number;
  readonly subject?: string;
  readonly context: { readonly id: string; readonly hash: string };
  /** Outermost first; the last is the active one. */
  readonly frames: readonly Frame[];
  /** Screens visited, each once; the last is on view. */
  readonly path: readonly PathEntry[];
  /** The index on the path below which Back does not go. */
  readonly floor: number;
  readonly visit: number;
  /** There while a call or the end of the run keeps the screen on view though its state was left: what brings it back. */
  readonly left?: Undo;
  readonly pending: Readonly<Record<string, PendingCall>>;
  readonly timers: Readonly<Record<string, Instant>>;
  /** Keys of calls whose outcome is not known, by the call's id (and its name among several). */
  readonly keys?: Readonly<Record<string, UsedKey>>;
  readonly show?: ShownNotice;
  /** What the server said about fields, by `form.field`. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly ended?: { readonly outcome: string };
}

/** The size of a snapshot's JSON, in characters. */
export const SNAPSHOT_SIZE_LIMIT = 256 * 1024;

/** The number of screens on a path. */
export const PATH_LIMIT = 100;

/** The number of flows inside each other. */
export const FRAME_LIMIT = 8;

/** The number of states entered in one step. */
export const TRANSITION_LIMIT = 100;
