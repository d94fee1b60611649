import { arrayElements, isJsonObject, type JsonObject, objectEntries } from "../../src/documents/json.ts";

const LONGEST_EXAMPLE = 160;

/** A JSON value as code in a table; long ones are cut. */
export function exampleText(value: unknown): string {
  if (value === undefined) return "";
  const text = JSON.stringify(value);
  return text.length <= LONGEST_EXAMPLE ? `\`${text}\`` : `\`${text.slice(0, LONGEST_EXAMPLE)}\` …`;
}

/** The type of a schema's value in words; types with a section of their own are links to it. */
export function typeText(schema: JsonObject, kind: string): string {
  const inner = (one: JsonObject) => typeText(one, kind);
  const { $ref, enum: values, const: only, type, items, additionalProperties } = schema;
  if (typeof $ref === "string") return reference($ref, kind);
  if (Array.isArray(values)) return values.map((one) => exampleText(one)).join(", ");
  if (only !== undefined) return exampleText(only);
  const branches = [...arrayElements(schema.oneOf), ...arrayElements(schema.anyOf)].filter(isJsonObject);
  if (branches.length > 0) return `one of ${branches.map(inner).join(", ")}`;
  if (type === "array") return isJsonObject(items) ? `list of ${inner(items)}` : "list";
  if (type !== "object") return [type].flat().map(nameOfType).join(" or ");
  return isJsonObject(additionalProperties) ? `by name: ${inner(additionalProperties)}` : "object";
}

const names: Readonly<Record<string, string>> = { string: "text", integer: "whole number", boolean: "true or false" };

const nameOfType = (type: unknown) => (type === undefined ? "any value" : (names[String(type)] ?? String(type)));

/** `text.schema.json#/$defs/Text` is the section "text: Text"; a reference without a file stays in its kind. */
function reference($ref: string, kind: string): string {
  const name = $ref.split("/").at(-1) ?? "";
  const file = $ref.startsWith("#") ? kind : ($ref.split(".schema.json")[0] ?? "");
  return `[${name}](#${file}-${name.toLowerCase()})`;
}

/** The keywords of a schema, each as a sentence. */
export function markSentences(schema: JsonObject): string[] {
  const { pattern, minimum, maximum, items, propertyNames } = schema;
  const inner = [items, propertyNames, schema.additionalProperties].filter(isJsonObject);
  const selects = [schema, ...inner].flatMap((one) => arrayElements([one["x-selects"]]).filter(Boolean));
  const refers = [schema, ...inner].flatMap((one) => arrayElements([one["x-refers"]]).filter(Boolean));
  const words = arrayElements(schema["x-words"]).map((word) => `\`${word}\``);
  const facts = objectEntries(schema["x-word-facts"]).map(([name]) => `\`{{${name}}}\``);
  return [
    ...(pattern === undefined ? [] : [`Form: \`${pattern}\`.`]),
    ...(minimum === undefined ? [] : [`At least ${minimum}.`]),
    ...(maximum === undefined ? [] : [`At most ${maximum}.`]),
    ...[...new Set(refers)].map((kind) => `Refers to: ${kind}.`),
    ...[...new Set(selects)].map((pointer) => `**From** \`${pointer}\`.`),
    ...(schema["x-catalogue"] === true ? ["**Catalogue**."] : []),
    ...(words.length === 0 ? [] : [`**Words** of each entry: ${words.join(", ")}.`]),
    ...(facts.length === 0 ? [] : [`Placeholders of its words: ${facts.join(", ")}.`]),
    ...(schema["x-inherit"] === false ? ["**Not inherited**."] : []),
    ...(schema["x-merge"] === "replace" ? ["**Replaced whole**."] : []),
    ...(schema["x-awaits"] === undefined ? [] : ["**[Not read yet](unread.md)**."]),
    ...outside(schema),
  ];
}

function outside(schema: JsonObject): string[] {
  const named = schema["x-outside"] === undefined ? [] : [schema["x-outside"]].flat();
  const inverted = schema["x-inverted"] === true ? ", inverted" : "";
  const derived = objectEntries(schema["x-derived"]).map(([name, how]) => `\`${name}\` (derived: ${how})`);
  const all = [...named.map((name) => `\`${name}\`${inverted}`), ...derived];
  return all.length === 0 ? [] : [`**Outside**: ${all.join(", ")}.`];
}
