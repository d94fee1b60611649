const NO_BREAK_SPACE = "\u00A0";

/** A text inside which no line breaks: each space is a no-break one. */
export const unbroken = (text: string): string => text.replaceAll(" ", NO_BREAK_SPACE);
