// Generated from schemas/session.schema.json by `npm run generate`. Change the schema instead.

import type { DataObject } from "../../engine/generated/data.ts";
import type { Track } from "../../engine/generated/flow.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";

/**
 * The portal's data about a signed-in customer, and the calls that fetch it.
 */
export interface SessionDocument {
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
   * Its values; documents read them as `session.x`. `session.isSignedIn` and `session.userId` are always present; `session.programme` is the id of the customer's programme, `session.programmes` the ids of all, as `offer` declares.
   */
  readonly data: DataObject;
  /**
   * The calls. Each begins when the calls above it that set its inputs are done; others run beside it.
   */
  readonly loads: {
    readonly [k: string]: SessionLoad;
  };
  readonly signOut?: SignOut;
  readonly ending?: SessionEnding;
  readonly offer?: Offer;
}
/**
 * One call that fills the session.
 */
export interface SessionLoad {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Made only when this rule over `session`, `client` is true.
   */
  readonly if?: Rule;
  /**
   * The call's input, from `session`, `client`, `storage`.
   */
  readonly with?: RuleMap;
  /**
   * The portal does not wait for it, and a failure is only logged.
   */
  readonly optional?: true;
  readonly track?: SessionLoadTrack;
  /**
   * Values of the session, from `result` and `session`.
   */
  readonly set: RuleMap;
}
/**
 * The analytics events of its end.
 */
export interface SessionLoadTrack {
  /**
   * After an answer.
   */
  readonly done?: Track;
  /**
   * After a failure.
   */
  readonly failed?: Track;
}
/**
 * The message to the back end when the customer signs out, here or in another tab. It is not awaited and sent once: without a network, the tokens stay valid until they expire.
 */
export interface SignOut {
  /**
   * The call's id. It takes no input; it is made with the tokens that are deleted.
   */
  readonly call: string;
}
/**
 * The time of the event `session.ending` for the flows of the shell, with the instant `endsAt`: before a stored token, a JWT, expires.
 */
export interface SessionEnding {
  /**
   * The token, by its name in the call that stores it. Its `exp` (RFC 7519) is the end of the session, by the server's clock; without it the end is unknown.
   */
  readonly token: string;
  /**
   * The time before the end: an ISO 8601 duration.
   */
  readonly before: string;
}
/**
 * Finds the programmes of the customer's agreements among those that the client sells.
 */
export interface Offer {
  /**
   * The customer's agreements: a list. The programme of its first element that has one is the customer's.
   */
  readonly in: Rule;
  /**
   * The name of the element in the rules beside.
   */
  readonly as: string;
  /**
   * The key of an element: `session.programmes` has the programmes' ids by it.
   */
  readonly key: Rule;
  /**
   * The offer's name on the wire, looked up first in `offer.wireNames`.
   */
  readonly wireName: Rule;
  /**
   * The product's number, looked up next in `offer.skus`.
   */
  readonly sku?: Rule;
}
