import type { Form } from "../documents/generated/form.ts";
import { isJsonObject } from "../documents/json.ts";
import type { Rule } from "../engine/generated/rule.ts";
import type { Text } from "../engine/generated/text.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { loadsRead } from "../loads/loads-read.ts";
import { type CompiledText, compileText } from "../texts/compile-text.ts";
import { type CompiledOptions, compileOptions } from "./compile-options.ts";
import { type CompiledSuggestions, compileSuggestions } from "./compile-suggestions.ts";
import { compileFieldCheck, type FieldCheck } from "./field-checks.ts";
import { compileLimits, type FieldLimits } from "./field-limits.ts";
import type { FieldReads } from "./field-reads.ts";
import { type FieldValue, type MeantValue, meantValue, toFieldValue } from "./field-value.ts";
import type { SpokenField } from "./spoken-field.ts";
import { parseTypedNumber } from "./typed-number.ts";

/** A compiled field. */
export interface CompiledField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly document: SpokenField;
  readonly group: CompiledGroup | undefined;
  readonly label: CompiledText;
  readonly hint: CompiledText | undefined;
  readonly placeholder: CompiledText | undefined;
  /** The fields that its rules read, by full name. */
  readonly reads: ReadonlySet<string>;
  readonly options: CompiledOptions | undefined;
  readonly suggestions: CompiledSuggestions | undefined;
  isVisible(scope: Scope): boolean;
  isDisabled(scope: Scope): boolean;
  /** The value that it always has; undefined for a field that the customer answers. */
  readonly derived: ((scope: Scope) => FieldValue) | undefined;
  /** The value that it has while the customer has not typed in it. */
  readonly suggested: ((scope: Scope) => FieldValue) | undefined;
  /** The field's value for rules and for the request; undefined when empty. */
  meaning(value: FieldValue, scope: Scope): MeantValue | undefined;
  initial(scope: Scope): FieldValue;
  /** Whether the initial value comes from a load, and so perhaps later. */
  readonly isInitialLate: boolean;
  limits(scope: Scope): FieldLimits;
  readonly check: FieldCheck;
}

/** Fields under a common name. */
export interface CompiledGroup {
  readonly name: string;
  /** Shown above its fields, when the document names it. */
  readonly label: CompiledText | undefined;
  readonly hint: CompiledText | undefined;
  readonly fields: readonly CompiledField[];
  isVisible(scope: Scope): boolean;
  /** An object by field name; it overrides a field's own initial value. */
  initial(scope: Scope): unknown;
}

interface Source {
  readonly name: string;
  readonly document: SpokenField;
  readonly group: CompiledGroup | undefined;
  readonly reads: FieldReads | undefined;
  /** The rules of the form's derived values. */
  readonly derived: Form["derived"];
}

const text = (written: Text | undefined) => (written === undefined ? undefined : compileText(written));

const compileCondition = (rule: Rule | undefined, otherwise: boolean): ((scope: Scope) => boolean) => {
  if (rule === undefined) return () => otherwise;
  const compiled = compileRule(rule);
  return (scope) => compiled(scope) === true;
};

/** Compiles one field. */
export function compileField({ name, document, group, reads, derived }: Source): CompiledField {
  const computed = document.value === undefined ? undefined : compileRule(document.value);
  return {
    name,
    document,
    group,
    label: compileText(document.label ?? name),
    hint: text(document.hint),
    placeholder: text(document.placeholder),
    reads: new Set([...(reads?.feeds ?? []), ...(reads?.checkInputs ?? [])]),
    options: compileOptions(document, derived),
    suggestions: compileSuggestions(document, derived),
    isVisible: compileCondition(document.visibleWhen, true),
    isDisabled: compileCondition(document.disabledWhen, false),
    derived: computed && ((scope) => toFieldValue(document, computed(scope), localeIn(scope))),
    suggested: compileSuggestion(document),
    meaning: compileMeaning(document),
    initial: compileInitial(document, group, name),
    isInitialLate: document.initial !== undefined && loadsRead(document.initial, derived).length > 0,
    limits: compileLimits(document),
    check: madeOnce(() => compileFieldCheck(document)),
  };
}

/** A check that is made at its first use: drawing a form checks nothing. */
function madeOnce(make: () => FieldCheck): FieldCheck {
  let made: FieldCheck | undefined;
  return (judged) => {
    made ??= make();
    return made(judged);
  };
}

const localeIn = ({ locale }: Scope): string | undefined => (typeof locale === "string" ? locale : undefined);

function compileMeaning(document: SpokenField): CompiledField["meaning"] {
  if (document.type === "number") {
    const { decimals = 0 } = document;
    return (value, scope) => {
      const typed = meantValue(document, value);
      return typeof typed === "string" ? (parseTypedNumber(typed, decimals, localeIn(scope)) ?? typed) : typed;
    };
  }
  const rule = document.parse === undefined ? undefined : compileRule(document.parse);
  return (value, scope) => {
    const typed = meantValue(document, value);
    const made = rule === undefined || typeof typed !== "string" ? undefined : rule({ ...scope, value: typed });
    return typeof made === "string" && made !== "" ? made : typed;
  };
}

function compileSuggestion(document: SpokenField): CompiledField["suggested"] {
  if (document.suggest === undefined) return undefined;
  const rule = compileRule(document.suggest);
  return (scope) => toFieldValue(document, rule(scope), localeIn(scope));
}

function compileInitial(
  document: SpokenField,
  group: CompiledGroup | undefined,
  name: string,
): CompiledField["initial"] {
  const { initial } = document;
  const own = typeof initial === "object" ? compileRule(initial) : () => initial;
  const key = name.slice(name.indexOf(".") + 1);
  return (scope) => {
    const ofGroup = group?.initial(scope);
    const given = isJsonObject(ofGroup) && Object.hasOwn(ofGroup, key) ? ofGroup[key] : undefined;
    return toFieldValue(document, given ?? own(scope), localeIn(scope));
  };
}

/** Compiles a group; `fieldsOf` compiles its fields, which know the group. */
export function compileGroup(
  name: string,
  document: SpokenField,
  compileFields: (group: CompiledGroup) => readonly CompiledField[],
): CompiledGroup {
  const fields: CompiledField[] = [];
  const group: CompiledGroup = {
    name,
    label: text(document.label),
    hint: text(document.hint),
    fields,
    isVisible: compileCondition(document.visibleWhen, true),
    initial: document.initial === undefined ? () => undefined : compileRule(document.initial),
  };
  fields.push(...compileFields(group));
  return group;
}
