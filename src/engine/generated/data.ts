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
   * The format of a text.
   */
  readonly format?: "date" | "date-time" | "time-of-day" | "time-zone" | "duration" | "currency" | "email" | "uri-reference";
  /**
   * The possible values.
   *
   * @minItems 1
   */
  readonly enum?: readonly (string | number | boolean)[];
  /**
   * The only possible value.
   */
  readonly const?: string | number | boolean;
  /**
   * The text is a key of the object at this path, so that it may be used in brackets: `programme.requests.types[data.incident]`.
   */
  readonly keyOf?: string;
  /**
   * The initial value.
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
   * The members that are always present.
   */
  readonly required?: readonly string[];
  /**
   * Never stored, logged or tracked: passwords, codes, cards, tokens.
   */
  readonly sensitive?: true;
  /**
   * Keeps its value when the customer goes back: ids of the server, counters.
   */
  readonly keptOnBack?: true;
  /**
   * The data that the value depends on: when one of these changes, the value becomes absent, unless it is set at the same time.
   *
   * @minItems 1
   */
  readonly dependsOn?: readonly string[];
  /**
   * Marks a personal value, and states its use.
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
   * The values that are present from the start.
   */
  readonly required?: readonly string[];
}
