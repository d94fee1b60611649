import type { ComponentContract, JsonSchema, PropContract } from "./contract.ts";

/** Thrown when a document gave a component what its contract does not take; the block's error boundary reports it. */
export class PropsError extends Error {
  override readonly name = "PropsError";
}

/** Given properties without those that are absent, so that a rule over a missing value leaves an optional property out. */
export function presentProps(given: { readonly [prop: string]: unknown }): { readonly [prop: string]: unknown } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
}

/** What is wrong with given properties, a sentence each; empty when the component can be drawn. */
export function problemsOfProps(contract: ComponentContract, given: { readonly [prop: string]: unknown }): string[] {
  const missing = (contract.required ?? []).filter((name) => given[name] === undefined);
  const wrong = Object.entries(contract.props).filter(
    ([name, prop]) => given[name] !== undefined && !fits(schemaOf(prop), given[name]),
  );
  return [
    ...missing.map((name) => `${contract.name} needs the property "${name}".`),
    ...wrong.map(([name, prop]) => `${contract.name} takes ${JSON.stringify(schemaOf(prop))} as "${name}".`),
  ];
}

function schemaOf(prop: PropContract): JsonSchema {
  return prop.kind === "text" ? { type: "string" } : (prop.schema ?? {});
}

function fits(schema: unknown, value: unknown): boolean {
  if (!isRecord(schema)) return true;
  return (
    fitsType(schema.type, value) &&
    fitsEnum(schema.enum, value) &&
    fitsPattern(schema.pattern, value) &&
    fitsInside(schema, value)
  );
}

function fitsType(type: unknown, value: unknown): boolean {
  switch (type) {
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "object":
      return isRecord(value);
    case undefined:
      return true;
    default:
      return typeof value === type;
  }
}

function fitsEnum(allowed: unknown, value: unknown): boolean {
  return !Array.isArray(allowed) || allowed.includes(value);
}

function fitsPattern(pattern: unknown, value: unknown): boolean {
  return typeof pattern !== "string" || typeof value !== "string" || new RegExp(pattern, "u").test(value);
}

function fitsInside(schema: { readonly [keyword: string]: unknown }, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((element) => fits(schema.items, element));
  if (!isRecord(value)) return true;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return (
    required.every((name) => typeof name === "string" && value[name] !== undefined) &&
    Object.entries(properties).every(([name, inner]) => value[name] === undefined || fits(inner, value[name]))
  );
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
