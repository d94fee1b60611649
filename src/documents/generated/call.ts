// Generated from schemas/call.schema.json by `npm run generate`. Change the schema instead.

import type { DataType } from "../../engine/generated/data.ts";
import type { Rule, RuleMap } from "../../engine/generated/rule.ts";

/**
 * A request in the portal's own terms, and its variants.
 */
export interface Call {
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
   * Its input.
   */
  readonly input: {
    readonly [k: string]: DataType;
  };
  /**
   * The required input.
   */
  readonly required?: readonly string[];
  /**
   * Its output.
   */
  readonly output: DataType;
  /**
   * The failures that flows can tell apart, beside those every call has.
   */
  readonly failures: readonly string[];
  /**
   * The variants by name; the first is the default.
   */
  readonly variants: {
    readonly [k: string]: Variant;
  };
}

/**
 * A variant of the call: an operation of the contract, and the mapping of names.
 */
export interface Variant {
  /**
   * The operationId in schemas/api.
   */
  readonly operation: string;
  /**
   * The request, from a dotted place (`path.`, `query.`, `header.`, `body.`) to a rule over `input`, `session`, `client`, `programme`, `now`. `file` is the file that is the body; `address`, for an operation whose address comes from a reply, is the whole address.
   */
  readonly request?: {
    readonly [k: string]: Rule;
  };
  /**
   * The call's output, from `reply`: one rule, or one for each member.
   */
  readonly output?: Rule | RuleMap;
  /**
   * Tokens of the reply that go to the session store only, by the names that operations use.
   */
  readonly tokens?: RuleMap;
  /**
   * The replies that mean each failure.
   */
  readonly failures?: {
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
   * The HTTP status (without the envelope).
   */
  readonly status: number;
  /**
   * Only when this rule over `reply` is true.
   */
  readonly when?: Rule;
}
