import type { JsonSchema } from "../../documents/json-schema.ts";

/** What `ui:widget` may say, and the widget of @rjsf/core's registry that it means. */
export const widgetNames = {
  text: "TextWidget",
  password: "PasswordWidget",
  email: "EmailWidget",
  hostname: "TextWidget",
  ipv4: "TextWidget",
  ipv6: "TextWidget",
  uri: "URLWidget",
  "data-url": "FileWidget",
  radio: "RadioWidget",
  select: "SelectWidget",
  textarea: "TextareaWidget",
  hidden: "HiddenWidget",
  date: "DateWidget",
  datetime: "DateTimeWidget",
  "date-time": "DateTimeWidget",
  "alt-date": "AltDateWidget",
  "alt-datetime": "AltDateTimeWidget",
  time: "TimeWidget",
  color: "ColorWidget",
  file: "FileWidget",
  files: "FileWidget",
  checkbox: "CheckboxWidget",
  checkboxes: "CheckboxesWidget",
  updown: "UpDownWidget",
  range: "RangeWidget",
  RatingWidget: "RatingWidget",
} as const;

/** How deep members inside members are described. */
const LEVELS = 4;

/** The JSON Schema of a `uiSchema`: whatever member it describes is drawn by a widget that there is. */
export const uiSchemaSchema = { type: "object", ...describedMember(LEVELS) } as const;

function describedMember(levels: number): JsonSchema {
  const properties = { "ui:widget": { enum: Object.keys(widgetNames) } };
  return { properties, ...(levels > 0 && { additionalProperties: describedMember(levels - 1) }) };
}
