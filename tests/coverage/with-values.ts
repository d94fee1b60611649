import { applyEdits, modify } from "jsonc-parser";
import { parsePointer } from "../../src/checker/findings/inside.ts";

/** A document with other values at some places, by pointer. */
export function withValues<Document>(document: Document, values: Readonly<Record<string, unknown>> = {}): Document {
  const text = Object.entries(values).reduce(
    (left, [pointer, value]) => applyEdits(left, modify(left, [...parsePointer(pointer)], value, {})),
    JSON.stringify(document),
  );
  return JSON.parse(text);
}
