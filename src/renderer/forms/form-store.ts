import type { Scope } from "../../engine/index.ts";
import type { CompiledForm } from "./compile-form.ts";
import type { FieldMessage } from "./field-message.ts";
import { type ArrivingFile, type FormValues, isSameValue, isSensitive, keptValue } from "./field-value.ts";
import {
  areSameStates,
  createCell,
  type FieldState,
  type FormCell,
  meantIn,
  problemOf,
  settleCell,
  unknownField,
} from "./form-cell.ts";
import { nested, present } from "./nested-values.ts";

/** What a form starts from: a draft goes over the initial values, which rules give. */
export interface FormStart {
  readonly scope: Scope;
  readonly draft: Readonly<Record<string, unknown>>;
}

/** What a form gives: its fields' values, and those that it makes of them. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** A message that is shown at a field. */
export interface SaidProblem {
  readonly name: string;
  readonly message: FieldMessage;
}

/** The values of one form on view. Each field can be followed alone: typing costs what that field and its readers cost. */
export class FormStore {
  readonly #form: CompiledForm;
  readonly #cells: ReadonlyMap<string, FormCell>;
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #allFollowers = new Set<() => void>();
  #said: readonly SaidProblem[] | undefined;
  #scope: Scope;

  constructor(form: CompiledForm, start: FormStart) {
    this.#form = form;
    this.#scope = start.scope;
    this.#cells = new Map(form.fields.map((field) => [field.name, createCell(field, start.scope, start.draft)]));
    this.#refreshAll();
  }

  field(name: string): FieldState {
    return this.#cells.get(name)?.state ?? unknownField;
  }

  /** Calls when that field's state changes; the answer stops it. */
  follow(name: string, listen: () => void): () => void {
    const known = this.#followers.get(name) ?? new Set();
    this.#followers.set(name, known.add(listen));
    return () => known.delete(listen);
  }

  /** Calls when any field's state changes; the answer stops it. */
  readonly followAll = (listen: () => void): (() => void) => {
    this.#allFollowers.add(listen);
    return () => this.#allFollowers.delete(listen);
  };

  type(name: string, value: unknown): void {
    const cell = this.#cells.get(name);
    if (cell === undefined || cell.field.derived !== undefined) return;
    cell.value = keptValue(cell.field.document, value);
    cell.isEdited = true;
    cell.refusal = undefined;
    this.#refresh(this.#form.touchedBy(name));
  }

  /** Files were chosen for a field; until each has arrived or was refused, the field shows it and asks for nothing. */
  expect(name: string, files: readonly ArrivingFile[]): void {
    const cell = this.#cells.get(name);
    if (cell === undefined) return;
    cell.arriving = [...cell.arriving, ...files];
    cell.refusal = undefined;
    this.#refresh([name]);
  }

  /** Those files are there, or will not come. */
  expectNoMore(name: string, files: readonly ArrivingFile[]): void {
    const cell = this.#cells.get(name);
    if (cell === undefined || files.length === 0) return;
    cell.arriving = cell.arriving.filter((one) => !files.includes(one));
    this.#refresh([name]);
  }

  /** The field was left: a value that was edited is judged from now on. */
  leave(name: string): void {
    const cell = this.#cells.get(name);
    if (cell === undefined || !cell.isEdited) return;
    cell.isJudged = true;
    this.#refresh([name]);
  }

  /** Judges all; gives the values when all are right, without hidden and empty fields. */
  submit(): GivenValues | undefined {
    for (const cell of this.#visible()) {
      cell.isJudged = true;
      cell.refusal = undefined;
    }
    this.#refreshAll();
    return this.isValid() ? this.#given() : undefined;
  }

  /** Shows what was said of fields by others than their own checks, until each is edited. */
  refuse(errors: Readonly<Record<string, FieldMessage>>): void {
    for (const [name, message] of Object.entries(errors)) {
      const cell = this.#cells.get(name);
      if (cell !== undefined) cell.refusal = message;
    }
    this.#refresh(Object.keys(errors));
  }

  /** The world that rules read has changed. */
  setScope(scope: Scope): void {
    if (scope === this.#scope) return;
    this.#scope = scope;
    for (const cell of this.#cells.values()) {
      if (!cell.field.isInitialLate || cell.isEdited) continue;
      cell.initial = cell.field.initial(scope);
      cell.value = cell.initial;
    }
    this.#refreshAll();
  }

  isValid(): boolean {
    return this.problems().size === 0;
  }

  /** The message of each field that is asked and is not right, whether it is due to be shown or not. */
  problems(): ReadonlyMap<string, FieldMessage> {
    const due = this.#visible().filter(({ arriving }) => arriving.length === 0);
    const broken = due.flatMap((cell) => {
      const message = problemOf(cell, cell.state, this.#scopesOf(cell).own);
      return message === undefined ? [] : [[cell.field.name, message] as const];
    });
    return new Map(broken);
  }

  /** The messages that are shown, in the form's order; the same list until one of them changes. */
  said(): readonly SaidProblem[] {
    this.#said ??= [...this.#cells.values()].flatMap(({ field: { name }, state: { message } }) =>
      message === undefined ? [] : [{ name, message }],
    );
    return this.#said;
  }

  /** Whether something was answered otherwise than at the start; what follows from answers does not count. */
  isChanged(): boolean {
    const answered = this.#visible().filter(({ field }) => field.derived === undefined);
    return answered.some((cell) => cell.arriving.length > 0 || !isSameValue(cell.value, cell.initial));
  }

  /** What may be kept: what was typed and chosen, without what is sensitive or follows from other fields. */
  draft(): FormValues {
    const kept = [...this.#cells.values()].filter(
      ({ field }) => !isSensitive(field.document) && field.derived === undefined,
    );
    return nested(kept.map((cell) => [cell.field.name, cell.value]));
  }

  /** The scope of rules that stand on the form: `form` has what is asked and was given. */
  formScope(): Scope {
    return { ...this.#scope, form: this.meant() };
  }

  /** What the fields that are asked mean, by name; those of groups under the group's name. */
  meant(): FormValues {
    return valuesOf(this.#visible());
  }

  /** What may be told to others before the form is submitted: what its fields mean, without what is sensitive. */
  open(): FormValues {
    return valuesOf(this.#visible().filter(({ field }) => !isSensitive(field.document)));
  }

  /** The scope of a field's own rules: `form` has what they read; inside a group, the group's fields. */
  scopeOf(name: string): Scope {
    const cell = this.#cells.get(name);
    return cell === undefined ? this.#scope : this.#scopesOf(cell).own;
  }

  #given(): GivenValues {
    const values = this.meant();
    const scope = { ...this.#scope, form: values };
    const made = this.#form.output.flatMap(([name, rule]) => present(name, rule(scope)));
    return { ...values, ...Object.fromEntries(made) };
  }

  #visible(): readonly FormCell[] {
    return [...this.#cells.values()].filter((cell) => cell.state.isVisible);
  }

  /** What a field's own rules read, and what those of its group do. */
  #scopesOf({ field }: FormCell): { readonly own: Scope; readonly form: Scope } {
    const values = this.#valuesOf(field.reads);
    const form = { ...this.#scope, value: undefined, form: values };
    return { form, own: field.group === undefined ? form : { ...form, form: values[field.group.name] ?? {} } };
  }

  #valuesOf(names: ReadonlySet<string>): FormValues {
    if (names.size === 0) return {};
    const read = [...names].flatMap((name) => {
      const cell = this.#cells.get(name);
      return cell === undefined ? [] : present(name, meantIn(cell));
    });
    return nested(read);
  }

  /** Who reads others twice, as bounds may read fields that come later in the order. */
  #refreshAll(): void {
    const { order, readers } = this.#form;
    this.#refresh([...order, ...readers]);
  }

  #refresh(names: readonly string[]): void {
    const changed = new Set(names.filter((name) => this.#update(this.#cells.get(name))));
    for (const name of changed) for (const listen of this.#followers.get(name) ?? []) listen();
    if (changed.size > 0) for (const listen of this.#allFollowers) listen();
  }

  #update(cell: FormCell | undefined): boolean {
    if (cell === undefined) return false;
    const scopes = this.#scopesOf(cell);
    const settled = settleCell(cell, scopes);
    const isKnown = settled.waiting !== "loading" && cell.arriving.length === 0;
    const isDue = settled.isVisible && cell.isJudged && isKnown;
    const message = settled.isVisible
      ? (cell.refusal ?? (isDue ? problemOf(cell, settled, scopes.own) : undefined))
      : undefined;
    const state = { ...settled, message };
    if (areSameStates(cell.state, state)) return false;
    if (cell.state.message !== message) this.#said = undefined;
    cell.state = state;
    return true;
  }
}

const valuesOf = (cells: readonly FormCell[]) =>
  nested(cells.flatMap((cell) => present(cell.field.name, meantIn(cell))));
