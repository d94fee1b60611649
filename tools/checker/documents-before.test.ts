import { expect, test } from "vitest";
import { documentsBefore, isKnownCommit } from "./documents-before.ts";

test("reads clients and programmes of a commit by their paths", () => {
  const before = documentsBefore("HEAD");
  expect(before.get("programmes/base-programme.programme.json")).toMatchObject({ id: "base-programme" });
  expect([...before.keys()].every((path) => path.startsWith("programmes/"))).toBe(true);
});

test("says whether a commit exists", () => {
  expect(["HEAD", "no-such-commit"].map(isKnownCommit)).toEqual([true, false]);
});

test("reports an unknown commit", () => {
  expect(() => documentsBefore("no-such-commit")).toThrow(/no-such-commit/);
});
