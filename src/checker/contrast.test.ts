import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

test("black on white is 21, a colour on itself is 1, in either order", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#4a2bb8", "#4a2bb8")).toBe(1);
});

test("the lightest grey for text on white is #767676", () => {
  expect(contrast("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});
