import { expect, test } from "vitest";
import { sampleTests, turnOfCommit } from "./sample.mjs";

const listed = `Listing tests:
  a.spec.ts:3:1 › first
  a.spec.ts:9:3 › group › second
  b.spec.ts:4:1 › third
Total: 3 tests in 2 files
`;

test("the turns share the tests among them", () => {
  expect(sampleTests(listed, 2, 0)).toEqual(["a.spec.ts:3:1 › first", "b.spec.ts:4:1 › third"]);
  expect(sampleTests(listed, 2, 7)).toEqual(["a.spec.ts:9:3 › group › second"]);
  expect(sampleTests(listed, 1, 5)).toHaveLength(3);
});

test("a commit has a turn", () => {
  expect(turnOfCommit()).toBeGreaterThanOrEqual(0);
});
