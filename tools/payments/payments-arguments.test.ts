import { expect, it } from "vitest";
import { readPaymentsArguments } from "./payments-arguments.ts";
import { FAULT_KINDS } from "./plans.ts";

it("reads the number of payments, a seed, how many pay at once, and the faults", () => {
  const args = ["--payments", "500", "--seed", "7", "--lanes", "3", "--only", "slow bank, notice lost"];
  expect(readPaymentsArguments(args)).toEqual({
    ...{ payments: 500, seed: 7, lanes: 3, kinds: ["slow bank", "notice lost"] },
  });
  expect(readPaymentsArguments([])).toMatchObject({ payments: 10_000, seed: expect.any(Number), kinds: FAULT_KINDS });
});

it.each([
  [["--payments", "0"], "--payments 0 must be a whole number from 1."],
  [["--lanes", "some"], "--lanes some must be a whole number from 1."],
  [["--seed", "x"], "--seed x must be a whole number."],
  [["--only", "rain"], "--only rain: no fault is called so. There are: none, request lost,"],
  [["--hours", "1"], "Unknown option '--hours'"],
])("refuses %j", (args, message) => {
  expect(() => readPaymentsArguments(args)).toThrow(message);
});
