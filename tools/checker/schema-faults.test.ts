import { expect, test } from "vitest";
import { schemaFaults } from "./schema-faults.ts";

const faultPointers = (schema: unknown) => schemaFaults(schema).map(({ pointer }) => pointer);

test("a schema has no faults, also with the portal's own keywords", () => {
  const score = { type: "integer", title: "survey.score", "x-message": "survey.wrong", oneOf: [{ const: 1 }] };
  expect(schemaFaults({ type: "object", properties: { score } })).toEqual([]);
});

test("each violation of JSON Schema is found once, at its place", () => {
  const wrong = { title: { key: "a.b" }, oneOf: [2, { const: 3 }], maxLength: { const: 5 } };
  expect(faultPointers({ type: "object", properties: { wrong } }).sort()).toEqual(
    ["maxLength", "oneOf/0", "title"].map((end) => `/properties/wrong/${end}`),
  );
  expect(faultPointers({ type: "string", properties: { type: "tea" } })).toEqual(["/properties/type"]);
});
