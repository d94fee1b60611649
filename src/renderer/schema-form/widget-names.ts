import type { JsonSchema } from "../../documents/json-schema.ts";

/** The values of `ui:widget`, and their widgets in @rjsf/core's registry. */
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

/** The maximum depth of described members. */
const LEVELS = 4;

/** The JSON Schema of a `uiSchema`: every member that it describes has an existing widget. */
export const uiSchemaSchema = { type: "object", ...describedMember(LEVELS) } as const;

function describedMember(levels: number): JsonSchema {
  const properties = { "ui:widget": { enum: Object.keys(widgetNames) } };
  return { properties, ...(levels > 0 && { additionalProperties: describedMember(levels - 1) }) };
}
