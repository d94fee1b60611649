import type { Field } from "../documents/generated/form.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";
import type { Words } from "../texts/catalogue.ts";
import type { CompiledField } from "./compile-field.ts";
import type { FieldState } from "./field-state.ts";

/** The widget of @rjsf/core for each type of field, where it differs from the default of the value's type. */
const widgets: Partial<Readonly<Record<Field["type"], JsonObject>>> = {
  email: { "ui:widget": "email" },
  password: { "ui:widget": "password" },
  textarea: { "ui:widget": "textarea" },
  tel: { "ui:options": { inputType: "tel" } },
  select: { "ui:widget": "select" },
  radio: { "ui:widget": "radio" },
  "radio-list": { "ui:widget": "radio" },
  "yes-no": { "ui:widget": "radio" },
  slot: { "ui:widget": "radio" },
  day: { "ui:widget": "radio" },
  checkboxes: { "ui:widget": "checkboxes" },
  number: { "ui:widget": "updown" },
  date: { "ui:widget": "date" },
  time: { "ui:widget": "time" },
  // A handle is an object, which has no widget of its own: the text field draws it.
  file: { "ui:field": "StringField", "ui:widget": "FileWidget" },
};

interface Drawn {
  readonly field: CompiledField;
  readonly state: FieldState;
  readonly scope: Scope;
  readonly words: Words;
}

/** How @rjsf/core draws a field. */
export function uiOfField({ field, state, scope, words }: Drawn): JsonObject {
  const { type, autocomplete } = field.document;
  const parts: JsonObject = {
    ...widgets[type],
    "ui:autocomplete": autocomplete,
    "ui:help": field.hint?.({ ...scope, limits: state.limits }, words),
    "ui:placeholder": field.placeholder?.(scope, words),
    "ui:readonly": state.isDisabled || undefined,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
