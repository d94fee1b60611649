import type { OfferedEvent } from "../engine/index.ts";

/** An event that a screen sends, with the visit it was drawn for. */
export interface SentEvent {
  readonly name: string;
  readonly visit: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly form?: { readonly id: string; readonly values: Readonly<Record<string, unknown>> };
}

/** What was typed into a form, as it outlives a reload. */
export interface TypedDraft {
  get(): Readonly<Record<string, unknown>> | undefined;
  set(values: Readonly<Record<string, unknown>>): void;
}

/** What a screen wants to know while it is on view: a safe call with its input. */
export interface LoadRequest {
  readonly call: string;
  readonly variant?: string;
  readonly with: Readonly<Record<string, unknown>>;
}

/** How far a load has come; the value is the call's output, the error names the failure. */
export type Loaded =
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: unknown }
  | { readonly status: "failed"; readonly error: { readonly name: string } & Readonly<Record<string, unknown>> };

/** One request under way. */
export interface Loading {
  /** How far it is; the same object until that changes. */
  get(): Loaded;
  /** Calls at each change; the answer stops it. */
  follow(listen: () => void): () => void;
  /** Aborts the request if it is under way; nothing is told any more. */
  stop(): void;
}

/** What stands in data for a file; its bytes wait in the port until they are sent. */
export interface FileHandle {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A media type; found from the first bytes, not from the name. */
  readonly type: string;
}

/** Keeps the bytes of chosen files, over a reload where the browser can. */
export interface FilePort {
  add(file: File): Promise<FileHandle>;
  get(id: string): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
  /** How much of a file was sent: from 0 to 1, which means that it has arrived; undefined while it waits. */
  sent(id: string): number | undefined;
  /** Calls when that changes for any file; the answer stops it. */
  follow(listen: () => void): () => void;
}

/** All that a screen can ask of the world; the shell makes it of the portal, a preview or a test of anything else. */
export interface ScreenPort {
  send(event: SentEvent): void;
  /** Whether the event would be taken now, as far as is known of what goes with it. */
  accepts(event: OfferedEvent): boolean;
  /** Whether an answer is being waited for now; it may be ahead of what is drawn. */
  isBusy(): boolean;
  /** By `journey/id`. */
  draft(form: string): TypedDraft;
  /** Of a block that is no form document, by `journey/screen/instance`. */
  blockDraft(block: string): TypedDraft;
  /**
   * Starts one request at once; the renderer has evaluated, debounced and compared its input, and stops the one before.
   * A request under the same key (`journey/screen/name`, `forms/journey/form/name`) takes the place of the one before; leaving the run stops all.
   * Where it is absent, nothing can be loaded: loads stay idle.
   */
  load?(key: string, request: LoadRequest): Loading;
  /** Absent where no file can be kept: file fields then say that it failed. */
  readonly files?: FilePort;
  /** Reports once and gives a support code. */
  reportProblem(problem: { error: unknown; where: string }): string;
}
