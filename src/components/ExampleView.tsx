import { createElement, Fragment, type ReactNode, useState } from "react";
import type { FieldValue } from "./checked-component.ts";
import type { Example, ExampleBlock, ExampleSlots } from "./example.ts";
import { blocks, fields } from "./registry.ts";

interface ExampleViewProps {
  readonly component: string;
  readonly example: Example;
  /** Called with each event of the component by its name, and with each value of a field as "change". */
  readonly onEvent?: ((event: string, given: unknown) => void) | undefined;
}

/** Draws an example as the renderer would draw its component; a field keeps its input. */
export function ExampleView({ component, example, onEvent }: ExampleViewProps) {
  return fields.has(component) ? (
    <LiveField component={component} example={example} onEvent={onEvent} />
  ) : (
    <BlockInExample block={{ ...example, component }} isBusy={example.isBusy} onEvent={onEvent} />
  );
}

function LiveField({ component, example, onEvent }: ExampleViewProps) {
  const given: { readonly [prop: string]: unknown } = example.props;
  const [value, setValue] = useState(given.value);
  const field = fields.get(component);
  if (field === undefined) throw new Error(`There is no field "${component}".`);
  const onChange = (next: FieldValue) => {
    setValue(next);
    onEvent?.("change", next);
  };
  const { isBusy, isDisabled } = example;
  const slots = filled(example.slots, onEvent);
  return createElement(field.component, { ...given, isBusy, isDisabled, value, onChange, slots });
}

interface BlockInExampleProps {
  readonly block: ExampleBlock;
  readonly isBusy?: boolean | undefined;
  readonly onEvent: ExampleViewProps["onEvent"];
}

function BlockInExample({ block, isBusy, onEvent }: BlockInExampleProps) {
  const { component, props = {}, slots, isDisabled } = block;
  if (fields.has(component))
    return <LiveField component={component} example={{ name: component, language: "en", props }} onEvent={onEvent} />;
  const registered = blocks.get(component);
  if (registered === undefined) throw new Error(`There is no block "${component}".`);
  const names = Object.keys(registered.contract.events ?? {});
  const on = Object.fromEntries(names.map((name) => [name, (given?: unknown) => onEvent?.(name, given)]));
  return createElement(registered.component, { ...props, on, isBusy, isDisabled, slots: filled(slots, onEvent) });
}

function filled(slots: ExampleSlots | undefined, onEvent: BlockInExampleProps["onEvent"]) {
  const drawn = (block: ExampleBlock) => createElement(BlockInExample, { block, onEvent });
  const entries = Object.entries(slots ?? {}).map(([slot, inside]): [string, ReactNode] => [
    slot,
    // Spread, as children that never change their order need no keys.
    typeof inside === "string" ? inside : createElement(Fragment, null, ...inside.map(drawn)),
  ]);
  return Object.fromEntries(entries);
}
