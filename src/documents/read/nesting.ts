/** Deeper than any document needs; far from what would exhaust the stack of a recursive reader. */
export const DEEPEST = 64;

/** Where a JSON text opens its list or object number `DEEPEST + 1`, or undefined when it never nests so deep. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth > DEEPEST) return at;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"' || text[at] === "\n") return at;
  }
  return text.length;
}
