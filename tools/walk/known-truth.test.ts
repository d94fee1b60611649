import { expect, test } from "vitest";
import { isKnownEmpty, knownTruth } from "./known-truth.ts";

const scope = { client: { offers: ["a"], none: [], isOpen: false }, settings: { entry: "email" } };
const entryIs = (value: string) => ({ "===": [{ var: "settings.entry" }, value] });
const answered = { present: { var: "data.answer" } };

test("a condition over what is fixed is known", () => {
  expect(knownTruth(entryIs("email"), scope)).toBe(true);
  expect(knownTruth({ var: "client.isOpen" }, scope)).toBe(false);
  expect(knownTruth(undefined, scope)).toBe(true);
});

test("a condition over what happens is not known", () => {
  expect(knownTruth(answered, scope)).toBeUndefined();
  expect(knownTruth({ "<": [{ var: "client.until" }, { var: "now" }] }, scope)).toBeUndefined();
});

test("one part that is known can decide the whole", () => {
  expect(knownTruth({ and: [answered, entryIs("mobile")] }, scope)).toBe(false);
  expect(knownTruth({ or: [answered, entryIs("email")] }, scope)).toBe(true);
  expect(knownTruth({ or: [answered, entryIs("mobile")] }, scope)).toBeUndefined();
  expect(knownTruth({ "!": { and: [answered, entryIs("mobile")] } }, scope)).toBe(true);
});

test("a list is known to be empty only where nothing else can be in it", () => {
  expect(isKnownEmpty({ var: "client.none" }, scope)).toBe(true);
  expect(isKnownEmpty({ var: "client.offers" }, scope)).toBe(false);
  expect(isKnownEmpty({ var: "data.list" }, scope)).toBe(false);
});
