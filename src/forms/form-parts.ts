import type { Field, Form } from "../documents/generated/form.ts";
import { isJsonObject, type JsonObject } from "../documents/json.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { derivedKey } from "../texts/runtime-keys.ts";
import { type SpokenField, spokenField } from "./spoken-field.ts";

/** A field of a form, or a group with the fields of its catalogue. */
export type FormPart =
  | { readonly kind: "field"; readonly name: string; readonly document: SpokenField }
  | {
      readonly kind: "group";
      readonly name: string;
      readonly document: SpokenField;
      readonly fields: readonly (readonly [string, SpokenField])[];
    };

/** The parts of a form in order; a group's fields are the entries that are asked in this scope. */
export function listFormParts(form: Form, journey: string, scope: Scope): readonly FormPart[] {
  return Object.entries(form.fields).map(([name, written]): FormPart => {
    const document = spokenField(written, derivedKey(journey, form.id, name), false);
    if (document.type !== "group") return { kind: "field", name, document };
    return { kind: "group", name, document, fields: fieldsOfGroup(written, scope) };
  });
}

/** The parts of an entry of a list, whose words start with the list's key. */
export const listEntryParts = (fields: Form["fields"], key: string): readonly FormPart[] =>
  Object.entries(fields).map(([name, written]) => ({
    ...{ kind: "field", name, document: spokenField(written, `${key}.${name}`, false) },
  }));

/** The values from which a form's groups get their fields: while these are the same, so are its parts. */
export const groupSources = (form: Form, scope: Scope): readonly unknown[] =>
  Object.values(form.fields)
    .filter(({ type }) => type === "group")
    .flatMap((group) => [
      readCatalogue(group, scope),
      JSON.stringify([entryNames(group, scope), isInOrder(group, scope)]),
    ]);

/** The entries of a group's catalogue; none when the customer's programme has no such catalogue. */
function readCatalogue({ fieldsOf }: Field, scope: Scope): JsonObject | undefined {
  const found = fieldsOf === undefined ? undefined : compileRule({ var: fieldsOf })(scope);
  return isJsonObject(found) ? found : undefined;
}

/** The names of the entries that are asked: those that the form names, or all. */
function entryNames(group: Field, scope: Scope): readonly string[] {
  if (group.order === undefined) return Object.keys(readCatalogue(group, scope) ?? {});
  const named = compileRule(group.order)(scope);
  return Array.isArray(named) ? named.filter((name) => typeof name === "string") : [];
}

const isInOrder = ({ fillsInOrder }: Field, scope: Scope): boolean =>
  fillsInOrder !== undefined && compileRule(fillsInOrder)(scope) === true;

function fieldsOfGroup(group: Field, scope: Scope): [string, SpokenField][] {
  const { fieldsOf = "" } = group;
  const catalogue = readCatalogue(group, scope);
  const names = entryNames(group, scope).filter((name) => isField(catalogue?.[name]));
  const inOrder = isInOrder(group, scope);
  return names.flatMap((name, index): [string, SpokenField][] => {
    const entry = catalogue?.[name];
    if (!isField(entry)) return [];
    const field = fieldOfEntry(fieldsOf, name, entry);
    const before = inOrder ? names[index - 1] : undefined;
    return [[name, before === undefined ? field : waitingFor(before, field)]];
  });
}

/** The form field that an entry of a catalogue is. */
export const fieldOfEntry = (fieldsOf: string, name: string, entry: Field): SpokenField =>
  spokenField(withoutWords(entry), `${messagePrefix(fieldsOf)}.${name}`, true);

/** A release puts an entry's words into it, for texts that read them; the form knows them by their keys. */
function withoutWords(entry: Field): Field {
  const { label, ...rest } = entry;
  return typeof label === "object" && "message" in label ? rest : entry;
}

/** `triage.questions` for `programme.triage.questions`. */
export const messagePrefix = (fieldsOf: string): string => fieldsOf.slice(fieldsOf.indexOf(".") + 1);

/** Whether an entry of a catalogue is a field; the checker holds it against the schema. */
export const isField = (entry: unknown): entry is Field => isJsonObject(entry) && typeof entry.type === "string";

function waitingFor(before: string, field: SpokenField): SpokenField {
  const notFilled: Rule = { "!": { present: { var: `form.${before}` } } };
  const disabled = field.disabledWhen === undefined ? [notFilled] : [notFilled, field.disabledWhen];
  return { ...field, disabledWhen: { or: disabled } };
}
