import { isOfKinds } from "../documents/file-kinds.ts";
import type { Field, FieldMessages, FieldRule } from "../documents/generated/form.ts";
import type { Text } from "../engine/generated/text.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { type FileHandle, isFileHandle } from "../ports/file-handle.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { FieldLimits } from "./field-limits.ts";
import { compileMessage, type FieldMessage, messagesByPart, oneMessage } from "./field-message.ts";
import type { MeantValue } from "./field-value.ts";
import type { SpokenField } from "./spoken-field.ts";
import { acceptedPattern } from "./typed-text.ts";

/** The input of a check. */
export interface Judged {
  /** Its normalised value; undefined when empty. */
  readonly value: MeantValue | undefined;
  readonly limits: FieldLimits;
  /** The values that can be chosen now; undefined for a field without options. */
  readonly choices: readonly string[] | undefined;
  /** With `value` and `form`. */
  readonly scope: Scope;
}

/** Returns the message of the first check that a value breaks. */
export type FieldCheck = (judged: Judged) => FieldMessage | undefined;

type Part = Exclude<keyof FieldMessages, "other">;

/** Longer texts match no pattern, so that a pattern's time is bounded. */
const MATCHED_LENGTH_LIMIT = 1_000;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isEmail = compileRule({ isEmail: { var: "value" } });
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `2026-11-21`. */
const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The format that each type requires of a text. */
const ofType: Partial<Readonly<Record<Field["type"], (value: string) => boolean>>> = {
  email: (value) => isEmail({ value }) === true,
  "one-time-code": (value) => /^[0-9]+$/.test(value),
  tel: (value) => /^\+?[0-9][0-9 ()-]*$/.test(value),
  // A text that means a number is one by now.
  number: () => false,
  date: isDay,
  month: (value) => MONTH.test(value),
  time: (value) => TIME.test(value),
};

/** The regular expression that a whole value must match; undefined for an invalid one. */
function wholePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, "u");
  } catch {
    return undefined;
  }
}

const countCharacters = (value: string) => [...value].length;

/** A part of a field's constraints, and whether a value satisfies it. */
type Demand = readonly [Part, (judged: Judged & { value: MeantValue }) => boolean];

const text =
  (isRight: (value: string, limits: FieldLimits) => boolean): Demand[1] =>
  ({ value, limits }) =>
    typeof value !== "string" || isRight(value, limits);

/** The constraints of a field. Values of other types satisfy them. */
function shorthands(field: Field): readonly Demand[] {
  const own = ofType[field.type];
  const pattern = field.pattern === undefined ? undefined : wholePattern(field.pattern);
  const accepted = field.accept && new RegExp(acceptedPattern[field.accept]);
  const demands: readonly (Demand | undefined)[] = [
    ...lengths(field),
    own && ["type", text(own)],
    field.options === undefined && field.type !== "yes-no"
      ? undefined
      : ["type", ({ value, choices }) => choices === undefined || isAmong(value, choices)],
    accepted && ["accept", text((value) => accepted.test(value))],
    pattern && ["pattern", text((value) => value.length <= MATCHED_LENGTH_LIMIT && pattern.test(value))],
    ...bounds(field),
    ...(field.type === "file" ? fileDemands(field) : []),
  ];
  return demands.filter((demand) => demand !== undefined);
}

function lengths(field: Field): readonly (Demand | undefined)[] {
  return [
    field.length === undefined
      ? undefined
      : ["length", text((value, { length }) => length === undefined || countCharacters(value) === length)],
    field.minLength === undefined
      ? undefined
      : ["minLength", text((value, { minLength = 0 }) => countCharacters(value) >= minLength)],
    field.maxLength === undefined
      ? undefined
      : ["maxLength", text((value, { maxLength = Infinity }) => countCharacters(value) <= maxLength)],
  ];
}

/** A day, month or time lies between two of them, a number or a number of ticks between two numbers. */
function bounds({ min, max }: Field): readonly (Demand | undefined)[] {
  return [
    min === undefined ? undefined : ["min", ({ value, limits }) => !isBelow(toMeasure(value), limits.min)],
    max === undefined ? undefined : ["max", ({ value, limits }) => !isBelow(limits.max, toMeasure(value))],
  ];
}

/** What the bounds of a value apply to. */
const toMeasure = (value: MeantValue): unknown => (Array.isArray(value) ? value.length : value);

/** Days, months and times are texts that have the order of what they name; values of different types have none. */
function isBelow(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one < other;
  return typeof one === "string" && typeof other === "string" && one < other;
}

const fileDemands = ({ types }: Field): readonly Demand[] => [
  ["types", ({ value }) => filesIn(value).every(({ type }) => isOfKinds(type, types))],
  ["maxBytes", ({ value, limits: { maxBytes = Infinity } }) => filesIn(value).every(({ size }) => size <= maxBytes)],
];

const filesIn = (value: MeantValue): readonly FileHandle[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => isFileHandle(one));

const isAmong = (value: MeantValue, choices: readonly string[]) =>
  Array.isArray(value)
    ? value.every((one) => choices.includes(one))
    : typeof value === "string" && choices.includes(value);

/** The message of one of a field's checks. */
export function partMessage({ message }: Field, part: Part): Text {
  return oneMessage(message) ?? messagesByPart(message)[part] ?? messagesByPart(message).other ?? runtimeKeys.invalid;
}

function compileFieldRule({ valid, message, when }: FieldRule): FieldCheck {
  const isRight = compileRule(valid);
  const applies = when === undefined ? ({ value }: Judged) => value !== undefined : whenTrue(compileRule(when));
  const evaluateMessage = compileMessage(message);
  return (judged) =>
    applies(judged) && isRight(judged.scope) !== true ? evaluateMessage(messageScope(judged)) : undefined;
}

/** The scope of a message: that of rules, and the field's bounds. */
const messageScope = ({ scope, limits }: Judged): Scope => ({ ...scope, limits });

const whenTrue =
  (rule: (scope: Scope) => unknown) =>
  ({ scope }: Judged) =>
    rule(scope) === true;

/** Whether a required field is answered: a box must be ticked. */
const isAnswered = (value: MeantValue | undefined): boolean => value !== undefined && value !== false;

/** A check by its name: `required`, a part such as `maxLength`, or a rule's place, `rules/0`. */
export interface NamedCheck {
  readonly name: string;
  readonly check: FieldCheck;
}

/**
 * Compiles a field's checks: required, its shorthands, then its rules. An empty optional field is valid, except for a
 * rule with `when`, which declares itself when it applies. When the field has no message for the shorthands, its rules
 * come first and a general message last.
 */
export function compileChecks(field: SpokenField): readonly NamedCheck[] {
  const rules = (field.rules ?? []).map((rule, index) => ({ name: `rules/${index}`, check: compileFieldRule(rule) }));
  const required = compileMessage(field.required ?? runtimeKeys.invalid, field.label);
  const demand: FieldCheck = (judged) =>
    judged.limits.isRequired && !isAnswered(judged.value) ? required(messageScope(judged)) : undefined;
  const parts = shorthands(field).map(([part, isRight]): NamedCheck => {
    const message = compileMessage(partMessage(field, part), field.label);
    const check: FieldCheck = (judged) =>
      judged.value === undefined || isRight({ ...judged, value: judged.value })
        ? undefined
        : message(messageScope(judged));
    return { name: part, check };
  });
  const order = field.message === undefined ? [...rules, ...parts] : [...parts, ...rules];
  return [{ name: "required", check: demand }, ...order];
}

/** Returns the message of the first of a field's checks that a value breaks. */
export function compileFieldCheck(field: SpokenField): FieldCheck {
  const checks = compileChecks(field);
  return (judged) => {
    for (const { check } of checks) {
      const message = check(judged);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}
