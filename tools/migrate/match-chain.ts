import { getNodeValue, type Node } from "jsonc-parser";

/** An `if` whose conditions all compare one value with texts. */
export interface MatchChain {
  readonly value: Node;
  readonly branches: readonly { readonly text: string; readonly result: Node }[];
  readonly otherwise: Node | undefined;
}

/** With fewer conditions an `if` is as short. */
const FEWEST = 2;

/** Reads an `if` of which each condition compares the same value with another text; `undefined` for all else. */
export function readMatchChain(node: Node): MatchChain | undefined {
  const list = onlyValue(node, "if")?.children ?? [];
  const pairs = Array.from({ length: Math.floor(list.length / 2) }, (_, index) => list.slice(2 * index, 2 * index + 2));
  const cases = pairs.flatMap(([condition, result]) => {
    const comparison = condition && readComparison(condition);
    return comparison && result ? [{ ...comparison, result }] : [];
  });
  const [first] = cases;
  const texts = new Set(cases.map(({ text }) => text));
  const isChain = cases.length >= FEWEST && cases.length === pairs.length && texts.size === cases.length;
  if (!isChain || first === undefined || !cases.every(({ value }) => isSame(value, first.value))) return undefined;
  return { value: first.value, branches: cases, otherwise: list.length % 2 === 1 ? list.at(-1) : undefined };
}

/** `===` of a value and a written text. */
function readComparison(condition: Node): { value: Node; text: string } | undefined {
  const sides = onlyValue(condition, "===")?.children ?? [];
  const text = sides.find(isWritten);
  const value = sides.find((side) => side !== text);
  return text !== undefined && value !== undefined && sides.length === 2 && !isWritten(value)
    ? { value, text: String(text.value) }
    : undefined;
}

/** Whether a side is a text that is no path. */
const isWritten = ({ type, value }: Node) => type === "string" && !String(value).startsWith("$");

const isSame = (one: Node, other: Node) => JSON.stringify(getNodeValue(one)) === JSON.stringify(getNodeValue(other));

function onlyValue(node: Node, name: string): Node | undefined {
  const [property, ...others] = node.type === "object" ? (node.children ?? []) : [];
  const [key, value] = property?.children ?? [];
  return key?.value === name && others.length === 0 ? value : undefined;
}
