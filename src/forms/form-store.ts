import type { Scope } from "../engine/index.ts";
import type { CompiledForm } from "./compile-form.ts";
import { EntryLists, type ShownProblem } from "./entry-lists.ts";
import { leastEntries } from "./field-limits.ts";
import type { FieldMessage } from "./field-message.ts";
import { fieldScopes, valuesNamed } from "./field-scopes.ts";
import {
  areSameStates,
  beginWithin,
  createFieldState,
  type FieldScopes,
  type FieldState,
  findFieldState,
  findProblem,
  hasTypedAnswer,
  isAnswerChanged,
  judge,
  type MutableFieldState,
  typeInto,
  unknownField,
} from "./field-state.ts";
import { type ArrivingFile, type FormValues, isSameValue } from "./field-value.ts";
import { DerivedOfAnswers } from "./form-derived.ts";
import { FormListeners } from "./form-listeners.ts";
import { draftValues, type GivenValues, givenValues, meantValues, messagesShown, openValues } from "./form-values.ts";
import { present } from "./nested-values.ts";

/** The start of a form: a draft overrides the initial values, which rules give. */
export interface FormStart {
  readonly scope: Scope;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** The values of one form on view. Each field has its own listeners: typing updates only that field and its readers. */
export class FormStore {
  readonly #form: CompiledForm;
  readonly #fieldStates: ReadonlyMap<string, MutableFieldState>;
  /** The entries of fields of type `list`. */
  readonly lists: EntryLists<FormStore>;
  readonly #listeners = new FormListeners();
  #shownProblems: readonly ShownProblem[] | undefined;
  #scope: Scope;
  readonly #derived: DerivedOfAnswers;

  constructor(form: CompiledForm, start: FormStart) {
    this.#form = form;
    this.#derived = new DerivedOfAnswers(form.derived);
    this.#scope = start.scope;
    this.#fieldStates = new Map(
      form.fields.map((field) => [field.name, createFieldState(field, start.scope, start.draft)]),
    );
    this.lists = new EntryLists({
      lists: form.entries.keys(),
      open: (list, draft) => new FormStore(form.entries.get(list)?.form ?? form, { scope: this.#scope, draft }),
      onChange: (list, isEdit) => this.#entriesChanged(list, isEdit),
    });
    for (const fieldState of this.#fieldStates.values()) this.#openEntries(fieldState);
    this.#refreshAll();
  }

  field(name: string): FieldState {
    return this.#fieldStates.get(name)?.shown ?? unknownField;
  }

  /** Calls the listener when that field's state changes. Returns a function that unsubscribes. */
  readonly follow = (name: string, listen: () => void): (() => void) => this.#listeners.follow(name, listen);

  /** Calls the listener when any field's state changes. Returns a function that unsubscribes. */
  readonly followAll = this.#listeners.followAll;

  type(name: string, value: unknown): void {
    this.#change(name, this.#form.touchedBy(name), (fieldState) => {
      if (fieldState.field.derived !== undefined) return;
      typeInto(fieldState, value);
      this.#openEntries(fieldState);
    });
  }

  /** A choice in another field fills this one, unless the customer typed an answer. */
  fill(name: string, value: unknown): void {
    const fieldState = this.#fieldStates.get(name);
    if (fieldState === undefined || hasTypedAnswer(fieldState)) return;
    this.type(name, value);
    fieldState.isFilled = true;
  }

  /** Files were chosen for a field; until each is stored or refused, the field shows it and is not required. */
  expect(name: string, files: readonly ArrivingFile[]): void {
    this.#change(name, [name], (fieldState) => {
      fieldState.arriving = [...fieldState.arriving, ...files];
      fieldState.refusal = undefined;
    });
  }

  /** Those files were stored or refused. */
  expectNoMore(name: string, files: readonly ArrivingFile[]): void {
    this.#change(name, [name], (fieldState) => {
      fieldState.arriving = fieldState.arriving.filter((one) => !files.includes(one));
    });
  }

  /** The field was left: an edited value is checked from now on. */
  leave(name: string): void {
    this.#change(name, [name], (fieldState) => {
      fieldState.isJudged ||= fieldState.isEdited;
    });
  }

  /** Checks all; returns the values when all are valid, without hidden and empty fields. */
  submit(): GivenValues | undefined {
    for (const fieldState of this.#visible()) {
      judge(fieldState);
      for (const { store } of this.lists.of(fieldState.field.name)) store.submit();
    }
    this.#refreshAll();
    return this.isValid() ? givenValues(this.#form.output, this.meant(), this.formScope()) : undefined;
  }

  /** Shows messages from outside the fields' own checks, each until its field is edited. */
  refuse(errors: Readonly<Record<string, FieldMessage>>): void {
    for (const [name, message] of Object.entries(errors)) {
      const fieldState = this.#fieldStates.get(name);
      if (fieldState !== undefined) fieldState.refusal = message;
      else this.lists.refuse(name, message);
    }
    this.#refresh(Object.keys(errors));
  }

  /** Called when values outside the form have changed. */
  setScope(scope: Scope): void {
    if (scope === this.#scope) return;
    this.#scope = scope;
    this.#derived.forget();
    for (const fieldState of this.#fieldStates.values()) {
      if (!fieldState.field.isInitialLate || fieldState.isEdited) continue;
      beginWithin(fieldState, scope);
      this.#openEntries(fieldState);
    }
    this.lists.setScope(scope);
    this.#refreshAll();
  }

  readonly isValid = (): boolean => this.problems().size === 0;

  /** The message of each visible invalid field, whether it may be shown yet or not. */
  problems(): ReadonlyMap<string, FieldMessage> {
    const due = this.#visible().filter(({ arriving }) => arriving.length === 0);
    const broken = due.flatMap((fieldState) => {
      const message = findProblem(fieldState, fieldState.shown, this.#fieldScopes(fieldState).own);
      return [...present(fieldState.field.name, message), ...this.lists.problems(fieldState.field.name)];
    });
    return new Map(broken);
  }

  /** The shown messages, in the form's order; the same list until one of them changes. */
  shownProblems(): readonly ShownProblem[] {
    this.#shownProblems ??= messagesShown(this.#all(), this.lists.of);
    return this.#shownProblems;
  }

  /** Whether an answer differs from the start; computed values do not count. */
  readonly isChanged = (): boolean => this.#visible().some(isAnswerChanged);

  /** The draft: typed and chosen values, without sensitive, computed or merely suggested ones. */
  draft(): FormValues {
    return draftValues(this.#all(), this.lists.of);
  }

  /** The scope of the form's own rules: `form` has the visible answers. */
  formScope(): Scope {
    return { ...this.#scopeWithDerived(), form: this.meant() };
  }

  /** The values of visible fields, by name; those of groups under the group's name. */
  meant(): FormValues {
    return meantValues(this.#visible());
  }

  /** The values that may leave the form before its submission: those of its fields, without sensitive ones. */
  open(): FormValues {
    return openValues(this.#visible(), this.lists.of);
  }

  /** The scope of a field's own rules: `form` has the values that they read; inside a group, the group's fields. */
  fieldScope(name: string): Scope {
    const fieldState = this.#fieldStates.get(name);
    return fieldState === undefined ? this.#scope : this.#fieldScopes(fieldState).own;
  }

  readonly #all = (): readonly MutableFieldState[] => [...this.#fieldStates.values()];
  readonly #visible = () => this.#all().filter((fieldState) => fieldState.shown.isVisible);

  /** The reads of a field's own rules and of its group's. */
  readonly #fieldScopes = (of: MutableFieldState): FieldScopes =>
    fieldScopes(of, this.#fieldStates, this.#scopeWithDerived());

  readonly #scopeWithDerived = (): Scope =>
    this.#derived.addTo(this.#scope, (names) => valuesNamed(names, this.#fieldStates));

  /** The value of a list is made of its entries, as far as they take what they are given. */
  #openEntries(fieldState: MutableFieldState): void {
    if (!this.#form.entries.has(fieldState.field.name)) return;
    const isInitial = fieldState.value === fieldState.initial;
    fieldState.value = this.lists.replace(fieldState.field.name, fieldState.value);
    if (isInitial) fieldState.initial = fieldState.value;
  }

  /** Entries of a list came, went or changed; not by an edit where a list gets the entries that it must have. */
  #entriesChanged(name: string, isEdit: boolean): void {
    this.#shownProblems = undefined;
    this.#change(name, this.#form.touchedBy(name), (fieldState) => {
      const { value: before, initial } = fieldState;
      fieldState.value = this.lists.values(name);
      if (isSameValue(before, fieldState.value)) return;
      if (!isEdit && isSameValue(before, initial)) fieldState.initial = fieldState.value;
      fieldState.isEdited ||= isEdit;
      fieldState.refusal = undefined;
    });
    this.#listeners.tell([name]);
  }

  /** Updates readers of other fields twice, as bounds may read later fields. */
  #refreshAll(): void {
    this.#refresh([...this.#form.order, ...this.#form.readers]);
    for (const name of this.#form.entries.keys()) this.lists.fill(name, leastEntries(this.field(name).limits));
  }

  #refresh(names: readonly string[]): void {
    const changed = new Set(names.filter((name) => this.#update(this.#fieldStates.get(name))));
    if (changed.size > 0) this.#listeners.tell(changed);
  }

  #change(name: string, touched: readonly string[], change: (fieldState: MutableFieldState) => void): void {
    const fieldState = this.#fieldStates.get(name);
    if (fieldState === undefined) return;
    change(fieldState);
    this.#refresh(touched);
  }

  #update(fieldState: MutableFieldState | undefined): boolean {
    if (fieldState === undefined) return false;
    const state = findFieldState(fieldState, this.#fieldScopes(fieldState));
    if (areSameStates(fieldState.shown, state)) return false;
    if (fieldState.shown.message !== state.message) this.#shownProblems = undefined;
    fieldState.shown = state;
    this.#derived.forget();
    return true;
  }
}
