import type { OfferedEvent } from "../engine/index.ts";
import type { FileHandle } from "./file-handle.ts";

/** An event that a screen sends, with the visit it was drawn for. */
export interface SentEvent {
  readonly name: string;
  readonly visit: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly form?: { readonly id: string; readonly values: Readonly<Record<string, unknown>> };
}

/** The answers in a form, without sensitive fields; they survive a reload. */
export interface TypedDraft {
  get(): Readonly<Record<string, unknown>> | undefined;
  set(values: Readonly<Record<string, unknown>>): void;
}

/** A safe call with its input, which a screen makes while it is on view. */
export interface LoadRequest {
  readonly call: string;
  readonly variant?: string;
  readonly with: Readonly<Record<string, unknown>>;
}

/** How a load goes on after an answer. */
export interface LoadRepeat {
  /** The pause between an answer and the next request, in milliseconds. */
  readonly every: number;
  /** Whether an answer is the last wanted one. */
  isLast(answer: unknown): boolean;
}

/** The state of a load. The value is the call's output; the error names the failure. */
export type Loaded =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: unknown }
  | { readonly status: "failed"; readonly error: { readonly name: string } & Readonly<Record<string, unknown>> };

/** One request under way. */
export interface Loading {
  /** The present state; the same object until it changes. */
  get(): Loaded;
  /** Calls `listen` on every change. Returns a function that unsubscribes. */
  follow(listen: () => void): () => void;
  /** Aborts the request if it is under way, and unsubscribes all listeners. */
  stop(): void;
}

/** Keeps the bytes of chosen files, over a reload if the browser can. A sign-out deletes all. */
export interface FilePort {
  add(file: File): Promise<FileHandle>;
  get(id: string): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
  /** The part of a file that was sent, from 0 to 1 (arrived); undefined while the file waits. */
  sent(id: string): number | undefined;
  /** Calls `listen` when that changes for any file. Returns a function that unsubscribes. */
  follow(listen: () => void): () => void;
}

/** A message of a run to a page of another party on its screen. */
export interface FramePost {
  readonly message: string;
  /** Its members; some may be sensitive. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** All that a screen can ask of the portal. A preview or a test provides another port. */
export interface ScreenPort {
  send(event: SentEvent): void;
  /** Whether a transition would take the event now, as far as its values are known. */
  accepts(event: OfferedEvent): boolean;
  /** Whether a call is pending now; this may be ahead of the drawn view. */
  isBusy(): boolean;
  /** The draft of a form, by its id, bare or `journey/id`. */
  draft(form: string): TypedDraft;
  /** The draft of a block that is no form document, by `journey/screen/instance`. */
  blockDraft(block: string): TypedDraft;
  /**
   * Starts one request at once; the renderer has evaluated, debounced and compared its input. A request replaces the
   * former one of the same key (`journey/screen/name`, `forms/journey/form/name`); leaving the run stops all. When
   * absent, loads stay idle. A repeated one is asked again while the page is visible, and keeps its last answer
   * meanwhile.
   */
  load?(key: string, request: LoadRequest, repeat?: LoadRepeat): Loading;
  /**
   * Calls `take` with what the run posts to an external frame of this screen, also with what it posted while nothing
   * listened. Returns a function that unsubscribes. When absent, nothing is posted.
   */
  followPosts?(frame: string, take: (post: FramePost) => void): () => void;
  /** When absent, no file can be kept, and file fields say that it failed. */
  readonly files?: FilePort;
  /** Reports a problem once, without what the customer typed, and returns the support code shown for it. */
  reportProblem(problem: { error: unknown; where: string }): string;
}
