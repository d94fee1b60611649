// Generated from schemas/routes.schema.json by `npm run generate`. Change the schema instead.

import type { Actions } from "../../engine/generated/flow.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import type { MessageKey } from "../../engine/generated/text.ts";

/**
 * Every address with its flow or screen, its guard and its frame.
 */
export interface Routes {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * Lists of redirects by name; the first whose `if` holds is taken.
   */
  readonly guards: {
    /**
     * The guard's lines in order.
     */
    readonly [k: string]: readonly Redirect[];
  };
  /**
   * Frames by name.
   */
  readonly frames: {
    readonly [k: string]: Frame;
  };
  /**
   * The route shown for an unknown address.
   */
  readonly notFound: string;
  /**
   * The route for a portal that cannot continue; its screen reads `data.supportCode`, or `data.failure` (`offline`) when the network is missing.
   */
  readonly failed: string;
  /**
   * The notices of failed calls that neither their state nor their flow handles, by the failure's name; `*` is for all others. The flow stays where it is.
   */
  readonly failures?: {
    readonly [k: string]: MessageKey;
  };
  /**
   * The route of the screen shown when another tab runs the same run; it sends `CONTINUE_HERE`. Without it, several tabs may run it.
   */
  readonly openInAnotherTab?: string;
  readonly expired?: ExpiredSession;
  readonly errorReports?: ProblemReport;
  readonly pageHead?: RemoteHead;
  /**
   * Routes by id.
   */
  readonly routes: {
    readonly [k: string]: Route;
  };
  /**
   * The addresses of states inside journeys, by the id that states name as their `address`. A customer goes there by walking; the guard and the frame are those of the journey.
   */
  readonly addresses?: {
    readonly [k: string]: Address;
  };
}
/**
 * A screen with a slot `page`.
 */
export interface Frame {
  /**
   * The screen, as `journey/id`.
   */
  readonly screen: string;
  /**
   * The shell's flows that run while the frame is on view, as `journey/id`. Of their dialogs one is shown: that of the first flow in this order.
   */
  readonly runs?: readonly string[];
}
/**
 * The customer's route when the back end reports that the session is over. A flow of the shell handles `session.expired` with a notice; its `isEarly` says whether the session ended before the time of its token.
 */
export interface ExpiredSession {
  /**
   * The route for signing in again.
   */
  readonly to: string;
}
/**
 * The call that sends every reported problem to the back end, once for each support code.
 */
export interface ProblemReport {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * The call's input, from `problem`, `location`, `session`, `client`.
   */
  readonly with?: RuleMap;
}
/**
 * The call by which the client's back end overrides the portal's title and icon of the client's `theme`. It is made once, when a page is on view, and is not awaited; a failure is only logged.
 */
export interface RemoteHead {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Called only when this rule over `client` is true.
   */
  readonly if?: Rule;
  /**
   * The portal's name after a page's own title, from `result`; when absent, the client's stays.
   */
  readonly title?: Rule;
  /**
   * The icon's address, from `result`; when absent, the client's stays. It is on the portal's own host or on one of the client's back end, as the policy allows pictures only from there.
   */
  readonly icon?: Rule;
}

/**
 * One line of a guard.
 */
export interface Redirect {
  /**
   * Holds when this rule over `route`, `session`, `client`, `storage` is true.
   */
  readonly if: Rule;
  readonly do?: GuardActions;
  /**
   * The route to go to, by its id.
   */
  readonly to: string;
  /**
   * Whether a customer who opened the portal at this address, and signs in next in the same tab, is led back to it.
   */
  readonly returns?: boolean;
}
/**
 * Actions before the redirect.
 */
export interface GuardActions {
  /**
   * Forgets the customer.
   */
  readonly signOut?: {};
}

/**
 * Addresses inside a journey. Opened afresh (reloaded, typed, in another tab), they lead to the run that stood there.
 */
export interface Address {
  /**
   * The addresses, relative to the client's base; the first is shown.
   *
   * @minItems 1
   */
  readonly paths: readonly string[];
  /**
   * The route to which they lead when no run of the customer stood there. Where a client does not have this route, it does not have the addresses.
   */
  readonly otherwise: string;
}

/**
 * Addresses, and their flow or screen.
 */
export interface Route {
  /**
   * The addresses, relative to the client's base; `:name` is a parameter.
   *
   * @minItems 1
   */
  readonly paths: readonly string[];
  /**
   * Its flow, as `journey/id`.
   */
  readonly flow?: string;
  /**
   * Its screen, as `journey/id`.
   */
  readonly screen?: string;
  /**
   * The flow's input, from `route`.
   */
  readonly with?: RuleMap;
  /**
   * Parameters, of the path or the query, that are secret: they go only to the flow's input, or with a return's event, and are removed from the address before anything is sent.
   *
   * @minItems 1
   */
  readonly secrets?: readonly string[];
  readonly event?: ReturnEvent;
  /**
   * The route exists only when this rule over `client` is true.
   */
  readonly when?: Rule;
  /**
   * The guard's name.
   */
  readonly guard: string;
  /**
   * The frame's name.
   */
  readonly frame: string;
  /**
   * The placeholder of its page while that is loading: a form (the default), or a page of cards.
   */
  readonly skeleton?: "form" | "page";
  /**
   * What a reload does; the client's `onReload` when absent.
   */
  readonly reload?: "resume" | "landing";
  /**
   * Handlers of the flow's outcomes; `*` handles all others.
   */
  readonly done?: {
    readonly [k: string]: RouteOutcome;
  };
}
/**
 * A return from outside: the flow's run receives this event, and the address becomes the flow's own.
 */
export interface ReturnEvent {
  /**
   * The event's name.
   */
  readonly name: string;
  /**
   * Its values, from `route`. They are hints: anyone can write an address.
   */
  readonly with?: RuleMap;
  readonly run?: ReturnToRun;
}
/**
 * The run that receives it, of whatever flow: the one whose nonce has this value. Without such a run here the route's flow begins, which may ask the server by the same value.
 */
export interface ReturnToRun {
  /**
   * The name of the nonce, as flows make it.
   */
  readonly nonce: string;
  /**
   * Its value, from `route`.
   */
  readonly is: Rule;
}
/**
 * The handler of an outcome.
 */
export interface RouteOutcome {
  /**
   * The first actions.
   */
  readonly do?: Actions;
  /**
   * The route to go to; its guard decides the final one.
   */
  readonly to?: string;
}
