import { expect, test } from "vitest";
import { once } from "./once.ts";

test("a value is made when it is first asked for and kept, also when it is none", () => {
  let count = 0;
  const value = once(() => {
    count += 1;
    return undefined;
  });
  expect(count).toBe(0);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(count).toBe(1);
});
