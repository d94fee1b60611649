/** A JSON Schema 2020-12 of a property's value. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The allowed values of one property in a screen, and the component's resulting prop. */
export interface PropContract {
  /** `text`: a text of schemas/text.schema.json. `rule`: a rule with the value. `value`: the value itself. */
  readonly kind: "text" | "rule" | "value";
  readonly description: string;
  /** For authors of documents. */
  readonly examples: readonly unknown[];
  /** The value's type, for `rule` and `value`; a text is a string. */
  readonly schema?: JsonSchema;
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

/** An event of a component, and its values. */
export interface EventContract {
  readonly summary: string;
  readonly with?: { readonly [name: string]: JsonSchema };
  /** The event that it sends to the flow by default. */
  readonly sends?: string;
  /** The property that names the form whose values the event carries. */
  readonly form?: string;
}

/**
 * The interface of a component for documents: the source of its types, of schemas/components.schema.json and of the
 * reference.
 */
export interface ComponentContract {
  readonly name: string;
  readonly summary: string;
  readonly props: { readonly [prop: string]: PropContract };
  readonly required?: readonly string[];
  readonly events?: { readonly [event: string]: EventContract };
  /** The property that names the external frame whose incoming messages are further events. */
  readonly eventsFrom?: string;
  /** Children without a slot go into the first one. */
  readonly slots?: readonly string[];
  /** For slots with the role of a list: the components that are their elements; no others may be in them. */
  readonly takes?: { readonly [slot: string]: readonly string[] };
  /** Field components are used by forms, not by screens. */
  readonly isField?: boolean;
  /** The `type` of a form's field that this control serves; the component's name less "-field" when absent. */
  readonly fieldType?: string;
  /** The folder of its code; named like the component when absent. */
  readonly folder?: string;
  /** The component inside which it is used, and whose examples show it. */
  readonly partOf?: string;
  /** Its code comes with the first journey that uses it; by default it is part of the first load. */
  readonly isLazy?: true;
  /** Components that it draws itself, beside its children from the document. */
  readonly draws?: readonly string[];
}
