import { expect, test } from "vitest";
import { schemaShape, shapeFrom } from "../scope/shape.ts";
import { keysReadByRule } from "./read-keys.ts";

const follow = (schema: unknown) => ({ schema, follow });
const fee = { type: "object", properties: { price: { type: "number" }, note: { type: "string" } } };
const programme = shapeFrom(
  "programme",
  schemaShape(
    {
      type: "object",
      properties: {
        fee,
        fees: { type: "object", additionalProperties: fee },
        offers: { type: "array", items: { type: "string" } },
        isSold: { type: "boolean" },
      },
    },
    follow,
  ),
);
const rules = [{ name: "priceOf", inputs: ["fee"], is: { var: "fee.price" } }];
const at = (path: string) => ({ var: `programme.${path}` });
const read = (rule: unknown, isReadOn = false) => {
  const { outside, whole } = keysReadByRule(
    rule,
    { roots: { programme, data: schemaShape({}, follow) }, rules },
    isReadOn,
  );
  return { outside: [...outside], whole: [...whole].sort() };
};

test.each([
  ["a value", at("isSold"), ["isSold"]],
  ["an object that is passed on whole", at("fee"), ["fee"]],
  ["a member of an entry", { get: [at("fees"), { var: "data.incident" }, "price"] }, ["fees.*.price"]],
  ["an entry by a key that is read too", at("fees[programme.offers].note"), ["fees.*.note", "offers"]],
  ["what a named rule reads of its input", { rule: ["priceOf", at("fee")] }, ["fee.price"]],
  ["what decides, and what it decides between", { if: [at("isSold"), at("fee.price"), 0] }, ["fee.price", "isSold"]],
  ["elements of a list", { map: { in: at("offers"), as: "one", to: { var: "one" } } }, ["offers.*"]],
  [
    "the values of a catalogue",
    { map: { in: { entries: at("fees") }, as: "one", to: { var: "one.value.note" } } },
    ["fees.*.note"],
  ],
])("reads %s", (_what, rule, keys) => {
  expect(read(rule)).toEqual({ outside: [], whole: keys.map((key) => `programme.${key}`) });
});

test.each([
  ["its presence", { present: at("fee") }, "fee"],
  ["the names of entries", { keys: at("fees") }, "fees"],
])("reads of an object only %s", (_what, rule, key) => {
  expect(read(rule).outside).toEqual([`programme.${key}`]);
});

test("a value on which others read on is not read by itself", () => {
  expect(read(at("fee"), true)).toEqual({ outside: [], whole: [] });
});
