import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import type { ValueType } from "../../engine/index.ts";

/** The possible types of a value that a JSON Schema describes; undefined when the schema does not restrict them. */
export function typesOfSchema(schema: JsonObject): ReadonlySet<ValueType> | undefined {
  if (schema.title === RULE) return new Set(["rule"]);
  const values = valuesOfSchema(schema);
  if (values !== undefined) return new Set(values.map(typeOfLiteral));
  const names = [schema.type ?? []].flat().filter((name) => name !== "null");
  if (names.length === 0) return isJsonObject(schema.properties) ? new Set([objectType(schema)]) : undefined;
  return new Set(names.map((name) => typeByName(name, schema)));
}

/** The title of the schema of rules. */
const RULE = "Rule";

/** The only values that a JSON Schema allows; undefined where it allows others. */
export function valuesOfSchema(schema: JsonObject): readonly (string | number | boolean)[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (!Array.isArray(values)) return undefined;
  const scalars = values.filter((value) => ["string", "number", "boolean"].includes(typeof value));
  return scalars.length === values.filter((value) => value !== null).length ? scalars : undefined;
}

/** The type of a literal in a rule. */
export function typeOfLiteral(value: unknown): ValueType {
  if (typeof value === "boolean" || typeof value === "number") return typeof value === "number" ? "number" : "boolean";
  return "text";
}

function typeByName(name: unknown, schema: JsonObject): ValueType {
  switch (name) {
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return "list";
    case "string":
      return textType(schema.format);
    default:
      return objectType(schema);
  }
}

const textType = (format: unknown): ValueType => TYPES_OF_FORMATS.get(format) ?? "text";

const TYPES_OF_FORMATS: ReadonlyMap<unknown, ValueType> = new Map([
  ["date-time", "instant"],
  ["date", "day"],
  ["duration", "duration"],
  ["time-of-day", "time"],
  ["time-zone", "zone"],
]);

/** The format that data must declare to be taken where one of these types is expected; undefined where any text is. */
export function neededFormat(expected: readonly ValueType[]): string | undefined {
  const types = expected.filter((type) => type !== "absent");
  return types.every((type) => STRICT.has(type)) ? types.flatMap((type) => STRICT.get(type) ?? []).at(0) : undefined;
}

/** The formats of types whose texts nobody types: a text without one is none of them by accident only. */
const STRICT: ReadonlyMap<ValueType, string> = new Map([
  ["duration", "duration"],
  ["time", "time-of-day"],
  ["zone", "time-zone"],
]);

/** Money is an object of an amount and a currency. */
function objectType({ properties }: JsonObject): ValueType {
  const isMoney =
    objectEntries(properties).length === 2 && ["amount", "currency"].every((name) => member(properties, name));
  return isMoney ? "money" : "object";
}

/** Types that are written as texts. Only the present value shows whether a text has the type. */
const WRITTEN: ReadonlySet<ValueType> = new Set(["instant", "day", "time", "duration", "zone", "pattern", "name"]);

/** Whether a value of one type may be taken where another is expected. */
export function fits(type: ValueType, expected: ValueType): boolean {
  if (type === expected || expected === "any" || type === "any") return true;
  if (expected === "text") return WRITTEN.has(type);
  if (type === "text") return WRITTEN.has(expected);
  return isObjectType(type) && isObjectType(expected);
}

const isObjectType = (type: ValueType) => type === "object" || type === "money";

/** Types in words, as in "a number or money". */
export function inWords(types: Iterable<ValueType>): string {
  const words = [...types].filter((type) => type !== "absent").map((type) => WORDS[type] ?? `a ${type}`);
  const [last, ...others] = words.reverse();
  return others.length === 0 ? (last ?? "nothing") : `${others.reverse().join(", ")} or ${last}`;
}

const WORDS: Partial<Record<ValueType, string>> = {
  boolean: "true or false",
  money: "money",
  object: "an object",
  instant: "an instant",
  words: "words of a catalogue",
  rule: "a rule of a catalogue",
};
