import { applyEdits, type Edit, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { type MatchChain, readMatchChain } from "./match-chain.ts";
import { shorten } from "./shorten.ts";

/** A document with the shorthand of format 2. Objects that became shorter are put on one line, where the formatter leaves them if they fit. */
export function shortenValues(text: string): string {
  const tree = parseTree(text);
  return tree === undefined ? text : applyEdits(text, editsIn(tree, text, false));
}

function editsIn(node: Node, text: string, isEvent: boolean): Edit[] {
  const short = shorten(getNodeValue(node), isEvent);
  if (short !== undefined) return [{ offset: node.offset, length: node.length, content: JSON.stringify(short) }];
  const chain = readMatchChain(node);
  if (chain !== undefined) return [{ offset: node.offset, length: node.length, content: toMatch(chain, text) }];
  const edits = (node.children ?? []).flatMap((child) => {
    if (child.type !== "property") return editsIn(child, text, false);
    const [, value] = child.children ?? [];
    return value === undefined ? [] : editsIn(value, text, isEventMap(node));
  });
  const [first] = node.children ?? [];
  if (edits.length === 0 || first === undefined || node.type !== "object") return edits;
  return [{ offset: node.offset + 1, length: first.offset - node.offset - 1, content: " " }, ...edits];
}

/** A chain of `if` as `match`; its parts are migrated too. */
function toMatch({ value, branches, otherwise }: MatchChain, text: string): string {
  const part = (node: Node) => {
    const edits = editsIn(node, text, false).map((edit) => ({ ...edit, offset: edit.offset - node.offset }));
    return applyEdits(text.slice(node.offset, node.offset + node.length), edits);
  };
  const members = branches.map((branch) => `${JSON.stringify(branch.text)}: ${part(branch.result)}`);
  const others = otherwise === undefined ? [] : [part(otherwise)];
  return `{ "match": [${[part(value), `{ ${members.join(", ")} }`, ...others].join(", ")}] }`;
}

const isEventMap = ({ parent }: Node): boolean => parent?.type === "property" && parent.children?.[0]?.value === "on";
