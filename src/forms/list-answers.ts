import type { Field } from "../documents/generated/form.ts";
import { arrayElements, isJsonObject } from "../documents/json.ts";
import { isSameJson, type Scope } from "../engine/index.ts";
import { loadsRead } from "../loads/loads-read.ts";
import type { Words } from "../texts/catalogue.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import { answerInWords, isOfDays } from "./answer-in-words.ts";
import type { CompiledField } from "./compile-field.ts";
import type { CompiledEntry, CompiledForm } from "./compile-form.ts";
import { entryLabel } from "./entry-lists.ts";

/** A document's own words for the answer to a field; without a value, the field's. */
export interface OwnAnswer {
  readonly isVisible: boolean;
  readonly label?: string | undefined;
  readonly value?: string | undefined;
}

/** What decides which answers are listed, and how. Names of fields are those inside the form. */
export interface AnswersSetting {
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields without a row. */
  readonly isLeftOut: (field: string) => boolean;
  readonly ownAnswer: (field: string) => OwnAnswer | undefined;
}

/** An answer to a field of a form. */
export interface ListedAnswer {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** The answers of a form in words, in the form's order, without hidden and secret fields and empty answers. */
export function listAnswers(
  form: CompiledForm,
  setting: AnswersSetting,
  around: Scope,
  words: Words,
): readonly ListedAnswer[] {
  return form.fields.flatMap((field) => {
    const own = setting.ownAnswer(field.name);
    if (own?.isVisible === false || setting.isLeftOut(field.name)) return [];
    const scope = scopeIn(field, setting.values, around);
    const entry = own?.value === undefined ? form.entries.get(field.name) : undefined;
    if (entry === undefined) return answerRow(field, own, setting, scope, words);
    return field.isVisible(scope) ? answersInEntries(field.name, entry, setting, scope, words) : [];
  });
}

function answerRow(
  field: CompiledField,
  own: OwnAnswer | undefined,
  { values }: AnswersSetting,
  scope: Scope,
  words: Words,
): readonly ListedAnswer[] {
  const value = own?.value ?? answerOf(field, values, scope, words);
  if (value === undefined) return [];
  return [{ field: field.name, label: own?.label ?? field.label(scope, words) ?? field.name, value }];
}

/** The answers in each entry of a list, whose labels name the entry. */
function answersInEntries(
  list: string,
  { form, label }: CompiledEntry,
  { values, isLeftOut }: AnswersSetting,
  around: Scope,
  words: Words,
): readonly ListedAnswer[] {
  return arrayElements(valueAt(values, list)).flatMap((entry, place) => {
    const setting = {
      values: isJsonObject(entry) ? entry : {},
      isLeftOut: (field: string) => isLeftOut(`${list}.${field}`),
      ownAnswer: () => undefined,
    };
    const args = { entry: entryLabel(label(around, words), place) };
    return listAnswers(form, setting, { ...around, form: setting.values }, words).map(({ field, label, value }) => ({
      ...{ field: `${list}.${place}.${field}`, value },
      label: words.say(runtimeKeys.inEntry, { ...args, label }),
    }));
  });
}

/** The loads that give words to the listed answers; the others are not needed. */
export function loadsOfAnswers(form: CompiledForm, setting: AnswersSetting): CompiledForm["loads"] {
  const needed = form.fields
    .filter((field) => !setting.isLeftOut(field.name) && setting.ownAnswer(field.name)?.value === undefined)
    .flatMap((field) => [
      ...(isOfDays(field) || areOwnWords(field.document.options) ? [] : (field.options?.loads ?? [])),
      ...(form.entries.get(field.name)?.form.fields ?? []).flatMap(({ options }) => options?.loads ?? []),
      ...(field.document.visibleWhen === undefined ? [] : loadsRead(field.document.visibleWhen, form.derived.rules)),
    ]);
  return form.loads.filter(({ name }) => needed.includes(name));
}

/** Whether the value of each option is its label. */
const areOwnWords = (options: Field["options"]): boolean =>
  options !== undefined && "in" in options && isSameJson(options.label, options.value);

function answerOf(field: CompiledField, values: AnswersSetting["values"], scope: Scope, words: Words) {
  const isInView = field.group?.isVisible({ ...scope, form: values }) ?? true;
  return isInView ? answerInWords(field, valueAt(values, field.name), scope, words) : undefined;
}

/** The scope of a field's own rules: inside a group, `form` is the group. */
function scopeIn({ group }: CompiledField, values: AnswersSetting["values"], around: Scope): Scope {
  return { ...around, form: group === undefined ? values : (valueAt(values, group.name) ?? {}) };
}

/** Only the flow's data count, whatever a load or other fields give now. */
const valueAt = (values: unknown, name: string): unknown =>
  name
    .split(".")
    .reduce<unknown>(
      (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      values,
    );
