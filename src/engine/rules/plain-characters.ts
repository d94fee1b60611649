const THAI_ZERO = "๐".codePointAt(0) ?? 0;

/** Full-width characters as plain ones, and Thai digits as 0 to 9: keyboards of these languages may type them. */
export function plainCharacters(text: string): string {
  const plain = text.normalize("NFKC");
  return plain.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO));
}
