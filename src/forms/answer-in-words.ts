import { isSecretField } from "../documents/secret-fields.ts";
import type { Scope } from "../engine/index.ts";
import { isFileHandle } from "../ports/file-handle.ts";
import type { Words } from "../texts/catalogue.ts";
import { dateInWords, monthInWords, timeInWords } from "../texts/date-in-words.ts";
import { listInWords } from "../texts/list-in-words.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { CompiledField } from "./compile-field.ts";
import { type MeantValue, meantValue, toFieldValue } from "./field-value.ts";

/**
 * A field's answer in words; undefined for a hidden or secret field, and without an answer.
 * @param scope the scope of the field's own rules: `form` has the answers.
 */
export function answerInWords(field: CompiledField, answer: unknown, scope: Scope, words: Words): string | undefined {
  const { document } = field;
  if (isSecretField(document) || !field.isVisible(scope)) return undefined;
  const isNumber = typeof answer === "number" && document.type === "number";
  const value = isNumber ? answer : meantValue(document, toFieldValue(document, answer));
  return value === undefined ? undefined : inWords(value, { field, scope, words });
}

interface Answered {
  readonly field: CompiledField;
  readonly scope: Scope;
  readonly words: Words;
}

function inWords(value: MeantValue, answered: Answered): string {
  const { words } = answered;
  if (typeof value === "number") return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 6 }).format(value);
  if (typeof value === "boolean") return words.say(value ? runtimeKeys.yes : runtimeKeys.no);
  if (typeof value === "string") return textInWords(value, answered);
  if (isFileHandle(value)) return value.name;
  const elements = value.map((one) =>
    isFileHandle(one) ? one.name : (findLabel(String(one), answered) ?? String(one)),
  );
  return listInWords(elements, words.locale, "conjunction");
}

function textInWords(value: string, answered: Answered): string {
  const { field, words } = answered;
  if (field.document.type === "month") return monthInWords(value, words.locale) ?? value;
  if (field.document.type === "time") return timeInWords(value, words.locale) ?? value;
  const weekday = field.document.type === "day";
  const date = () => dateInWords(value, { locale: words.locale, timeZone: "UTC", weekday });
  return (isOfDays(field) ? date() : findLabel(value, answered)) ?? date() ?? value;
}

/** Whether the field's options are days, which are shown as dates and have no words of their own. */
export const isOfDays = ({ document: { type } }: CompiledField): boolean => type === "day" || type === "date";

const findLabel = (value: string, { field, scope, words }: Answered) =>
  field.options
    ?.choices(scope)
    .find((choice) => choice.value === value)
    ?.say("label", words);
