import { expect, test } from "vitest";
import { pathsThrough } from "./derived-paths.ts";

const texts = (rule: unknown, derived?: Record<string, unknown>) => pathsThrough(rule, derived).map(({ text }) => text);

const derived = {
  total: { "+": [{ var: "derived.fee" }, { var: "data.night" }] },
  fee: { var: "programme.fees[data.incident]" },
};

test("a rule reads what its derived values read, also by each other, and each once", () => {
  const rule = { ">": [{ var: "derived.total" }, { "-": [{ var: "derived.total" }, { var: "data.paid" }] }] };
  expect(texts(rule, derived)).toEqual(["data.paid", "data.night", "programme.fees[data.incident]", "data.incident"]);
});

test("a derived value in brackets of a path counts", () => {
  expect(texts({ var: "client.links[derived.fee]" }, derived)).toContain("data.incident");
});

test("all derived values are read together where none is named", () => {
  expect(texts({ keys: { var: "derived" } }, derived)).toContain("data.night");
});

test("a cycle, and a value that is not there, end", () => {
  expect(texts({ var: "derived.a" }, { a: { var: "derived.b" }, b: { var: "derived.a" } })).toEqual([]);
  expect(texts({ var: "derived.none" }, derived)).toEqual([]);
});
