import type { FormValidation, RJSFSchema, RJSFValidationError, UiSchema } from "@rjsf/utils";
import {
  type Answers,
  firstAnswers,
  kinds,
  noteLimits,
  patterns,
  type QuestionName,
  questionLabel,
  questions,
  words,
} from "../questions.ts";

const deviceName = (index: number) => `device${index}`;

/** The devices as one JSON Schema: an object for each, with its conditions beside its properties. */
export function devicesSchema(devices: number): RJSFSchema {
  const indexes = Array.from({ length: devices }, (_, index) => index);
  return {
    type: "object",
    properties: Object.fromEntries(indexes.map((index) => [deviceName(index), deviceSchema(index)])),
  };
}

function deviceSchema(index: number): RJSFSchema {
  const text = (name: QuestionName, more: RJSFSchema = {}): RJSFSchema => {
    const question = questions[name];
    const description = "hint" in question ? { description: question.hint } : {};
    return { type: "string", title: questionLabel(name, index), ...description, ...more };
  };
  const isKind = (kind: string): RJSFSchema => ({ properties: { kind: { const: kind } }, required: ["kind"] });
  return {
    type: "object",
    required: ["owner", "serial", "repeated", "phone", "kind", "street", "postcode", "agreed"],
    properties: {
      owner: text("owner"),
      serial: text("serial", { pattern: `^(?:${patterns.serial})$` }),
      repeated: text("repeated"),
      phone: text("phone", { pattern: `^(?:${patterns.phone})$` }),
      note: text("note"),
      kind: text("kind", { oneOf: kinds.map(({ value, label }) => ({ const: value, title: label })) }),
      street: text("street"),
      postcode: text("postcode", { pattern: `^(?:${patterns.postcode})$` }),
      agreed: { type: "boolean", title: questionLabel("agreed", index), enum: [true] },
    },
    allOf: [
      {
        if: isKind("phone"),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { note: { maxLength: noteLimits.phone } } },
        else: { properties: { note: { maxLength: noteLimits.others } } },
      },
      {
        if: isKind("other"),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { kindInWords: text("kindInWords") }, required: ["kindInWords"] },
      },
    ],
  };
}

const order = ["owner", "serial", "repeated", "phone", "note", "kind", "kindInWords", "street", "postcode", "agreed"];

/** How the devices are drawn: in the order of the others' forms. */
export function devicesUiSchema(devices: number): UiSchema<DevicesData> {
  const indexes = Array.from({ length: devices }, (_, index) => index);
  const device: UiSchema = {
    "ui:order": [...order, "*"],
    "ui:label": false,
    phone: { "ui:options": { inputType: "tel" } },
    kind: { "ui:placeholder": words.choose },
  };
  return {
    ...Object.fromEntries(indexes.map((index) => [deviceName(index), device])),
    "ui:submitButtonOptions": { submitText: words.submit },
  };
}

/** The form's values, by device. */
export type DevicesData = Readonly<Record<string, Partial<Answers>>>;

/** The initial values; unanswered ones are absent. */
export function initialDevices(devices: number): DevicesData {
  const given = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== "" && answer !== false));
  return Object.fromEntries(firstAnswers(devices).map((answers, index) => [deviceName(index), given(answers)]));
}

/** Judges what JSON Schema cannot: an answer that must be another. */
export function withSameSerials(data: DevicesData | undefined, errors: FormValidation<DevicesData>) {
  for (const [name, { serial, repeated }] of Object.entries(data ?? {}))
    if (repeated !== undefined && repeated !== serial) errors[name]?.repeated?.addError(questions.repeated.wrong);
  return errors;
}

const isQuestion = (name: string | undefined): name is QuestionName => name !== undefined && name in questions;

/** AJV's errors as texts of the form, without those about a condition. */
export function worded(errors: readonly RJSFValidationError[]): RJSFValidationError[] {
  return errors.flatMap((error) => {
    const name = error.property?.split(".").at(-1);
    if (!isQuestion(name)) return [];
    const question: { readonly required?: string; readonly wrong?: string } = questions[name];
    const message = error.name === "required" ? question.required : (question.wrong ?? question.required);
    return message === undefined ? [] : [{ ...error, message }];
  });
}
