import type { Node } from "jsonc-parser";
import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import type { Finding } from "../findings/finding.ts";
import type { Problem, Spot } from "../findings/problem.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { indexLines, type Lines } from "./lines.ts";

/** The input for finding places: the text, and its tree when it is JSON. */
export interface PlacedText {
  readonly text: string;
  readonly tree?: (() => Node) | undefined;
}

/** A problem with its place as line and column. */
export function toFinding(problem: Problem, source: PlacedText, severity: Finding["severity"]): Finding {
  const lines = linesFor(source);
  const { offset, length } = toRange(problem.spot, source.tree);
  const { line, column } = lines.positionAt(offset);
  return {
    check: problem.check,
    severity,
    file: problem.file,
    line,
    column,
    endColumn: endColumn(lines, line, column, length),
    pointer: "path" in problem.spot ? formatPointer(problem.spot.path) : "",
    message: problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
    ...(problem.repair === undefined ? {} : { repair: problem.repair }),
    excerpt: lines.excerpt(line, column),
  };
}

const linesFor = memoizeByIdentity(({ text }: PlacedText): Lines => indexLines(text));

function endColumn(lines: Lines, line: number, column: number, length: number): number {
  return Math.max(column + 1, Math.min(column + length, lines.lineLength(line) + 1));
}

/** The offset of the value at a path, or of the last existing value on the path. */
export function findOffset(tree: Node, path: JsonPath): number {
  let node = tree;
  for (const segment of path) node = findChild(node, segment)?.node ?? node;
  return node.offset;
}

interface Range {
  readonly offset: number;
  readonly length: number;
}

function toRange(spot: Spot, tree: PlacedText["tree"]): Range {
  if ("offset" in spot) return spot;
  if (!tree) return { offset: 0, length: 1 };
  let node = tree();
  let key: Node | undefined;
  for (const segment of spot.path) {
    const inner = findChild(node, segment);
    if (!inner) break;
    ({ node, key } = inner);
  }
  return spot.part === "key" ? rangeOfNode(key ?? node) : rangeOfValue(node, key);
}

/** An object or list is marked by its key, or by its opening bracket: all of it would be too much. */
function rangeOfValue(node: Node, key: Node | undefined): Range {
  if (node.type !== "object" && node.type !== "array") return rangeOfNode(node);
  return key ? rangeOfNode(key) : { offset: node.offset, length: 1 };
}

const rangeOfNode = ({ offset, length }: Node): Range => ({ offset, length });

function findChild(node: Node, segment: string | number): { node: Node; key: Node | undefined } | undefined {
  if (node.type === "array") {
    const element = node.children?.[Number(segment)];
    return element && { node: element, key: undefined };
  }
  for (const property of [...(node.children ?? [])].reverse()) {
    const [key, value] = property.children ?? [];
    if (key && value && key.value === segment) return { node: value, key };
  }
  return undefined;
}
