import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import { childNodes, type RuleNode, readRule, rulePaths } from "../../engine/index.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import { whereWritten } from "../forms/where-written.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listRules } from "./document-uses.ts";

/** A rule of a document, or a part of one that is a rule. */
export interface RulePart {
  /** The same text for equal rules, and only for these. */
  readonly text: string;
  readonly document: SourceDocument;
  readonly path: JsonPath;
}

/** A part in the file in which it is written: its document's, its layout's, or that of a set of fields. */
export interface PlacedPart extends RulePart {
  readonly file: string;
  /** `file#pointer`. */
  readonly place: string;
  /** The roots that it reads, also names that are bound around it. */
  readonly roots: readonly string[];
}

/** The fewest parts of a rule that is worth a name: operators, paths, lists and literals. */
const FEWEST = 6;

/** The rules and parts of rules of a document that have several parts, outer ones first. */
export const largeRuleParts = memoizeByDocument((context, document): readonly RulePart[] =>
  listRules(context, document).flatMap(({ rule, path }) => {
    const { node, problems } = readRule(rule);
    if (problems.length > 0) return [];
    return largeNodes(node).map((part) => partAt(document, [...path, ...parsePointer(ruleOf(part))]));
  }),
);

function largeNodes(node: RuleNode): RuleNode[] {
  if (sizeOf(node) < FEWEST) return [];
  const inner = childNodes(node).flatMap(largeNodes);
  return node.kind === "list" ? inner : [node, ...inner];
}

const sizeOf = (node: RuleNode): number => 1 + childNodes(node).reduce((sum, inner) => sum + sizeOf(inner), 0);

/** The place of a rule, which is before the arguments of its operator. */
const ruleOf = ({ pointer }: RuleNode): string => pointer.slice(0, pointer.lastIndexOf("/"));

function partAt(document: SourceDocument, path: JsonPath): RulePart {
  return { text: JSON.stringify(valueAt(document.value, path)), document, path };
}

/** Where a part is written, and what it reads. */
export function placedPart({ document, path, ...part }: RulePart): PlacedPart {
  const written = whereWritten({ check: "", file: document.path, spot: { path }, message: "" }, document);
  const own = "path" in written.spot ? written.spot.path : path;
  return {
    ...{ ...part, document, file: written.file, path: own, place: `${written.file}#${formatPointer(own)}` },
    roots: [...new Set(rulePaths(valueAt(document.value, path)).map((read) => read.path.root))],
  };
}
