import { expect, it } from "vitest";
import { createSchemaChecker } from "../sandbox/contract/schema-checker.ts";
import { brokenValues } from "./broken-requests.ts";
import { someValues } from "./sample-request.ts";

const schema = {
  type: "object",
  additionalProperties: false,
  required: ["name", "age", "tags", "kind"],
  properties: {
    name: { type: "string", minLength: 2, maxLength: 5 },
    age: { type: "integer", minimum: 1, maximum: 9 },
    day: { type: "string", format: "date" },
    code: { type: "string", pattern: "^[0-9]{6}$" },
    kind: { enum: ["a", "b"] },
    tags: { type: "array", minItems: 1, maxItems: 2, items: { type: "boolean" } },
    inner: { type: "object", additionalProperties: { type: "number" } },
  },
};
const check = createSchemaChecker().compile(schema);
const valid = { name: "abc", age: 3, day: "2026-11-22", code: "123456", kind: "a", tags: [true] };

it("makes valid values of the schema, the same for the same seed", () => {
  const values = someValues(schema, 50, 1);
  expect(values.filter((one) => !check(one))).toEqual([]);
  expect(someValues(schema, 50, 1)).toEqual(values);
});

it("breaks each rule of the schema, and makes only invalid values", () => {
  const broken = brokenValues(schema, valid, "body");
  expect(broken.filter(({ value }) => check(value)).map(({ what }) => what)).toEqual([]);
  expect(broken.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      "body: type",
      "body: unexpected member",
      "without body.name",
      "body.name: minLength",
      "body.name: maxLength",
      "body.age: type",
      "body.age: minimum",
      "body.age: maximum",
      "body.day: format",
      "body.code: pattern",
      "body.kind: enum",
      "body.tags: minItems",
      "body.tags: maxItems",
      "body.tags.0: type",
      "body.inner: type",
    ]),
  );
});
