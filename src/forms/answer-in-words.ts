import { isSecretField } from "../documents/secret-fields.ts";
import { isFileHandle } from "../ports/file-handle.ts";
import type { Words } from "../texts/catalogue.ts";
import { dateInWords } from "../texts/date-in-words.ts";
import { listInWords } from "../texts/list-in-words.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { CompiledField } from "./compile-field.ts";
import type { FieldState } from "./field-state.ts";
import { type MeantValue, meantValue } from "./field-value.ts";

/** A field's answer in words; undefined for a hidden or secret field, and without an answer. */
export function answerInWords({ document }: CompiledField, state: FieldState, words: Words): string | undefined {
  if (!state.isVisible || isSecretField(document)) return undefined;
  const value = meantValue(document, state.value);
  if (value === undefined) return undefined;
  return inWords(typeof state.meant === "number" ? state.meant : value, state, words);
}

function inWords(value: MeantValue, state: FieldState, words: Words): string {
  const listed = (texts: readonly string[]) => listInWords(texts, words.locale, "conjunction");
  if (typeof value === "number") return new Intl.NumberFormat(words.locale).format(value);
  if (typeof value === "boolean") return words.say(value ? runtimeKeys.yes : runtimeKeys.no);
  if (typeof value === "string")
    return findLabel(value, state, words) ?? dateInWords(value, words.locale, "UTC") ?? value;
  if (isFileHandle(value)) return value.name;
  return listed(
    value.map((one) => (isFileHandle(one) ? one.name : (findLabel(String(one), state, words) ?? String(one)))),
  );
}

const findLabel = (value: string, { choices = [] }: FieldState, words: Words) =>
  choices.find((choice) => choice.value === value)?.say("label", words);
