import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDocuments } from "../../src/documents/check-documents.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const texts = [...files].map(([path, content]) => [path, Buffer.from(content).toString()] as const);
const values = ["null", "7", '"x"', "[]", "{}", "true", '{ "var": "a.b" }', "[[]]", '{ "__proto__": 1 }'];

test("however a document is changed, the checker never throws, and every finding has a place", () => {
  fc.assert(
    fc.property(fc.nat(texts.length - 1), fc.nat(10_000), fc.constantFrom(...values), (which, at, value) => {
      const [path = "", text = ""] = texts[which] ?? [];
      const { findings } = checkDocuments(new Map([...files, [path, replaceValue(text, at, value)]]), facts);
      for (const { file, line, column, endColumn } of findings) {
        expect(files.has(file) && line > 0 && column > 0 && endColumn > column).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

/** Puts a value in the place of one of the values of a text. */
function replaceValue(text: string, at: number, value: string): string {
  const places = [...text.matchAll(/(?<=: )("[^"]*"|\{|\[|\d+|true)/g)];
  const place = places[at % places.length];
  if (!place) return value;
  const rest = text.slice(place.index + place[0].length);
  return place[0] === "{" || place[0] === "["
    ? `${text.slice(0, place.index)}${value}, "rest": ${place[0]}${rest}`
    : `${text.slice(0, place.index)}${value}${rest}`;
}
