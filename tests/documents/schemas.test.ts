import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { targets } from "../../src/checker/checks/reference-targets.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import { arrayElements, isJsonObject, type JsonObject, objectEntries } from "../../src/documents/json.ts";
import { operators, parseRule } from "../../src/engine/index.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";

const { schemas } = checkerFacts();

test.each(Object.entries(schemas))("%s describes each property, with an example", (_, schema) => {
  expect(undescribed(schema, "")).toEqual([]);
});

test("editors offer every operator, in the order of the reference", () => {
  expect(valueAt(schemas["rule.schema.json"], ["$defs", "Rule", "propertyNames", "enum"])).toEqual([
    ...operators.keys(),
  ]);
});

test("a word of a catalogue has a name that no property of its entries has", () => {
  const catalogues = Object.values(schemas).flatMap(wordedSchemas);
  expect(catalogues.length).toBeGreaterThan(5);
  const twice = catalogues.flatMap((catalogue) =>
    arrayElements(catalogue["x-words"]).filter((word) =>
      Object.hasOwn(Object(valueAt(catalogue, ["additionalProperties", "properties"])), String(word)),
    ),
  );
  expect(twice).toEqual([]);
});

function wordedSchemas(schema: unknown): JsonObject[] {
  if (Array.isArray(schema)) return schema.flatMap(wordedSchemas);
  if (!isJsonObject(schema)) return [];
  const inner = objectEntries(schema).flatMap(([, one]) => wordedSchemas(one));
  return schema["x-words"] === undefined ? inner : [schema, ...inner];
}

test("the checker knows every kind of reference that the schemas mark", () => {
  const marked = Object.values(schemas).flatMap(marks);
  expect(marked.filter((kind) => !Object.hasOwn(targets, kind))).toEqual([]);
});

describe("every example", () => {
  const all = {
    ...schemas,
    ...readComponentsSchema(),
    // Clients, programmes and countries are layers, each with a part of the keys.
    "client.schema.json": withoutRequired(schemas["client.schema.json"]),
    "programme.schema.json": withoutRequired(schemas["programme.schema.json"]),
    "country.schema.json": withoutRequired(schemas["country.schema.json"]),
  };
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false, allErrors: true });
  for (const schema of Object.values(all)) ajv.addSchema(schema);

  test.each(Object.entries(all))("in %s is valid by its schema", (file, schema) => {
    const found = examplesIn(schema, "");
    expect(found.length).toBeGreaterThan(0);
    const wrong = found.flatMap(({ example, pointer }) => {
      const validate = ajv.getSchema(`${file}#${pointer}`);
      if (validate === undefined) throw new Error(`there is no schema at ${file}#${pointer}`);
      return validate(example) === true ? [] : [{ pointer, example, errors: ajv.errorsText(validate.errors) }];
    });
    expect(wrong).toEqual([]);
  });

  test("of a rule can be compiled by the engine", () => {
    const rules = Object.values(schemas).flatMap((schema) => examplesIn(schema, "").filter(({ isRule }) => isRule));
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ example }) => !parseRule(example).ok)).toEqual([]);
  });
});

/** Contracts of components as a schema; it is generated, so the checker does not get it. */
function readComponentsSchema(): Record<string, JsonObject> {
  const file = "components.schema.json";
  return { [file]: JSON.parse(readFileSync(`schemas/${file}`, "utf8")) };
}

function withoutRequired(schema: unknown): JsonObject {
  const text = JSON.stringify(schema, (key, value) => (key === "required" && Array.isArray(value) ? undefined : value));
  return JSON.parse(text);
}

interface ExampleAt {
  readonly example: unknown;
  /** Of the schema that it is an example of, escaped for a URL. */
  readonly pointer: string;
  readonly isRule: boolean;
}

/** Members of a schema whose values are data, not schemas. */
const DATA = new Set(["examples", "default", "const", "enum", "required"]);

function examplesIn(node: unknown, pointer: string): ExampleAt[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => examplesIn(one, `${pointer}/${index}`));
  if (!isJsonObject(node)) return [];
  const isRule = node.$ref === "rule.schema.json#/$defs/Rule" || node.title === "Rule";
  const own = arrayElements(node.examples).map((example) => ({ example, pointer, isRule }));
  const inner = objectEntries(node).flatMap(([key, value]) => {
    if (DATA.has(key) && !isNames(pointer)) return [];
    const escaped = encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
    return examplesIn(value, `${pointer}/${escaped}`);
  });
  return [...(isNames(pointer) ? [] : own), ...inner];
}

/** Whether the members at a pointer are named by documents: `properties`, `$defs`. */
function isNames(pointer: string): boolean {
  const keys = pointer.split("/");
  const isHolder = (key: string | undefined) => key === "properties" || key === "%24defs";
  return isHolder(keys.at(-1)) && !isHolder(keys.at(-2));
}

function undescribed(node: unknown, path: string): string[] {
  if (!isJsonObject(node)) return [];
  const own = objectEntries(node.properties).flatMap(([name, property]) => {
    const isDescribed =
      isJsonObject(property) && property.description !== undefined && Array.isArray(property.examples);
    return isDescribed ? [] : [`${path}/${name}`];
  });
  const inner = [...objectEntries(node.properties), ...objectEntries(node.$defs)];
  const beside = [
    ...["additionalProperties", "items"].map((key) => [key, node[key]] as const),
    ...["oneOf", "anyOf", "allOf"].flatMap((key) =>
      arrayElements(node[key]).map((one, index) => [`${key}/${index}`, one] as const),
    ),
  ];
  return [...own, ...[...inner, ...beside].flatMap(([name, value]) => undescribed(value, `${path}/${name}`))];
}

function marks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(marks);
  if (!isJsonObject(node)) return [];
  const own = typeof node["x-refers"] === "string" ? [node["x-refers"]] : [];
  return [...own, ...Object.values(node).flatMap(marks)];
}
