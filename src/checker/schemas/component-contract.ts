import type { JsonObject } from "../../documents/json.ts";

/** What a screen may write for one property of a component; src/components declares it. */
export interface PropContract {
  readonly kind: "text" | "rule" | "value";
  readonly schema?: Readonly<JsonObject>;
  /** Placeholders of the text that the component fills itself. */
  readonly fills?: readonly string[];
  /** Members of a written value, at any depth, whose texts are message keys where they have the form of one. */
  readonly says?: readonly string[];
  /** Of a text: how many characters its place shows in one line of a narrow phone; full-width ones count twice. */
  readonly longest?: number;
  /** Whether a written value is a JSON Schema itself. */
  readonly isJsonSchema?: true;
  /** Of a text: whether it is read alone, as people do who go from control to control; it then says what it means. */
  readonly isReadAlone?: true;
}

/** What the checker needs to know of an event of a component. */
export interface EventContract {
  readonly with?: Readonly<Record<string, unknown>>;
  /** What it sends to the flow where a block does not say. */
  readonly sends?: string;
}

/** What the checker needs to know of a component. */
export interface ComponentContract {
  readonly name: string;
  readonly props: Readonly<Record<string, PropContract>>;
  readonly required?: readonly string[];
  readonly events?: Readonly<Record<string, EventContract>>;
  readonly slots?: readonly string[];
  /** Of slots that are lists: the components that are their elements. */
  readonly takes?: Readonly<Record<string, readonly string[]>>;
  readonly isField?: boolean;
}
