import { spend, UNITS_PER_STEP } from "../evaluation.ts";
import { argument, binary, type ListedOperator, quoted, unary } from "../operator.ts";
import { isList } from "../value.ts";

/** Longer texts match nothing, so that a pattern's time is bounded. */
const MATCHED_LENGTH_LIMIT = 1_000;
/** Longer patterns are refused: people cannot read them, and they are slower to fail. */
const PATTERN_LENGTH_LIMIT = 200;

/** The HTML standard's valid email address, with a domain of two labels or more; RFC 5321 allows 254 characters. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const EMAIL_LENGTH_LIMIT = 254;

function isEmail(value: unknown): boolean {
  return typeof value === "string" && value.length <= EMAIL_LENGTH_LIMIT && EMAIL.test(value);
}

function compilePattern(pattern: unknown): RegExp | undefined {
  try {
    const isShort = typeof pattern === "string" && pattern.length <= PATTERN_LENGTH_LIMIT;
    return isShort ? new RegExp(pattern, "u") : undefined;
  } catch {
    return undefined;
  }
}

function checkPattern(literal: unknown): string | undefined {
  if (compilePattern(literal) !== undefined) return undefined;
  return `${quoted(literal)} is not a regular expression of at most ${PATTERN_LENGTH_LIMIT} characters, such as "^[0-9]{4}$"`;
}

/** Replaces the hidden part of an email, whatever its length; the mark is that of a mobile number. */
const HIDDEN = "***";

/** Keeps the first and last character of the part before the @; fewer where that would hide nothing. */
function maskEmail(email: string): string | undefined {
  const at = email.lastIndexOf("@");
  if (at < 1) return undefined;
  const [first = "", ...others] = [...email.slice(0, at)];
  const last = others.length > 1 ? others.at(-1) : "";
  return `${others.length > 0 ? first : ""}${HIDDEN}${last}${email.slice(at)}`;
}

const SHOWN_CHARACTERS = 4;

/** Shows the last four digits; of a number of ten digits, those after the sixth; of a shorter number, none. */
function maskMobile(mobile: string): string {
  const characters = [...mobile];
  const shown = characters.length > SHOWN_CHARACTERS ? characters.slice(-SHOWN_CHARACTERS).join("") : "";
  return shown.padStart(characters.length, "*");
}

const masks: ReadonlyMap<unknown, (text: string) => string | undefined> = new Map([
  ["email", maskEmail],
  ["mobile", maskMobile],
]);

const MASKED_LENGTH_LIMIT = 1_000;

function mask(value: unknown, kind: unknown): string | undefined {
  if (typeof value !== "string" || value.length > MASKED_LENGTH_LIMIT) return undefined;
  return masks.get(kind)?.(value);
}

function checkMask(literal: unknown): string | undefined {
  if (masks.has(literal)) return undefined;
  return `${quoted(literal)} is not a way to mask; there are ${[...masks.keys()].join(" and ")}`;
}

/** Joins the texts and numbers of a list. */
const join: ListedOperator["compile"] = binary((list, separator, evaluation) => {
  if (!isList(list) || typeof separator !== "string" || !spend(evaluation, list.length)) return undefined;
  const parts = list.filter((part) => typeof part === "string" || Number.isFinite(part)).map(String);
  const length = parts.reduce((sum, part) => sum + part.length + separator.length, 0);
  return spend(evaluation, length / UNITS_PER_STEP) ? parts.join(separator) : undefined;
});

const UPPER_LENGTH_LIMIT = 10_000;

/** A text in capitals, by the rules that all languages share. */
const upper: ListedOperator["compile"] = ([text]) => {
  return (evaluation) => {
    const value = text?.evaluate(evaluation);
    if (typeof value !== "string" || value.length > UPPER_LENGTH_LIMIT) return undefined;
    return spend(evaluation, value.length / UNITS_PER_STEP) ? value.toUpperCase() : undefined;
  };
};

const LUHN_DIGITS = /^\d{2,32}$/;

/** The Luhn check of ISO/IEC 7812-1, which card numbers and IMEIs pass: the last digit checks the others. */
function luhn(value: unknown): boolean {
  if (typeof value !== "string" || !LUHN_DIGITS.test(value)) return false;
  const digits = [...value].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : 2 * digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

const TEXT = argument("text", "A text.", "text", "absent");

/** Operators on texts. */
export const texts: readonly ListedOperator[] = [
  {
    name: "isEmail",
    summary:
      "Whether a text is an email address: as the HTML standard says, with a dot in the domain, at most 254 characters.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [TEXT],
    result: ["boolean"],
    examples: [
      { rule: { isEmail: "a.b+c@example.com" }, result: true },
      { rule: { isEmail: "a@example" }, result: false },
      { rule: { isEmail: "a b@example.com" }, result: false },
      { rule: { isEmail: { var: "data.none" } }, result: false },
    ],
    compile: unary(isEmail),
  },
  {
    name: "matches",
    summary:
      "Whether a regular expression is found in a text of at most 1,000 characters. Use ^ and $ for the whole text.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [
      TEXT,
      {
        name: "pattern",
        summary: "A regular expression of at most 200 characters.",
        type: ["pattern"],
        isLiteral: true,
        check: checkPattern,
      },
    ],
    result: ["boolean"],
    examples: [
      { rule: { matches: ["0412", "^[0-9]{4}$"] }, result: true },
      { rule: { matches: ["041x", "^[0-9]{4}$"] }, result: false },
      { rule: { matches: [{ var: "data.none" }, "^"] }, result: false },
    ],
    compile: ([text, pattern]) => {
      const expression = compilePattern(pattern?.literal);
      return (evaluation) => {
        const value = text?.evaluate(evaluation);
        return typeof value === "string" && value.length <= MATCHED_LENGTH_LIMIT && expression?.test(value) === true;
      };
    },
  },
  {
    name: "upper",
    summary: "A text in capitals.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [argument("text", "A text of at most 10,000 characters.", "text")],
    result: ["text", "absent"],
    examples: [
      { rule: { upper: "s1234567d" }, result: "S1234567D" },
      { rule: { upper: "straße" }, result: "STRASSE" },
      { rule: { upper: 1 } },
    ],
    compile: upper,
  },
  {
    name: "luhn",
    summary: "Whether a text of 2 to 32 digits passes the Luhn check, as card numbers and IMEIs do.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [TEXT],
    result: ["boolean"],
    examples: [
      { rule: { luhn: "490154203237518" }, result: true },
      { rule: { luhn: "490154203237519" }, result: false },
      { rule: { luhn: "4111 1111 1111 1111" }, result: false },
      { rule: { luhn: { var: "data.none" } }, result: false },
    ],
    compile: unary(luhn),
  },
  {
    name: "mask",
    summary:
      "A text with characters hidden. `email` keeps the first and last character before the @; `mobile` shows the last four, which of ten digits is what comes after the sixth.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [
      argument("text", "A text.", "text"),
      { name: "kind", summary: "`email` or `mobile`.", type: ["name"], isLiteral: true, check: checkMask },
    ],
    result: ["text", "absent"],
    examples: [
      { rule: { mask: ["susan@example.com", "email"] }, result: "s***n@example.com" },
      { rule: { mask: ["jo@example.com", "email"] }, result: "j***@example.com" },
      { rule: { mask: ["0912345678", "mobile"] }, result: "******5678" },
      { rule: { mask: ["91234567", "mobile"] }, result: "****4567" },
      { rule: { mask: [{ var: "data.none" }, "email"] } },
    ],
    compile: binary(mask),
  },
  {
    name: "join",
    summary: "The texts and numbers of a list in one text, with a separator between them. Other elements are left out.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [argument("list", "A list.", "list"), argument("separator", "What stands between.", "text")],
    result: ["text", "absent"],
    examples: [
      { rule: { join: [["a", { var: "data.none" }, 2], ", "] }, result: "a, 2" },
      { rule: { join: ["a", ", "] } },
    ],
    compile: join,
  },
];
