import { type Argument, argument, type ListedOperator, unary } from "../operator.ts";
import { plainCharacters } from "../plain-characters.ts";
import { isList } from "../value.ts";

/** Nobody writes a longer number or code. */
const LENGTH_LIMIT = 100;

/** Spaces and all that people set between groups of characters. */
const SEPARATORS = /[\s\p{Pd}.()/]/gu;

const isShortText = (value: unknown): value is string => typeof value === "string" && value.length <= LENGTH_LIMIT;

/** A number or code without what people set between its groups, in capitals. */
function compact(value: unknown): string | undefined {
  return isShortText(value) ? plainCharacters(value).replace(SEPARATORS, "").toUpperCase() : undefined;
}

/** How a country writes telephone numbers. */
interface NumberingPlan {
  readonly callingCode: string;
  /** Set before a number inside the country; empty where nothing is. */
  readonly trunkPrefix: string;
  readonly lengths: readonly unknown[];
}

/** The number as it is dialled inside the country. */
function nationalNumber(written: string, plan: NumberingPlan): string | undefined {
  const digits = compact(written) ?? "";
  const isRight = (number: string) => number.startsWith(plan.trunkPrefix) && plan.lengths.includes(number.length);
  return readings(digits, plan).find(isRight);
}

/** What digits can mean, the likeliest first: dialled inside the country, from abroad, or without the trunk prefix. */
function readings(digits: string, { callingCode, trunkPrefix }: NumberingPlan): string[] {
  const [, prefix, number] = /^(\+|00)?(\d+)$/.exec(digits) ?? [];
  if (number === undefined) return [];
  const withTrunk = (local: string) => (local.startsWith(trunkPrefix) ? local : trunkPrefix + local);
  const fromAbroad = number.startsWith(callingCode) ? [withTrunk(number.slice(callingCode.length))] : [];
  return prefix === "+" ? fromAbroad : [digits, ...fromAbroad, withTrunk(digits)];
}

const compileNationalNumber: ListedOperator["compile"] = ([text, code, lengths, trunk]: readonly Argument[]) => {
  return (evaluation) => {
    const [written, callingCode, allowed] = [text, code, lengths].map((one) => one?.evaluate(evaluation));
    const trunkPrefix = trunk?.evaluate(evaluation) ?? "";
    if (!isShortText(written) || !isShortText(callingCode) || !isShortText(trunkPrefix) || !isList(allowed)) {
      return undefined;
    }
    return nationalNumber(written, { callingCode, trunkPrefix, lengths: allowed });
  };
};

/** Operators on what identifies: numbers and codes as people write them. */
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
      "A telephone number as it is dialled inside its country, whether it was written with spaces and dashes, with the calling code, or without the trunk prefix. Absent where it is no number of that country and of one of these lengths.",
    shape: "listed",
    arity: { min: 3, max: 4 },
    arguments: [
      argument("text", "A number as a person writes it.", "text"),
      argument("callingCode", "The country's calling code, without +.", "text"),
      argument("lengths", "How many digits its numbers have, with the trunk prefix.", "list"),
      argument(
        "trunkPrefix",
        "What comes first inside the country, such as 0; absent where nothing does.",
        "text",
        "absent",
      ),
    ],
    result: ["text", "absent"],
    examples: [
      { rule: { nationalNumber: ["+65 9123 4567", "65", [8]] }, result: "91234567" },
      { rule: { nationalNumber: ["6591234567", "65", [8]] }, result: "91234567" },
      { rule: { nationalNumber: ["0912-345-678", "886", [10], "0"] }, result: "0912345678" },
      { rule: { nationalNumber: ["+886 (0)912 345 678", "886", [10], "0"] }, result: "0912345678" },
      { rule: { nationalNumber: ["00886 912 345 678", "886", [10], "0"] }, result: "0912345678" },
      { rule: { nationalNumber: ["912 345 678", "886", [10], "0"] }, result: "0912345678" },
      { rule: { nationalNumber: ["60123456789", "60", [10, 11], "0"] }, result: "0123456789" },
      { rule: { nationalNumber: ["091234567", "886", [10], "0"] } },
      { rule: { nationalNumber: ["+44 7911 123456", "65", [8]] } },
      { rule: { nationalNumber: ["S9034471H", "65", [8]] } },
      { rule: { nationalNumber: ["9123 456", "65", [8]] } },
    ],
    compile: compileNationalNumber,
  },
];
