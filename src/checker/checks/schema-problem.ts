import { arrayElements } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { closest } from "../findings/closest.ts";
import { NO_BRANCH } from "../schemas/checkable.ts";
import { nearestInFormat, textFormats } from "../schemas/formats.ts";
import type { SchemaViolation } from "../schemas/schema-checks.ts";

/** Ids of the problems that a schema can find. */
export const schemaIds = [
  "unknown-property",
  "missing-property",
  "wrong-type",
  "wrong-value",
  "wrong-name",
  "no-kind",
] as const;

/** A violation in words for a person, with the place to mark. */
export interface SchemaProblem {
  readonly check: (typeof schemaIds)[number];
  readonly path: JsonPath;
  readonly part?: "key" | "value";
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Says in words what a violation is. */
export function schemaProblem(violation: SchemaViolation): SchemaProblem {
  const { path, value, keyword, demanded, name = "", declared } = violation;
  switch (keyword) {
    case "additionalProperties":
      return {
        check: "unknown-property",
        path: [...path, name],
        part: "key",
        message: `unknown property "${name}"`,
        hint: known(name, Object.keys(declared)),
      };
    case "required":
    case "dependentRequired":
      return {
        check: "missing-property",
        path,
        part: "key",
        message: `"${name}" is missing here`,
        hint: described(name, declared),
      };
    case "type":
      return {
        check: "wrong-type",
        path,
        message: `this must be ${typesInWords(demanded)}`,
        hint: `write it so: ${writtenTypes(demanded)}`,
      };
    case "propertyNames":
    case "pattern of a name":
      return {
        check: "wrong-name",
        path: [...path, name],
        part: "key",
        message: `"${name}" cannot be a name here`,
        hint: `names have the form ${inWords(demanded)}`,
      };
    case NO_BRANCH:
      return {
        check: "no-kind",
        path,
        part: "key",
        message: `this must have one of: ${inWords(demanded)}`,
        hint: "add the one that is meant",
      };
    case "format":
      return { check: "wrong-value", path, ...formatProblem(String(demanded), value) };
    default:
      return { check: "wrong-value", path, message: valueMessage(keyword, demanded), hint: valueHint(violation) };
  }
}

function formatProblem(name: string, value: unknown): Pick<SchemaProblem, "message" | "hint"> {
  const format = textFormats[name];
  if (format === undefined) return { message: `this must be: ${name}`, hint: "correct it" };
  const near = nearestInFormat(format, String(value));
  const message = `${JSON.stringify(value)} is not ${format.expected}`;
  return { message, hint: near === undefined ? `for example: "${format.example}"` : `did you mean "${near}"?` };
}

function valueMessage(keyword: string, demanded: unknown): string {
  switch (keyword) {
    case "enum":
      return `this must be one of: ${inWords(demanded)}`;
    case "const":
      return `this must be ${JSON.stringify(demanded)}`;
    case "pattern":
      return `this does not have the form ${demanded}`;
    case "minItems":
    case "minLength":
    case "minProperties":
      return `this must have at least ${demanded}`;
    case "minimum":
      return `this must be at least ${demanded}`;
    case "maximum":
      return `this must be at most ${demanded}`;
    case "uniqueItems":
      return "this is in the list already";
    default:
      return `this breaks "${keyword}": ${JSON.stringify(demanded)}`;
  }
}

function valueHint({ keyword, demanded, value, meaning }: SchemaViolation): string {
  switch (keyword) {
    case "enum":
      return nearestOf(value, arrayElements(demanded).map(String));
    case "const":
      return `write ${JSON.stringify(demanded)}`;
    case "minItems":
    case "minLength":
    case "minProperties":
      return "complete it, or delete it";
    case "uniqueItems":
      return "keep one of the two";
    default:
      return meaning === undefined ? "correct it, or delete it" : `its meaning: ${meaning}`;
  }
}

function nearestOf(value: unknown, texts: readonly string[]): string {
  const near = typeof value === "string" ? closest(value, texts) : undefined;
  return near === undefined ? "write one of these" : `did you mean "${near}"?`;
}

function known(name: string, declared: readonly string[]): string {
  if (declared.length === 0) return "delete it: nothing has a name here";
  const near = closest(name, declared);
  return near === undefined ? `known properties are: ${declared.join(", ")}` : `did you mean "${near}"?`;
}

function described(name: string, declared: Readonly<Record<string, string>>): string {
  const description = Object.hasOwn(declared, name) ? declared[name] : undefined;
  return description ? `its meaning: ${description}` : `add "${name}"`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

const WRITTEN: Readonly<Record<string, string>> = {
  string: '"text"',
  integer: "3",
  number: "3.5",
  boolean: "true",
  object: "{ … }",
  array: "[ … ]",
};

const writtenTypes = (types: unknown) =>
  [types]
    .flat()
    .map((type) => WRITTEN[String(type)] ?? type)
    .join(" or ");

const typesInWords = (types: unknown) =>
  [types]
    .flat()
    .map((type) => TYPES[String(type)] ?? type)
    .join(" or ");

const inWords = (demanded: unknown) =>
  Array.isArray(demanded)
    ? demanded.map((one) => (Array.isArray(one) ? JSON.stringify(one) : String(one))).join(", ")
    : String(demanded);
