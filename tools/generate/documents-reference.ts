import { readdirSync, readFileSync } from "node:fs";
import { isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { exampleText, markSentences, typeText } from "./property-words.ts";

const PATH = "docs/documents.md";

/** In the order in which an editor meets them. The components have a reference of their own. */
const ORDER = [
  "client",
  "programme",
  "country",
  "messages",
  "language",
  "flow",
  "screen",
  "layout",
  "fragment",
  "form",
  "fields",
  "rules",
  "text",
  "rule",
  "data",
  "call",
  "external-frame",
  "routes",
  "session",
  "scenarios",
  "fixtures",
];
const NOT_DOCUMENTS = ["components"];

const INTRODUCTION = `# Documents

Every kind of document, every property, with what it is for and an example. Made from \`schemas/\` by \`npm run generate\`; change the schemas instead.

A property that is **required** must be there; in a client or programme also one of its parents may say it. **Not inherited** belongs to the one file in which it stands. **Replaced whole**: a child's value stands in the place of its parent's; all else is merged, name by name (JSON Merge Patch), and \`null\` takes away what the parent says. **Catalogue**: a child lists the names that it adds in \`adds\`. **From** a catalogue: the value is one of its names. **Outside** is the name by which existing configurations know the property; *inverted* where theirs says the opposite, *derived* where theirs follows from it.
`;

/** docs/documents.md: path → text. */
export function documentsReferenceFile(): [string, string] {
  const found = readdirSync("schemas")
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => file.slice(0, -".schema.json".length))
    .filter((kind) => !NOT_DOCUMENTS.includes(kind));
  const kinds = [...ORDER.filter((kind) => found.includes(kind)), ...found.filter((kind) => !ORDER.includes(kind))];
  return [PATH, [INTRODUCTION, ...kinds.map(kindSection)].join("\n")];
}

function kindSection(kind: string): string {
  const schema: unknown = JSON.parse(readFileSync(`schemas/${kind}.schema.json`, "utf8"));
  if (!isJsonObject(schema)) throw new Error(`schemas/${kind}.schema.json is not a schema`);
  const types = objectEntries(schema.$defs).map(([name, type]) => typeSection(kind, name, type));
  return [`# ${kind}\n`, ...described(schema, kind), ...tables(schema, "", kind), ...types].join("\n");
}

function typeSection(kind: string, name: string, type: unknown): string {
  const schema = isJsonObject(type) ? type : {};
  return [`## ${kind}: ${name}\n`, ...described(schema, kind), ...tables(schema, "", kind)].join("\n");
}

function described({ description, examples, ...schema }: JsonObject, kind: string): string[] {
  const isAlone = !isJsonObject(schema.properties);
  const alternatives = isAlone ? [`${typeText(schema, kind)}.\n`] : [];
  const example = Array.isArray(examples) ? [`Example: ${exampleText(examples[0])}\n`] : [];
  return [...(typeof description === "string" ? [`${description}\n`] : []), ...alternatives, ...example];
}

/** A table for an object's own properties, then one for each object inside. */
function tables(schema: JsonObject, path: string, kind: string): string[] {
  const properties = objectEntries(schema.properties);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = properties.map(([name, property]) => row(name, property, { kind, isRequired: required.includes(name) }));
  const heading = path === "" ? [] : [`### \`${path}\`\n`, ...(inWords(schema) ?? [])];
  const table = rows.length === 0 ? [] : [...heading, HEAD, ...rows, ""];
  return [
    ...table,
    ...properties.flatMap(([name, property]) => inside(property, path === "" ? name : `${path}.${name}`, kind)),
  ];
}

const inWords = ({ description }: JsonObject) => (typeof description === "string" ? [`${description}\n`] : undefined);

const HEAD = "| property | type | what it says | example |\n| --- | --- | --- | --- |";

function row(name: string, property: unknown, { kind, isRequired }: { kind: string; isRequired: boolean }): string {
  const schema = isJsonObject(property) ? property : {};
  const words = [String(schema.description ?? ""), ...markSentences(schema)].filter(Boolean).join(" ");
  const cells = [
    `\`${name}\`${isRequired ? " **required**" : ""}`,
    typeText(schema, kind),
    words,
    exampleText(firstExample(schema)),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

const firstExample = ({ examples }: JsonObject) => (Array.isArray(examples) ? examples[0] : undefined);

/** Objects that a property holds, by a name that is written or as elements. */
function inside(property: unknown, path: string, kind: string): string[] {
  if (!isJsonObject(property)) return [];
  const { additionalProperties, items } = property;
  return [
    ...(isJsonObject(property.properties) ? tables(property, path, kind) : []),
    ...(isJsonObject(additionalProperties) ? held(additionalProperties, `${path}.*`, kind) : []),
    ...(isJsonObject(items) ? held(items, `${path}[]`, kind) : []),
  ];
}

function held(schema: JsonObject, path: string, kind: string): string[] {
  return member(schema, "properties") === undefined ? inside(schema, path, kind) : tables(schema, path, kind);
}
