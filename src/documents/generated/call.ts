// Generated from schemas/call.schema.json by `npm run generate`. Change the schema instead.

import type { DataType } from "../../engine/generated/data.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";

/**
 * Something the portal asks for in its own words, and the ways to do it.
 */
export interface Call {
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
   * What it is given.
   */
  readonly input: {
    readonly [k: string]: DataType;
  };
  /**
   * The input that must be there.
   */
  readonly required?: readonly string[];
  /**
   * What it gives.
   */
  readonly output: DataType;
  /**
   * The failures that flows can tell apart, beside those every call has.
   */
  readonly failures: readonly string[];
  /**
   * The ways by name; the first is the default.
   */
  readonly ways: {
    readonly [k: string]: Way;
  };
}

/**
 * One way to do the call: an operation of the contract, and how names map.
 */
export interface Way {
  /**
   * The operationId in schemas/api.
   */
  readonly operation: string;
  /**
   * The request, from a dotted place (`path.`, `query.`, `header.`, `body.`) to a rule over `input`, `session`, `client`, `programme`, `now`. `file` is the file that is the body; `address`, for an operation that goes where a reply says, the whole address.
   */
  readonly with?: {
    readonly [k: string]: Rule;
  };
  /**
   * The call's output, from `reply`: one rule, or one for each member.
   */
  readonly gives?: Rule | RuleMap;
  /**
   * Tokens of the reply that go to the session store and nowhere else, by the name under which operations ask for them.
   */
  readonly keeps?: RuleMap;
  /**
   * Which reply means which failure.
   */
  readonly fails?: {
    /**
     * The reply that means it, or several.
     */
    readonly [k: string]: FailureMatch | readonly FailureMatch[];
  };
}

/**
 * A reply that means a failure.
 */
export interface FailureMatch {
  /**
   * The HTTP status (after the envelope was taken off).
   */
  readonly status: number;
  /**
   * Only when this rule over `reply` is true.
   */
  readonly when?: Rule;
}
