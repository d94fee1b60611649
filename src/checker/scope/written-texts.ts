import { parseDay, parseInstant, type ValueType } from "../../engine/index.ts";

/** How the types that are written as texts are read, where nothing else tells whether a text is one. */
const READERS: Partial<Record<ValueType, (text: string) => unknown>> = { instant: parseInstant, day: parseDay };

/** Whether a text that is written out can be taken where one of these types is expected. */
export function isWrittenAs(text: string, expected: readonly ValueType[]): boolean {
  const types = expected.filter((type) => type !== "absent");
  return types.length === 0 || types.some((type) => READERS[type]?.(text) !== undefined || !(type in READERS));
}
