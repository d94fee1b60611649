import { expect, test } from "vitest";
import { selectGates } from "./gate-selection.mjs";
import { listGates } from "./gates.mjs";

const gates = listGates(false);
const names = (asked?: string) => selectGates(gates, asked).map(({ name }) => name);

test("all gates run when none is named, and the same ones when all tests run", () => {
  expect(names()).toEqual(gates.map(({ name }) => name));
  expect(listGates(true).map(({ name }) => name)).toEqual(names());
});

test("named gates run in their own order", () => {
  expect(names("browser, unit")).toEqual(["unit", "browser"]);
});

test("an unknown name is refused with the known names", () => {
  expect(() => names("unti")).toThrow("No gate is called unti. There are: lint, types,");
});
