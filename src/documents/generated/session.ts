// Generated from schemas/session.schema.json by `npm run generate`. Change the schema instead.

import type { DataObject } from "../../engine/generated/data.ts";
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
   * Its values; documents read them as `session.x`. `session.isSignedIn`, `session.userId` and `session.programme` (the id) are always there.
   */
  readonly data: DataObject;
  /**
   * The calls, in order, each reading what those before it gave.
   */
  readonly fill: {
    readonly [k: string]: Fill;
  };
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
   * A failure is logged and the portal goes on.
   */
  readonly optional?: true;
  /**
   * Values of the session, from `result` and `session`.
   */
  readonly set: RuleMap;
}
/**
 * How the customer's programme is found among those that the client sells.
 */
export interface Offer {
  /**
   * The offer's name on the wire, looked up first in `offer.wireNames`.
   */
  readonly wireName: Rule;
  /**
   * The product's number, looked up next in `offer.skus`.
   */
  readonly sku?: Rule;
}
