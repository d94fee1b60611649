import type { JsonObject } from "../../documents/json.ts";

/** The allowed values of one property of a component; src/components declares them. */
export interface PropContract {
  readonly kind: "text" | "rule" | "value";
  readonly schema?: Readonly<JsonObject>;
  /** Placeholders of the text that the component fills itself. */
  readonly fills?: readonly string[];
  /** Members of a literal value, at any depth, whose texts are message keys when they have the form of one. */
  readonly says?: readonly string[];
  /** For a text: the number of characters that fit in one line of a narrow phone; full-width ones count twice. */
  readonly longest?: number;
  /** Whether a literal value is a JSON Schema itself. */
  readonly isJsonSchema?: true;
  /** For a text: whether people who move from control to control read it alone; it must then be clear by itself. */
  readonly isReadAlone?: true;
}

/** The checker's facts about an event of a component. */
export interface EventContract {
  readonly with?: Readonly<Record<string, unknown>>;
  /** The event that it sends to the flow by default. */
  readonly sends?: string;
}

/** The checker's facts about a component. */
export interface ComponentContract {
  readonly name: string;
  readonly props: Readonly<Record<string, PropContract>>;
  readonly required?: readonly string[];
  readonly events?: Readonly<Record<string, EventContract>>;
  /** The property that names the external frame whose incoming messages are further events. */
  readonly eventsFrom?: string;
  readonly slots?: readonly string[];
  /** For slots that are lists: the components that are their elements. */
  readonly takes?: Readonly<Record<string, readonly string[]>>;
  readonly isField?: boolean;
}
