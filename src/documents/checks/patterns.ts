import { partsOf, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf } from "../findings/inside.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** Regular expressions, of fields, programmes and rules, are ones, and none can keep a browser busy. */
export const patterns: Check = {
  ids: ["broken-pattern", "slow-pattern"],
  run: ofEach([], (documents, document) =>
    [...declaredPatterns(documents, document), ...matchedPatterns(documents, document)].flatMap((use) =>
      patternProblems(documents, document, use),
    ),
  ),
};

interface PatternUse {
  /** As it is written. */
  readonly pattern: string;
  /** As it is matched. */
  readonly source: string;
  readonly path: JsonPath;
}

/** Those that a schema marks by its format. */
function declaredPatterns({ visitsOf }: CheckedDocuments, document: SourceDocument): PatternUse[] {
  return visitsOf(document).flatMap(({ schema, value, path }) =>
    schema.format === "regex" && typeof value === "string" ? [{ pattern: value, source: `^(?:${value})$`, path }] : [],
  );
}

/** Those that a rule matches texts with. */
function matchedPatterns(documents: CheckedDocuments, document: SourceDocument): PatternUse[] {
  return rulesOf(documents, document).flatMap(({ rule, path }) =>
    literalPatterns(readRule(rule).node).map(({ pattern, pointer }) => ({
      pattern,
      source: pattern,
      path: [...path, ...pathOf(pointer)],
    })),
  );
}

function literalPatterns(node: RuleNode): { readonly pattern: string; readonly pointer: string }[] {
  const inside = partsOf(node).flatMap(literalPatterns);
  if (node.kind !== "apply") return inside;
  const own = node.operator.arguments.flatMap(({ type }, index) => {
    const arg = node.args[index];
    return type.includes("pattern") && arg?.kind === "literal" && typeof arg.value === "string"
      ? [{ pattern: arg.value, pointer: arg.pointer }]
      : [];
  });
  return [...own, ...inside];
}

function patternProblems(
  { costOfPattern }: CheckedDocuments,
  { path: file }: SourceDocument,
  { pattern, source, path }: PatternUse,
): Problem[] {
  const place = { file, spot: { path } };
  if (!isRegularExpression(source)) {
    return [{ check: "broken-pattern", ...place, message: `"${pattern}" is not a regular expression` }];
  }
  const cost = costOfPattern(source);
  if (cost === undefined) return [];
  const message = `"${pattern}" can take ${cost.growth} time, with a text such as ${cost.attack}`;
  const hint = "do not repeat what is repeated already, nor let two neighbours take the same characters";
  return [{ check: "slow-pattern", ...place, message, hint }];
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}
