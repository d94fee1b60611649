import { expect, test } from "vitest";
import { selectGates } from "./gate-selection.mjs";
import { gates } from "./gates.mjs";

const names = (args: readonly string[]) => selectGates(gates, args).map(({ name }) => name);

test("all gates run when none is named", () => {
  expect(names([])).toEqual(gates.map(({ name }) => name));
});

test("named gates run in their own order", () => {
  expect(names(["--only", "browser, unit"])).toEqual(["unit", "browser"]);
});

test("an unknown name is refused with the known names", () => {
  expect(() => names(["--only", "unti"])).toThrow("No gate is called unti. There are: lint, types,");
});
