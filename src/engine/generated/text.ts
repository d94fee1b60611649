// Generated from schemas/text.schema.json by `npm run generate`. Change the schema instead.

import type { Rule } from "./rule.ts";

/**
 * The key of a message in locales: words with hyphens joined by dots, derived from ids.
 */
export type MessageKey = string;

/**
 * A message key, `{ key, args, of }`, a path (`$session.profile.fullName`) or `{ data }` for text that is data, a day, money or another typed value (`{ date }`, `{ money }`), `{ if: [condition, text, …, text] }`, or `{ match: [value, { a: text, … }, text] }`.
 */
export type Text =
  MessageKey | TextPath | TextVariable | MessageWithArguments | ServerText | TypedText | ChosenText | MatchedText;

/**
 * The path of text that comes as data. It is shown as text, never as markup.
 */
export type TextPath = string;

/**
 * The path of text that comes as data, as JSON Logic writes it.
 */
export interface TextVariable {
  /**
   * The path.
   */
  readonly var: string;
}

/**
 * A message with values for its placeholders, or with the texts of one of the customer's programmes.
 */
export interface MessageWithArguments {
  /**
   * The message's key.
   */
  readonly key: MessageKey;
  /**
   * A value for each placeholder of the message.
   */
  readonly args?: {
    readonly [k: string]: TextArgument;
  };
  /**
   * The id of the programme whose texts are used, when the customer has several; the customer's first when absent.
   */
  readonly of?: Rule;
}

/**
 * A rule whose value is written unchanged, or a typed value that is written in the customer's language.
 */
export type TextArgument = TypedText | Rule;

/**
 * A value of a type that the customer's language writes in its own way. A value that is absent shows nothing.
 */
export type TypedText =
  DateText | TimeText | DurationText | MoneyText | NamedMessage | ListText | CountText | BytesText;

/**
 * A day or instant, written in full in the client's time zone.
 */
export interface DateText {
  /**
   * The day or instant, in ISO 8601.
   */
  readonly date: Rule;
  /**
   * Whether the weekday is written too: it helps with a day to come that a customer plans, such as an appointment.
   */
  readonly weekday?: boolean;
}
/**
 * A time of day, as the customer's language and country write it: 7:00 pm, 19:00.
 */
export interface TimeText {
  /**
   * The time of day, as `19:00`.
   */
  readonly timeOfDay: Rule;
}
/**
 * A length of time, as the customer's language writes it: 12 months, 60 minutes.
 */
export interface DurationText {
  /**
   * The duration in ISO 8601, as `P12M`.
   */
  readonly duration: Rule;
}
/**
 * An amount of money in its currency: NT$1,990, S$12.50.
 */
export interface MoneyText {
  /**
   * The money: `amount` in minor units with its `currency`; or the amount alone, in the currency beside, or the client's own.
   */
  readonly money: Rule;
  /**
   * The currency (ISO 4217) of an amount without its own.
   */
  readonly currency?: Rule;
}
/**
 * Another message, whose key is data of the client, such as the words for its tax.
 */
export interface NamedMessage {
  /**
   * The key of the message.
   */
  readonly message: Rule;
}
/**
 * Texts as a list in words: a, b and c.
 */
export interface ListText {
  /**
   * The texts.
   */
  readonly list: Rule;
  /**
   * Whether all of them hold (`and`) or one (`or`).
   */
  readonly of?: "and" | "or";
}
/**
 * A number in the customer's format; it selects the plural of the message.
 */
export interface CountText {
  /**
   * The number.
   */
  readonly count: Rule;
}
/**
 * The size of a file as people write it: 3 MB.
 */
export interface BytesText {
  /**
   * The size in bytes.
   */
  readonly bytes: Rule;
}

/**
 * Text that comes as data. It is shown as text, never as markup.
 */
export interface ServerText {
  /**
   * The rule that gives the text.
   */
  readonly data: Rule;
}

/**
 * The first text whose condition holds; the last has no condition, so that every key stays enumerable. A text may be `null`, which shows nothing.
 */
export interface ChosenText {
  /**
   * Condition and text alternate, then the default text.
   *
   * @minItems 3
   */
  readonly if: readonly unknown[];
}

/**
 * The text that stands under a value, else the last text, or nothing. A text may be `null`, which shows nothing.
 */
export interface MatchedText {
  /**
   * A rule that gives the value, texts by that value, and the text for all other values, if there is one.
   *
   * @minItems 2
   * @maxItems 3
   */
  readonly match: readonly unknown[];
}
