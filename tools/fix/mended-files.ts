import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { parsePointer } from "../../src/checker/findings/inside.ts";
import type { Repair } from "../../src/checker/findings/repair.ts";
import { reorderMembers } from "./reorder-members.ts";
import { type ReadText, withStubs } from "./with-stubs.ts";

/** The files that a repair changes, otherwise unchanged; empty when the repair is impossible. */
export function mendedFiles({ file, pointer, repair }: Finding, readText: ReadText): ReadonlyMap<string, string> {
  if (repair?.kind === "message") return withStubs(repair.texts, readText);
  const text = readText(file);
  if (repair === undefined || text === undefined) return new Map();
  const tree = parseTree(text);
  const mended = tree && mendedText(text, tree, parsePointer(pointer), repair);
  return mended === undefined || mended === text ? new Map() : new Map([[file, mended]]);
}

function mendedText(
  text: string,
  tree: Node,
  path: readonly string[],
  repair: Exclude<Repair, { kind: "message" }>,
): string | undefined {
  if (repair.kind === "order") {
    const object = nodeAt(tree, path.slice(0, -1));
    return object && reorderMembers(text, object, repair.keys);
  }
  const value = nodeAt(tree, path);
  const written = repair.part === "key" ? value?.parent?.children?.[0] : value;
  if (written?.type !== "string") return undefined;
  const end = written.offset + written.length;
  return `${text.slice(0, written.offset)}${JSON.stringify(repair.meant)}${text.slice(end)}`;
}

function nodeAt(tree: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const key of path) node = node && findNodeAtLocation(node, [node.type === "array" ? Number(key) : key]);
  return node;
}
