import { expect, it } from "vitest";
import { readSoakArguments } from "./soak-arguments.ts";

it("reads minutes, the share that fails, and a seed", () => {
  expect(readSoakArguments(["--minutes", "0.5", "--faults", "12.5%", "--seed", "7"])).toMatchObject({
    ...{ minutes: 0.5, faults: 0.125, seed: 7 },
  });
  expect(readSoakArguments([])).toMatchObject({ minutes: 5, faults: 0.05, seed: expect.any(Number), journeys: 0 });
});

it("reads the number of journeys, the first one, the number in parallel, and the share of killed steps", () => {
  expect(readSoakArguments(["--journeys", "500", "--kills", "10%", "--lanes", "2"])).toMatchObject({
    ...{ journeys: 500, kills: 0.1, lanes: 2, first: 1 },
  });
});

it.each([
  [["--minutes", "long"], "--minutes long must be a number above 0."],
  [["--faults", "5"], "--faults 5 must be a percentage from 0% to 100%, such as 5%."],
  [["--faults", "200%"], "--faults 200% must be a percentage from 0% to 100%, such as 5%."],
  [["--seed", "x"], "--seed x must be a whole number."],
  [["--journeys", "some"], "--journeys some must be a whole number."],
  [["--lanes", "0"], "--lanes 0 must be a whole number from 1."],
  [["--kills", "all"], "--kills all must be a percentage from 0% to 100%, such as 5%."],
  [["--hours", "1"], "Unknown option '--hours'"],
])("refuses %j", (args, message) => {
  expect(() => readSoakArguments(args)).toThrow(message);
});
