import type { ReactNode } from "react";
import type { ComponentContract } from "./contract.ts";

type Named<Properties> = { readonly [name in keyof Properties]?: SchemaValue<Properties[name]> | undefined };
type Demanded<Properties, Names> = { readonly [name in keyof Properties & Names]: SchemaValue<Properties[name]> };

type ObjectValue<Schema, Properties> = Schema extends { required: readonly (infer Names)[] }
  ? Demanded<Properties, Names> & Named<Omit<Properties, Names & PropertyKey>>
  : Named<Properties>;

/** The TypeScript type of a JSON Schema, as far as contracts use it. */
export type SchemaValue<Schema> = Schema extends { enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { type: "string" }
    ? string
    : Schema extends { type: "number" | "integer" }
      ? number
      : Schema extends { type: "boolean" }
        ? boolean
        : Schema extends { type: "array"; items: infer Items }
          ? readonly SchemaValue<Items>[]
          : Schema extends { type: "object"; properties: infer Properties }
            ? ObjectValue<Schema, Properties>
            : Schema extends { type: "object"; additionalProperties: infer Each }
              ? { readonly [name: string]: SchemaValue<Each> }
              : unknown;

type PropValue<Prop> = Prop extends { kind: "text" }
  ? string
  : Prop extends { schema: infer Schema }
    ? SchemaValue<Schema>
    : unknown;
type RequiredNames<Contract> = Contract extends { required: readonly (infer Names)[] } ? Names : never;

/** A component's own properties, evaluated: texts are strings in the customer's language. */
export type ContractProps<Contract extends ComponentContract> = {
  readonly [name in keyof Contract["props"] & RequiredNames<Contract>]: PropValue<Contract["props"][name]>;
} & {
  readonly [name in Exclude<keyof Contract["props"], RequiredNames<Contract>>]?:
    | PropValue<Contract["props"][name]>
    | undefined;
};

type EventPayload<Event> = Event extends { with: infer Values }
  ? { readonly [name in keyof Values]: SchemaValue<Values[name]> }
  : undefined;
type EventCallback<Event> = EventPayload<Event> extends undefined ? () => void : (given: EventPayload<Event>) => void;
type ContractEvents<Contract> = Contract extends { events: infer Events } ? Events : unknown;
type SlotNames<Contract> = Contract extends { slots: readonly (infer Names)[] } ? Names & string : never;

/** The props of a block's component. */
export type BlockProps<Contract extends ComponentContract> = ContractProps<Contract> & {
  readonly on?: { readonly [event in keyof ContractEvents<Contract>]?: EventCallback<ContractEvents<Contract>[event]> };
  readonly slots?: { readonly [slot in SlotNames<Contract>]?: ReactNode };
  /** The control's own event is in progress. */
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};

/** The value of a field: of its property `value`'s schema, or a text. */
export type FieldContractValue<Contract> = Contract extends { props: { value: { schema: infer Schema } } }
  ? SchemaValue<Schema>
  : string;

/** The props of a field's component. */
export type FieldProps<Contract extends ComponentContract> = ContractProps<Contract> & {
  readonly onChange: (value: FieldContractValue<Contract>) => void;
  /**
   * Files were chosen, perhaps replacing one: the host stores their bytes and passes a new `value`. Only fields of type
   * `file` call it.
   */
  readonly onFiles?: ((files: readonly File[], replacedId?: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The form is being sent: the value cannot change and the focus stays. */
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};
