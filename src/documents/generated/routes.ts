// Generated from schemas/routes.schema.json by `npm run generate`. Change the schema instead.

import type { Actions } from "../../engine/generated/flow.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import type { MessageKey } from "../../engine/generated/text.ts";

/**
 * Every address, what stands behind it, who may see it and in which frame.
 */
export interface Routes {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
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
   * The route shown when the portal itself cannot go on; its screen reads `data.supportCode`, or `data.failure` (`offline`) where it is the network that is missing.
   */
  readonly failed: string;
  /**
   * What a customer is told of a failed call where neither its state nor its flow says what happens, by the failure's name; `*` is for all others. The flow stays where it is.
   */
  readonly failures?: {
    readonly [k: string]: MessageKey;
  };
  /**
   * The route of the screen shown where another tab walks the same run; it sends `CONTINUE_HERE`. Without it, tabs do not exclude each other.
   */
  readonly elsewhere?: string;
  readonly expired?: ExpiredSession;
  readonly problems?: ProblemReport;
  readonly head?: RemoteHead;
  /**
   * Routes by id.
   */
  readonly routes: {
    readonly [k: string]: Route;
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
   * The shell's flows that run while the frame is on view, as `journey/id`. Of their dialogs one is shown: the first's in this order.
   */
  readonly runs?: readonly string[];
}
/**
 * Where the customer goes when the back end says that the session is over. A flow of the shell takes `session.expired` and tells them.
 */
export interface ExpiredSession {
  /**
   * The route where they sign in again.
   */
  readonly to: string;
}
/**
 * The call by which the back end is told of every problem that the portal reports, once for each support code.
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
 * The call by which the client's back end says the portal's title and icon otherwise than the client's `theme`. It is made once, when a page is on view, and nobody waits for it; a failure is only logged.
 */
export interface RemoteHead {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Asked only when this rule over `client` is true.
   */
  readonly if?: Rule;
  /**
   * The portal's name after a page's own title, from `result`; nothing leaves the client's.
   */
  readonly title?: Rule;
  /**
   * The icon's address, from `result`; nothing leaves the client's. It stands on the portal's own host or on one of the client's back end, from where the policy lets pictures come.
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
   * Whether who opened the portal at this address, and signs in next in the same tab, is led back to it.
   */
  readonly returns?: boolean;
}
/**
 * What happens before the redirect.
 */
export interface GuardActions {
  /**
   * Forgets the customer.
   */
  readonly signOut?: {};
}

/**
 * Addresses and what stands behind them.
 */
export interface Route {
  /**
   * The addresses, relative to the client's base; `:name` is a parameter.
   *
   * @minItems 1
   */
  readonly paths: readonly string[];
  /**
   * The flow behind it, as `journey/id`.
   */
  readonly flow?: string;
  /**
   * The screen behind it, as `journey/id`.
   */
  readonly screen?: string;
  /**
   * The state of the flow to which the address leads: to its screen where the customer was before, else as far towards it as the flow's steps allow. A state marked `entry` can be started at.
   */
  readonly state?: string;
  /**
   * The flow's input, from `route`.
   */
  readonly with?: RuleMap;
  /**
   * Parameters, of the path or the query, that are secret: they go to the flow's input, or with a return's event, only, and leave the address before anything is sent.
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
   * The placeholder of its page while that is loading: a form, or a page of cards. A form when absent.
   */
  readonly skeleton?: "form" | "page";
  /**
   * What a reload does; the client's `onReload` when absent.
   */
  readonly reload?: "resume" | "landing";
  /**
   * What happens when the flow ends, by outcome; `*` takes all others.
   */
  readonly done?: {
    readonly [k: string]: RouteOutcome;
  };
}
/**
 * A return from outside: the flow's run is told by this event, and the address becomes the flow's own.
 */
export interface ReturnEvent {
  /**
   * The event's name.
   */
  readonly name: string;
  /**
   * What comes with it, from `route`. It is a hint: anyone can write an address.
   */
  readonly with?: RuleMap;
}
/**
 * What an outcome does.
 */
export interface RouteOutcome {
  /**
   * What happens first.
   */
  readonly do?: Actions;
  /**
   * The route to go to; its guard decides where that ends.
   */
  readonly to?: string;
}
