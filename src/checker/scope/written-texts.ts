import { parseCalendarDuration, parseDay, parseDuration, parseInstant, type ValueType } from "../../engine/index.ts";

/** Parsers for the types that are written as texts, for literals without other hints. */
const READERS: Partial<Record<ValueType, (text: string) => unknown>> = {
  instant: parseInstant,
  day: parseDay,
  duration: (text) => parseDuration(text) ?? parseCalendarDuration(text),
};

/** Whether a literal text fits where one of these types is expected. */
export function isWrittenAs(text: string, expected: readonly ValueType[]): boolean {
  const types = expected.filter((type) => type !== "absent");
  return types.length === 0 || types.some((type) => READERS[type]?.(text) !== undefined || !(type in READERS));
}
