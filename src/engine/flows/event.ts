import type { JsonObject } from "../rules/value.ts";

/**
 * Why a call gave no result: a name that the call declares, or `offline`, `timeout`, `server`, `conflict`, `invalid` (a
 * reply that breaks the contract), `unknown` (an unsafe call of unknown outcome).
 */
export interface Failure {
  readonly name: string;
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The earliest instant of a retry, in ISO 8601, where the server states one. */
  readonly retryAt?: string;
  /** The id of the problem report; present when the failure is our own problem. */
  readonly supportCode?: string;
}

/** What a screen's control sends, with the visit it was drawn for. */
export interface ScreenEvent {
  readonly kind: "screen";
  readonly name: string;
  readonly visit: number;
  readonly with?: JsonObject;
  /** A submitted form: its values stand at `data.<id>` from this event on. */
  readonly form?: { readonly id: string; readonly values: JsonObject };
}

/** A system event for every run; it may come with another context. */
export interface SystemEvent {
  readonly kind: "system";
  readonly name: string;
  readonly with?: JsonObject;
}

/** Every event that a run can receive. */
export type RunEvent =
  | ScreenEvent
  | SystemEvent
  | { readonly kind: "back" }
  | { readonly kind: "goto"; readonly index: number }
  | { readonly kind: "done"; readonly token: string; readonly result: unknown }
  | { readonly kind: "failed"; readonly token: string; readonly failure: Failure }
  /** The call had no effect, as the session was over: it stays pending, and a resume sends it again. */
  | { readonly kind: "refused"; readonly token: string }
  | { readonly kind: "timer"; readonly token: string };
