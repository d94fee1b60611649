import { put } from "../../contract/case-values.ts";

/** A document with other values at places, written as the formatter would. */
export function changedJson(text: string, values: Readonly<Record<string, unknown>>): string {
  const changed = Object.entries(values).reduce<unknown>(
    (all, [place, value]) => put(all, place.split("/"), value),
    JSON.parse(text),
  );
  return `${JSON.stringify(changed, null, 2)}\n`;
}
