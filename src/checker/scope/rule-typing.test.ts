import { describe, expect, test } from "vitest";
import { shapeOfRule } from "./rule-typing.ts";
import { routeShape } from "./scope-of-routes.ts";
import { type Follow, schemaShape } from "./shape.ts";

const plain: Follow = (schema) => ({ schema, follow: plain });
const money = { properties: { amount: { type: "integer" }, currency: { type: "string" } } };
const data = schemaShape(
  {
    properties: {
      tries: { type: "integer" },
      kind: { enum: ["email", "mobile"] },
      expiresAt: { type: "string", format: "date-time" },
      day: { type: "string", format: "date" },
      fees: { type: "array", items: money },
      slots: {
        type: "array",
        items: { properties: { at: { type: "integer" }, day: { type: "string", format: "date" } } },
      },
      rates: { type: "object", additionalProperties: { type: "number" } },
    },
  },
  plain,
);

const due = { name: "due", inputs: ["fee"], is: { "*": [{ var: "fee" }, 2] } };

function resultTypes(rule: unknown) {
  const { types } = shapeOfRule(rule, { roots: { data }, rules: [due] });
  return types === undefined ? undefined : [...types];
}

const SLOT = { in: { var: "data.slots" }, as: "slot" };

describe("the type of a rule's result", () => {
  test.each([
    ["a path has the type that is declared", { var: "data.expiresAt" }, ["instant"]],
    ["a key from data leads to any member", { var: "data.rates[data.kind]" }, ["number"]],
    ["an index leads to an element", { var: "data.slots.0.day" }, ["day"]],
    [
      "a match has the types of all that it may give",
      { match: [{ var: "data.kind" }, { email: { var: "data.tries" }, mobile: true }, "none"] },
      ["number", "boolean", "text"],
    ],
    ["an iterator's name has the type of an element", { find: { ...SLOT, is: true } }, ["object"]],
    ["a map is a list", { map: { ...SLOT, to: { var: "slot.at" } } }, ["list"]],
    ["of a list of money, the sum is money", { sum: { var: "data.fees" } }, ["money"]],
    ["money with a factor stays money", { "*": [{ get: [{ var: "data.fees" }, 0] }, 2] }, ["money"]],
    ["an object of an amount and a currency is money", { object: { amount: 1, currency: "SGD" } }, ["money"]],
    ["a choice has the types of its values", { if: [true, 1, "none"] }, ["number", "text"]],
    ["a later day is a day", { plus: [{ var: "data.day" }, "P1M"] }, ["day"]],
    ["a named rule gives what it makes of its inputs", { rule: ["due", { var: "data.tries" }] }, ["number"]],
    ["an undeclared value has no known type", { var: "session.x" }, undefined],
  ])("%s", (_, rule, types) => {
    expect(resultTypes(rule)).toEqual(types);
  });

  test("keys of a programme's object are keys of that catalogue; keys of data are texts", () => {
    const { element: ofProgramme } = shapeOfRule({ keys: { var: "programme.terms" } }, { roots: {}, rules: [] });
    const { element: ofData } = shapeOfRule({ keys: { var: "data.rates" } }, { roots: { data }, rules: [] });
    expect([ofProgramme.keyOf, ofData.keyOf]).toEqual(["programme.terms", undefined]);
  });

  test("an element's members are known inside the iterator", () => {
    const rule = { map: { ...SLOT, to: { var: "slot.at" } } };
    const { element } = shapeOfRule(rule, { roots: { data }, rules: [] });
    expect([...(element.types ?? [])]).toEqual(["number"]);
  });

  test("the names of a route and of its frame are texts", () => {
    const types = (path: string) => shapeOfRule({ var: path }, { roots: { route: routeShape }, rules: [] }).types;
    expect(["route.id", "route.frame"].map((path) => [...(types(path) ?? [])])).toEqual([["text"], ["text"]]);
  });

  test("a rule that uses itself endlessly has no known type", () => {
    const loop = { name: "loop", inputs: [], is: { rule: "loop" } };
    expect(shapeOfRule({ rule: "loop" }, { roots: {}, rules: [loop] }).types).toBeUndefined();
  });
});
