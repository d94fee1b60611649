import type { JsonObject } from "../rules/value.ts";
import type { Failure } from "./event.ts";

/** Milliseconds since the epoch, by the server's clock. */
export type Instant = number;

/** A flow under way: its current state and its data. */
export interface Frame {
  readonly flow: string;
  readonly state: string;
  readonly data: JsonObject;
  /** Present when the flow runs over the page: its opening. */
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
 * The earlier state of one frame: `data` holds all of it, for a frame that has been left since; `set` and `unset` hold
 * the difference, for a frame that still exists.
 */
export interface FrameUndo {
  readonly flow: string;
  readonly state: string;
  readonly open?: Opening;
  readonly data?: JsonObject;
  readonly set?: JsonObject;
  readonly unset?: readonly string[];
}

/** The undo that restores the frames of the previous screen, outermost first. */
export type Undo = readonly FrameUndo[];

/** The place of a screen: its flows, the states of the outer ones, and its own state. */
export interface ScreenPlace {
  readonly flows: readonly string[];
  readonly via: readonly string[];
  readonly state: string;
  /** Counts how often a screen came on view; an event drawn for another visit is dropped. */
  readonly visit: number;
  /** For a screen of an overlay: the index on the path of the screen below it. */
  readonly over?: number;
}

/** A visited screen, and the undo of Back from it. */
export interface PathEntry {
  readonly at: ScreenPlace;
  readonly undo: Undo;
}

/** A call that was sent, and waits for its answer or for those of the calls beside it. */
export interface PendingCall {
  readonly call: string;
  /** Its name among several calls of a state. */
  readonly name?: string;
  readonly way?: string;
  readonly input: JsonObject;
  readonly isUnsafe: boolean;
  /** For a keyed call: the key, and the hash of its input. */
  readonly key?: string;
  readonly hash?: string;
  /** Present once it was answered, while others of its state were not. */
  readonly answer?: { readonly value?: unknown };
  /** Present once it was refused because the session was over: it had no effect. */
  readonly isRefused?: true;
  /** Present once it failed, while unsafe calls of its state were under way. */
  readonly failure?: Failure;
  readonly poll?: Polling;
}

/** The progress of polling. */
export interface Polling {
  readonly ends: Instant;
  /** The timer of the next poll; absent while the call is being sent. */
  readonly timer?: string;
}

/** The key of a call with an unknown outcome. */
export interface UsedKey {
  readonly key: string;
  readonly hash: string;
}

/** How a notice is said. */
export type Tone = "good" | "info" | "warn" | "bad";

/** The notice for the customer; it stays until the visit after the one for which it was given. */
export interface ShownNotice {
  readonly key: string;
  readonly args?: JsonObject;
  readonly tone: Tone;
  readonly visit: number;
  /** The id under which support finds the problem, when it was our own. */
  readonly supportCode?: string;
}

/** A run at rest between two events. A value: JSON, never changed, at most 256 kB. */
export interface Snapshot {
  readonly format: 1;
  readonly release: string;
  readonly run: string;
  /** Counts the steps that changed something; tokens contain it. */
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
  /**
   * Present while a call or the end of the run keeps the screen on view after its state was left: the undo that
   * restores it.
   */
  readonly left?: Undo;
  readonly pending: Readonly<Record<string, PendingCall>>;
  readonly timers: Readonly<Record<string, Instant>>;
  /** Keys of calls with an unknown outcome, by the call's id (and its name among several). */
  readonly keys?: Readonly<Record<string, UsedKey>>;
  /** Texts by which returns from outside name the run, by name. */
  readonly nonces?: Readonly<Record<string, string>>;
  readonly show?: ShownNotice;
  /** The server's messages about fields, by `form.field`. */
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
