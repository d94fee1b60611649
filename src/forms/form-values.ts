import { isSecretField } from "../documents/secret-fields.ts";
import type { Scope } from "../engine/index.ts";
import type { CompiledForm } from "./compile-form.ts";
import type { OpenEntry, ShownProblem } from "./entry-lists.ts";
import { type MutableFieldState, meantIn } from "./field-state.ts";
import type { FormValues } from "./field-value.ts";
import { nested, present } from "./nested-values.ts";

/** The values of a form's fields, and those computed from them. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** Adds what the form computes from its fields. */
export function givenValues(output: CompiledForm["output"], values: FormValues, around: Scope): GivenValues {
  const scope = { ...around, form: values };
  return { ...values, ...Object.fromEntries(output.flatMap(([name, rule]) => present(name, rule(scope)))) };
}

/** What these functions ask of an entry's answers. */
interface EntryValues {
  open(): FormValues;
  draft(): FormValues;
  shownProblems(): readonly ShownProblem[];
}

/** The entries of a list, and none of a field of another type. */
type EntriesOf = (name: string) => readonly OpenEntry<EntryValues>[];

/** The values of fields for rules and for the request. */
export const meantValues = (fieldStates: readonly MutableFieldState[]): FormValues =>
  nested(fieldStates.flatMap((fieldState) => present(fieldState.field.name, meantIn(fieldState))));

/** The values without sensitive ones. */
export function openValues(fieldStates: readonly MutableFieldState[], entriesOf: EntriesOf): FormValues {
  const open = fieldStates.filter(({ field }) => !isSecretField(field.document));
  return nested(
    open.flatMap((fieldState) => {
      const { name } = fieldState.field;
      const entries = entriesOf(name).map(({ store }) => store.open());
      return entries.length > 0 ? [[name, entries] as const] : present(name, meantIn(fieldState));
    }),
  );
}

/** Typed and chosen values, without sensitive, computed or merely suggested ones. */
export function draftValues(fieldStates: readonly MutableFieldState[], entriesOf: EntriesOf): FormValues {
  const draftable = fieldStates.filter(
    ({ field, isEdited }) =>
      !isSecretField(field.document) && field.derived === undefined && (field.suggested === undefined || isEdited),
  );
  return nested(
    draftable.map(({ field: { name, document }, value }) => [
      name,
      document.type === "list" ? entriesOf(name).map(({ store }) => store.draft()) : value,
    ]),
  );
}

/** The messages on view: of a field, then of the entries in it. */
export const messagesShown = (fieldStates: readonly MutableFieldState[], entriesOf: EntriesOf): ShownProblem[] =>
  fieldStates.flatMap(({ field: { name }, shown: { message, isVisible } }) => [
    ...(message === undefined ? [] : [{ name, message }]),
    ...(isVisible ? entriesOf(name) : []).flatMap(({ store, key }, place) =>
      store.shownProblems().map((problem) => ({ ...problem, entry: { list: name, key, place } })),
    ),
  ]);
