import { isJsonObject } from "../../src/documents/json.ts";

/**
 * The parts of a script by the source that they were made of, as its source map says.
 * Source: ECMA-426, source map format, "mappings".
 * @throws Error for what is no source map
 */
export function moduleTexts(script: string, map: string): ReadonlyMap<string, string> {
  const { mappings, sources } = readMap(JSON.parse(map));
  const lines = script.split("\n");
  const texts = new Map<string, string>();
  let source = 0;
  for (const [line, segments] of mappings.split(";").entries()) {
    let [column, from, name] = [0, 0, ""];
    const text = lines[line] ?? "";
    const take = (end: number) => texts.set(name, (texts.get(name) ?? "") + text.slice(from, end));
    for (const segment of segments === "" ? [] : segments.split(",")) {
      const [columns = 0, ...rest] = decodeNumbers(segment);
      column += columns;
      take(column);
      source += rest[0] ?? 0;
      [from, name] = [column, rest.length === 0 ? "" : (sources[source] ?? "")];
    }
    take(text.length);
  }
  texts.delete("");
  return texts;
}

function readMap(map: unknown) {
  const { mappings, sources } = isJsonObject(map) ? map : {};
  if (typeof mappings !== "string" || !Array.isArray(sources)) throw new Error("This is no source map.");
  return { mappings, sources: sources.map(String) };
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The numbers of a segment: base 64, five bits in each digit, the lowest first, the sign in the first bit. */
function decodeNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
