import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { SourceDocument } from "../../../src/checker/read/source-document.ts";
import { listBranches } from "../../../src/checker/schemas/branch.ts";
import { followSchema, type SchemaSet } from "../../../src/checker/schemas/schema-set.ts";
import { type Visit, walkType } from "../../../src/checker/schemas/walk.ts";
import { listRules } from "../../../src/checker/uses/document-uses.ts";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../../src/documents/json.ts";
import { operators } from "../../../src/engine/index.ts";
import { builtInContracts } from "../../../src/renderer/built-in-contracts.ts";

/**
 * The names of all that documents can say by a schema: properties by the title of their type (`Transition.unset`), and
 * values of a property, except its default (`Field.type slot`).
 */
export function declaredConstructs(schemas: SchemaSet, schemaFile: string): Set<string> {
  return new Set(typesIn(schemas, schemaFile).flatMap(typeConstructs));
}

/** The constructs of a document, by the same names; operators (`operator luhn`), components (`component tabs`). */
export function usedConstructs(context: CheckContext, document: SourceDocument): string[] {
  const visits = context.listVisits(document);
  const texts = visits.filter(({ types }) => types.includes("Text"));
  const visited = [...visits, ...texts.flatMap(({ value }) => textVisits(context.schemas, value))];
  return [
    ...visited.flatMap(visitConstructs),
    ...listRules(context, document).flatMap(({ rule }) => operatorsIn(rule).map((name) => `operator ${name}`)),
    ...visited
      .filter(({ schema }) => schema.title === "Block")
      .flatMap(({ value }) => drawnBy(String(member(value, "component"))))
      .map((name) => `component ${name}`),
    // The component of that name draws parts above or beside a page.
    ...visited
      .filter(({ schema }) => schema.title === "ScreenState")
      .map(({ value }) => `component ${member(value, "as")}`),
  ];
}

/** A component and those that it draws itself. */
const drawnBy = (component: string) => [
  component,
  ...(builtInContracts.find(({ name }) => name === component)?.draws ?? []),
];

/** Every schema of an object that a file leads to. */
function typesIn(schemas: SchemaSet, schemaFile: string): JsonObject[] {
  const seen = new Set<unknown>();
  const typesUnder = (source: unknown, from: string): JsonObject[] => {
    const { schema, file } = followSchema(schemas, source, from);
    // Following a reference copies the schema, but not its contents.
    const held = [schema.properties, schema.oneOf, schema.anyOf, schema.items].filter((one) => one !== undefined);
    if (held.length > 0 && held.every((one) => seen.has(one))) return [];
    for (const one of held) seen.add(one);
    const properties = objectEntries(schema.properties).map(([, property]) => property);
    const inner = [...properties, ...listBranches(schema), schema.items, schema.additionalProperties];
    return [schema, ...inner.filter(isJsonObject).flatMap((one) => typesUnder(one, file))];
  };
  return typesUnder(schemas[schemaFile], schemaFile);
}

function typeConstructs({ title, properties }: JsonObject): string[] {
  return objectEntries(properties).flatMap(([name, property]) => {
    const choices = enumChoices(property).filter((choice) => choice !== member(property, "default"));
    return [`${title}.${name}`, ...choices.map((choice) => `${title}.${name} ${choice}`)];
  });
}

function visitConstructs({ value, schema }: Visit): string[] {
  return objectEntries(value).flatMap(([name, inner]) => {
    const property = member(schema.properties, name);
    if (property === undefined) return [];
    const chosen = enumChoices(property).filter((choice) => [inner, ...arrayElements(inner)].includes(choice));
    return [`${schema.title}.${name}`, ...chosen.map((choice) => `${schema.title}.${name} ${choice}`)];
  });
}

/** The texts that a property, or each element of it, is one of. */
const enumChoices = (property: unknown) =>
  [...arrayElements(member(property, "enum")), ...arrayElements(member(member(property, "items"), "enum"))].filter(
    (one) => typeof one === "string",
  );

/** The parts of a text; the walk over a document stops at texts. */
function textVisits(schemas: SchemaSet, text: unknown): Visit[] {
  const walked = (type: string) => walkType(schemas, "text.schema.json", type, text, []);
  if (member(text, "key") !== undefined) return walked("MessageWithArguments");
  if (member(text, "data") !== undefined) return walked("ServerText");
  if (member(text, "var") !== undefined) return walked("TextVariable");
  if (member(text, "if") === undefined && member(text, "match") === undefined) return walked("TypedText");
  const [, branches, otherwise] = arrayElements(member(text, "match"));
  if (branches !== undefined)
    return [
      ...walked("MatchedText"),
      ...[...objectEntries(branches).map(([, branch]) => branch), otherwise].flatMap((one) => textVisits(schemas, one)),
    ];
  const choice = arrayElements(member(text, "if"));
  const chosen = choice.filter((_, index) => index % 2 === 1 || index === choice.length - 1);
  return [...walked("ChosenText"), ...chosen.flatMap((one) => textVisits(schemas, one))];
}

function operatorsIn(rule: unknown): string[] {
  const inner = [...arrayElements(rule), ...objectEntries(rule).map(([, value]) => value)].flatMap(operatorsIn);
  return [...objectEntries(rule).flatMap(([name]) => (operators.has(name) ? [name] : [])), ...inner];
}
