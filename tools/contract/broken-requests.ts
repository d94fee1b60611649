import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { someValues } from "./sample-request.ts";

/** A value that breaks one rule of its schema. */
export interface Broken {
  /** The broken rule, for a person: `body.otp: pattern`. */
  readonly what: string;
  /** The place: "body.otp"; of a missing or unexpected member, its own place. */
  readonly place: string;
  readonly value: unknown;
}

const SEED = 7;

/** A value for each rule of the schema; it breaks only that rule where possible. */
export function brokenValues(schema: unknown, value: unknown, place = ""): Broken[] {
  return [
    ...ownRules(schema, value, place),
    ...membersBroken(schema, value, place),
    ...itemsBroken(schema, value, place),
  ];
}

function membersBroken(schema: unknown, value: unknown, place: string): Broken[] {
  if (!isJsonObject(value)) return [];
  const required = arrayElements(member(schema, "required")).map(String);
  const at = (name: string) => (place === "" ? name : `${place}.${name}`);
  const missing = required
    .filter((name) => name in value)
    .map((name) => ({ what: `without ${at(name)}`, place: at(name), value: without(value, name) }));
  const isClosed = member(schema, "additionalProperties") === false;
  const more = { what: `${place}: unexpected member`, place: at("unexpected"), value: { ...value, unexpected: "1" } };
  const inner = objectEntries(member(schema, "properties")).flatMap(([name, one]) =>
    brokenValues(one, name in value ? value[name] : someValues(one, 1, SEED)[0], at(name)).map((broken) => ({
      ...broken,
      value: { ...value, [name]: broken.value },
    })),
  );
  return [...missing, ...(isClosed ? [more] : []), ...inner];
}

function itemsBroken(schema: unknown, value: unknown, place: string): Broken[] {
  const items = member(schema, "items");
  if (items === undefined || !Array.isArray(value)) return [];
  const [first = someValues(items, 1, SEED)[0], ...rest] = arrayElements(value);
  return brokenValues(items, first, `${place}.0`).map((broken) => ({ ...broken, value: [broken.value, ...rest] }));
}

function without(value: JsonObject, name: string): JsonObject {
  const { [name]: _left, ...rest } = value;
  return rest;
}

/** Each rule of the schema with a value that breaks it. */
function ownRules(schema: unknown, value: unknown, place: string): Broken[] {
  const rules: [string, unknown][] = [
    ["type", otherType(schema)],
    ["enum", member(schema, "enum") === undefined ? undefined : "no-such-name"],
    ["const", member(schema, "const") === undefined ? undefined : "no-such-value"],
    ["pattern", typeof member(schema, "pattern") === "string" ? "§ §" : undefined],
    ["format", typeof member(schema, "format") === "string" ? "no such format" : undefined],
    ["minLength", shorter(member(schema, "minLength"))],
    ["maxLength", longer(member(schema, "maxLength"))],
    ["minimum", beyond(member(schema, "minimum"), -1)],
    ["maximum", beyond(member(schema, "maximum"), 1)],
    ["minItems", fewer(member(schema, "minItems"), value)],
    ["maxItems", more(member(schema, "maxItems"), value)],
  ];
  return rules.flatMap(([rule, broken]) =>
    broken === undefined ? [] : [{ what: `${place}: ${rule}`, place, value: broken }],
  );
}

function otherType(schema: unknown): unknown {
  const types = [member(schema, "type")].flat();
  if (types[0] === undefined) return isJsonObject(schema) && ("oneOf" in schema || "anyOf" in schema) ? 1 : undefined;
  const isWritten = types.includes("object") || types.includes("boolean");
  return isWritten ? "a text" : { unexpected: true };
}

const shorter = (least: unknown) => (typeof least === "number" && least > 0 ? "x".repeat(least - 1) : undefined);
const longer = (most: unknown) => (typeof most === "number" ? "x".repeat(most + 1) : undefined);
const beyond = (bound: unknown, by: number) => (typeof bound === "number" ? bound + by : undefined);
const fewer = (least: unknown, value: unknown) =>
  typeof least === "number" && least > 0 && Array.isArray(value) ? value.slice(0, least - 1) : undefined;
const more = (most: unknown, value: unknown) =>
  typeof most === "number" && Array.isArray(value) && value.length > 0
    ? Array.from({ length: most + 1 }, (_, index): unknown => value[index % value.length])
    : undefined;
