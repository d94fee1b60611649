import { createInterface } from "node:readline/promises";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { type Answers, type Question, refusal } from "./question.ts";

/** Asks a person for a line of text; rejects when nobody answers any more. */
export type AskPerson = (question: string) => Promise<string>;

/** Asks questions, one after another. Whoever sits at a terminal is asked again after a wrong answer. */
export interface Asking {
  readonly context: CheckContext;
  /** What the options of the command say. */
  readonly given: Readonly<Record<string, string | undefined>>;
  /** Absent where nobody sits at a terminal. */
  readonly askPerson?: AskPerson | undefined;
}

/** The answers to all questions, in their order. Throws with all that is missing or wrong. */
export async function askFor(questions: readonly Question[], asking: Asking): Promise<Answers> {
  const answers: Record<string, string> = {};
  const wrong: string[] = [];
  for (const question of questions) {
    const { context, given, askPerson } = asking;
    const said = given[question.name];
    const usual = question.usual?.(context, answers);
    const canAsk = said === undefined && askPerson !== undefined && !question.isOptional;
    const answer = canAsk ? await askOne(question, answers, usual, asking, askPerson) : (said ?? usual ?? "");
    const why = refusal(question, answer, context, answers);
    if (why !== undefined) wrong.push(`--${question.name}: ${why} (${question.asks})`);
    if (answer.trim() !== "") answers[question.name] = answer.trim();
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return answers;
}

async function askOne(
  question: Question,
  answers: Answers,
  usual: string | undefined,
  { context }: Asking,
  askPerson: AskPerson,
): Promise<string> {
  const choices = question.choices?.(context, answers);
  const known = choices === undefined ? ` (for example ${question.example})` : ` (${choices.join(", ")})`;
  for (;;) {
    const said = await askPerson(`${question.asks}${known}${usual === undefined ? "" : ` [${usual}]`}: `);
    const answer = said.trim() === "" ? (usual ?? "") : said;
    const why = refusal(question, answer, context, answers);
    if (why === undefined) return answer;
    console.error(why);
  }
}

/** Runs something that asks the person at the terminal; without a terminal it has nobody to ask. */
export async function withTerminal<Result>(run: (askPerson?: AskPerson) => Promise<Result>): Promise<Result> {
  if (process.stdin.isTTY !== true) return run();
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<never>((_, reject) => {
    terminal.once("close", () => reject(new Error("nothing was written")));
  });
  closed.catch(() => {});
  try {
    return await run((question) => Promise.race([terminal.question(question), closed]));
  } finally {
    terminal.close();
  }
}
