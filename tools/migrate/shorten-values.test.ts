import { expect, test } from "vitest";
import { shortenValues } from "./shorten-values.ts";

const migrated = (value: unknown) => JSON.parse(shortenValues(JSON.stringify(value)));

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

test("a chain of if over one value becomes a match, and its parts become short", () => {
  const is = (...sides: unknown[]) => ({ "===": sides });
  const kind = { var: "data.kind" };
  const text = { key: "a.b", args: { name: { var: "data.name" } } };
  expect(migrated({ text: { if: [is(kind, "a"), text, is("b", kind), "a.c", "a.d"] } })).toEqual({
    text: { match: ["$data.kind", { a: { key: "a.b", args: { name: "$data.name" } }, b: "a.c" }, "a.d"] },
  });
  expect(migrated({ rule: { if: [is(kind, "a"), 1, is(kind, "b"), 2] } })).toEqual({
    rule: { match: ["$data.kind", { a: 1, b: 2 }] },
  });
});

test("a choice that compares otherwise stays a choice", () => {
  const kind = { length: "abc" };
  const is = (...sides: unknown[]) => ({ "===": sides });
  const stays = (...conditions: unknown[]) => {
    const rule = { rule: { if: [...conditions.flatMap((one, index) => [one, index]), "else"] } };
    expect(migrated(rule)).toEqual(rule);
  };
  stays(is(kind, "x"));
  stays(is(kind, "x"), is({ length: "b" }, "y"));
  stays(is(kind, "x"), is(kind, "x"));
  stays(is(kind, "x"), is(kind, 2));
  stays(is(kind, "x"), { "!==": [kind, "y"] });
});

test("a text that begins with $ is escaped once, and a path stays a path", () => {
  expect(migrated({ text: "$5" })).toEqual({ text: "$$5" });
  expect(migrated({ text: "$$5", path: "$data.name" })).toEqual({ text: "$$5", path: "$data.name" });
});

test("a text that is no JSON stays as it is", () => {
  expect(shortenValues("")).toBe("");
});
