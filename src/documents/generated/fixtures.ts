// Generated from schemas/fixtures.schema.json by `npm run generate`. Change the schema instead.

/**
 * People, plans and replies by name, for the scenarios that list the file.
 */
export interface Fixtures {
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
   * People by name. A scenario begins with one: `"given": { "person": "ida" }`.
   */
  readonly people?: {
    readonly [k: string]: Person;
  };
  /**
   * Plans by name: the part of a session that a plan makes. A person or a scenario names one.
   */
  readonly plans?: {
    readonly [k: string]: Plan;
  };
  /**
   * The usual reply of each call: its output, which must fit the call's declaration.
   */
  readonly replies?: {
    /**
     * The output of the call.
     */
    readonly [k: string]: unknown;
  };
}

/**
 * A customer of a client, and the moment at which a scenario begins.
 */
export interface Person {
  /**
   * The client, merged with its parents.
   */
  readonly client: string;
  /**
   * A plan of this file; the person's own values are merged into its values.
   */
  readonly plan?: string;
  /**
   * The customer's programme, once it is known.
   */
  readonly programme?: string;
  /**
   * The session's values; the customer is not signed in when absent.
   */
  readonly session?: {};
  /**
   * The portal's data in the browser; empty when absent.
   */
  readonly storage?: {};
  /**
   * The language; the client's first when absent.
   */
  readonly locale?: string;
  /**
   * The instant of the start; `2026-01-01T00:00:00Z` when absent.
   */
  readonly at?: string;
}

/**
 * What a plan adds to a person.
 */
export interface Plan {
  /**
   * The customer's programme.
   */
  readonly programme?: string;
  /**
   * The session's values that the plan makes.
   */
  readonly session: {};
}
