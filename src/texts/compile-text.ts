import { isJsonObject, isRule, type JsonObject, objectEntries } from "../documents/json.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import type { Words } from "./catalogue.ts";
import { dateInWords, timeInWords } from "./date-in-words.ts";
import { durationInWords } from "./duration-in-words.ts";
import { listInWords } from "./list-in-words.ts";
import { moneyInWords } from "./money-in-words.ts";
import { sizeInWords } from "./size-in-words.ts";

/** A compiled text; `undefined` when it shows nothing: a text that is absent from the data, or `null`. */
export type CompiledText = (scope: Scope, words: Words) => string | undefined;

/** An argument's text for its placeholder, and the number that selects the plural. */
interface Argued {
  readonly replacement: unknown;
  readonly count?: number | undefined;
}

type Argument = (scope: Scope, words: Words) => Argued;

/**
 * Compiles a text of a document: a key, `{ key, args, of }`, `{ var }`, `{ data }`, `{ if }`, `{ match }`, or a typed
 * value.
 * @throws TypeError for anything else; the checker refuses such a document.
 */
export function compileText(text: unknown): CompiledText {
  if (typeof text === "string") return (_scope, words) => words.say(text);
  const compiled = isJsonObject(text) ? compileObject(text) : undefined;
  if (compiled !== undefined) return compiled;
  throw new TypeError(
    `Expected a message key, { key, args }, { var }, { data }, { if }, { match } or a typed value, found ${JSON.stringify(text)}.`,
  );
}

function compileObject(text: JsonObject): CompiledText | undefined {
  if (typeof text.key === "string") return withArguments(text.key, text);
  if ("var" in text) return serverText(text);
  if ("data" in text) return serverText(text.data);
  if (Array.isArray(text.if)) return chosen(text.if);
  if (Array.isArray(text.match)) return matched(text.match);
  const typed = typedValue(text);
  return typed && ((scope, words) => String(typed(scope, words).replacement) || undefined);
}

function withArguments(key: string, { args, of }: JsonObject): CompiledText {
  const say = saying(args);
  const selectWords = of === undefined ? (_scope: Scope, words: Words) => words : compileProgrammeWords(of);
  return (scope, around) => say(key, scope, selectWords(scope, around));
}

/** Says a message with these arguments. */
function saying(args: unknown) {
  const compiled = objectEntries(args).map(([name, value]) => [name, argument(value)] as const);
  return (key: string, scope: Scope, words: Words) => {
    const argued = compiled.map(([name, evaluate]) => [name, evaluate(scope, words)] as const);
    const count = argued.find(([, argument]) => argument.count !== undefined)?.[1].count;
    return words.say(key, Object.fromEntries(argued.map(([name, { replacement }]) => [name, replacement])), count);
  };
}

/** The words of the programme that a rule names. */
function compileProgrammeWords(of: unknown) {
  const programme = rule(of);
  return (scope: Scope, words: Words) => {
    const id = programme(scope);
    return typeof id === "string" ? words.of(id) : words;
  };
}

/** Writes a typed value in the customer's language; a member marks each type. */
const typedValues: Readonly<Record<string, (written: JsonObject) => Argument>> = {
  date: ({ date, weekday }) => {
    const day = rule(date);
    const style = { weekday: weekday === true };
    return (scope, { locale, timeZone }) => ({
      replacement: dateInWords(day(scope), { locale, timeZone, ...style }) ?? "",
    });
  },
  timeOfDay: ({ timeOfDay }) => {
    const time = rule(timeOfDay);
    return (scope, { locale }) => ({ replacement: timeInWords(time(scope), locale) ?? "" });
  },
  duration: ({ duration }) => {
    const length = rule(duration);
    return (scope, { locale }) => ({ replacement: durationInWords(length(scope), locale) ?? "" });
  },
  money: ({ money, currency }) => {
    const amount = rule(money);
    const code = currency === undefined ? undefined : rule(currency);
    return (scope, { locale, ownCurrency }) => {
      const named = code === undefined ? ownCurrency?.currency : code(scope);
      return { replacement: moneyInWords(amount(scope), named, locale, ownCurrency) ?? "" };
    };
  },
  message: ({ message }) => {
    const key = rule(message);
    return (scope, words) => {
      const named = key(scope);
      return { replacement: typeof named === "string" ? words.say(named) : "" };
    };
  },
  list: ({ list, of }) => {
    const texts = rule(list);
    const type = of === "or" ? "disjunction" : "conjunction";
    return (scope, { locale }) => ({ replacement: listInWords(wordsIn(texts(scope)), locale, type) });
  },
  count: ({ count }) => {
    const number = rule(count);
    return (scope, { locale }) => {
      const value = number(scope);
      if (typeof value !== "number") return { replacement: "" };
      return { replacement: new Intl.NumberFormat(locale).format(value), count: value };
    };
  },
  bytes: ({ bytes }) => {
    const size = rule(bytes);
    return (scope, { locale }) => {
      const value = size(scope);
      return { replacement: typeof value === "number" ? sizeInWords(value, locale) : "" };
    };
  },
};

const wordsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).filter((one) => typeof one === "string" || typeof one === "number").map(String);

function typedValue(value: unknown): Argument | undefined {
  if (!isJsonObject(value)) return undefined;
  return Object.entries(typedValues).find(([name]) => Object.hasOwn(value, name))?.[1](value);
}

function argument(value: unknown): Argument {
  const typed = typedValue(value);
  if (typed !== undefined) return typed;
  const compiled = rule(value);
  return (scope) => ({ replacement: compiled(scope) ?? "" });
}

/**
 * Text that is data, or a word of a catalogue's entry: `{ message, of, args }`, a key, the programme whose words it is
 * (without `of`, the client's) and the facts of the entry that fill its placeholders.
 */
function serverText(value: unknown): CompiledText {
  const compiled = rule(value);
  return (scope, words) => {
    const text = compiled(scope);
    if (isJsonObject(text) && typeof text.message === "string")
      return saying(text.args)(text.message, scope, typeof text.of === "string" ? words.of(text.of) : words);
    return typeof text === "string" || typeof text === "number" ? String(text) : undefined;
  };
}

/** One of several texts; `null` shows nothing. */
const alternative = (text: unknown): CompiledText => (text === null ? () => undefined : compileText(text));

/** Condition and text alternate, then the default text. */
function chosen(alternatives: readonly unknown[]): CompiledText {
  const [first, second, ...rest] = alternatives;
  if (alternatives.length < 2) return alternatives.length === 1 ? alternative(first) : () => undefined;
  const condition = rule(first);
  const text = alternative(second);
  const otherwise = chosen(rest);
  return (scope, words) => (condition(scope) === true ? text : otherwise)(scope, words);
}

/** A value, texts by that value, and perhaps the text for all else. */
function matched([value, branches, otherwise = null]: readonly unknown[]): CompiledText {
  const decision = rule(value);
  const texts = new Map(objectEntries(branches).map(([name, text]) => [name, alternative(text)]));
  const other = alternative(otherwise);
  return (scope, words) => {
    const found = decision(scope);
    const text = typeof found === "string" ? texts.get(found) : undefined;
    return (text ?? other)(scope, words);
  };
}

function rule(value: unknown) {
  if (!isRule(value)) throw new TypeError(`Expected a rule, found ${JSON.stringify(value)}.`);
  return compileRule(value);
}
