import type { StoreApi } from "zustand/vanilla";
import type { Form } from "../documents/generated/form.ts";
import type { Programme } from "../documents/generated/programme.ts";
import type { Screen } from "../documents/generated/screen.ts";
import type { ServedClient } from "../documents/release.ts";
import type { Failure, Instant, OfferedEvent, RunView } from "../engine/index.ts";
import type { StorageKind } from "./ports.ts";

/** The host of a client's portal: holds runs, session and texts, and performs what runs ask for. */
export interface Portal {
  readonly store: StoreApi<PortalState>;
  /**
   * Shows what stands behind the address. The shell calls it at the start and whenever the location changed, Back,
   * Forward and a change of the history entry alone included; calling it again for the same location does nothing.
   */
  enterRoute(match: RouteMatch): void;
  /** Whether a route exists for this client (its `when` holds); the shell matches addresses against these only. */
  hasRoute(routeId: string): boolean;
  /** Gives a screen's event to its run; the events of a frame, a plain screen or a problem go to `SHELL_RUN`. */
  send(runId: string, event: ScreenEvent): void;
  /** Whether the run would take the event now, as far as is known of what goes with it. */
  accepts(runId: string, event: OfferedEvent): boolean;
  /** Goes one screen back, as the browser's Back does. */
  back(): void;
  signOut(): void;
  /** Fills the session again after it failed. */
  retrySession(): void;
  /**
   * What was typed into a form of a run (by the form's id, bare or `journey/id`), without sensitive fields. In a dialog
   * it belongs to the visit of the page below (`over`): opened from another, the dialog is empty.
   */
  draft(runId: string, formId: string, over?: number): Draft;
  /** As `draft`, for a block that is no form document (`journey/screen/instance`); outside of runs nothing is kept. */
  blockDraft(runId: string, block: string, over?: number): Draft;
  /** Asks a safe call for a screen of the run (`SHELL_RUN`: of a frame or a plain screen), at once; latest wins by key. */
  load(runId: string, key: string, request: LoadRequest): Loading;
  /** The files that customers chose, until they are sent. */
  readonly files: FilePort;
  /** A route's address relative to the client's base; undefined where the route or a parameter is missing. */
  routePath(routeId: string, params?: Readonly<Record<string, string>>): string | undefined;
  /** Reports a problem once, without what the customer typed, and gives the support code shown for it. */
  reportProblem(problem: { error: unknown; where: string }): string;
  /** The server's time. */
  now(): Instant;
  /** Writes what is typed, then lets go of timers, listeners and calls. */
  dispose(): void;
}

/**
 * The run id of events that belong to no run. The host takes `SIGN_OUT`, `GO` (with `route`), `RETRY`, and
 * `CONTINUE_HERE` for a run that another tab walks.
 */
export const SHELL_RUN = "@shell";

/** An event of a screen, with the visit it was drawn for. */
export interface ScreenEvent {
  readonly name: string;
  /** From the `ScreenPicture`; any number for `SHELL_RUN`. */
  readonly visit: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly form?: { readonly id: string; readonly values: Readonly<Record<string, unknown>> };
}

/** What the portal shows now; it changes only by whole values, so that a selector can compare by identity. */
export interface PortalState {
  /** The language that the customer chose. */
  readonly locale: string;
  /** The tag of the language that its texts are written in. */
  readonly spoken: string;
  readonly client: ServedClient;
  /** What the back end says of title and icon; absent until and unless it does. */
  readonly head?: PageHead | undefined;
  /** The customer's programme, once the session is ready. */
  readonly programme?: Programme | undefined;
  /** The texts of everything loaded, in the locale, overlays applied. */
  readonly texts: Readonly<Record<string, string>>;
  /** What each programme that the customer holds says otherwise, by its id. */
  readonly programmeTexts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly session: SessionState;
  /** The storage keys that the client shares with other sites. */
  readonly storage: Readonly<Record<string, unknown>>;
  readonly route?: RouteState | undefined;
  readonly page: PageState;
  readonly frame?: FrameState | undefined;
  /** What the runs of the frame show, by `journey/id`, in the order in which their dialogs are shown. */
  readonly shell: Readonly<Record<string, ShellRunState>>;
  /** `memory` when the browser keeps nothing: a reload then starts again. */
  readonly storageKind: StorageKind;
  readonly isOnline: boolean;
}

/** The portal's title and icon, where the back end says them otherwise than the client's theme. */
export interface PageHead {
  readonly title?: string;
  readonly icon?: string;
}

/** Who is signed in and what is known about them; `values` always has `isSignedIn`. */
export interface SessionState {
  readonly status: "signedOut" | "filling" | "ready" | "failed";
  readonly values: Readonly<Record<string, unknown>>;
  readonly failure?: Failure | undefined;
}

/** The route on view. */
export interface RouteState {
  readonly id: string;
  /** The name of its frame. */
  readonly frame: string;
  /** What stands in for its page while that is loading. */
  readonly skeleton: "form" | "page";
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** What stands in the frame. */
export type PageState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "run";
      readonly runId: string;
      readonly view: RunView;
      readonly journey: JourneyDocs;
      /** The programme that its flow names for itself. */
      readonly programme?: Programme | undefined;
    }
  | {
      readonly kind: "screen";
      /** `journey/id`. */
      readonly screen: string;
      readonly journey: JourneyDocs;
    }
  | {
      readonly kind: "problem";
      /** Where somebody should look into it. */
      readonly supportCode?: string | undefined;
      /** The name of the failure, where the customer can do something about it. */
      readonly failure?: "offline" | undefined;
      /** Whether `RETRY` may help. */
      readonly canRetry: boolean;
      /** The screen of the routes' `failed` route, where it could be loaded; it reads `data.supportCode`, `data.failure`, `data.canRetry`. */
      readonly screen?: string | undefined;
      readonly journey?: JourneyDocs | undefined;
    };

/** What a run of the shell shows. */
export interface ShellRunState {
  readonly runId: string;
  readonly view: RunView;
  readonly journey: JourneyDocs;
}

/** The documents that a page can show, by `journey/id`: those of every journey that it reaches. */
export interface JourneyDocs {
  readonly screens: Readonly<Record<string, Screen>>;
  readonly forms: Readonly<Record<string, Form>>;
}

/** The frame around the page. */
export interface FrameState {
  readonly screen: Screen;
  /** The journey that the frame's screen is of. */
  readonly journey: string;
  readonly docs: JourneyDocs;
}

/** A safe call with its input. */
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

/** What stands in data for a file. */
export interface FileHandle {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A media type; found from the first bytes, not from the name. */
  readonly type: string;
}

/** Keeps the bytes of chosen files, over a reload where the browser can; all are deleted at sign-out. */
export interface FilePort {
  add(file: File): Promise<FileHandle>;
  get(id: string): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
  /** How much of a file was sent: from 0 to 1, which means that it has arrived; undefined while it waits. */
  sent(id: string): number | undefined;
  /** Calls when that changes for any file; the answer stops it. */
  follow(listen: () => void): () => void;
}

/** What was typed into a form. */
export interface Draft {
  get(): Readonly<Record<string, unknown>> | undefined;
  set(values: Readonly<Record<string, unknown>>): void;
}

/** Where the shell's router found itself; `routeId` is undefined for an unknown address. */
export interface RouteMatch {
  readonly routeId: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}
