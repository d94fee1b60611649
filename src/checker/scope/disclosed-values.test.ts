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
  ["an object with one", at("order"), "personal"],
  ["another member of it", at("order.id"), undefined],
  ["a member that a rule reads", { get: [at("orders"), 0, "id"] }, undefined],
  ["a personal member that a rule reads", { get: [at("orders"), 0, "note"] }, "personal"],
  ["a text built from one", { join: [[at("order.id"), at("name")], " "] }, "personal"],
  ["its presence", { present: at("name") }, undefined],
  ["one of two values", { if: [{ present: at("name") }, at("order.id"), at("code")] }, "secret"],
  ["one that only decides between others", { if: [{ "===": [at("name"), "x"] }, at("order.id"), "none"] }, undefined],
  ["a list of parts", { map: { in: at("orders"), as: "one", to: { var: "one.id" } } }, undefined],
  ["a list of other parts", { map: { in: at("orders"), as: "one", to: { upper: { var: "one.note" } } } }, "personal"],
  ["an object built from one", { object: { who: at("name") } }, "personal"],
  ["a number", { "+": [at("count"), 1] }, undefined],
])("%s", (_what, rule, disclosed) => {
  expect(disclosedBy(rule, { data })).toBe(disclosed);
});
