import { signal } from "@preact/signals-core";
import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("a result is computed once for each owner and name, also when it is undefined", () => {
  const asked: string[] = [];
  const find = memoize((_owner: object, one: string, other: string): string | undefined => {
    asked.push(`${one} ${other}`);
    return undefined;
  });
  const [owner, another] = [{}, {}];
  expect([find(owner, "a", "b"), find(owner, "a", "b")]).toEqual([undefined, undefined]);
  find(owner, "a", "c");
  find(another, "a", "b");
  expect(asked).toEqual(["a b", "a c", "a b"]);
});

test("a result is computed again after an input changed", () => {
  const shelf = signal("tea");
  const find = memoize((_owner: object, name: string) => `${name}: ${shelf.value}`);
  const owner = {};
  expect(find(owner, "top")).toBe("top: tea");
  shelf.value = "coffee";
  expect(find(owner, "top")).toBe("top: coffee");
});
