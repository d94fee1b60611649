import { nationalNumber, readNumberingPlan, withoutSeparators } from "../numbering-plan.ts";
import { argument, type ListedOperator, unary } from "../operator.ts";

/** Longer than any number or code that people write. */
const LENGTH_LIMIT = 100;

const isShortText = (value: unknown): value is string => typeof value === "string" && value.length <= LENGTH_LIMIT;

const compact = (value: unknown) => (isShortText(value) ? withoutSeparators(value) : undefined);

const compileNationalNumber: ListedOperator["compile"] = ([text]) => {
  return (evaluation) => {
    const written = text?.evaluate(evaluation);
    const plan = readNumberingPlan(evaluation.budget.around);
    return isShortText(written) && plan !== undefined ? nationalNumber(written, plan) : undefined;
  };
};

const EIGHT_DIGITS = { client: { region: { callingCode: "65", mobileLengths: [8] } } };
const TEN_WITH_TRUNK_ZERO = {
  client: { region: { callingCode: "886", trunkPrefix: "0", mobileLengths: [10] } },
};
const TEN_WITHOUT_TRUNK_ZERO = {
  client: { region: { callingCode: "63", trunkPrefix: "0", dropsTrunkPrefix: true, mobileLengths: [10] } },
};
const TEN_OR_ELEVEN = {
  client: { region: { callingCode: "60", trunkPrefix: "0", mobileLengths: [10, 11] } },
};

/** Operators on identifiers: numbers and codes as people write them. */
export const identifiers: readonly ListedOperator[] = [
  {
    name: "compact",
    summary:
      "A number or code of at most 100 characters as it is compared: in capitals, without spaces, dashes, dots, slashes and brackets, and with plain characters for full-width ones and Thai digits.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [argument("text", "A text.", "text")],
    result: ["text", "absent"],
    examples: [
      { rule: { compact: " s9034471-h " }, result: "S9034471H" },
      { rule: { compact: "35 693803 564380/9" }, result: "356938035643809" },
      { rule: { compact: "Ａ１２３４５６７８９" }, result: "A123456789" },
      { rule: { compact: "๐๘๑" }, result: "081" },
      { rule: { compact: 1 } },
    ],
    compile: unary(compact),
  },
  {
    name: "nationalNumber",
    summary:
      "A mobile number as it is dialled inside the client's country, whether it was written with spaces and dashes, with + or 00 and the calling code, or without the trunk prefix. The client says what its country's numbers are like: `region.callingCode`, `region.trunkPrefix`, `region.dropsTrunkPrefix`, `region.mobileLengths`. Absent where it is none of these.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [argument("text", "A number as a person writes it.", "text")],
    result: ["text", "absent"],
    examples: [
      { rule: { nationalNumber: "+65 9123 4567" }, scope: EIGHT_DIGITS, result: "91234567" },
      { rule: { nationalNumber: "0912-345-678" }, scope: TEN_WITH_TRUNK_ZERO, result: "0912345678" },
      { rule: { nationalNumber: "+886 (0)912 345 678" }, scope: TEN_WITH_TRUNK_ZERO, result: "0912345678" },
      { rule: { nationalNumber: "00886 912 345 678" }, scope: TEN_WITH_TRUNK_ZERO, result: "0912345678" },
      { rule: { nationalNumber: "912 345 678" }, scope: TEN_WITH_TRUNK_ZERO, result: "0912345678" },
      { rule: { nationalNumber: "+60 12-345 6789" }, scope: TEN_OR_ELEVEN, result: "0123456789" },
      { rule: { nationalNumber: "0917 123 4567" }, scope: TEN_WITHOUT_TRUNK_ZERO, result: "9171234567" },
      { rule: { nationalNumber: "+63 917 123 4567" }, scope: TEN_WITHOUT_TRUNK_ZERO, result: "9171234567" },
      { rule: { nationalNumber: "601112145678" }, scope: TEN_OR_ELEVEN },
      { rule: { nationalNumber: "091234567" }, scope: TEN_WITH_TRUNK_ZERO },
      { rule: { nationalNumber: "+44 7911 123456" }, scope: EIGHT_DIGITS },
      { rule: { nationalNumber: "S9034471H" }, scope: EIGHT_DIGITS },
      { rule: { nationalNumber: "9123 4567" } },
    ],
    compile: compileNationalNumber,
  },
];
