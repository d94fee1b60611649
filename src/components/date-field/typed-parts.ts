/** A day as typed: digits, perhaps none yet. */
export interface TypedParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** What of a day a part holds. */
export type Part = keyof TypedParts;

/** The parts of a field's value, whether it is a day or an incomplete one. */
export function parseParts(value: string): TypedParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
}

/** How much of a day a field asks for. */
export type Precision = "day" | "month";

/** The typed parts as a field's value, when they are no day or month; empty without input. */
export function valueOfParts({ year, month, day }: TypedParts, precision: Precision): string {
  const parts = precision === "day" ? [year, month, day] : [year, month];
  return parts.every((part) => part === "") ? "" : parts.join("-");
}

/** The order in which a language writes the parts of a day, or of a month. */
export function partsInOrder(locale: string, precision: Precision): readonly Part[] {
  const isPart = (type: string): type is Part => type === "year" || type === "month" || type === "day";
  const written = new Intl.DateTimeFormat(locale, { year: "numeric", month: "numeric", day: "numeric" });
  // A language may have countries with different orders: month first would confuse them and is never used.
  const order = written
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
  const parts: readonly Part[] = order[0] === "year" ? ["year", "month", "day"] : ["day", "month", "year"];
  return parts.filter((part) => precision === "day" || part !== "day");
}
