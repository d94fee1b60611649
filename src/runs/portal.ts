import type { StoreApi } from "zustand/vanilla";
import type { Form } from "../documents/generated/form.ts";
import type { Programme } from "../documents/generated/programme.ts";
import type { Screen } from "../documents/generated/screen.ts";
import type { FrameContract, ServedClient } from "../documents/release.ts";
import type { Failure, Instant, RunView } from "../engine/index.ts";
import type { ScreenPort } from "../ports/screen-port.ts";
import type { StorageKind } from "./ports.ts";

/** The host of a client's portal: holds runs, session and texts, and performs the effects of runs. */
export interface Portal {
  readonly store: StoreApi<PortalState>;
  /**
   * Shows the page of an address. The shell calls it at the start and whenever the location changes, also by Back,
   * Forward or a new history entry at the same address. Another call for the same location does nothing.
   */
  enterRoute(match: RouteMatch): void;
  /** Whether a route exists for this client (its `when` holds); the shell matches addresses against these only. */
  hasRoute(routeId: string): boolean;
  /** Whether an address inside a journey exists for this client. */
  hasAddress(id: string): boolean;
  /**
   * The port of a run's screens; `SHELL_RUN` for a frame, a plain screen or a problem, which keep no drafts. With a
   * visit, `accepts` answers for that visit: a page below a dialog asks what it will accept when it is on view again.
   * Answers in a dialog belong to the visit of the page below (`over`): opened from another page, it is empty.
   */
  screenPort(runId: string, visit?: number, over?: number): Required<ScreenPort>;
  /** The screen that a state of a flow of a run shows, by `journey/id`; undefined for any other state. */
  screenOf(runId: string, flow: string, state: string): string | undefined;
  /** Goes one screen back, as the browser's Back does. */
  back(): void;
  signOut(): void;
  /** Makes the calls of the session again after one failed. */
  retrySession(): void;
  /** A route's address relative to the client's base; undefined when the route or a parameter is missing. */
  routePath(routeId: string, params?: Readonly<Record<string, string>>): string | undefined;
  /** Reports a problem once, without what the customer typed, and returns the support code shown for it. */
  reportProblem: ScreenPort["reportProblem"];
  /** The server's time. */
  now(): Instant;
  /** Writes the drafts, then stops timers, listeners and calls. */
  dispose(): void;
}

/**
 * The run id of events that belong to no run. The host takes `SIGN_OUT`, `GO` (with `route`), `RETRY`, and
 * `CONTINUE_HERE` for a run of another tab.
 */
export const SHELL_RUN = "@shell";

/** The state of the portal; it changes only by whole values, so that a selector can compare by identity. */
export interface PortalState {
  /** The language that the customer chose. */
  readonly locale: string;
  /** The tag of the language in which its texts are written. */
  readonly spoken: string;
  /** Where a line of it begins. */
  readonly direction: "ltr" | "rtl";
  /** The name of each offered language in itself, by its tag. */
  readonly languageNames: Readonly<Record<string, string>>;
  readonly client: ServedClient;
  /** The title and icon of the back end; absent until the back end gives them. */
  readonly head?: PageHead | undefined;
  /** The customer's programme, once the session is ready. */
  readonly programme?: Programme | undefined;
  /** The texts of all loaded journeys, in the locale, overlays applied. */
  readonly texts: Readonly<Record<string, string>>;
  /** The texts that each programme of the customer replaces, by the programme's id. */
  readonly programmeTexts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly session: SessionState;
  /** The storage keys that the client shares with other sites. */
  readonly storage: Readonly<Record<string, unknown>>;
  readonly route?: RouteState | undefined;
  readonly page: PageState;
  readonly frame?: FrameState | undefined;
  /** The runs of the frame, by `journey/id`, in the order in which their dialogs are shown. */
  readonly shell: Readonly<Record<string, ShellRunState>>;
  /** `memory` when the browser keeps nothing: a reload then starts again. */
  readonly storageKind: StorageKind;
  readonly isOnline: boolean;
}

/** The portal's title and icon from the back end; they replace those of the client's theme. */
export interface PageHead {
  readonly title?: string;
  readonly icon?: string;
}

/** The session and its values; `values` always has `isSignedIn`. */
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
  /** The placeholder of its page while that is loading. */
  readonly skeleton: "form" | "page";
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The page in the frame. */
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
      /** Present if support should look into it. */
      readonly supportCode?: string | undefined;
      /** Why, when no support is needed: without a network, or while the session's calls have no answer yet. */
      readonly failure?: "offline" | "delayed" | undefined;
      /** Whether `RETRY` may help. */
      readonly canRetry: boolean;
      /**
       * The screen of the routes' `failed` route, if it could be loaded; it reads `data.supportCode`, `data.failure`,
       * `data.canRetry`.
       */
      readonly screen?: string | undefined;
      readonly journey?: JourneyDocs | undefined;
    };

/** A run of the shell, with its view. */
export interface ShellRunState {
  readonly runId: string;
  readonly view: RunView;
  readonly journey: JourneyDocs;
}

/** The documents that a page can show, by `journey/id`: those of every journey that it reaches. */
export interface JourneyDocs {
  readonly screens: Readonly<Record<string, Screen>>;
  readonly forms: Readonly<Record<string, Form>>;
  /** By id. */
  readonly frames: Readonly<Record<string, FrameContract>>;
}

/** The frame around the page. */
export interface FrameState {
  readonly screen: Screen;
  /** The journey of the frame's screen. */
  readonly journey: string;
  readonly docs: JourneyDocs;
}

/** The address as the shell's router reads it; `routeId` is undefined for an unknown address. */
export interface RouteMatch {
  readonly routeId: string | undefined;
  /** The id of an address inside a journey, in place of a route's. */
  readonly address?: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}
