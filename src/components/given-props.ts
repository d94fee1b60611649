import type { ComponentContract, JsonSchema, PropContract } from "./contract.ts";

/** Thrown when a document gave a component what its contract does not take; the block's error boundary reports it. */
export class PropsError extends Error {
  override readonly name = "PropsError";
}

/** Given properties, those that are `null` as absent ones, so that a rule over a missing value leaves an optional property out. */
export function presentProps(given: Given): Given {
  const absent = Object.keys(given).filter((name) => given[name] === null);
  if (absent.length === 0) return given;
  return { ...given, ...Object.fromEntries(absent.map((name) => [name, undefined])) };
}

type Given = { readonly [prop: string]: unknown };
type Judge = (value: unknown) => boolean;

/** What is wrong with given properties, a sentence each; empty when the component can be drawn. */
export const problemsOfProps = (contract: ComponentContract, given: Given): readonly string[] =>
  judgeOfProps(contract)(given);

const none: readonly string[] = [];

/** `problemsOfProps` made ready for one contract: every drawing of every field asks it. */
export function judgeOfProps(contract: ComponentContract): (given: Given) => readonly string[] {
  const judges = Object.entries(contract.props).map(([name, prop]) => ({ name, fits: judgeOf(schemaOf(prop)) }));
  const required = contract.required ?? [];
  const fits = (given: Given) =>
    required.every((name) => given[name] !== undefined) &&
    judges.every((prop) => given[prop.name] === undefined || prop.fits(given[prop.name]));
  return (given) => {
    if (fits(given)) return none;
    const missing = required.filter((name) => given[name] === undefined);
    const wrong = judges.filter((prop) => given[prop.name] !== undefined && !prop.fits(given[prop.name]));
    return [
      ...missing.map((name) => `${contract.name} needs the property "${name}".`),
      ...wrong.map(({ name }) => `${contract.name} takes ${JSON.stringify(schemaAt(contract, name))} as "${name}".`),
    ];
  };
}

function schemaAt({ props }: ComponentContract, name: string): JsonSchema {
  const prop = props[name];
  return prop === undefined ? {} : schemaOf(prop);
}

function schemaOf(prop: PropContract): JsonSchema {
  return prop.kind === "text" ? { type: "string" } : (prop.schema ?? {});
}

/** Says whether a value is what a schema takes. */
function judgeOf(schema: unknown): Judge {
  if (!isRecord(schema)) return () => true;
  const judges = [...judgesOfWords(schema), ...judgesOfParts(schema)];
  const [first, ...others] = judges;
  if (first === undefined) return () => true;
  return others.length === 0 ? first : (value) => judges.every((judge) => judge(value));
}

function judgesOfWords({ type, enum: allowed, pattern }: JsonSchema): readonly Judge[] {
  const matched = typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  return [
    ...(type === undefined ? [] : [judgeOfType(type)]),
    ...(Array.isArray(allowed) ? [(value: unknown) => allowed.includes(value)] : []),
    ...(matched === undefined ? [] : [(value: unknown) => typeof value !== "string" || matched.test(value)]),
  ];
}

function judgeOfType(type: unknown): Judge {
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

function judgesOfParts({ items, required, properties }: JsonSchema): readonly Judge[] {
  const judge = items === undefined ? undefined : judgeOf(items);
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const members = isRecord(properties)
    ? Object.entries(properties).map(([name, inner]) => ({ name, fits: judgeOf(inner) }))
    : [];
  const isWhole = (value: Given) =>
    names.every((name) => typeof name === "string" && value[name] !== undefined) &&
    members.every((part) => value[part.name] === undefined || part.fits(value[part.name]));
  return [
    ...(judge === undefined ? [] : [(value: unknown) => !Array.isArray(value) || value.every((one) => judge(one))]),
    ...(names.length + members.length === 0 ? [] : [(value: unknown) => !isRecord(value) || isWhole(value)]),
  ];
}

function isRecord(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
