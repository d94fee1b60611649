import { expect, test } from "vitest";
import { documentsBefore, isKnownCommit } from "./documents-before.ts";

test("clients and programmes of a commit are found by their paths", () => {
  const before = documentsBefore("HEAD");
  expect(before.get("programmes/base-programme.programme.json")).toMatchObject({ id: "base-programme" });
  expect([...before.keys()].every((path) => path.startsWith("programmes/"))).toBe(true);
});

test("an existing commit is recognised", () => {
  expect(["HEAD", "no-such-commit"].map(isKnownCommit)).toEqual([true, false]);
});

test("an unknown commit is refused", () => {
  expect(() => documentsBefore("no-such-commit")).toThrow(/no-such-commit/);
});
