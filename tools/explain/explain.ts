import type { CheckContext } from "../../src/checker/check-context.ts";
import type { CommandReport } from "../release/command-report.ts";
import { explainMessage } from "./explain-message.ts";
import { explainRule } from "./explain-rule.ts";
import { explainValue } from "./explain-value.ts";
import { givenData } from "./given-data.ts";
import { messageLines } from "./message-lines.ts";
import { ruleLines } from "./rule-lines.ts";
import { valueLines } from "./value-lines.ts";

/** The arguments of `explain`, as citty has them. */
export const explainArguments = {
  of: { type: "positional", required: false, description: "A client, a programme, or a layer of one" },
  path: {
    type: "positional",
    required: false,
    description: "A value of it: /delivery/cutOff, delivery.cutOff, languages[0], languages.en-US; all when absent",
  },
  message: { type: "string", description: "A message's key: tells its wordings, and every screen that shows it" },
  rule: { type: "string", description: "A rule, as <file>#<pointer>: tells how it comes to its value for --data" },
  data: {
    type: "string",
    description: 'What the rule reads: JSON such as {"data":{"tries":3}}, @file, or - for stdin',
  },
  client: { type: "string", description: "With --rule: the client whose document it reads" },
  programme: { type: "string", description: "With --rule: the programme whose document it reads" },
  reveal: { type: "boolean", default: false, description: "With --rule: show also what is personal or secret" },
} as const;

/** The question. */
export interface ExplainQuestion {
  readonly of?: string | undefined;
  readonly path?: string | undefined;
  readonly message?: string | undefined;
  readonly rule?: string | undefined;
  readonly data?: string | undefined;
  readonly client?: string | undefined;
  readonly programme?: string | undefined;
  readonly reveal?: boolean | undefined;
}

/** Answers one question. Throws for an unknown name. */
export function explain(context: CheckContext, question: ExplainQuestion): CommandReport {
  const { of, path, message, rule } = question;
  if (message !== undefined) {
    const value = explainMessage(context, message);
    return { value, lines: messageLines(value) };
  }
  if (rule !== undefined) {
    const value = explainRule(context, { ...question, where: rule, data: givenData(question.data ?? "{}") });
    return { value, lines: ruleLines(value) };
  }
  if (of === undefined) throw new Error("say what: a client or programme, --message <key>, or --rule <file>#<pointer>");
  const value = explainValue(context, of, path);
  return { value, lines: valueLines(value) };
}
