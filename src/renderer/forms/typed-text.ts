import type { Field } from "../../documents/generated/form.ts";

const THAI_ZERO = "๐".codePointAt(0) ?? 0;

/** Full-width and Thai digits as 0 to 9: keyboards of these languages may type them. */
const plainDigits = (text: string) =>
  text.normalize("NFKC").replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO));

/** Where typing into a field stops; a one-time code stops at its length. */
export function typingStopsAt({ inputMaxLength, type, length }: Field): number | undefined {
  if (inputMaxLength !== undefined) return inputMaxLength;
  return type === "one-time-code" && typeof length === "number" ? length : undefined;
}

/** What a field keeps of what was typed or pasted: "123 456" pasted into digits is 123456. */
export function keptText(field: Field, typed: string): string {
  const accepted = field.accept === "digits" ? plainDigits(typed).replace(/[^0-9]/g, "") : typed;
  const limit = typingStopsAt(field);
  return limit === undefined ? accepted : [...accepted].slice(0, limit).join("");
}
