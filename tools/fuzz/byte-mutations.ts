import type { Random } from "../soak/random.ts";

type Change = (bytes: Uint8Array, random: Random) => Uint8Array;

const SNIPPETS = ["\uFEFF", "\r\n", "// ", "{", "}", "[", "]", ",", '"', ":", "\\u0000", "\\ud800", "1e999", "\u2028"];
const NOT_UTF_8 = [0xff, 0xc0, 0xed, 0x80];
const MANY = 20;

/** Mutations of the bytes of a file. */
export const byteMutations: Readonly<Record<string, Change>> = {
  truncate: (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  flip: (bytes, random) => replaced(bytes, random.below(bytes.length), 1, [random.below(256)]),
  insert: (bytes, random) =>
    replaced(bytes, random.below(bytes.length), 0, new TextEncoder().encode(random.pick(SNIPPETS))),
  drop: (bytes, random) => replaced(bytes, random.below(bytes.length), 1 + random.below(MANY), []),
  invalidUtf8: (bytes, random) => replaced(bytes, random.below(bytes.length), 0, [random.pick(NOT_UTF_8) ?? 0xff]),
  repeatLine: (bytes, random) => {
    const lines = new TextDecoder().decode(bytes).split("\n");
    const at = random.below(lines.length);
    return new TextEncoder().encode(lines.toSpliced(at, 0, lines[at] ?? "").join("\n"));
  },
};

function replaced(bytes: Uint8Array, at: number, removed: number, added: Iterable<number>): Uint8Array {
  return Uint8Array.from([...bytes.slice(0, at), ...added, ...bytes.slice(at + removed)]);
}
