import type { ExplainedRule } from "./explain-rule.ts";
import { HIDDEN, type TracedPart } from "./hidden-values.ts";
import { placeText } from "./place-in.ts";

const LONGEST = 120;

/** The output of `explain --rule`, for a person: the trace as a tree, and the deciding leaves. */
export function ruleLines(explained: ExplainedRule): string[] {
  const { trace, because, derived, absent, isComplete, pointer } = explained;
  return [
    `${placeText(explained)} (${pointer})`,
    ...partLines(trace, 1),
    ...derived.flatMap((one) => [`derived ${one.name}:`, ...partLines(one.trace, 1)]),
    "because:",
    ...because.map(
      ({ rule, pointer: at, operator, value, reads }) =>
        `  ${rule === undefined ? "" : `${rule} `}${at || operator} is ${shown(value)}${reads.map(readText).join("")}`,
    ),
    ...(absent.length > 0 ? [`not given, so absent: ${absent.join(", ")}`] : []),
    ...(isComplete ? [] : ["the trace ends here: the rule has more parts or steps than it holds"]),
  ];
}

const readText = ({ path, value }: { path: string; value: unknown }) => `; ${path} is ${shown(value)}`;

function partLines({ operator, path, value, parts }: TracedPart, depth: number): string[] {
  const indent = "  ".repeat(depth);
  if (operator === "literal") return [`${indent}${shown(value)}`];
  const head = path === undefined ? operator : path;
  const named = operator === "rule" ? parts.find(({ rule }) => rule !== undefined)?.rule : undefined;
  const name = named === undefined ? head : `rule ${named}`;
  return [`${indent}${name}: ${shown(value)}`, ...parts.flatMap((part) => partLines(part, depth + 1))];
}

function shown(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === HIDDEN) return HIDDEN;
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
