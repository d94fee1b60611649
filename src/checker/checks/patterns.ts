import type { JsonPath } from "../../documents/json-path.ts";
import { childNodes, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofAll } from "./check.ts";

/** Regular expressions of fields, programmes and rules are valid, and cannot keep a browser busy. */
export const patterns: Check = {
  ids: ["broken-pattern", "slow-pattern"],
  run: ofAll((context, document) => {
    const problems: Problem[] = [];
    let took = 0;
    for (const use of [...declaredPatterns(context, document), ...matchedPatterns(context, document)]) {
      if (took > MOST_TIME) return [...problems, problem("slow-pattern", document, use, UNJUDGED, SHORTER)];
      const judged = judge(context, document, use);
      took += judged.took;
      problems.push(...judged.problems);
    }
    return problems;
  }),
};

/** Maximum characters of a pattern, as it is matched. The longest has 36. */
const MOST_CHARACTERS = 300;

/** Milliseconds of processor time for judging the patterns of one document. */
const MOST_TIME = 2_500;

const UNJUDGED = `the patterns before this one took over ${MOST_TIME} ms of processor time to judge, the most for one document: it and those after it are not judged`;
const SHORTER = "write shorter patterns, with fewer repetitions inside each other";
const ESCAPE = "close each bracket, and write a backslash before a character that means itself";

interface PatternUse {
  /** As written. */
  readonly pattern: string;
  /** As matched. */
  readonly source: string;
  readonly path: JsonPath;
}

/** The patterns that a schema marks by its format. */
function declaredPatterns({ listVisits }: CheckContext, document: SourceDocument): PatternUse[] {
  return listVisits(document).flatMap(({ schema, value, path }) =>
    schema.format === "regex" && typeof value === "string" ? [{ pattern: value, source: `^(?:${value})$`, path }] : [],
  );
}

/** The patterns with which a rule matches texts. */
function matchedPatterns(context: CheckContext, document: SourceDocument): PatternUse[] {
  return listRules(context, document).flatMap(({ rule, path }) =>
    literalPatterns(readRule(rule).node).map(({ pattern, pointer }) => ({
      pattern,
      source: pattern,
      path: [...path, ...parsePointer(pointer)],
    })),
  );
}

function literalPatterns(node: RuleNode): { readonly pattern: string; readonly pointer: string }[] {
  const inside = childNodes(node).flatMap(literalPatterns);
  if (node.kind !== "apply") return inside;
  const own = node.operator.arguments.flatMap(({ type }, index) => {
    const arg = node.args[index];
    return type.includes("pattern") && arg?.kind === "literal" && typeof arg.value === "string"
      ? [{ pattern: arg.value, pointer: arg.pointer }]
      : [];
  });
  return [...own, ...inside];
}

/** The problem of a pattern, and the milliseconds of its judgement. */
function judge({ costOfPattern }: CheckContext, document: SourceDocument, use: PatternUse) {
  const { pattern, source } = use;
  if (source.length > MOST_CHARACTERS) {
    const message = `the pattern has ${source.length} characters, more than ${MOST_CHARACTERS}: it is not judged`;
    return { problems: [problem("slow-pattern", document, use, message, SHORTER)], took: 0 };
  }
  if (!isRegularExpression(source)) {
    const message = `"${pattern}" is not a regular expression`;
    return { problems: [problem("broken-pattern", document, use, message, ESCAPE)], took: 0 };
  }
  const { cost, took } = costOfPattern(source);
  if (cost === undefined) return { problems: [], took };
  if (cost === "unknown") {
    const message = `"${pattern}" takes too long to judge: it may keep a browser busy`;
    return { problems: [problem("slow-pattern", document, use, message, SHORTER)], took };
  }
  const message = `"${pattern}" can take ${cost.growth} time, with a text such as ${cost.attack}`;
  const hint = "do not nest repetitions, or let two neighbours match the same characters";
  return { problems: [problem("slow-pattern", document, use, message, hint)], took };
}

function problem(
  check: "broken-pattern" | "slow-pattern",
  { path: file }: SourceDocument,
  { path }: PatternUse,
  message: string,
  hint: string,
): Problem {
  return { check, file, spot: { path }, message, hint };
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}
