const thaiZero = 0x0e50;

/**
 * The digits in a typed, pasted or filled-in text: "123 456", "１２３４５６" and "๑๒๓๔๕๖" are all 123456. Cut to a length.
 */
export function codeDigits(typed: string, length: number): string {
  return typed
    .normalize("NFKC")
    .replace(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))
    .replace(/[^0-9]/gu, "")
    .slice(0, length);
}
