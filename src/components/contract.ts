/** A JSON Schema 2020-12 of a property's value. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What a screen may write for one property, and what the component then gets. */
export interface PropContract {
  /** `text`: a text of schemas/text.schema.json. `rule`: a rule that gives the value. `value`: the value itself. */
  readonly kind: "text" | "rule" | "value";
  readonly description: string;
  /** What a document writes. */
  readonly examples: readonly unknown[];
  /** The value's type, for `rule` and `value`; a text is a string. */
  readonly schema?: JsonSchema;
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

/** What happens in a component, and what goes with it. */
export interface EventContract {
  readonly summary: string;
  readonly with?: { readonly [name: string]: JsonSchema };
  /** What it sends to the flow where a block does not say. */
  readonly sends?: string;
  /** The property that names the form whose values go with it. */
  readonly form?: string;
}

/** What documents may say to a component: the source of its types, of schemas/components.schema.json and of the reference. */
export interface ComponentContract {
  readonly name: string;
  readonly summary: string;
  readonly props: { readonly [prop: string]: PropContract };
  readonly required?: readonly string[];
  readonly events?: { readonly [event: string]: EventContract };
  /** The first one takes children that name no slot. */
  readonly slots?: readonly string[];
  /** Of slots that are lists to whoever listens to a page: the components that are their elements, and alone stand there. */
  readonly takes?: { readonly [slot: string]: readonly string[] };
  /** Field components are used by forms, not by screens. */
  readonly isField?: boolean;
  /** The `type` of a form's field that this control serves; the component's name less "-field" when absent. */
  readonly fieldType?: string;
  /** The folder of its code; named like the component when absent. */
  readonly folder?: string;
  /** The component inside which it makes sense, and whose examples show it. */
  readonly partOf?: string;
  /** Its code comes with the first journey that uses it; without this it is part of the first load. */
  readonly isLazy?: true;
  /** Components that it draws itself, beside what a document puts into it. */
  readonly draws?: readonly string[];
}
