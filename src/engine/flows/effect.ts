import type { JsonObject } from "../rules/value.ts";
import type { PageToLeaveTo } from "./leave.ts";
import type { Instant } from "./snapshot.ts";

/** What the host is asked to do after a step, in order. */
export type Effect =
  | {
      readonly kind: "call";
      readonly token: string;
      readonly call: string;
      readonly variant?: string;
      readonly input: JsonObject;
      /** For a keyed call: the same as long as its input is the same and its outcome is unknown. */
      readonly key?: string;
      /** Present when the call was sent before and its outcome is unknown. */
      readonly isRepeated?: true;
    }
  | { readonly kind: "abort"; readonly token: string }
  | { readonly kind: "timer"; readonly token: string; readonly due: Instant }
  | { readonly kind: "cancelTimer"; readonly token: string }
  | { readonly kind: "track"; readonly event: string; readonly with: JsonObject }
  | { readonly kind: "emit"; readonly event: string; readonly with: JsonObject }
  | { readonly kind: "navigate"; readonly route: string; readonly params?: JsonObject }
  | { readonly kind: "signIn"; readonly account: JsonObject }
  | { readonly kind: "signOut" }
  | { readonly kind: "refreshSession" }
  | { readonly kind: "goBack" }
  | { readonly kind: "setLocale"; readonly locale: string }
  | { readonly kind: "store"; readonly values: JsonObject }
  /** `file` is the handle of a received file; `name`, its name when the reply gave none. */
  | { readonly kind: "download"; readonly file: JsonObject; readonly name?: string }
  | ({ readonly kind: "openExternal" } & PageToLeaveTo)
  | {
      /** A message to a page of another party on the run's screen. */
      readonly kind: "post";
      readonly frame: string;
      readonly message: string;
      readonly with?: JsonObject;
      readonly secrets?: JsonObject;
    }
  | { readonly kind: "ended"; readonly outcome: string; readonly output: JsonObject };

/** An effect that an action of a transition or of a route asks for; the effect and the action have the same name. */
export type ActionEffect = Exclude<Effect, { kind: "call" | "abort" | "timer" | "cancelTimer" | "ended" }>;

/** The effects that move the customer to another page. */
export const MOVES: readonly ActionEffect["kind"][] = ["navigate", "goBack", "openExternal"];

/**
 * The effects that lead away from a page; after a sign-in or a sign-out the guard of the address decides the target.
 */
export const LEADING_AWAY: readonly ActionEffect["kind"][] = [...MOVES, "signIn", "signOut"];
