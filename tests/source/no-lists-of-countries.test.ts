import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";

const filesUnder = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll(sep, "/"))
    .filter((file) => ending.test(file));

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** `zh-Hant-TW` is also `zh-Hant` and `zh`. */
const prefixes = (tag: string) => tag.split("-").map((_, at, parts) => parts.slice(0, at + 1).join("-"));

const languages: ReadonlySet<string> = new Set(readdirSync("locales").flatMap(prefixes));

/** The codes of each country: its own, and what only it has. */
const countries: ReadonlySet<string> = new Set(
  filesUnder("programmes/countries", /\.country\.json$/).flatMap((path) => {
    const region = member(read(path), "region");
    const codes = ["currency", "wireCurrency", "geocodeRegion"].map((key) => member(region, key));
    return [member(read(path), "id"), ...codes].filter((code) => typeof code === "string");
  }),
);

/** The names and texts of code that are languages or countries. */
function namedIn(path: string, source: string, names: ReadonlySet<string>): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isKey =
      ts.isIdentifier(node) && (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent));
    if ((ts.isStringLiteralLike(node) || isKey) && names.has(node.text)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return [...found].sort();
}

/** A file lists them when it names two. */
const isList = (path: string, source: string) =>
  [languages, countries].some((names) => namedIn(path, source, names).length > 1);

/** Names in a schema, outside its examples and words. */
function namedInSchema(value: unknown): string[] {
  if (typeof value === "string") return languages.has(value) || countries.has(value) ? [value] : [];
  if (!isJsonObject(value)) return arrayElements(value).flatMap(namedInSchema);
  return objectEntries(value).flatMap(([key, inner]) =>
    ["example", "examples", "description"].includes(key) ? [] : [...namedInSchema(key), ...namedInSchema(inner)],
  );
}

/** Tests, and what they are made of. */
const ASIDE = /\.test\.tsx?$|\/test-support\/|\/generated\//;

/** What is left, with the reason. */
const LEFT: Readonly<Record<string, string>> = {
  "src/checker/schemas/formats.ts": "an example of a currency and of a language, for hints",
  "src/components/example.ts": "the gallery shows each component in three scripts",
  "src/components/field-frame/example-words.ts": "so do the examples of fields",
  "src/components/language-select/examples.ts": "and the component that lists languages",
  "src/components/date-field/days.ts": "the years that people type, by the language",
  "src/engine/rules/operators/comparing.ts": "money in the examples of an operator",
  "src/engine/rules/operators/counting.ts": "money in the examples of an operator",
  "tools/gallery/catalogue.ts": "the three languages of the gallery",
  "tools/gallery/screens/ScreenExampleView.tsx": "the three languages of the gallery",
  "tools/gallery/screens/screens.ts": "the three languages of the gallery",
};

/** Examples of components are written in the three languages of `src/components/example.ts`. */
const EXAMPLES = /^src\/components\/[a-z-]+\/(?:[a-z]+-)?examples\.ts$/;

const sources = ["src", "tools"]
  .flatMap((folder) => filesUnder(folder, /\.(?:tsx?|mjs)$/))
  .filter((path) => !ASIDE.test(path));
const lists = sources.filter((path) => isList(path, readFileSync(path, "utf8")));

it("no code under src or tools lists languages or countries", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect([...languages, ...countries]).toEqual(expect.arrayContaining(["zh-Hant", "th-TH", "SG", "TWD"]));
  const others = lists.filter((path) => !EXAMPLES.test(path) || path in LEFT);
  expect(others.sort()).toEqual(Object.keys(LEFT).sort());
});

it("no schema names one", () => {
  const found = filesUnder("schemas", /\.json$/).flatMap((path) =>
    namedInSchema(read(path)).map((one) => `${path} ${one}`),
  );
  expect(found).toEqual([]);
});

/** The patterns of the numbers that people are called on, in a contract. */
function numberPatterns(value: unknown): string[] {
  if (!isJsonObject(value)) return arrayElements(value).flatMap(numberPatterns);
  const [description, own] = [
    member(value, "description"),
    member(value, "pattern") ?? member(member(value, "schema"), "pattern"),
  ];
  const isOne = typeof own === "string" && own.startsWith("^[0-9]") && /\bnumber\b/i.test(String(description));
  return [...(isOne ? [own] : []), ...objectEntries(value).flatMap(([, inner]) => numberPatterns(inner))];
}

it("contracts take a number of each length that a country may have", () => {
  const path = ["$defs", "Region", "properties", "mobileLengths", "items"];
  const lengths = path.reduce<unknown>(member, read("schemas/country.schema.json"));
  const numbers = ["minimum", "maximum"].map((bound) => "9".repeat(Number(member(lengths, bound))));
  const patterns = filesUnder("schemas/api", /\.json$/).flatMap((path) => numberPatterns(read(path)));
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !numbers.every((number) => new RegExp(pattern, "u").test(number)))).toEqual([]);
});

describe("a list is found", () => {
  it.each([
    ['const tags = ["en-US", "th-TH"];', "of tags"],
    ["const names = { SG: 1, TW: 2 };", "as keys"],
    ['const digits = { SGD: 2, "TWD": 0 };', "of currencies"],
    ['type Tag = "en" | "zh-Hant";', "as a type"],
  ])("%s (%s)", (source) => {
    expect(isList("src/planted.ts", source)).toBe(true);
  });

  it("in a schema, as an enumeration or as names of members", () => {
    expect(namedInSchema({ enum: ["SG", "TW"], examples: ["MY"] })).toEqual(["SG", "TW"]);
    expect(namedInSchema({ properties: { "th-TH": {} } })).toEqual(["th-TH"]);
  });
});
