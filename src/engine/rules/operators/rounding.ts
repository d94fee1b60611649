import { decimal, rounded } from "../decimal.ts";
import { argument, binary, type ListedOperator, quoted } from "../operator.ts";
import { settle } from "../value.ts";

const MOST_DIGITS = 10;

const isDigits = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_DIGITS;

function checkDigits(literal: unknown): string | undefined {
  if (isDigits(literal)) return undefined;
  return `${typeof literal === "number" ? literal : quoted(literal)} is not a number of digits, from 0 to ${MOST_DIGITS}`;
}

function round(value: unknown, digits: unknown): unknown {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  if (digits === undefined) return rounded(value, 0);
  return isDigits(digits) ? rounded(value, digits) : undefined;
}

function remainder(left: unknown, right: unknown): unknown {
  return typeof left === "number" && typeof right === "number" ? settle(decimal(left % right)) : undefined;
}

/** Operators that make whole numbers, or numbers of fewer digits. */
export const rounding: readonly ListedOperator[] = [
  {
    name: "round",
    summary: "A number with at most so many digits after the point, none by default; halves go away from zero.",
    shape: "listed",
    arity: { min: 1, max: 2 },
    arguments: [
      argument("number", "A number.", "number"),
      { ...argument("digits", "Digits after the point, from 0 to 10.", "number"), check: checkDigits },
    ],
    result: ["number", "absent"],
    examples: [
      { rule: { round: 2.5 }, result: 3 },
      { rule: { round: -2.5 }, result: -3 },
      { rule: { round: [1.005, 2] }, result: 1.01 },
      { rule: { round: { var: "data.none" } } },
    ],
    isBrief: true,
    compile: binary(round),
  },
  {
    name: "%",
    summary:
      "What is left of the first number divided by the second; it has the sign of the first. Nothing is divided by zero.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [argument("number", "A number.", "number"), argument("divisor", "Another number.", "number")],
    result: ["number", "absent"],
    examples: [
      { rule: { "%": [7, 3] }, result: 1 },
      { rule: { "%": [-7, 3] }, result: -1 },
      { rule: { "%": [1.1, 1] }, result: 0.1 },
      { rule: { "%": [7, 0] } },
      { rule: { "%": ["7", 3] } },
    ],
    isBrief: true,
    compile: binary(remainder),
  },
];
