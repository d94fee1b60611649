import { expect, test } from "vitest";
import { documentsBefore, isKnownCommit } from "./documents-before.ts";

test("clients and programmes of a commit are there by their paths", () => {
  const before = documentsBefore("HEAD");
  expect(before.get("programmes/base-programme.programme.json")).toMatchObject({ id: "base-programme" });
  expect([...before.keys()].every((path) => path.startsWith("programmes/"))).toBe(true);
});

test("whether a commit is there can be asked", () => {
  expect(["HEAD", "no-such-commit"].map(isKnownCommit)).toEqual([true, false]);
});

test("a commit that is not there is told", () => {
  expect(() => documentsBefore("no-such-commit")).toThrow(/no-such-commit/);
});
