import type { ComponentContract, JsonSchema, PropContract } from "./contract.ts";

/** Thrown when a document's properties do not fit the component's contract; the block's error boundary reports it. */
export class PropsError extends Error {
  override readonly name = "PropsError";
}

/** Given properties without `null`, so that a rule over a missing value leaves an optional property out. */
export function presentProps(given: Given): Given {
  const absent = Object.keys(given).filter((name) => given[name] === null);
  if (absent.length === 0) return given;
  return { ...given, ...Object.fromEntries(absent.map((name) => [name, undefined])) };
}

type Given = { readonly [prop: string]: unknown };
type Validate = (value: unknown) => boolean;

const none: readonly string[] = [];

/** Compiles a check that lists the problems of properties, a sentence each: every drawing of every field runs it. */
export function compilePropsCheck(contract: ComponentContract): (given: Given) => readonly string[] {
  const checks = Object.entries(contract.props).map(([name, prop]) => ({
    name,
    fits: compileSchema(propSchema(prop)),
  }));
  const required = contract.required ?? [];
  const fits = (given: Given) =>
    required.every((name) => given[name] !== undefined) &&
    checks.every((prop) => given[prop.name] === undefined || prop.fits(given[prop.name]));
  return (given) => {
    if (fits(given)) return none;
    const missing = required.filter((name) => given[name] === undefined);
    const wrong = checks.filter((prop) => given[prop.name] !== undefined && !prop.fits(given[prop.name]));
    return [
      ...missing.map((name) => `${contract.name} needs the property "${name}".`),
      ...wrong.map(({ name }) => `${contract.name} takes ${JSON.stringify(schemaAt(contract, name))} as "${name}".`),
    ];
  };
}

function schemaAt({ props }: ComponentContract, name: string): JsonSchema {
  const prop = props[name];
  return prop === undefined ? {} : propSchema(prop);
}

function propSchema(prop: PropContract): JsonSchema {
  return prop.kind === "text" ? { type: "string" } : (prop.schema ?? {});
}

/** Checks a value against a schema. */
function compileSchema(schema: unknown): Validate {
  if (!isRecord(schema)) return () => true;
  const validators = [...compileKeywords(schema), ...compileSubschemas(schema)];
  const [first, ...others] = validators;
  if (first === undefined) return () => true;
  return others.length === 0 ? first : (value) => validators.every((validate) => validate(value));
}

function compileKeywords({ type, enum: allowed, pattern }: JsonSchema): readonly Validate[] {
  const matched = typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  return [
    ...(type === undefined ? [] : [compileType(type)]),
    ...(Array.isArray(allowed) ? [(value: unknown) => allowed.includes(value)] : []),
    ...(matched === undefined ? [] : [(value: unknown) => typeof value !== "string" || matched.test(value)]),
  ];
}

function compileType(type: unknown): Validate {
  switch (type) {
    case "array":
      return Array.isArray;
    case "integer":
      return Number.isInteger;
    case "object":
      return isRecord;
    default:
      return (value) => typeof value === type;
  }
}

function compileSubschemas({ items, required, properties }: JsonSchema): readonly Validate[] {
  const validate = items === undefined ? undefined : compileSchema(items);
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const members = isRecord(properties)
    ? Object.entries(properties).map(([name, inner]) => ({ name, fits: compileSchema(inner) }))
    : [];
  const isWhole = (value: Given) =>
    names.every((name) => typeof name === "string" && value[name] !== undefined) &&
    members.every((part) => value[part.name] === undefined || part.fits(value[part.name]));
  return [
    ...(validate === undefined
      ? []
      : [(value: unknown) => !Array.isArray(value) || value.every((one) => validate(one))]),
    ...(names.length + members.length === 0 ? [] : [(value: unknown) => !isRecord(value) || isWhole(value)]),
  ];
}

function isRecord(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
