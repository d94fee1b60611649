import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Problem } from "../findings/problem.ts";
import { once } from "../incremental/once.ts";
import { DEEPEST, scanNesting } from "./nesting.ts";

/** The result of reading a file: its text, its value when it is JSON, and its problems. */
export interface ReadJson {
  readonly text: string;
  readonly json?: Json;
  readonly problems: Problem[];
}

/** A JSON text as it was read. */
interface Json {
  readonly value: unknown;
  /** Its syntax tree, made at its first use: only places need it. */
  readonly tree: () => Node;
  /** Whether one object may have a duplicate key. */
  readonly mayRepeatKeys: boolean;
}

/** Reads a file as strict JSON in UTF-8. Never throws, however broken the bytes are. */
export function readJson(file: string, content: string | Uint8Array): ReadJson {
  const { text, problems } = readText(file, content);
  if (text === undefined) return { text: "", problems };
  if (text.trim() === "") {
    return {
      text,
      problems: [
        ...problems,
        at(file, "empty-document", 0, "the file is empty", "write a document, or delete the file"),
      ],
    };
  }
  const { tooDeepAt, members } = scanNesting(text);
  if (tooDeepAt !== undefined) {
    const message = `lists and objects are nested more than ${DEEPEST} deep here`;
    return {
      text,
      problems: [...problems, at(file, "too-deep", tooDeepAt, message, "move inner parts to documents of their own")],
    };
  }
  const parsed = parse(text);
  if (parsed === undefined) return { text, problems: [...problems, notJson(file, text)] };
  const { value } = parsed;
  return {
    text,
    problems,
    json: { value, tree: once(() => requireTree(text)), mayRepeatKeys: members !== membersIn(value) },
  };
}

const BYTE_ORDER_MARK = "\uFEFF";

function readText(file: string, content: string | Uint8Array): { text?: string; problems: Problem[] } {
  const decoded = typeof content === "string" ? content : decode(content);
  if (decoded === undefined) {
    return { problems: [at(file, "not-utf-8", 0, "the file is not UTF-8", "save it in the encoding UTF-8")] };
  }
  const problems: Problem[] = [];
  const hasMark = decoded.startsWith(BYTE_ORDER_MARK);
  if (hasMark) {
    problems.push(
      at(file, "byte-order-mark", 0, "the file starts with a byte-order mark", "save it as UTF-8 without BOM"),
    );
  }
  const text = hasMark ? decoded.slice(1) : decoded;
  const carriageReturn = text.indexOf("\r");
  if (carriageReturn >= 0) {
    const message = "lines end with a carriage return (CRLF)";
    problems.push(at(file, "carriage-return", carriageReturn, message, "save the file with line ends LF"));
  }
  return { text, problems };
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Parses by the standard; the parser with places is lenient in some cases. */
function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const STRICT = { disallowComments: true, allowTrailingComma: false };

function requireTree(text: string): Node {
  const tree = parseTree(text, [], STRICT);
  if (tree === undefined) throw new Error("the reader with places finds nothing in a text that is JSON");
  return tree;
}

/** The number of members of a value at every depth: one for each written key, except duplicates. */
function membersIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const inner of Object.values(value)) count += membersIn(inner);
  return count;
}

const reasons: Readonly<Record<string, { message: string; hint?: string }>> = {
  InvalidCommentToken: { message: "comments are not JSON", hint: "write it in `summary` or `description`" },
  PropertyNameExpected: {
    message: "a key in double quotes is expected here",
    hint: "the last member has no comma after it",
  },
  ValueExpected: { message: "a value is expected here", hint: "the last element has no comma after it" },
  CommaExpected: { message: "a comma is missing before this" },
  ColonExpected: { message: "a colon is missing before this" },
  CloseBraceExpected: { message: "a closing } is missing" },
  CloseBracketExpected: { message: "a closing ] is missing" },
  EndOfFileExpected: { message: "the document has ended before this", hint: "one file holds one document" },
  InvalidSymbol: { message: "this is not a JSON value", hint: "write text in double quotes" },
};

function notJson(file: string, text: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const [error] = errors.sort((a, b) => a.offset - b.offset);
  if (!error) return at(file, "not-json", 0, "the file is not JSON");
  const { message, hint } = reasons[printParseErrorCode(error.error)] ?? { message: "this is not JSON" };
  const offset = Math.min(error.offset, Math.max(0, text.trimEnd().length - 1));
  return { check: "not-json", file, spot: { offset, length: Math.max(1, error.length) }, message, hint };
}

function at(file: string, check: string, offset: number, message: string, hint?: string): Problem {
  return { check, file, spot: { offset, length: 1 }, message, hint };
}
