import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from "jsonc-parser";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { parsePointer } from "../../src/checker/findings/inside.ts";
import type { Repair } from "../../src/checker/findings/repair.ts";
import { reorderMembers } from "./reorder-members.ts";

/** Finds the text of a file; `undefined` when absent. */
export type ReadText = (path: string) => string | undefined;

/** The files that a repair changes, otherwise unchanged; empty when the repair is impossible. */
export function mendedFiles({ file, pointer, repair }: Finding, readText: ReadText): ReadonlyMap<string, string> {
  const text = readText(file);
  if (repair === undefined || text === undefined) return new Map();
  if (repair.kind === "message") return withMessage(repair, readText);
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

const LIKE_BIOME = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } };

/** Messages are found by the journey that their keys start with. */
function withMessage(
  { key, args, locales }: Extract<Repair, { kind: "message" }>,
  readText: ReadText,
): ReadonlyMap<string, string> {
  const journey = key.split(".")[0];
  const changed = locales.flatMap((locale): [string, string][] => {
    const path = `locales/${locale}/${journey}.json`;
    const text = readText(path);
    if (text === undefined) return [];
    return [[path, applyEdits(text, modify(text, ["messages", key], stub(locale, key, args), LIKE_BIOME))]];
  });
  return new Map(changed);
}

/** The stub of a message: the wanted language, its key, its arguments. */
const stub = (locale: string, key: string, args: readonly string[]) =>
  [`[${locale}]`, key, ...args.map((name) => `{{${name}}}`)].join(" ");
