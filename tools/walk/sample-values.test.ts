import { expect, test } from "vitest";
import { sampleValues } from "./sample-values.ts";

const sampling = {
  contract: {},
  compared: new Map([
    ["status", ["OPEN"]],
    ["tries", [3]],
  ]),
  read: new Set(["status", "tries", "note"]),
};

test("the first sample has every member, and others lack one optional member or differ in it", () => {
  const type = {
    type: "object",
    required: ["status"],
    properties: {
      status: { type: "string", examples: ["CLOSED"] },
      note: { type: "string" },
      unread: { type: "boolean" },
    },
  };
  const [whole, ...others] = sampleValues(type, sampling);
  expect(whole).toEqual({ status: "CLOSED", note: "text", unread: true });
  expect(others).toContainEqual({ status: "CLOSED" });
  expect(others).toContainEqual({ status: "CLOSED", unread: true });
  expect(others).toContainEqual({ status: "OPEN", note: "text", unread: true });
  expect(others, "a member that no rule reads stays the same").not.toContainEqual({
    status: "CLOSED",
    note: "text",
    unread: false,
  });
});

test("each example of a text is tried", () => {
  expect(sampleValues({ type: "string", examples: ["CLOSED", "NEW"] }, sampling)).toEqual(["CLOSED", "NEW"]);
});

test("numbers lie around what rules compare them with, within their bounds", () => {
  const tries = { type: "object", properties: { tries: { type: "integer", minimum: 0, maximum: 3 } } };
  const values = sampleValues(tries, sampling).map((value) => Reflect.get(Object(value), "tries"));
  expect(new Set(values)).toEqual(new Set([0, 1, 2, 3, undefined]));
});

test("lists have one, none and two elements", () => {
  const lengths = sampleValues({ type: "array", items: { enum: ["a", "b"] } }, sampling).map(
    (one) => Array(one).flat().length,
  );
  expect(new Set(lengths)).toEqual(new Set([1, 0, 2]));
});
