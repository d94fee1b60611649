import type { Field } from "../documents/generated/form.ts";
import { compileRule, type Scope } from "../engine/index.ts";

/** The present bounds of a field's value; undefined where unbounded. */
export interface FieldLimits {
  readonly isRequired: boolean;
  readonly length: number | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  /** A day (ISO 8601) or a number of ticks. */
  readonly min: number | string | undefined;
  readonly max: number | string | undefined;
  readonly maxBytes: number | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const isBound = (value: unknown): value is number | string => isNumber(value) || typeof value === "string";

/** The bounds of a field that has none. */
export const unbounded: FieldLimits = {
  isRequired: false,
  length: undefined,
  minLength: undefined,
  maxLength: undefined,
  min: undefined,
  max: undefined,
  maxBytes: undefined,
};

/** Whether a field has bounds, or a rule for being required. */
const hasRules = ({ requiredWhen, length, minLength, maxLength, min, max, maxBytes }: Field): boolean =>
  [requiredWhen, length, minLength, maxLength, min, max, maxBytes].some((rule) => rule !== undefined);

const always = (limits: FieldLimits) => () => limits;

/** Compiles the bounds of a field; each may be a rule. */
export function compileLimits(field: Field): (scope: Scope) => FieldLimits {
  if (!hasRules(field)) return always({ ...unbounded, isRequired: field.required !== undefined });
  const one = <Bound>(rule: Field["length"], fits: (value: unknown) => value is Bound) => {
    if (rule === undefined) return () => undefined;
    const bound = compileRule(rule);
    return (scope: Scope) => {
      const value = bound(scope);
      return fits(value) ? value : undefined;
    };
  };
  const isDemanded = field.requiredWhen === undefined ? () => true : compileRule(field.requiredWhen);
  const length = one(field.length, isNumber);
  const minLength = one(field.minLength, isNumber);
  const maxLength = one(field.maxLength, isNumber);
  const maxBytes = one(field.maxBytes, isNumber);
  const min = one(field.min, isBound);
  const max = one(field.max, isBound);
  return (scope) => ({
    isRequired: field.required !== undefined && isDemanded(scope) === true,
    length: length(scope),
    minLength: minLength(scope),
    maxLength: maxLength(scope),
    min: min(scope),
    max: max(scope),
    maxBytes: maxBytes(scope),
  });
}

/** How many entries a list has at least. */
export const leastEntries = ({ min, isRequired }: FieldLimits): number =>
  typeof min === "number" ? min : Number(isRequired);

/** Whether two sets of bounds are the same. */
export const areSameLimits = (one: FieldLimits, other: FieldLimits): boolean =>
  one === other ||
  (one.isRequired === other.isRequired &&
    one.length === other.length &&
    one.minLength === other.minLength &&
    one.maxLength === other.maxLength &&
    one.min === other.min &&
    one.max === other.max &&
    one.maxBytes === other.maxBytes);
