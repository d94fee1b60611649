import { expect, test } from "vitest";
import { targets } from "../../src/documents/checks/reference-targets.ts";
import { isJsonObject, membersOf } from "../../src/documents/json.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";

const { schemas } = checkerFacts();

test.each(Object.entries(schemas))("%s describes each property, with an example", (_, schema) => {
  expect(undescribed(schema, "")).toEqual([]);
});

test("the checker knows every kind of reference that the schemas mark", () => {
  const marked = Object.values(schemas).flatMap(marks);
  expect(marked.filter((kind) => !Object.hasOwn(targets, kind))).toEqual([]);
});

function undescribed(node: unknown, path: string): string[] {
  if (!isJsonObject(node)) return [];
  const own = membersOf(node.properties).flatMap(([name, property]) => {
    const isDescribed =
      isJsonObject(property) && property.description !== undefined && Array.isArray(property.examples);
    return isDescribed ? [] : [`${path}/${name}`];
  });
  const inner = [...membersOf(node.properties), ...membersOf(node.$defs)];
  const beside = ["additionalProperties", "items"].map((key) => [key, node[key]] as const);
  return [...own, ...[...inner, ...beside].flatMap(([name, value]) => undescribed(value, `${path}/${name}`))];
}

function marks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(marks);
  if (!isJsonObject(node)) return [];
  const own = typeof node["x-refers"] === "string" ? [node["x-refers"]] : [];
  return [...own, ...Object.values(node).flatMap(marks)];
}
