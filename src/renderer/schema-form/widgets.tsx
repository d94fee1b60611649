import type { RegistryWidgetsType, WidgetProps as RjsfWidgetProps, Widget } from "@rjsf/utils";
import { createElement } from "react";
import type { JsonObject } from "../../documents/json.ts";
import type { Words } from "../../texts/catalogue.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { fieldComponent } from "../registered-components.ts";
import { widgetNames } from "./widget-names.ts";

/** The form's context for all its parts. */
export interface FormContext {
  readonly words: Words;
  readonly isBusy: boolean;
  readonly submitText: string | undefined;
  readonly busyText: string | undefined;
}

type WidgetProps = RjsfWidgetProps<unknown, JsonObject, FormContext>;
type OurWidget = Widget<unknown, JsonObject, FormContext>;

/** The conversion between a widget's value and our control's. */
interface Holding {
  readonly type: string;
  /** The widget's value as the control has it, and back. */
  read(props: WidgetProps): unknown;
  write(props: WidgetProps, value: unknown): unknown;
  more?(props: WidgetProps, words: Words): JsonObject;
}

function createWidget({ type, read, write, more }: Holding): OurWidget {
  return function OurField(props) {
    const { words, isBusy } = props.registry.formContext;
    return createElement(fieldComponent(type), {
      id: props.id,
      label: props.label,
      hint: readHint(props),
      value: read(props),
      error: props.rawErrors?.[0],
      optionalText: props.required ? undefined : words.say(runtimeKeys.optional),
      isRequired: props.required,
      isBusy,
      isDisabled: props.disabled || props.readonly,
      onChange: (value) => props.onChange(write(props, value)),
      onBlur: () => props.onBlur(props.id, props.value),
      ...more?.(props, words),
    });
  };
}

function readHint({ schema, options }: WidgetProps): string | undefined {
  const written = options.help ?? options.description ?? schema.description;
  return typeof written === "string" ? written : undefined;
}

const text = (type: string, more?: Holding["more"]): OurWidget =>
  createWidget({
    type,
    read: ({ value }) => (value === undefined || value === null ? "" : String(value)),
    write: ({ options }, value) => (value === "" ? options.emptyValue : value),
    ...(more === undefined ? {} : { more }),
  });

const toOptions = ({ options: { enumOptions = [], enumDisabled = [] } }: WidgetProps) =>
  enumOptions.map(({ value, label }, index) => ({
    value: String(index),
    label,
    ...(Array.isArray(enumDisabled) && enumDisabled.includes(value) ? { isDisabled: true } : {}),
  }));

/** Choices may have any JSON value; the controls, which hold texts, use their indexes. */
const findOptionIndex = ({ options: { enumOptions = [] } }: WidgetProps, value: unknown): string => {
  const place = enumOptions.findIndex((option) => JSON.stringify(option.value) === JSON.stringify(value));
  return place < 0 ? "" : String(place);
};
const valueAt = ({ options: { enumOptions = [] } }: WidgetProps, place: unknown): unknown =>
  enumOptions[Number(place)]?.value;

const one = (type: string, more?: (words: Words) => JsonObject): OurWidget =>
  createWidget({
    type,
    read: (props) => findOptionIndex(props, props.value),
    write: (props, place) => (place === "" ? props.options.emptyValue : valueAt(props, place)),
    more: (props, words) => ({ options: toOptions(props), ...more?.(words) }),
  });

const several: OurWidget = createWidget({
  type: "checkboxes",
  read: (props) => (Array.isArray(props.value) ? props.value.map((value) => findOptionIndex(props, value)) : []),
  write: (props, places) => (Array.isArray(places) ? places.map((place) => valueAt(props, place)) : []),
  more: (props) => ({ options: toOptions(props) }),
});

const select = one("select", (words) => ({ chooseText: words.say(runtimeKeys.choose) }));

const line = text("text");
const number = text("text", () => ({ inputMode: "numeric" }));

/** Our controls for every widget of @rjsf/core. A schema cannot ask for files: forms have a field for them. */
const registry: RegistryWidgetsType<unknown, JsonObject, FormContext> = {
  TextWidget: line,
  EmailWidget: text("email"),
  PasswordWidget: text("password", (_props, words) => ({
    showText: words.say(runtimeKeys.showPassword),
    capsLockText: words.say(runtimeKeys.capsLock),
  })),
  TextareaWidget: text("textarea", ({ schema: { maxLength } }, words) => ({
    limit: maxLength,
    counterText: words.say(runtimeKeys.counter),
    overText: words.say(runtimeKeys.counterOver),
  })),
  URLWidget: line,
  UpDownWidget: number,
  RangeWidget: number,
  ColorWidget: line,
  FileWidget: line,
  TimeWidget: line,
  DateTimeWidget: line,
  AltDateTimeWidget: line,
  DateWidget: text("date", (_props, words) => dateParts(words)),
  AltDateWidget: text("date", (_props, words) => dateParts(words)),
  SelectWidget: (props) => createElement(props.multiple ? several : select, props),
  RadioWidget: one("radio-list"),
  RatingWidget: one("radio-list"),
  CheckboxesWidget: several,
  CheckboxWidget: createWidget({
    type: "checkbox",
    read: ({ value }) => value === true,
    write: (_props, value) => value,
  }),
  HiddenWidget: () => null,
};

/** By their names in a `uiSchema` too: a widget for another type is drawn all the same. */
export const widgets: RegistryWidgetsType<unknown, JsonObject, FormContext> = {
  ...registry,
  ...Object.fromEntries(Object.entries(widgetNames).map(([name, own]) => [name, registry[own] ?? line])),
};

const dateParts = (words: Words): JsonObject => ({
  locale: words.locale,
  dayText: words.say(runtimeKeys.day),
  monthText: words.say(runtimeKeys.month),
  yearText: words.say(runtimeKeys.year),
});
