import { isCurrency, isTimeOfDay, isTimeZone } from "./formats.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/** A JSON type by its name in JSON Schema. */
export type JsonType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/**
 * The part of JSON Schema 2020-12 that the contract and our data use, without references, and with our own keywords.
 */
export type JsonSchema = {
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly uniqueItems?: true;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?:
    | "date"
    | "date-time"
    | "time-of-day"
    | "time-zone"
    | "duration"
    | "currency"
    | "email"
    | "uri"
    | "uri-reference";
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly sensitive?: true;
  readonly keptOnBack?: true;
  readonly personal?: { readonly purpose: string };
};

/** A place where a value breaks its schema. It contains no part of the value except names of members in `pointer`. */
export interface SchemaProblem {
  /** JSON Pointer into the value. */
  readonly pointer: string;
  /** JSON Pointer into the schema, to the broken keyword. */
  readonly schemaPointer: string;
  readonly expected: string;
}

/** Longer texts are refused before a pattern or a format reads them, so that no match can hang. */
const LONGEST_MATCHED = 10_000;

/** Every place where a JSON value breaks a schema; an empty list when it fits. Only own members count. */
export function checkJson(schema: JsonSchema, value: unknown): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  visit(schema, value, { pointer: "", schemaPointer: "", problems });
  return problems;
}

interface Place {
  readonly pointer: string;
  readonly schemaPointer: string;
  readonly problems: SchemaProblem[];
}

function visit(schema: JsonSchema, value: unknown, place: Place): void {
  checkValue(schema, value, place);
  checkAlternatives(schema, value, place);
  if (typeof value === "string") checkText(schema, value, place);
  if (typeof value === "number") checkNumber(schema, value, place);
  if (Array.isArray(value)) checkList(schema, value, place);
  if (isJsonObject(value)) checkObject(schema, value, place);
}

function refuse(place: Place, keyword: string, expected: string): void {
  const { pointer, schemaPointer } = place;
  place.problems.push({ pointer, schemaPointer: `${schemaPointer}/${keyword}`, expected });
}

function within(place: Place, keyword: string, key: string | number, ofSchema = `${keyword}/${segment(key)}`): Place {
  return {
    pointer: `${place.pointer}/${segment(key)}`,
    schemaPointer: `${place.schemaPointer}/${ofSchema}`,
    problems: place.problems,
  };
}

function segment(key: string | number): string {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

function checkValue(schema: JsonSchema, value: unknown, place: Place): void {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) refuse(place, "type", types.join(" or "));
  if (schema.enum && !schema.enum.some((one) => isSameJson(one, value))) {
    refuse(place, "enum", `one of ${JSON.stringify(schema.enum)}`);
  }
  if (Object.hasOwn(schema, "const") && !isSameJson(schema.const, value)) {
    refuse(place, "const", JSON.stringify(schema.const));
  }
}

function hasType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isJsonObject(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function checkAlternatives({ oneOf, anyOf }: JsonSchema, value: unknown, place: Place): void {
  const fits = (schema: JsonSchema) => checkJson(schema, value).length === 0;
  if (anyOf && !anyOf.some(fits)) refuse(place, "anyOf", "at least one of the alternatives");
  if (oneOf && oneOf.filter(fits).length !== 1) refuse(place, "oneOf", "exactly one of the alternatives");
}

function checkText(schema: JsonSchema, value: string, place: Place): void {
  const { minLength, maxLength, pattern, format } = schema;
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length;
  if (minLength !== undefined && length < minLength) refuse(place, "minLength", `at least ${minLength} characters`);
  if (maxLength !== undefined && length > maxLength) refuse(place, "maxLength", `at most ${maxLength} characters`);
  const isTooLong = value.length > LONGEST_MATCHED;
  if (pattern !== undefined && (isTooLong || !expressionOf(schema, pattern).test(value))) {
    refuse(place, "pattern", `a match of ${pattern}`);
  }
  if (format !== undefined && (isTooLong || !isFormatted[format](value))) refuse(place, "format", format);
}

const expressions = new WeakMap<JsonSchema, RegExp>();

/** The pattern of a schema, compiled once. */
function expressionOf(schema: JsonSchema, pattern: string): RegExp {
  const expression = expressions.get(schema) ?? new RegExp(pattern, "u");
  expressions.set(schema, expression);
  return expression;
}

function checkNumber({ minimum, maximum }: JsonSchema, value: number, place: Place): void {
  if (minimum !== undefined && value < minimum) refuse(place, "minimum", `at least ${minimum}`);
  if (maximum !== undefined && value > maximum) refuse(place, "maximum", `at most ${maximum}`);
}

function checkList(schema: JsonSchema, value: readonly unknown[], place: Place): void {
  const { items, minItems, maxItems, uniqueItems } = schema;
  if (minItems !== undefined && value.length < minItems) refuse(place, "minItems", `at least ${minItems} elements`);
  if (maxItems !== undefined && value.length > maxItems) refuse(place, "maxItems", `at most ${maxItems} elements`);
  if (uniqueItems && value.some((one, at) => value.slice(0, at).some((before) => isSameJson(before, one)))) {
    refuse(place, "uniqueItems", "each element once");
  }
  if (!items) return;
  for (const [index, element] of value.entries()) visit(items, element, within(place, "items", index, "items"));
}

function checkObject(schema: JsonSchema, value: JsonObject, place: Place): void {
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) refuse(place, "required", `the member ${JSON.stringify(name)}`);
  }
  for (const [name, member] of Object.entries(value)) checkMember(schema, name, member, place);
}

function checkMember(schema: JsonSchema, name: string, value: unknown, place: Place): void {
  const { properties = {}, additionalProperties = true } = schema;
  const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (known) visit(known, value, within(place, "properties", name));
  else if (additionalProperties === false) refuse(place, "additionalProperties", "only the members listed");
  else if (additionalProperties !== true) {
    visit(additionalProperties, value, within(place, "additionalProperties", name, "additionalProperties"));
  }
}

function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((element, index) => isSameJson(element, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  const isSameMember = (name: string) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]);
  return names.length === Object.keys(other).length && names.every(isSameMember);
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** ISO 8601, as rules take them: of fixed length, for instants, or of the calendar, for days. */
const DURATION =
  /^P(?=\d|T\d)(?:(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,3})?S)?)?|(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?)$/;

/** RFC 3986, with a loose form of IPv6 addresses. */
const CHARACTER = String.raw`[\w~!$&'()*+,;=:.-]|%[\da-f]{2}`;
const AUTHORITY = String.raw`//(?:(?:${CHARACTER})*@)?(?:\[[\da-f:.]+\]|(?:(?!:)(?:${CHARACTER}))*)(?::\d*)?`;
const STEP = `(?:${CHARACTER}|@)`;
const STEPS = `${STEP}+(?:/${STEP}*)*`;
const PATH = `(?:${AUTHORITY}(?:/${STEP}*)*|/(?:${STEPS})?|${STEPS})`;
const AFTER_PATH = String.raw`(?:\?(?:${STEP}|[/?])*)?(?:#(?:${STEP}|[/?])*)?`;
const SCHEME = String.raw`[a-z][a-z\d+.-]*:`;
const URI = new RegExp(`^${SCHEME}${PATH}${AFTER_PATH}$`, "i");
const URI_REFERENCE = new RegExp(`^(?:${SCHEME})?${PATH}?${AFTER_PATH}$`, "i");

/** RFC 3339 dates and instants (without leap seconds), addresses as in HTML with a dot in the host, RFC 3986 URIs. */
const isFormatted = {
  date: isDate,
  "time-of-day": isTimeOfDay,
  "time-zone": isTimeZone,
  currency: isCurrency,
  duration: (text: string) => DURATION.test(text),
  "date-time": (text: string) => isDate(DATE_TIME.exec(text)?.[1] ?? ""),
  email: (text: string) => text.length <= 320 && EMAIL.test(text),
  uri: (text: string) => URI.test(text),
  "uri-reference": (text: string) => URI_REFERENCE.test(text),
} as const;

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
