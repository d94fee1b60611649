import type { CheckContext } from "../../src/checker/check-context.ts";

/** Answers by the name of their question. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a new document needs to know; also the option of the command that says it. */
export interface Question {
  /** The name of the option: `mobile-lengths`. */
  readonly name: string;
  /** What is asked; also the help of the option. */
  readonly asks: string;
  readonly example: string;
  /** Several answers, with commas between them. */
  readonly isList?: boolean;
  /** May be left out. */
  readonly isOptional?: boolean;
  /** The whole form of an answer, of each one in a list. */
  readonly pattern?: RegExp;
  /** The only possible answers, of each one in a list. */
  readonly choices?: (context: CheckContext, answers: Answers) => readonly string[];
  /** The answer that is taken when nothing else is said; absent when an answer is needed. */
  readonly usual?: (context: CheckContext, answers: Answers) => string | undefined;
}

/** The parts of an answer; one, unless the question asks for a list. */
export const listed = (answer: string | undefined): string[] =>
  (answer ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** What is wrong with an answer; `undefined` for a good one. */
export function refusal(
  question: Question,
  answer: string,
  context: CheckContext,
  answers: Answers,
): string | undefined {
  const { pattern, example, choices, isList, isOptional } = question;
  const parts = isList ? listed(answer) : [answer.trim()].filter((one) => one !== "");
  if (parts.length === 0) return isOptional ? undefined : `an answer is needed, for example ${example}`;
  const known = choices?.(context, answers);
  for (const part of parts) {
    if (known && !known.includes(part)) return `"${part}" is none of: ${known.join(", ") || "(there are none yet)"}`;
    if (pattern && !pattern.test(part)) return `"${part}" does not have the form of ${example}`;
  }
  return undefined;
}
