import { parseDay } from "../day.ts";
import { rounded } from "../decimal.ts";
import { type Evaluation, spend, UNITS_PER_STEP } from "../evaluation.ts";
import { argument, type ListedOperator, quoted } from "../operator.ts";

/** Longer texts are not changed. */
const LENGTH_LIMIT = 10_000;

const isShort = (value: unknown): value is string => typeof value === "string" && value.length <= LENGTH_LIMIT;

/** Compiles an operator that makes a text of a text of at most 10,000 characters. */
function changing(change: (text: string, ...others: readonly unknown[]) => string | undefined) {
  return ofArguments((evaluation, text, ...others) => {
    if (!isShort(text) || !spend(evaluation, text.length / UNITS_PER_STEP)) return undefined;
    const made = change(text, ...others);
    return made !== undefined && spend(evaluation, made.length / UNITS_PER_STEP) ? made : undefined;
  });
}

function ofArguments(apply: (evaluation: Evaluation, ...values: readonly unknown[]) => unknown) {
  const compile: ListedOperator["compile"] = (args) => {
    const rules = args.map(({ evaluate }) => evaluate);
    return (evaluation) => apply(evaluation, ...rules.map((evaluate) => evaluate(evaluation)));
  };
  return compile;
}

/** As in JSON Logic: a start, or a length, below zero counts from the end. */
function substr(text: string, start: unknown, length: unknown): string | undefined {
  if (!Number.isInteger(start) || !(length === undefined || Number.isInteger(length))) return undefined;
  const from = text.slice(Number(start));
  return length === undefined ? from : from.slice(0, Number(length));
}

function replace(text: string, what: unknown, by: unknown): string | undefined {
  if (typeof what !== "string" || what === "" || !isShort(by)) return undefined;
  const parts = text.split(what);
  const most = text.length + parts.length * by.length;
  return most <= LENGTH_LIMIT ? parts.join(by) : undefined;
}

const NUMBER_FORM = /^0(?:\.(0{1,10}))?$/;
const DAY_FORM = /^(?=.*(?:YYYY|MM|DD))(?:YYYY|MM|DD|[ ./-])*$/;

const isForm = (form: unknown): form is string =>
  typeof form === "string" && form.length <= 32 && (NUMBER_FORM.test(form) || DAY_FORM.test(form));

function checkForm(literal: unknown): string | undefined {
  return isForm(literal)
    ? undefined
    : `${quoted(literal)} is not a form, such as "0.00" for a number or "DD/MM/YYYY" for a day`;
}

function format(_evaluation: Evaluation, value: unknown, form: unknown): string | undefined {
  if (!isForm(form)) return undefined;
  const number = NUMBER_FORM.exec(form);
  if (number !== null) return typeof value === "number" ? formatNumber(value, number[1]?.length ?? 0) : undefined;
  return typeof value === "string" && parseDay(value) !== undefined ? formatDay(value, form) : undefined;
}

/** Numbers beyond these are written with an exponent. */
const LARGEST = 1e15;

const formatNumber = (value: number, digits: number): string | undefined =>
  Math.abs(value) < LARGEST ? rounded(value, digits).toFixed(digits) : undefined;

function formatDay(day: string, form: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return form.replaceAll("YYYY", year).replaceAll("MM", month).replaceAll("DD", date);
}

const TEXT = argument("text", "A text of at most 10,000 characters.", "text");

/** Operators that make other texts. What a customer reads is written by its language: see texts. */
export const changingTexts: readonly ListedOperator[] = [
  {
    name: "lower",
    summary: "A text in small letters.",
    shape: "listed",
    arity: { min: 1, max: 1 },
    arguments: [TEXT],
    result: ["text", "absent"],
    examples: [{ rule: { lower: "S1234567D" }, result: "s1234567d" }, { rule: { lower: 1 } }],
    compile: changing((text) => text.toLowerCase()),
  },
  {
    name: "substr",
    summary:
      "A part of a text: from a place, counted from 0, and so many characters, or all. Below zero, a place counts from the end, and a number of characters is what is left out there.",
    shape: "listed",
    arity: { min: 2, max: 3 },
    arguments: [
      TEXT,
      argument("start", "The place of the first character.", "number"),
      argument("length", "How many characters.", "number"),
    ],
    result: ["text", "absent"],
    examples: [
      { rule: { substr: ["jsonlogic", 4] }, result: "logic" },
      { rule: { substr: ["jsonlogic", -5] }, result: "logic" },
      { rule: { substr: ["jsonlogic", 1, 3] }, result: "son" },
      { rule: { substr: ["jsonlogic", 4, -2] }, result: "log" },
      { rule: { substr: [{ var: "data.none" }, 1] } },
    ],
    compile: changing(substr),
  },
  {
    name: "replace",
    summary: "A text with another text in each place where it has a certain one.",
    shape: "listed",
    arity: { min: 3, max: 3 },
    arguments: [
      TEXT,
      argument("what", "What is looked for: a text as it is written, no pattern.", "text"),
      argument("by", "The text in its place.", "text"),
    ],
    result: ["text", "absent"],
    examples: [
      { rule: { replace: ["12-34-56", "-", ""] }, result: "123456" },
      { rule: { replace: ["a.b", ".", " at "] }, result: "a at b" },
      { rule: { replace: ["a", "", "b"] } },
    ],
    compile: changing(replace),
  },
  {
    name: "format",
    summary:
      "A number or a day as a back end writes it: `0.00` has two digits after the point, halves away from zero; `DD/MM/YYYY` names the parts of a day. What customers read is written by their language.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [
      argument("value", "A number or a day.", "number", "day"),
      { ...argument("form", "How it is written.", "text"), isLiteral: true, check: checkForm },
    ],
    result: ["text", "absent"],
    examples: [
      { rule: { format: [12.5, "0.00"] }, result: "12.50" },
      { rule: { format: [1.005, "0.00"] }, result: "1.01" },
      { rule: { format: ["2026-11-21", "DD/MM/YYYY"] }, result: "21/11/2026" },
      { rule: { format: ["21/11/2026", "YYYY-MM-DD"] } },
      { rule: { format: [{ var: "data.none" }, "0"] } },
    ],
    compile: ofArguments(format),
  },
];
