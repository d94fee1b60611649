import { expect, test } from "vitest";
import { once } from "./once.ts";

test("a value is computed on first use and kept, also when it is undefined", () => {
  let count = 0;
  const value = once(() => {
    count += 1;
    return undefined;
  });
  expect(count).toBe(0);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(count).toBe(1);
});
