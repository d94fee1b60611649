import { isSecretField } from "../documents/secret-fields.ts";
import { DERIVED, type Scope, withOwnDerived } from "../engine/index.ts";
import type { CompiledForm } from "./compile-form.ts";
import type { FieldMessage } from "./field-message.ts";
import {
  areSameStates,
  createFieldState,
  type FieldState,
  findProblem,
  isAnswerChanged,
  isDraftable,
  type MutableFieldState,
  meantValues,
  settleFieldState,
  unknownField,
  valuesNamed,
} from "./field-state.ts";
import { type ArrivingFile, type FormValues, toFieldValue } from "./field-value.ts";
import { nested, present } from "./nested-values.ts";

/** The start of a form: a draft overrides the initial values, which rules give. */
export interface FormStart {
  readonly scope: Scope;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** The values of a form: its fields' values, and those computed from them. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** A message that is shown at a field. */
export interface ShownProblem {
  readonly name: string;
  readonly message: FieldMessage;
}

/** The values of one form on view. Each field has its own listeners: typing updates only that field and its readers. */
export class FormStore {
  readonly #form: CompiledForm;
  readonly #fieldStates: ReadonlyMap<string, MutableFieldState>;
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #allFollowers = new Set<() => void>();
  #shownProblems: readonly ShownProblem[] | undefined;
  #scope: Scope;
  /** The derived values that follow the answers; undefined once a field has changed. */
  #derived: unknown;

  constructor(form: CompiledForm, start: FormStart) {
    this.#form = form;
    this.#scope = start.scope;
    this.#fieldStates = new Map(
      form.fields.map((field) => [field.name, createFieldState(field, start.scope, start.draft)]),
    );
    this.#refreshAll();
  }

  field(name: string): FieldState {
    return this.#fieldStates.get(name)?.shown ?? unknownField;
  }

  /** Calls the listener when that field's state changes. Returns a function that unsubscribes. */
  follow(name: string, listen: () => void): () => void {
    const known = this.#followers.get(name) ?? new Set();
    this.#followers.set(name, known.add(listen));
    return () => known.delete(listen);
  }

  /** Calls the listener when any field's state changes. Returns a function that unsubscribes. */
  readonly followAll = (listen: () => void): (() => void) => {
    this.#allFollowers.add(listen);
    return () => this.#allFollowers.delete(listen);
  };

  type(name: string, value: unknown): void {
    const fieldState = this.#fieldStates.get(name);
    if (fieldState === undefined || fieldState.field.derived !== undefined) return;
    fieldState.value = toFieldValue(fieldState.field.document, value);
    fieldState.isEdited = true;
    fieldState.refusal = undefined;
    this.#refresh(this.#form.touchedBy(name));
  }

  /** Files were chosen for a field; until each is stored or refused, the field shows it and is not required. */
  expect(name: string, files: readonly ArrivingFile[]): void {
    const fieldState = this.#fieldStates.get(name);
    if (fieldState === undefined) return;
    fieldState.arriving = [...fieldState.arriving, ...files];
    fieldState.refusal = undefined;
    this.#refresh([name]);
  }

  /** Those files were stored or refused. */
  expectNoMore(name: string, files: readonly ArrivingFile[]): void {
    const fieldState = this.#fieldStates.get(name);
    if (fieldState === undefined || files.length === 0) return;
    fieldState.arriving = fieldState.arriving.filter((one) => !files.includes(one));
    this.#refresh([name]);
  }

  /** The field was left: an edited value is checked from now on. */
  leave(name: string): void {
    const fieldState = this.#fieldStates.get(name);
    if (!fieldState?.isEdited) return;
    fieldState.isJudged = true;
    this.#refresh([name]);
  }

  /** Checks all; returns the values when all are valid, without hidden and empty fields. */
  submit(): GivenValues | undefined {
    for (const fieldState of this.#visible()) {
      fieldState.isJudged = true;
      fieldState.refusal = undefined;
    }
    this.#refreshAll();
    return this.isValid() ? this.#given() : undefined;
  }

  /** Shows messages from outside the fields' own checks, each until its field is edited. */
  refuse(errors: Readonly<Record<string, FieldMessage>>): void {
    for (const [name, message] of Object.entries(errors)) {
      const fieldState = this.#fieldStates.get(name);
      if (fieldState !== undefined) fieldState.refusal = message;
    }
    this.#refresh(Object.keys(errors));
  }

  /** Called when values outside the form have changed. */
  setScope(scope: Scope): void {
    if (scope === this.#scope) return;
    this.#scope = scope;
    this.#derived = undefined;
    for (const fieldState of this.#fieldStates.values()) {
      if (!fieldState.field.isInitialLate || fieldState.isEdited) continue;
      fieldState.initial = fieldState.field.initial(scope);
      fieldState.value = fieldState.initial;
    }
    this.#refreshAll();
  }

  isValid(): boolean {
    return this.problems().size === 0;
  }

  /** The message of each visible invalid field, whether it may be shown yet or not. */
  problems(): ReadonlyMap<string, FieldMessage> {
    const due = this.#visible().filter(({ arriving }) => arriving.length === 0);
    const broken = due.flatMap((fieldState) => {
      const message = findProblem(fieldState, fieldState.shown, this.#fieldScopes(fieldState).own);
      return message === undefined ? [] : [[fieldState.field.name, message] as const];
    });
    return new Map(broken);
  }

  /** The shown messages, in the form's order; the same list until one of them changes. */
  shownProblems(): readonly ShownProblem[] {
    this.#shownProblems ??= [...this.#fieldStates.values()].flatMap(({ field: { name }, shown: { message } }) =>
      message === undefined ? [] : [{ name, message }],
    );
    return this.#shownProblems;
  }

  /** Whether an answer differs from the start; computed values do not count. */
  isChanged(): boolean {
    return this.#visible().some(isAnswerChanged);
  }

  /** The draft: typed and chosen values, without sensitive, computed or merely suggested ones. */
  draft(): FormValues {
    const kept = [...this.#fieldStates.values()].filter(isDraftable);
    return nested(kept.map((fieldState) => [fieldState.field.name, fieldState.value]));
  }

  /** The scope of the form's own rules: `form` has the visible answers. */
  formScope(): Scope {
    return this.#withDerived({ ...this.#scope, form: this.meant() });
  }

  /** The values of visible fields, by name; those of groups under the group's name. */
  meant(): FormValues {
    return meantValues(this.#visible());
  }

  /** The values that may leave the form before its submission: those of its fields, without sensitive ones. */
  open(): FormValues {
    return meantValues(this.#visible().filter(({ field }) => !isSecretField(field.document)));
  }

  /** The scope of a field's own rules: `form` has the values that they read; inside a group, the group's fields. */
  fieldScope(name: string): Scope {
    const fieldState = this.#fieldStates.get(name);
    return fieldState === undefined ? this.#scope : this.#fieldScopes(fieldState).own;
  }

  #given(): GivenValues {
    const scope = this.formScope();
    const made = this.#form.output.flatMap(([name, rule]) => present(name, rule(scope)));
    return { ...this.meant(), ...Object.fromEntries(made) };
  }

  #visible(): readonly MutableFieldState[] {
    return [...this.#fieldStates.values()].filter((fieldState) => fieldState.shown.isVisible);
  }

  /** The reads of a field's own rules and of its group's. */
  #fieldScopes({ field }: MutableFieldState): { readonly own: Scope; readonly form: Scope } {
    const values = valuesNamed(field.reads, this.#fieldStates);
    const form = this.#withDerived({ ...this.#scope, value: undefined, form: values });
    return { form, own: field.group === undefined ? form : { ...form, form: values[field.group.name] ?? {} } };
  }

  /** The scope with the derived values that follow the answers. */
  #withDerived(scope: Scope): Scope {
    const { ofAnswers, reads } = this.#form.derived;
    if (ofAnswers === undefined) return scope;
    this.#derived ??= withOwnDerived({ ...this.#scope, form: valuesNamed(reads, this.#fieldStates) }, ofAnswers)[
      DERIVED
    ];
    return { ...scope, [DERIVED]: this.#derived };
  }

  /** Updates readers of other fields twice, as bounds may read later fields. */
  #refreshAll(): void {
    const { order, readers } = this.#form;
    this.#refresh([...order, ...readers]);
  }

  #refresh(names: readonly string[]): void {
    const changed = new Set(names.filter((name) => this.#update(this.#fieldStates.get(name))));
    for (const name of changed) for (const listen of this.#followers.get(name) ?? []) listen();
    if (changed.size > 0) for (const listen of this.#allFollowers) listen();
  }

  #update(fieldState: MutableFieldState | undefined): boolean {
    if (fieldState === undefined) return false;
    const scopes = this.#fieldScopes(fieldState);
    const settled = settleFieldState(fieldState, scopes);
    const isKnown = settled.waiting !== "loading" && fieldState.arriving.length === 0;
    const isDue = settled.isVisible && fieldState.isJudged && isKnown;
    const message = settled.isVisible
      ? (fieldState.refusal ?? (isDue ? findProblem(fieldState, settled, scopes.own) : undefined))
      : undefined;
    const state = { ...settled, message };
    if (areSameStates(fieldState.shown, state)) return false;
    if (fieldState.shown.message !== message) this.#shownProblems = undefined;
    fieldState.shown = state;
    this.#derived = undefined;
    return true;
  }
}
