import { isJsonObject } from "../documents/json.ts";
import { isSecretField } from "../documents/secret-fields.ts";
import type { Scope } from "../engine/index.ts";
import { findSupportCode, type Waiting, waitingFor } from "../loads/waiting.ts";
import type { CompiledField } from "./compile-field.ts";
import { areSameChoices, type Choice } from "./compile-options.ts";
import { areSameLimits, type FieldLimits, unbounded } from "./field-limits.ts";
import type { FieldMessage } from "./field-message.ts";
import {
  type ArrivingFile,
  type FieldValue,
  isSameValue,
  type MeantValue,
  meantValue,
  toFieldValue,
} from "./field-value.ts";

/** The present state of a field; the same object until a part of it changes. */
export interface FieldState {
  readonly value: FieldValue;
  /** Chosen files that are being checked and stored; they are no value yet. */
  readonly arriving: readonly ArrivingFile[];
  /** The field's value for rules and for the request; undefined when empty. */
  readonly meant: MeantValue | undefined;
  readonly isVisible: boolean;
  readonly isDisabled: boolean;
  /** The reason why its options are absent, when they come from a load. */
  readonly waiting: Waiting;
  /** The support code when they could not be loaded. */
  readonly supportCode: string | undefined;
  /** The available choices; undefined for a field without options. */
  readonly choices: readonly Choice[] | undefined;
  /** Whether suggestions are on their way. */
  readonly isSuggesting: boolean;
  /** What a combobox offers now; undefined for a field of another type. */
  readonly suggestions: readonly Choice[] | undefined;
  readonly limits: FieldLimits;
  readonly message: FieldMessage | undefined;
}

/** A field of a form on view, and its state. */
export interface MutableFieldState {
  readonly field: CompiledField;
  initial: FieldValue;
  value: FieldValue;
  isEdited: boolean;
  /** The value comes from a choice in another field, and no customer has changed it since. */
  isFilled: boolean;
  /** Messages may be shown: the field was left after an edit, or the form was submitted. */
  isJudged: boolean;
  refusal: FieldMessage | undefined;
  arriving: readonly ArrivingFile[];
  shown: FieldState;
}

/** The state of an absent field. */
export const unknownField: FieldState = {
  value: "",
  arriving: [],
  meant: undefined,
  isVisible: false,
  isDisabled: false,
  waiting: undefined,
  supportCode: undefined,
  choices: undefined,
  isSuggesting: false,
  suggestions: undefined,
  limits: unbounded,
  message: undefined,
};

/** The initial state of a field: a draft overrides the initial value. */
export function createFieldState(field: CompiledField, scope: Scope, draft: unknown): MutableFieldState {
  const initial = field.initial(scope);
  const drafted = readDraftValue(field, draft);
  const value = drafted === undefined ? initial : toFieldValue(field.document, drafted);
  return {
    field,
    initial,
    value,
    isEdited: drafted !== undefined,
    isFilled: false,
    isJudged: false,
    refusal: undefined,
    arriving: [],
    shown: unknownField,
  };
}

/** The initial value of another scope replaces the value. */
export function beginWithin(fieldState: MutableFieldState, scope: Scope): void {
  fieldState.initial = fieldState.field.initial(scope);
  fieldState.value = fieldState.initial;
}

/** The customer's value replaces the value, and ends a refusal of it. */
export function typeInto(fieldState: MutableFieldState, value: unknown): void {
  fieldState.value = toFieldValue(fieldState.field.document, value);
  fieldState.isEdited = true;
  fieldState.isFilled = false;
  fieldState.refusal = undefined;
}

/** From now on its own message is shown, and no refusal of a former value. */
export function judge(fieldState: MutableFieldState): void {
  fieldState.isJudged = true;
  fieldState.refusal = undefined;
}

function readDraftValue({ name, document }: CompiledField, draft: unknown): unknown {
  if (isSecretField(document) || document.value !== undefined) return undefined;
  const step = (value: unknown, key: string) =>
    isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return name.split(".").reduce(step, draft);
}

/** Whether the customer typed an answer, which no choice in another field replaces. */
export const hasTypedAnswer = ({ field, value, isEdited, isFilled }: MutableFieldState): boolean =>
  isEdited && !isFilled && meantValue(field.document, value) !== undefined;

const none: readonly string[] = [];

/** The scopes of a field's own rules and of its group's. */
export interface FieldScopes {
  readonly own: Scope;
  readonly form: Scope;
}

/** The present state of a field, with the message that may be shown. */
export function findFieldState(fieldState: MutableFieldState, scopes: FieldScopes): FieldState {
  const settled = settleFieldState(fieldState, scopes);
  const isKnown = settled.waiting !== "loading" && fieldState.arriving.length === 0;
  const isDue = settled.isVisible && fieldState.isJudged && isKnown;
  const message = settled.isVisible
    ? (fieldState.refusal ?? (isDue ? findProblem(fieldState, settled, scopes.own) : undefined))
    : undefined;
  return { ...settled, message };
}

/** Updates a field's computed value and its choices. */
function settleFieldState(fieldState: MutableFieldState, scopes: FieldScopes): FieldState {
  const { field, shown } = fieldState;
  const { own } = scopes;
  if (field.derived !== undefined) fieldState.value = field.derived(own);
  if (field.suggested !== undefined && !fieldState.isEdited) {
    fieldState.initial = field.suggested(own);
    fieldState.value = fieldState.initial;
  }
  const isVisible = (field.group?.isVisible(scopes.form) ?? true) && field.isVisible(own);
  const loads = field.options?.loads ?? none;
  const waiting = waitingFor(loads, own);
  const choices = field.options?.choices(own);
  const suggestions = field.suggestions?.offered(own);
  if (isVisible && waiting === undefined) fieldState.value = stillChoosable(fieldState.value, choices);
  return {
    value: fieldState.value,
    arriving: fieldState.arriving,
    meant: field.meaning(fieldState.value, own),
    isVisible,
    waiting,
    supportCode: findSupportCode(loads, own),
    isDisabled: field.derived !== undefined || field.isDisabled(own),
    choices: areSameChoices(shown.choices, choices) ? shown.choices : choices,
    isSuggesting: field.suggestions?.isLoading(own) ?? false,
    suggestions: areSameChoices(shown.suggestions, suggestions) ? shown.suggestions : suggestions,
    limits: sameOr(shown.limits, field.limits(own)),
    message: undefined,
  };
}

const sameOr = (known: FieldLimits, now: FieldLimits) => (areSameLimits(known, now) ? known : now);

/** Clears a value that is no longer among its options. */
function stillChoosable(value: FieldValue, choices: readonly Choice[] | undefined): FieldValue {
  if (choices === undefined) return value;
  const open = new Set(choices.filter(({ isDisabled }) => !isDisabled).map((choice) => choice.value));
  if (typeof value === "string") return open.has(value) ? value : "";
  if (!Array.isArray(value) || value.every((one) => open.has(one))) return value;
  return value.filter((one) => open.has(one));
}

/** A field's value for rules and for the request; absent while its options are loading. */
export const meantIn = (fieldState: MutableFieldState): MeantValue | undefined =>
  fieldState.shown.isVisible && fieldState.shown.waiting === undefined ? fieldState.shown.meant : undefined;

/** Whether the customer's answer differs from the start; computed values do not count. */
export const isAnswerChanged = ({ field, arriving, value, initial }: MutableFieldState): boolean =>
  field.derived === undefined && (arriving.length > 0 || !isSameValue(value, initial));

/** The first check that a field's value breaks. */
export function findProblem(fieldState: MutableFieldState, state: FieldState, own: Scope): FieldMessage | undefined {
  const value = state.waiting === undefined ? state.meant : undefined;
  const choices = state.choices?.filter(({ isDisabled }) => !isDisabled).map((choice) => choice.value);
  return fieldState.field.check({ value, limits: state.limits, choices, scope: { ...own, value } });
}

/** Whether two states look the same. */
export const areSameStates = (one: FieldState, other: FieldState): boolean =>
  isSameValue(one.value, other.value) &&
  one.arriving === other.arriving &&
  (typeof one.meant !== "string" || one.meant === other.meant) &&
  one.isVisible === other.isVisible &&
  one.isDisabled === other.isDisabled &&
  one.waiting === other.waiting &&
  one.supportCode === other.supportCode &&
  one.choices === other.choices &&
  one.suggestions === other.suggestions &&
  one.isSuggesting === other.isSuggesting &&
  one.limits === other.limits &&
  one.message === other.message;
