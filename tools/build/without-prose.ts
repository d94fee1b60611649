import { type Plugin, parseAst } from "vite";

/** Contracts of components, blocks and operators, which hold texts for editors beside members for the portal. */
const contractFiles =
  /\/src\/(?:components\/[^/]+\/contract|renderer\/built-in-contracts|engine\/rules\/operators\/[^/]+)\.ts$/;

/** A node of a syntax tree; `start` and `end` are its place in the source. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A part of a source that is replaced. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Removes from the built app the texts of contracts for editors: summaries, descriptions and examples. */
export function withoutProse(): Plugin {
  return {
    name: "without-prose",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: contractFiles },
      handler: (code) => ({ code: sourceWithoutProse(code), map: null }),
    },
  };
}

/** TypeScript source without the prose of its contracts. */
export function sourceWithoutProse(code: string): string {
  return blanked(code, cutsIn(code, parseAst(code, { lang: "ts" })));
}

/** The source with its cuts as spaces; the rest keeps its place, so that source maps stay valid. */
function blanked(code: string, cuts: readonly Cut[]): string {
  return cuts.reduce((text, { start, end, by }) => {
    const blank = text.slice(start + by.length, end).replace(/[^\n]/g, " ");
    return text.slice(0, start) + by + blank + text.slice(end);
  }, code);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;

function cutsIn(code: string, node: unknown): readonly Cut[] {
  if (Array.isArray(node)) return node.flatMap((one) => cutsIn(code, one));
  if (!isNode(node)) return [];
  if (isProse(node)) return [{ start: node.start, end: pastComma(code, node.end), by: "" }];
  const own = node.type === "CallExpression" ? proseOfArgument(node) : [];
  return [...own, ...Object.values(node).flatMap((part) => cutsIn(code, part))];
}

/** A property with a text; a component's property may have such a name, but its value is then an object. */
function isProse({ type, key, value }: Node): boolean {
  if (type !== "Property" || !isNode(key) || !isNode(value)) return false;
  if (key.name === "examples") return value.type === "ArrayExpression";
  return (key.name === "summary" || key.name === "description") && isText(value);
}

const isText = ({ type, value }: Node) =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

/** `argument(name, summary, …types)`, as operators declare what they take. */
function proseOfArgument({ callee, arguments: given }: Node): readonly Cut[] {
  const summary: unknown = Array.isArray(given) ? given[1] : undefined;
  if (!isNode(callee) || callee.name !== "argument" || !isNode(summary) || !isText(summary)) return [];
  return [{ start: summary.start, end: summary.end, by: '""' }];
}

function pastComma(code: string, end: number): number {
  const comma = /^\s*,/.exec(code.slice(end));
  return end + (comma?.[0].length ?? 0);
}
