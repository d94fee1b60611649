/** Deeper than any document needs; far from what would exhaust the stack of a recursive reader. */
export const DEEPEST = 64;

/** The result of a quick scan of a JSON text. */
export interface Nesting {
  /** The offset of its list or object number `DEEPEST + 1`; undefined when it never nests so deep. */
  readonly tooDeepAt?: number;
  /** The number of members of its objects; a duplicate key counts twice. */
  readonly members: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEW_LINE = 0x0a;
const COLON = 0x3a;
/** `{` and `[`, `}` and `]` differ in one bit only. */
const CASE = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Scans a text that may be JSON, without parsing it. */
export function scanNesting(text: string): Nesting {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) members++;
    else if ((code | CASE) === OPENING) depth++;
    else if ((code | CASE) === CLOSING) depth--;
    if (depth > DEEPEST) return { tooDeepAt: at, members };
  }
  return { members };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE || code === NEW_LINE) return at;
  }
  return text.length;
}
