import { plainCharacters } from "../engine/index.ts";

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** Numbers of JSON: what holds before a language is known. */
const plainSeparators: Separators = { group: "", decimal: "." };

/** More digits would not be kept exactly. */
const MOST_DIGITS = 15;

function separators(locale: string | undefined): Separators {
  if (locale === undefined) return plainSeparators;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn", useGrouping: true }).formatToParts(
    1_234_567.8,
  );
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: plainCharacters(find("group", "")).trim(), decimal: find("decimal", ".") };
}

/**
 * The number that a text means in a language: "1,234.50" is 1234.5 in English, "1.234,50" in German. undefined for a
 * text that is no number, or has more than `decimals` digits after the point.
 */
export function parseTypedNumber(typed: string, decimals: number, locale: string | undefined): number | undefined {
  const { group, decimal } = separators(locale);
  const text = plainCharacters(typed).replace(/\s/g, "").replace("\u2212", "-");
  const [whole = "", fraction, ...rest] = text.split(decimal);
  const digits = isGrouped(whole, group) ? whole.replaceAll(group, "") : whole;
  const isNumber = rest.length === 0 && /^-?\d+$/.test(digits) && /^\d*$/.test(fraction ?? "");
  if (!isNumber || fraction === "" || (fraction ?? "").length > decimals) return undefined;
  if (digits.length + (fraction ?? "").length > MOST_DIGITS) return undefined;
  // -0 is 0.
  return Number(`${digits}.${fraction ?? "0"}`) + 0;
}

/** Groups have two or three digits: "1,2" is no number in English, but "12,34,567" is one in India. */
const isGrouped = (whole: string, group: string): boolean =>
  group !== "" && /^-?\d{1,3}(?: \d{2,3})*(?: \d{3})$/.test(whole.replaceAll(group, " "));

/** A number as a customer of that language would type it. */
export function typedNumber(value: number, locale: string | undefined): string {
  const text = new Intl.NumberFormat("sv-SE", { useGrouping: false, maximumFractionDigits: 6 }).format(value);
  return text.replace("\u2212", "-").replace(",", separators(locale).decimal);
}
