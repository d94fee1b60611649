import { mediaTypes } from "../documents/file-kinds.ts";
import type { Field, FieldRule } from "../documents/generated/form.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import type { Words } from "../texts/catalogue.ts";
import type { CompiledField } from "./compile-field.ts";
import type { Choice } from "./compile-options.ts";
import { leastEntries } from "./field-limits.ts";
import type { FieldState } from "./field-state.ts";
import { emailSchema, readsValue, ruleSchema } from "./rule-schema.ts";
import { acceptedPattern } from "./typed-text.ts";

/** A rule that JSON Schema cannot express: whether a value satisfies it. */
export type Demand = (value: unknown) => boolean;

interface FieldConstraints {
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  readonly demands: readonly Demand[];
}

/** An entry's own constraints are those of its form: see `formSchemas`. */
const listed: SchemaBuilder = (_field, { limits }) =>
  given({
    type: "array",
    minItems: leastEntries(limits) || undefined,
    maxItems: typeof limits.max === "number" ? limits.max : undefined,
  });

interface Drawn {
  readonly field: CompiledField;
  readonly state: FieldState;
  /** Of the field's own rules. */
  readonly scope: Scope;
  readonly words: Words;
}

/** The present constraints of a field, as JSON Schema. */
export function fieldSchema({ field, state, scope, words }: Drawn): FieldConstraints {
  const { document } = field;
  const rules = (document.rules ?? []).filter((rule) => applies(rule, scope)).map((rule) => ruleDemand(rule, scope));
  const all = rules.flatMap(({ schema }) => schema ?? []);
  const demands = rules.flatMap(({ demand }) => demand ?? []);
  const own = ofType[document.type](document, state, words);
  const within = ofBounds[document.type]?.(document, state);
  return {
    schema: all.length === 0 ? own : { ...own, allOf: [...listIn(own.allOf), ...all] },
    isRequired: state.limits.isRequired || rules.some(({ isRequired }) => isRequired),
    demands: within === undefined ? demands : [...demands, within],
  };
}

interface RuleConstraint {
  readonly schema?: JsonObject;
  readonly demand?: Demand;
  readonly isRequired: boolean;
}

/** A rule as a schema where possible; a rule that holds for some values only is a constraint. */
function ruleDemand({ valid, when }: FieldRule, scope: Scope): RuleConstraint {
  const isRight = compileRule(valid);
  const keeps: Demand = (value) => isRight({ ...scope, value }) === true;
  if (isOfValue(when)) {
    const isMeant = compileRule(when);
    return { demand: (value) => isMeant({ ...scope, value }) !== true || keeps(value), isRequired: false };
  }
  const schema = ruleSchema(valid, scope);
  const isRequired = when !== undefined && !keeps(undefined);
  return schema === undefined ? { demand: keeps, isRequired } : { schema, isRequired };
}

const isOfValue = (when: Rule | undefined): when is Rule => when !== undefined && readsValue(when);

/** Whether a rule now holds for every value. */
const applies = ({ when }: FieldRule, scope: Scope): boolean =>
  when === undefined || readsValue(when) || compileRule(when)(scope) === true;

const listIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value : []);

type SchemaBuilder = (field: Field, state: FieldState, words: Words) => JsonObject;

const typedBy =
  (...own: readonly JsonObject[]): SchemaBuilder =>
  (field, { limits }) => {
    const { length, minLength = length, maxLength = length } = limits;
    const patterns = [
      field.accept && acceptedPattern[field.accept],
      field.pattern === undefined ? undefined : `^(?:${field.pattern})$`,
    ].filter((pattern) => pattern !== undefined);
    const all = [...own, ...patterns.map((pattern) => ({ pattern }))];
    return given({ type: "string", minLength, maxLength, allOf: all.length === 0 ? undefined : all });
  };

const chosen: SchemaBuilder = (_field, state, words) => given({ type: "string", ...oneOf(state.choices ?? [], words) });

/** The available choices; a schema cannot list none. */
function oneOf(choices: readonly Choice[], words: Words): JsonObject {
  const open = choices.filter(({ isDisabled }) => !isDisabled);
  if (open.length === 0) return { not: {} };
  return { oneOf: open.map((choice) => ({ const: choice.value, title: choice.say("label", words) ?? choice.value })) };
}

const dated: SchemaBuilder = (_field, { limits: { min, max } }) =>
  given({
    type: "string",
    format: "date",
    formatMinimum: typeof min === "string" ? min : undefined,
    formatMaximum: typeof max === "string" ? max : undefined,
  });

/** An integer where no decimals are asked; the number of decimals itself is no constraint of JSON Schema's numbers. */
const numbered: SchemaBuilder = ({ decimals }, { limits: { min, max } }) =>
  given({
    type: decimals === undefined ? "integer" : "number",
    minimum: typeof min === "number" ? min : undefined,
    maximum: typeof max === "number" ? max : undefined,
  });

/** JSON Schema has no order of months and times: their bounds are demands. */
const withinBounds = (_field: Field, { limits: { min, max } }: FieldState): Demand => {
  return (value) =>
    typeof value !== "string" ||
    ((typeof min !== "string" || value >= min) && (typeof max !== "string" || value <= max));
};

const ofBounds: Partial<Readonly<Record<Field["type"], typeof withinBounds>>> = {
  month: withinBounds,
  time: withinBounds,
};

const ticked: SchemaBuilder = (_field, { limits }) =>
  limits.isRequired ? { type: "boolean", const: true } : { type: "boolean" };

const tickedOnes: SchemaBuilder = (_field, { choices = [], limits: { min, max } }, words) =>
  given({
    type: "array",
    uniqueItems: true,
    items: { type: "string", ...oneOf(choices, words) },
    minItems: typeof min === "number" ? min : undefined,
    maxItems: typeof max === "number" ? max : undefined,
  });

const file: SchemaBuilder = (field, { limits: { maxBytes } }) => {
  const types = field.types?.flatMap((kind) => mediaTypes[kind]);
  const handle = {
    type: "object",
    required: ["id", "name", "size", "type"],
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      size: given({ type: "number", maximum: maxBytes }),
      type: given({ type: "string", enum: types }),
    },
  };
  const { maxFiles = 1 } = field;
  return maxFiles === 1 ? handle : { type: "array", items: handle, maxItems: maxFiles };
};

/** A schema without empty keywords. */
const given = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const ofType: Readonly<Record<Field["type"], SchemaBuilder>> = {
  text: typedBy(),
  combobox: typedBy(),
  textarea: typedBy(),
  password: typedBy(),
  email: typedBy(emailSchema),
  "one-time-code": typedBy({ pattern: "^[0-9]+$" }),
  tel: typedBy({ pattern: "^\\+?[0-9][0-9 ()-]*$" }),
  select: chosen,
  radio: chosen,
  "radio-list": chosen,
  "yes-no": chosen,
  slot: chosen,
  day: (field, state, words) => ({ ...dated(field, state, words), ...oneOf(state.choices ?? [], words) }),
  checkbox: ticked,
  checkboxes: tickedOnes,
  number: numbered,
  date: dated,
  month: typedBy({ pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])$" }),
  time: typedBy({ pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$" }),
  file,
  list: listed,
  group: () => ({ type: "object" }),
};
