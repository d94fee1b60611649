import type { Field, Form } from "../../../../src/documents/generated/form.ts";
import { runtimeMessages } from "../../../../src/renderer/runtime-messages.ts";
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

/** The questions about a device as fields of a form document; their names end with the device's index. */
const deviceFields = (answers: Answers, index: number): readonly (readonly [string, Field])[] => {
  const kind = `form.kind${index}`;
  const field = (name: QuestionName, more: Partial<Field> = {}): readonly [string, Field] => {
    const answer = answers[name];
    const question: { readonly hint?: string; readonly required?: string } = questions[name];
    const asked: Field = {
      type: "text",
      ...(question.hint === undefined ? {} : { hint: `devices.${name}.hint` }),
      ...(answer === "" ? {} : { initial: answer }),
      ...(question.required === undefined ? {} : { required: `devices.${name}.required` }),
      ...more,
    };
    return [`${name}${index}`, asked];
  };
  const wrong = (name: QuestionName) => `devices.${name}.wrong`;
  return [
    field("owner"),
    field("serial", { pattern: patterns.serial, message: wrong("serial") }),
    field("repeated", {
      rules: [{ valid: { "===": [{ var: "value" }, { var: `form.serial${index}` }] }, message: wrong("repeated") }],
    }),
    field("phone", { type: "tel", pattern: patterns.phone, message: wrong("phone") }),
    field("note", {
      maxLength: { if: [{ "===": [{ var: kind }, "phone"] }, noteLimits.phone, noteLimits.others] },
      message: wrong("note"),
    }),
    field("kind", {
      type: "select",
      options: kinds.map(({ value }) => ({ value, label: `devices.kinds.${value}` })),
    }),
    field("kindInWords", { visibleWhen: { "===": [{ var: kind }, "other"] } }),
    field("street"),
    field("postcode", { pattern: patterns.postcode, message: wrong("postcode") }),
    field("agreed", { type: "checkbox" }),
  ];
};

/** The form as a document. */
export function devicesForm(devices: number): Form {
  return {
    id: "devices",
    formatVersion: 2,
    summary: "Asks about devices.",
    fields: Object.fromEntries(firstAnswers(devices).flatMap(deviceFields)),
  };
}

/** The texts of the form, by message key. */
export function devicesTexts(devices: number): Readonly<Record<string, string>> {
  const names = Object.keys(questions).filter((name): name is QuestionName => name in questions);
  const indexes = Array.from({ length: devices }, (_, index) => index);
  return Object.fromEntries([
    ...runtimeMessages.map(({ key, example }) => [key, example] as const),
    ...indexes.flatMap((index) =>
      names.map((name) => [`bench.devices.${name}${index}.label`, questionLabel(name, index)]),
    ),
    ...names.flatMap((name) =>
      Object.entries(questions[name]).map(([part, text]) => [`devices.${name}.${part}`, text]),
    ),
    ...kinds.map(({ value, label }) => [`devices.kinds.${value}`, label]),
    ["form.optional", words.optional],
    ["form.choose", words.choose],
    ["form.summary-title", words.summary],
    ["bench.devices.submit", words.submit],
    ["bench.devices.busy", words.busy],
  ]);
}
