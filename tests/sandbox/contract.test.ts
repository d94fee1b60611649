import { readdirSync, readFileSync } from "node:fs";
import { createConfig, lint } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { allOperations, fileOperations } from "../../tools/sandbox/operations/all-operations.ts";

const folder = "schemas/api/";
const files = readdirSync(folder).filter((file) => file.endsWith(".openapi.json"));
const read = (file: string): JsonObject => JSON.parse(readFileSync(folder + file, "utf8"));
const documents = files.map((file) => ({ file, document: read(file) }));
const operations = documents.flatMap(({ document }) =>
  objectEntries(document.paths)
    .flatMap(([, item]) => objectEntries(item))
    .map(([, operation]) => operation),
);

/** Every object inside a value, with its place. */
function* objectsIn(value: unknown, place = ""): Generator<[string, JsonObject]> {
  if (isJsonObject(value)) yield [place, value];
  const inner = Array.isArray(value) ? [...value.entries()] : objectEntries(value);
  for (const [key, one] of inner) if (key !== "examples") yield* objectsIn(one, `${place}/${key}`);
}

describe.each(documents)("$file", ({ file, document }) => {
  it("is valid OpenAPI, and its examples hold to its schemas", async () => {
    const rules = {
      "no-invalid-media-type-examples": "error",
      "no-invalid-schema-examples": "error",
      "info-license": "off",
      // Types that documents refer to are beside those of the wire.
      "no-unused-components": "off",
    } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const problems = await lint({ ref: folder + file, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it("has closed objects, with every property described by an example", () => {
    const schemas = objectEntries(member(document.components, "schemas")).flatMap(([name, one]) => [
      ...objectsIn(one, name),
    ]);
    const open = schemas.filter(
      ([, { type, additionalProperties }]) => type === "object" && additionalProperties === undefined,
    );
    expect(open.map(([place]) => place)).toEqual([]);

    const properties = schemas.flatMap(([place, { properties }]) =>
      objectEntries(properties).map(([name, one]): [string, unknown] => [`${place}.${name}`, one]),
    );
    const bare = properties.filter(
      ([, one]) =>
        member(one, "$ref") === undefined &&
        (!member(one, "description") || arrayElements(member(one, "examples")).length === 0),
    );
    expect(bare.map(([place]) => place)).toEqual([]);
  });
});

it("says the same wherever two documents hold the same component", () => {
  const components = documents.flatMap(({ document }) =>
    objectEntries(document.components).flatMap(([kind, named]) =>
      objectEntries(named).map(([name, one]): [string, string] => [`${kind}/${name}`, JSON.stringify(one)]),
    ),
  );
  const names = [...new Set(components.map(([name]) => name))];
  const schemaTexts = (name: string) => new Set(components.filter((one) => one[0] === name).map(([, text]) => text));
  expect(names.filter((name) => schemaTexts(name).size > 1)).toEqual([]);
});

it("is implemented by the sandbox, operation for operation", () => {
  const described = operations.map((operation) => String(member(operation, "operationId"))).sort();
  expect([...allOperations, ...fileOperations].map(({ id }) => id).sort()).toEqual(described);
});

it("describes how each operation is called, and shows its request and its replies", () => {
  for (const operation of operations) {
    expect(operation).toMatchObject({
      "x-call": { base: expect.any(String), timeoutMs: expect.any(Number), retry: { times: expect.any(Number) } },
    });
    const bodies = [...objectsIn(operation)].filter(([place]) => place.endsWith("application/json"));
    for (const [, body] of bodies) expect(objectEntries(body.examples).length).toBeGreaterThan(0);
  }
});
