import { signal } from "@preact/signals-core";
import { describe, expect, test } from "vitest";
import { derived } from "./derived.ts";
import { isSame } from "./same.ts";

describe("a derived value", () => {
  test("is computed once, and again only after an input changed", () => {
    const [left, right] = [signal(1), signal(10)];
    const found: string[] = [];
    const double = derived(() => {
      found.push("double");
      return left.value * 2;
    });
    const sum = derived(() => {
      found.push("sum");
      return double() + right.value;
    });
    expect([sum(), sum()]).toEqual([12, 12]);
    right.value = 20;
    expect(sum()).toBe(22);
    expect(found).toEqual(["sum", "double", "sum"]);
    left.value = 2;
    expect(sum()).toBe(24);
  });

  test("does not invalidate its readers when the new result is equal", () => {
    const number = signal(1);
    const isOdd = derived(() => [number.value % 2 === 1]);
    let times = 0;
    const text = derived(() => {
      times += 1;
      return isOdd()[0] ? "odd" : "even";
    });
    expect(text()).toBe("odd");
    number.value = 3;
    expect(text()).toBe("odd");
    expect(times).toBe(1);
  });

  test("depends only on what it read in the last computation", () => {
    const [which, left, right] = [signal<"left" | "right">("left"), signal(1), signal(2)];
    let times = 0;
    const chosen = derived(() => {
      times += 1;
      return which.value === "left" ? left.value : right.value;
    });
    chosen();
    which.value = "right";
    expect(chosen()).toBe(2);
    left.value = 5;
    expect([chosen(), times]).toEqual([2, 2]);
  });

  test("throws its error to every reader until an input changes", () => {
    const divisor = signal(0);
    const quotient = derived(() => {
      if (divisor.value === 0) throw new Error("by zero");
      return 6 / divisor.value;
    });
    const text = derived(() => {
      try {
        return String(quotient());
      } catch {
        return "none";
      }
    });
    expect(text()).toBe("none");
    expect(() => quotient()).toThrow("by zero");
    divisor.value = 3;
    expect(text()).toBe("2");
  });
});

test.each([
  [[1, [2]], [1, [2]], true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [new Map([["a", [1]]]), new Map([["a", [1]]]), true],
  [new Set([1]), new Set([2]), false],
  [() => 1, () => 1, false],
  [Number.NaN, Number.NaN, true],
  [null, {}, false],
  [[], {}, false],
])("%j and %j are the same: %s", (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
