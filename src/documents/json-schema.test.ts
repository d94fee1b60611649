import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkJson, type JsonSchema } from "./json-schema.ts";

const ajv = new Ajv2020({ allErrors: true, ownProperties: true, strict: false });
formats.default(ajv);

const NAMES = ["a", "b", "toString", "x/y~z"];
const name = fc.constantFrom(...NAMES);
const text = fc.constantFrom("", "a", "abc", "äöü", "🙂🙂", "2026-02-29", "2028-02-29", "a@b.sg", "12");
const number = fc.constantFrom(-1, 0, 1, 1.5, 2, 1e21);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** No objects: AJV compares them by their own member "toString", if they have one. */
const constant = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }));

const type = fc.constantFrom("string", "integer", "number", "boolean", "object", "array", "null");
const length = fc.nat({ max: 3 });
const plain = {
  type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
  enum: fc.uniqueArray(constant, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) }),
  const: constant,
  required: fc.uniqueArray(name, { maxLength: 2 }),
  minItems: length,
  maxItems: length,
  minLength: length,
  maxLength: length,
  pattern: fc.constantFrom("^a", "b$", "^\\d+$", "^\\p{L}+$", "^.$"),
  minimum: number,
  maximum: number,
  format: fc.constantFrom("date", "date-time", "email", "uri"),
};

/** Schemas in which every keyword occurs, with alternatives or without them. */
function schemas(withAlternatives: boolean): fc.Arbitrary<JsonSchema> {
  const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => {
    const nested = {
      properties: fc.dictionary(name, tie("schema"), { maxKeys: 3 }),
      additionalProperties: fc.oneof(fc.boolean(), tie("schema")),
      items: tie("schema"),
    };
    const lists = fc.array(tie("schema"), { minLength: 1, maxLength: 3 });
    const alternatives = withAlternatives ? { oneOf: lists, anyOf: lists } : {};
    const all = { ...plain, ...nested, ...alternatives };
    const some = fc.subarray(Object.keys(all), { minLength: 1, maxLength: 3 });
    const leaf = fc.subarray(Object.keys(plain), { maxLength: 2 });
    const record = (keys: string[]) =>
      fc.record(Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key))));
    return { schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf.chain(record), some.chain(record)) };
  });
  return schema;
}

describe("the check agrees with AJV", () => {
  test("on which values are valid", () => {
    const verdicts = { fits: 0, breaks: 0 };
    fc.assert(
      fc.property(schemas(true), value, (schema, json) => {
        const expected = ajv.compile(schema)(json);
        verdicts[expected ? "fits" : "breaks"] += 1;
        expect(checkJson(schema, json).length === 0).toBe(expected);
      }),
      { numRuns: 700 },
    );
    expect(Math.min(verdicts.fits, verdicts.breaks)).toBeGreaterThan(100);
  });

  test("on the place of each problem", () => {
    fc.assert(
      fc.property(schemas(false), value, (schema, json) => {
        const validate = ajv.compile(schema);
        validate(json);
        const expected = new Set(
          (validate.errors ?? []).map(({ instancePath, schemaPath }) => `${instancePath} ${decodeURI(schemaPath)}`),
        );
        const actual = new Set(checkJson(schema, json).map((one) => `${one.pointer} #${one.schemaPointer}`));
        expect(actual).toEqual(expected);
      }),
      { numRuns: 700 },
    );
  });

  const characters = (alphabet: string) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 12 });
  const pad = (width: number, max: number) => fc.nat({ max }).map((n) => String(n).padStart(width, "0"));
  const day = fc.tuple(pad(4, 3000), pad(2, 13), pad(2, 32)).map((parts) => parts.join("-"));
  const zone = fc.constantFrom("Z", "z", "+08:00", "-23:59", "+24:00", "+08:60", "");
  const time = fc.tuple(pad(2, 24), pad(2, 60), pad(2, 59)).map((parts) => parts.join(":"));
  test.each([
    ["date", fc.oneof(day, characters("0123456789-"))],
    [
      "date-time",
      fc
        .tuple(day, fc.constantFrom("T", "t"), time, fc.constantFrom("", ".5", "."), zone)
        .map((parts) => parts.join("")),
    ],
    [
      "email",
      fc
        .tuple(
          characters("aB1.+_"),
          fc.constantFrom("@", "@", "ü@", ""),
          characters("bcdef-."),
          fc.constantFrom(".sg", ""),
        )
        .map((parts) => parts.join("")),
    ],
    [
      "uri",
      fc
        .tuple(
          fc.constantFrom("https:", "tel:", "1x:", ""),
          fc.constantFrom("//a.sg", "", "/"),
          characters("/?#%2e ä<a"),
        )
        .map((parts) => parts.join("")),
    ],
    [
      "uri-reference",
      fc.tuple(fc.constantFrom("https://a.sg", "", "/"), characters("/?%2e ä<a")).map((parts) => parts.join("")),
    ],
  ] as const)("on the format %s", (format, texts) => {
    const validate = ajv.compile({ format });
    const verdicts = { fits: 0, breaks: 0 };
    fc.assert(
      fc.property(texts, (one) => {
        const expected = validate(one);
        verdicts[expected ? "fits" : "breaks"] += 1;
        expect(checkJson({ format }, one).length === 0).toBe(expected);
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(verdicts.fits, verdicts.breaks)).toBeGreaterThan(30);
  });
});

describe("a problem", () => {
  test("names the place in the value and in the schema, and what was expected, but not the value", () => {
    const schema: JsonSchema = {
      type: "object",
      properties: { "a/b": { type: "array", items: { type: ["string", "integer"] } } },
    };
    expect(checkJson(schema, { "a/b": ["x", 1, false] })).toEqual([
      { pointer: "/a~1b/2", schemaPointer: "/properties/a~1b/items/type", expected: "string or integer" },
    ]);
  });

  test("is an object that differs from the constant; the order of members does not matter", () => {
    const schema: JsonSchema = { enum: [1, { a: [1, { b: 2 }], c: "d" }] };
    expect(checkJson(schema, { c: "d", a: [1, { b: 2 }] })).toEqual([]);
    for (const other of [{ a: [1, { b: 3 }], c: "d" }, { a: [1, { b: 2 }] }, { a: [1], c: "d" }, [], null, {}]) {
      expect(checkJson(schema, other)).toHaveLength(1);
    }
  });

  test("is a missing own member, even if Object.prototype has one of that name", () => {
    expect(checkJson({ required: ["toString"] }, {})).toHaveLength(1);
    expect(checkJson({ additionalProperties: false, properties: {} }, { toString: 1 })).toHaveLength(1);
    expect(checkJson({ const: {} }, JSON.parse('{"__proto__":1}'))).toHaveLength(1);
  });

  test("is a text too long for matching, found at once", () => {
    const long = `${"a".repeat(50_000)}!`;
    expect(checkJson({ pattern: "^(a+)+$" }, long)).toHaveLength(1);
    expect(checkJson({ format: "email" }, long)).toHaveLength(1);
  });
});
