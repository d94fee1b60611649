const THAI_ZERO = "๐".codePointAt(0) ?? 0;

/**
 * Converts full-width characters to plain ones, and Thai digits to 0 to 9: keyboards of these languages may type them.
 */
export function plainCharacters(text: string): string {
  const plain = text.normalize("NFKC");
  return plain.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO));
}
