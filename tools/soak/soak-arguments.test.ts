import { expect, it } from "vitest";
import { readSoakArguments } from "./soak-arguments.ts";

it("reads minutes, the part that fails, and a seed", () => {
  expect(readSoakArguments(["--minutes", "0.5", "--faults", "12.5%", "--seed", "7"])).toEqual({
    ...{ minutes: 0.5, faults: 0.125, seed: 7 },
  });
  expect(readSoakArguments([])).toMatchObject({ minutes: 5, faults: 0.05, seed: expect.any(Number) });
});

it.each([
  [["--minutes", "long"], "--minutes long must be a number above 0."],
  [["--faults", "5"], "--faults 5 must be as 5%."],
  [["--faults", "200%"], "--faults 200% must be as 5%."],
  [["--seed", "x"], "--seed x must be a whole number."],
  [["--hours", "1"], "Unknown option '--hours'"],
])("refuses %j", (args, message) => {
  expect(() => readSoakArguments(args)).toThrow(message);
});
