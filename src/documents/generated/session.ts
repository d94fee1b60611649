// Generated from schemas/session.schema.json by `npm run generate`. Change the schema instead.

import type { DataObject } from "../../engine/generated/data.ts";
import type { Track } from "../../engine/generated/flow.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";

/**
 * What the whole portal knows while someone is signed in, and the calls that fill it.
 */
export interface SessionDocument {
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
   * Its values; documents read them as `session.x`. `session.isSignedIn` and `session.userId` are always there; `session.programme` is the id of the customer's programme, `session.programmes` the ids of all, as `offer` says.
   */
  readonly data: DataObject;
  /**
   * The calls. Each begins when those above it that set what it reads are done; others run beside it.
   */
  readonly fill: {
    readonly [k: string]: Fill;
  };
  readonly signOut?: SignOut;
  readonly ending?: SessionEnding;
  readonly offer?: Offer;
}
/**
 * One call that fills the session.
 */
export interface Fill {
  /**
   * The call's id.
   */
  readonly call: string;
  /**
   * Asked only when this rule over `session`, `client` is true.
   */
  readonly if?: Rule;
  /**
   * The call's input, from `session`, `client`, `storage`.
   */
  readonly with?: RuleMap;
  /**
   * Nobody waits for it: the portal goes on, and a failure is only logged.
   */
  readonly optional?: true;
  readonly track?: FillTrack;
  /**
   * Values of the session, from `result` and `session`.
   */
  readonly set: RuleMap;
}
/**
 * What analytics is told of how it ended.
 */
export interface FillTrack {
  /**
   * When the answer is there.
   */
  readonly done?: Track;
  /**
   * When there is none.
   */
  readonly failed?: Track;
}
/**
 * What the back end is told when the customer signs out, here or in another tab. Nobody waits for it, and it is asked once: without a network, the tokens are good until they expire.
 */
export interface SignOut {
  /**
   * The call's id. It takes no input; it is made with the tokens that are forgotten.
   */
  readonly call: string;
}
/**
 * When the flows of the shell are told `session.ending`, with the instant `endsAt`: before a kept token, a JWT, expires.
 */
export interface SessionEnding {
  /**
   * The token, by the name under which a call keeps it. Its `exp` (RFC 7519) is the end of the session, by the server's clock; one without it has no end that is known.
   */
  readonly token: string;
  /**
   * How long before the end: an ISO 8601 duration.
   */
  readonly before: string;
}
/**
 * How the programmes of what the customer holds are found among those that the client sells.
 */
export interface Offer {
  /**
   * What the customer holds: a list. The programme of its first element that has one is the customer's.
   */
  readonly in: Rule;
  /**
   * The name of the element in the rules beside.
   */
  readonly as: string;
  /**
   * What tells the elements apart: `session.programmes` holds the programmes' ids by it.
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
