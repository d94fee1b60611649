import {
  parseCalendarDuration,
  parseDay,
  parseDuration,
  parseInstant,
  parseTime,
  type ValueType,
} from "../../engine/index.ts";

interface Writing {
  readonly parse: (text: string) => unknown;
  readonly example: string;
}

/** The types that are written as texts, for literals without other hints. */
const WRITINGS: Partial<Record<ValueType, Writing>> = {
  instant: { parse: parseInstant, example: "2026-11-21T09:30:00Z" },
  day: { parse: parseDay, example: "2026-11-21" },
  duration: { parse: (text) => parseDuration(text) ?? parseCalendarDuration(text), example: "PT10M" },
  time: { parse: parseTime, example: "09:30" },
};

/** Whether a literal text fits where one of these types is expected. */
export function isWrittenAs(text: string, expected: readonly ValueType[]): boolean {
  const types = expected.filter((type) => type !== "absent");
  return types.length === 0 || types.some((type) => WRITINGS[type]?.parse(text) !== undefined || !(type in WRITINGS));
}

/** A text of one of these types, as a hint. */
export function exampleOf(types: Iterable<ValueType>): string {
  const examples = [...types].flatMap((type) => WRITINGS[type]?.example ?? []);
  return `for example: ${examples.map((text) => `"${text}"`).join(" or ")}`;
}
