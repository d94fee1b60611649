import { expect, test } from "vitest";
import { derived } from "./derived.ts";
import { lookingAt, spend, withinWork } from "./work.ts";

test("work beyond its budget is stopped, and the error says where", () => {
  const endless = () => {
    while (true) spend();
  };
  expect(withinWork(1_000, () => lookingAt("a.json", endless))).toMatchObject({ at: "a.json" });
  expect(withinWork(1_000, () => "done")).toEqual({ found: "done" });
});

test("a stopped value is computed when the budget allows it", () => {
  const costly = derived(() => {
    spend(500);
    return "found";
  });
  const reader = derived(() => costly());
  expect(withinWork(100, reader)).not.toHaveProperty("found");
  expect(withinWork(1_000, reader)).toEqual({ found: "found" });
});
