// Generated from schemas/data.schema.json by `npm run generate`. Change the schema instead.

/**
 * The type of one value.
 */
export interface DataType {
  /**
   * What the value is, for a person.
   */
  readonly description?: string;
  /**
   * A type of the back-end contract: its area and the schema's name.
   */
  readonly $ref?: string;
  /**
   * The JSON type.
   */
  readonly type?: "string" | "integer" | "number" | "boolean" | "object" | "array";
  /**
   * What a text stands for.
   */
  readonly format?: "date" | "date-time" | "email" | "uri-reference";
  /**
   * The values that may occur.
   *
   * @minItems 1
   */
  readonly enum?: readonly (string | number | boolean)[];
  /**
   * The one value that may occur.
   */
  readonly const?: string | number | boolean;
  /**
   * The text is a key of what stands at this path, so that it may stand in brackets: `programme.requests.types[data.incident]`.
   */
  readonly keyOf?: string;
  /**
   * The value before anything was set.
   */
  readonly default?: unknown;
  /**
   * The type of each element of a list.
   */
  readonly items?: DataType;
  /**
   * The members of an object by name.
   */
  readonly properties?: {
    readonly [k: string]: DataType;
  };
  /**
   * The type of members whose names are data.
   */
  readonly additionalProperties?: DataType;
  /**
   * The members that are always there.
   */
  readonly required?: readonly string[];
  /**
   * Never stored, logged or tracked: passwords, codes, cards, tokens.
   */
  readonly sensitive?: true;
  /**
   * Keeps its value when the customer goes back: ids of the server, counters.
   */
  readonly lasting?: true;
  /**
   * What the value hangs on: when one of these changes, it becomes absent, unless it is set at the same time.
   *
   * @minItems 1
   */
  readonly dependsOn?: readonly string[];
  /**
   * Says that the value is about a person, and what it is used for.
   */
  readonly personal?: {
    /**
     * Why the portal needs it.
     */
    readonly purpose: string;
  };
}

/**
 * Named values with their types.
 */
export interface DataObject {
  /**
   * Each value by name.
   */
  readonly properties: {
    readonly [k: string]: DataType;
  };
  /**
   * The values that are there from the start.
   */
  readonly required?: readonly string[];
}
