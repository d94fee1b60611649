import { expect, test } from "vitest";
import { knownTruth } from "./known-truth.ts";

const known = { client: { sells: true, code: "tea" }, settings: { entry: "mobile" } };
const sells = { var: "client.sells" };
const isOut = { var: "data.isOut" };

test("a condition on the client and the flow's settings is known before anybody comes", () => {
  expect(knownTruth(sells, known)).toBe(true);
  expect(knownTruth({ "===": [{ var: "settings.entry" }, "email"] }, known)).toBe(false);
  expect(knownTruth({ present: { var: "client.chat" } }, known)).toBe(false);
});

test("a condition on other data is open, unless its known part decides", () => {
  expect(knownTruth(isOut, known)).toBeUndefined();
  expect(knownTruth({ and: [sells, isOut] }, known)).toBeUndefined();
  expect(knownTruth({ and: [{ "!": sells }, isOut] }, known)).toBe(false);
  expect(knownTruth({ or: [sells, isOut] }, known)).toBe(true);
  expect(knownTruth({ "!": { or: [sells, isOut] } }, known)).toBe(false);
});

test("a named rule, a text and an invalid rule leave it open", () => {
  expect(knownTruth({ rule: ["isTea", { var: "client.code" }] }, known)).toBeUndefined();
  expect(knownTruth("client.sells", known)).toBeUndefined();
  expect(knownTruth([sells, "a", "b"], known)).toBeUndefined();
});
