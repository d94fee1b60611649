import { expect, test } from "vitest";
import { fuzz } from "../../tools/fuzz/fuzz.ts";
import { documentSet } from "./support/document-set.ts";
import { countOr, seed, told } from "./support/fuzzing.ts";

test("however a document is changed, the checker never throws, and every finding has a place", () => {
  const { faults, accepted, rejected } = fuzz({ ...documentSet("tea"), count: countOr(19_000), seed, wholeOf: 20 });
  expect(told(faults)).toEqual([]);
  expect(Math.min(accepted, rejected)).toBeGreaterThan(0);
}, 600_000);
