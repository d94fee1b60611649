import { expect, test } from "vitest";
import { migrateDocument } from "./migrate-document.ts";

const migrated = (value: unknown) => JSON.parse(migrateDocument(JSON.stringify(value)));

test("paths, texts that are data, and events of blocks become short; other values stay", () => {
  const block = {
    props: { text: { data: { var: "data.name" } }, count: { "+": [{ var: "data.a" }, 1] } },
    on: { press: { send: "NEXT" }, change: { send: "CHOOSE", with: { id: { var: "one.id" } } } },
  };
  expect(migrated(block)).toEqual({
    props: { text: "$data.name", count: { "+": ["$data.a", 1] } },
    on: { press: "NEXT", change: { send: "CHOOSE", with: { id: "$one.id" } } },
  });
});

test("a search for the element with a key becomes a look-up, whichever side the key is on", () => {
  const is = (...sides: string[]) => ({ "===": sides.map((path) => ({ var: path })) });
  const find = (rule: unknown) => ({ find: { in: { var: "data.list" }, as: "one", is: rule } });
  expect(migrated({ a: { get: [find(is("one.id", "data.b")), "name"] }, b: find(is("data.b", "one.id")) })).toEqual({
    a: "$data.list[id=data.b].name",
    b: "$data.list[id=data.b]",
  });
});

test("a search that compares otherwise stays a search", () => {
  const find = (is: unknown) => ({ rule: { find: { in: ["a"], as: "one", is } } });
  const own = { var: "one.id" };
  expect(migrated(find({ "===": [own, "x"] }))).toEqual(find({ "===": ["$one.id", "x"] }));
  expect(migrated(find({ "===": [own, own] }))).toEqual(find({ "===": ["$one.id", "$one.id"] }));
  expect(migrated(find({ "!==": [own, { var: "data.b" }] }))).toEqual(find({ "!==": ["$one.id", "$data.b"] }));
});

test("a text that begins with $ is escaped", () => {
  expect(migrated({ text: "$5" })).toEqual({ text: "$$5" });
});

test("a text that is no JSON stays as it is", () => {
  expect(migrateDocument("")).toBe("");
});
