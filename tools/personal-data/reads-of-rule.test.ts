import { expect, test } from "vitest";
import { boundAt, readsOfRule } from "./reads-of-rule.ts";

const NONE = new Map();

const reads = (rule: unknown, bound: Parameters<typeof readsOfRule>[1] = NONE) =>
  readsOfRule(rule, bound)
    .map((read) => read.join("."))
    .sort();

const some = (list: unknown, is: unknown) => ({ some: { in: list, as: "one", is } });

test("one name of elements means each list where it stands", () => {
  const rule = {
    and: [some({ var: "data.cups" }, { var: "one.isFull" }), some({ var: "data.pots" }, { var: "one.isHot" })],
  };
  expect(reads(rule)).toEqual(["data.cups.[].isFull", "data.pots.[].isHot"]);
});

test("a name inside a list of the same name means the inner list", () => {
  const rule = some({ var: "data.tables" }, some({ var: "one.cups" }, { var: "one.isFull" }));
  expect(reads(rule)).toEqual(["data.tables.[].cups.[].isFull"]);
});

test("what a condition of a list reads is read, and is no list", () => {
  const hot = { filter: { in: { var: "data.pots" }, as: "one", is: { var: "one.isHot" } } };
  expect(reads({ map: { in: hot, as: "one", to: { var: "one.name" } } })).toEqual([
    "data.pots.[].isHot",
    "data.pots.[].name",
  ]);
});

test("lists of lists of one name cost no more than they say", () => {
  const narrowed = Array.from({ length: 16 }).reduce<unknown>(
    (list, _, at) => ({
      filter: { in: list, as: "one", is: { and: [{ var: `one.a${at}` }, { var: `one.b${at}` }] } },
    }),
    { var: "data.pots" },
  );
  expect(reads(narrowed)).toHaveLength(1 + 2 * 16);
});

test("a block and an option name their elements in their own rules and nowhere else", () => {
  const of = (list: string) => ({ in: { var: list }, as: "one" });
  const screen = {
    blocks: {
      cups: { each: of("data.cups"), children: { name: { props: { text: { var: "one.name" } } } } },
      pots: { each: of("data.pots"), props: { text: { var: "one.name" } } },
      none: { props: { text: { var: "one.name" } } },
    },
  };
  const at = (...path: string[]) => reads({ var: "one.name" }, boundAt(screen, ["blocks", ...path]));
  expect(at("cups", "children", "name", "props", "text")).toEqual(["data.cups.[].name"]);
  expect(at("pots", "props", "text")).toEqual(["data.pots.[].name"]);
  expect(at("none", "props", "text")).toEqual(["one.name"]);
  const form = { fields: { pot: { options: { ...of("data.pots"), label: { var: "one.name" } } } } };
  expect(reads({ var: "one.name" }, boundAt(form, ["fields", "pot", "options", "label"]))).toEqual([
    "data.pots.[].name",
  ]);
});
