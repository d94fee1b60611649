import { arrayElements, member } from "../../documents/json.ts";
import type { Shape } from "./shape.ts";

/**
 * Whether a text from a rule matches a pattern: each of its possible values, or the start of a joined text, or else its
 * declaration, which has a pattern of its own.
 */
export function isLike(pattern: string, rule: unknown, { values, pattern: own }: Shape): boolean {
  const like = new RegExp(pattern, "u");
  if (values !== undefined) return values.every((value) => like.test(String(value)));
  const start = leadingText(rule);
  return start === undefined ? own !== undefined : like.test(start);
}

/** The start of a joined text; undefined when it is not a literal. */
function leadingText(rule: unknown): string | undefined {
  const [parts] = arrayElements(member(rule, "join"));
  const [first] = arrayElements(parts);
  return typeof first === "string" ? first : undefined;
}
