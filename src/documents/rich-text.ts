import { Marked, type Token } from "marked";

/** A part of a line. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong" | "emphasis"; readonly inside: readonly Inline[] }
  | { readonly kind: "link"; readonly to: string; readonly text: string }
  | { readonly kind: "break" };

/** A part of a rich text. */
export type RichBlock =
  | { readonly kind: "heading"; readonly level: number; readonly inside: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly inside: readonly Inline[] }
  | { readonly kind: "list"; readonly start: number | undefined; readonly items: readonly (readonly RichBlock[])[] };

/** A rich text, and what its Markdown has that a rich text has not. */
export interface RichText {
  readonly blocks: readonly RichBlock[];
  /** The refused Markdown, as written: HTML, images, code, tables, quotes; marks that mark nothing. */
  readonly refused: readonly string[];
}

/** CommonMark, without the extensions of GitHub: bare addresses are no links. */
const markdown = new Marked({ gfm: false });

/** Reads Markdown: headings, paragraphs, lists, emphasis and links. What it refuses is shown as it is written. */
export function readRichText(text: string): RichText {
  const refused: string[] = [];
  const blocks = markdown.lexer(text).flatMap((token) => readBlock(token, refused));
  return { blocks, refused };
}

function readBlock(token: Token, refused: string[]): RichBlock[] {
  const inside = () => innerTokens(token).flatMap((one) => readInline(one, refused));
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "heading":
      return [{ kind: "heading", level: token.depth, inside: inside() }];
    case "paragraph":
    case "text":
      return [{ kind: "paragraph", inside: innerTokens(token).length > 0 ? inside() : readText(token.text, refused) }];
    case "list":
      return [
        {
          kind: "list",
          start: token.ordered === true ? Number(token.start) : undefined,
          items: listTokens(token.items).map((item) => innerTokens(item).flatMap((one) => readBlock(one, refused))),
        },
      ];
    default:
      refused.push(token.raw.trim());
      return [{ kind: "paragraph", inside: [{ kind: "text", text: token.raw.trim() }] }];
  }
}

function readInline(token: Token, refused: string[]): Inline[] {
  const inside = () => innerTokens(token).flatMap((one) => readInline(one, refused));
  switch (token.type) {
    case "escape":
      return [{ kind: "text", text: token.text }];
    case "text":
      return readText(token.text, refused);
    case "br":
      return [{ kind: "break" }];
    case "strong":
      return [{ kind: "strong", inside: inside() }];
    case "em":
      return [{ kind: "emphasis", inside: inside() }];
    case "link":
      return [{ kind: "link", to: token.href, text: wordsIn(inside()) }];
    default:
      refused.push(token.raw);
      return [{ kind: "text", text: token.raw }];
  }
}

/** Marks that stay in a text mark nothing: between characters of Chinese and Thai, `**` needs spaces around it. */
function readText(text: string, refused: string[]): Inline[] {
  if (/\*\*|\]\(/.test(text)) refused.push(text);
  return [{ kind: "text", text }];
}

/** The words of a line, without what marks them. */
const wordsIn = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === "break") return " ";
      return "text" in part ? part.text : wordsIn(part.inside);
    })
    .join("");

const innerTokens = (token: Token): readonly Token[] => ("tokens" in token ? listTokens(token.tokens) : []);

const listTokens = (value: unknown): readonly Token[] => (Array.isArray(value) ? value : []);

/** The addresses that a rich text may lead to by itself; any other target is the name of a link. */
export const isSafeAddress = (to: string): boolean => /^(?:https:\/\/[^\s/]|mailto:[^\s]|tel:[+\d])/.test(to);

/** The name of a link. */
export const isLinkName = (to: string): boolean => /^[a-zA-Z][a-zA-Z0-9-]*$/.test(to);

/** Every target of a link in a rich text. */
export const linkTargets = (blocks: readonly RichBlock[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(linkTargets) : block.inside.flatMap(targetsInLine),
  );

function targetsInLine(part: Inline): readonly string[] {
  if (part.kind === "link") return [part.to];
  return "inside" in part ? part.inside.flatMap(targetsInLine) : [];
}
