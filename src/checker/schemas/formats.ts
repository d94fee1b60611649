import { currencies, isCurrency, isTimeOfDay, isTimeZone } from "../../documents/formats.ts";
import { parseCalendarDuration, parseDuration } from "../../engine/index.ts";
import { closest } from "../findings/closest.ts";

/** A `format` of the schemas: what a text must be, beyond its characters. */
export interface TextFormat {
  readonly fits: (text: string) => boolean;
  /** Completes "this must be …". */
  readonly expected: string;
  readonly example: string;
  /** All texts of the format, where they can be listed: one of them may be meant. */
  readonly known?: () => readonly string[];
}

/**
 * Calling codes that the ITU has assigned (E.164): the first digits say how long a code is. Ranges without any code,
 * such as 28x, are none.
 */
const CALLING_CODE =
  /^(?!999)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)$/;

/** The formats by their names in the schemas. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  duration: {
    fits: (text) => !text.startsWith("-") && (parseDuration(text) ?? parseCalendarDuration(text)) !== undefined,
    expected: `a duration: days as "P30D", months as "P1M", minutes as "PT5M"`,
    example: "PT5M",
  },
  "time-of-day": {
    fits: isTimeOfDay,
    expected: `a time of day, from "00:00" to "23:59"`,
    example: "09:30",
  },
  currency: {
    fits: isCurrency,
    expected: `a currency of ISO 4217, such as "SGD"`,
    example: "SGD",
    known: currencies,
  },
  "time-zone": {
    fits: isTimeZone,
    expected: `a time zone of the IANA database, such as "Etc/UTC"`,
    example: "Etc/UTC",
    known: () => Intl.supportedValuesOf("timeZone"),
  },
  "language-tag": {
    fits: isLanguageTag,
    expected: `a language tag of BCP 47, such as "en-SG": a language and, where it matters, a script and a country`,
    example: "en-SG",
  },
  "calling-code": {
    fits: (text) => CALLING_CODE.test(text),
    expected: `an international calling code without "+" and "00", such as "65"`,
    example: "65",
  },
};

/** Formats of data beside those of the documents. */
const DATA_EXAMPLES: Readonly<Record<string, string>> = {
  date: "2026-11-21",
  "date-time": "2026-11-21T09:30:00Z",
  email: "susan@example.com",
  "uri-reference": "/help",
};

/** The hint for a value that its JSON Schema does not take. `expected`: what it takes, such as a format. */
export function schemaHint(expected: string): string {
  const example = textFormats[expected]?.example ?? DATA_EXAMPLES[expected];
  return example === undefined ? "correct the value, or the type that the flow declares" : `for example: "${example}"`;
}

/** The text of a format that was probably meant. */
export function nearestInFormat({ known }: TextFormat, text: string): string | undefined {
  return known && closest(text, known());
}

/** A tag as it is written by convention, whose language, script and country are in the registry. */
function isLanguageTag(text: string): boolean {
  try {
    const { language, script, region, baseName } = new Intl.Locale(text);
    const isNamed = (type: "language" | "script" | "region", code: string | undefined) =>
      code === undefined || new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
    return baseName === text && isNamed("language", language) && isNamed("script", script) && isNamed("region", region);
  } catch {
    return false;
  }
}
