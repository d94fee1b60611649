import type { Rule } from "../engine/generated/rule.ts";

/** An object of a document whose properties are not known yet. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value of a document can be read as a rule; its operators are checked when it is compiled. */
export function isRule(value: unknown): value is Rule {
  if (Array.isArray(value)) return value.every(isRule);
  return ["string", "number", "boolean"].includes(typeof value) || isTree(value);
}
