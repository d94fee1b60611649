const NO_BREAK_SPACE = "\u00A0";
const WORD_JOINER = "\u2060";

/** Between a Han character and its neighbour a line can break without a space. */
const BESIDE_HAN = /(?<=\p{Script=Han})(?=[\p{L}\p{N}])|(?<=\p{N})(?=\p{Script=Han})/gu;

/** A text inside which no line breaks: each space is a no-break one, and Han characters are joined to their neighbours. */
export const unbroken = (text: string): string =>
  text.replaceAll(" ", NO_BREAK_SPACE).replaceAll(BESIDE_HAN, WORD_JOINER);
