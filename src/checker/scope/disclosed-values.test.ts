import { expect, test } from "vitest";
import { disclosedBy } from "./disclosed-values.ts";
import { schemaShape } from "./shape.ts";

const follow = (schema: unknown) => ({ schema, follow });
const data = schemaShape(
  {
    type: "object",
    properties: {
      name: { type: "string", personal: { purpose: "delivery" } },
      code: { type: "string", sensitive: true },
      order: {
        type: "object",
        properties: { id: { type: "string" }, address: { type: "string", personal: { purpose: "delivery" } } },
      },
      orders: {
        type: "array",
        items: {
          type: "object",
          properties: { id: { type: "string" }, note: { type: "string", personal: { purpose: "delivery" } } },
        },
      },
      count: { type: "integer" },
    },
  },
  follow,
);
const at = (path: string) => ({ var: `data.${path}` });

test.each([
  ["a value", at("name"), "personal"],
  ["a secret", at("code"), "secret"],
  ["a whole that holds one", at("order"), "personal"],
  ["a part of it that does not", at("order.id"), undefined],
  ["a part that is taken by a rule", { get: [at("orders"), 0, "id"] }, undefined],
  ["the other part", { get: [at("orders"), 0, "note"] }, "personal"],
  ["a text that is made of one", { join: [[at("order.id"), at("name")], " "] }, "personal"],
  ["whether it is there", { present: at("name") }, undefined],
  ["one of two", { if: [{ present: at("name") }, at("order.id"), at("code")] }, "secret"],
  ["one that only decides", { if: [{ "===": [at("name"), "x"] }, at("order.id"), "none"] }, undefined],
  ["a list of parts", { map: { in: at("orders"), as: "one", to: { var: "one.id" } } }, undefined],
  ["a list of other parts", { map: { in: at("orders"), as: "one", to: { upper: { var: "one.note" } } } }, "personal"],
  ["an object that is made", { object: { who: at("name") } }, "personal"],
  ["a number", { "+": [at("count"), 1] }, undefined],
])("%s", (_what, rule, disclosed) => {
  expect(disclosedBy(rule, { data })).toBe(disclosed);
});
