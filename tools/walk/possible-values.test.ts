import { expect, test } from "vitest";
import { member } from "../../src/documents/json.ts";
import { SOMETHING } from "./possible.ts";
import { type Known, knownTruth, possibleValues, withBound } from "./possible-values.ts";

const fixed = {
  client: { offers: ["a"], none: [], isOpen: false },
  programme: { types: { a: { ways: ["x"] }, b: { ways: [] } } },
  settings: { entry: "email" },
};

/** Fixed values, and data with a few possible values. */
const known = (data: Readonly<Record<string, readonly unknown[]>> = {}): Known => ({
  rules: { isLong: { in: ["list"], is: { ">": [{ length: { var: "list" } }, 1] } } },
  at: (root, key) => {
    if (root === "data") return key === undefined ? undefined : data[key];
    const value = member(fixed, root);
    if (value === undefined) return undefined;
    return [key === undefined ? value : member(value, key)];
  },
  answersTo: (form, field) => (`${form}.${field}` === "details.serial" ? [undefined] : undefined),
});

const entryIs = (value: string) => ({ "===": [{ var: "settings.entry" }, value] });
const answered = { present: { var: "data.answer" } };

test("a condition over fixed values is known", () => {
  expect(knownTruth(entryIs("email"), known())).toBe(true);
  expect(knownTruth({ var: "client.isOpen" }, known())).toBe(false);
  expect(knownTruth(undefined, known())).toBe(true);
});

test("a match gives what stands under the values that may occur", () => {
  const match = (value: string, ...otherwise: unknown[]) => ({ match: [{ var: value }, { a: 1, b: 2 }, ...otherwise] });
  const kinds = known({ kind: ["a", "c"] });
  expect(possibleValues(match("data.kind"), kinds)).toEqual([1, undefined]);
  expect(possibleValues(match("data.kind", 3), kinds)).toEqual([1, 3]);
  expect(possibleValues(match("data.other", 3), kinds)).toEqual([1, 2, 3]);
});

test("a condition over an event is not known", () => {
  expect(knownTruth(answered, known())).toBeUndefined();
  expect(knownTruth({ "<": [{ var: "client.until" }, { var: "now" }] }, known())).toBeUndefined();
  expect(knownTruth({ matches: [{ var: "settings.entry" }, "^e"] }, known())).toBeUndefined();
});

test("one known part can decide the whole", () => {
  expect(knownTruth({ and: [answered, entryIs("mobile")] }, known())).toBe(false);
  expect(knownTruth({ or: [answered, entryIs("email")] }, known())).toBe(true);
  expect(knownTruth({ or: [answered, entryIs("mobile")] }, known())).toBeUndefined();
  expect(knownTruth({ "!": { and: [answered, entryIs("mobile")] } }, known())).toBe(true);
});

test("an unknown key leads to any of the members, or to an absent value", () => {
  expect(possibleValues({ var: "programme.types[data.type].ways" }, known())).toEqual([["x"], [], undefined]);
  expect(possibleValues({ get: [{ var: "client.none" }, { var: "data.type" }] }, known())).toEqual([undefined]);
  const isLong = { rule: ["isLong", { var: "programme.types[data.type].ways" }] };
  expect(knownTruth(isLong, known())).toBe(false);
});

test("a filter of a known list may keep each element for which its condition may hold", () => {
  const types = { in: { entries: { var: "programme.types" } }, as: "type" };
  const isA = { "===": [{ var: "type.key" }, "a"] };
  const kept = [{ key: "a", value: { ways: ["x"] } }];
  expect(possibleValues({ filter: { ...types, is: isA } }, known())).toEqual([kept]);
  expect(possibleValues({ filter: { ...types, is: { and: [isA, answered] } } }, known())).toEqual([kept, []]);
});

test("data with a few possible values is tried with each of them", () => {
  const isB = { "===": [{ var: "data.type" }, "b"] };
  expect(knownTruth(isB, known({ type: ["a", "b"] }))).toBeUndefined();
  expect(knownTruth(isB, known({ type: ["a", undefined] }))).toBe(false);
  expect(possibleValues({ if: [isB, 1, 2] }, known({ type: ["b"] }))).toEqual([1]);
});

test("for an unknown value only its presence is known, and a field that is never shown is never answered", () => {
  const one = known({ answer: [SOMETHING] });
  expect(knownTruth(answered, one)).toBe(true);
  expect(possibleValues({ var: "data.answer.name" }, one)).toBeUndefined();
  expect(knownTruth({ "===": [{ var: "data.answer" }, "x"] }, one)).toBeUndefined();
  expect(knownTruth({ present: { var: "data.details.serial" } }, known())).toBe(false);
});

test("a rule over the elements of a list is tried with each of them", () => {
  const some = (list: string) => ({ some: { in: { var: list }, as: "one", is: { "===": [{ var: "one" }, "b"] } } });
  expect(knownTruth(some("client.offers"), known())).toBe(false);
  expect(knownTruth(some("client.none"), known())).toBe(false);
  expect(knownTruth(some("data.list"), known())).toBeUndefined();
  const bound = withBound(known(), "type", ["a", "b"]);
  expect(possibleValues({ var: "programme.types[type].ways" }, bound)).toEqual([["x"], []]);
});

test("a derived value may come to what its rule may, and one that reads itself to anything", () => {
  const derived = new Map<string, unknown>([
    ["type", { var: "programme.types[data.kind]" }],
    ["way", { first: [{ var: "data.way" }, { get: [{ var: "derived.type.ways" }, 0] }] }],
    ["self", { var: "derived.self" }],
  ]);
  const around = { ...known({ kind: ["a", "b"], way: [undefined] }), derived };
  expect(possibleValues({ var: "derived.type.ways" }, around)).toEqual([["x"], []]);
  expect(possibleValues({ var: "derived.way" }, around)).toEqual(["x", undefined]);
  expect(possibleValues({ var: "derived.self" }, around)).toBeUndefined();
});
