import { readdirSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { listLiterals } from "./literals.ts";
import { listComments, listIdentifiers } from "./words.ts";

/** Partners and countries as the specification names them; no part of a text in `src` may be one. */
const names = [
  ...["retailer", "maxis", "celcom", "umobile", "lazada", "techcare", "tech-care", "cht_home", "cht-home"],
  ...["twopenmarket_slw", "twopenmarket-slw", "synnex"],
  ...["singapore", "malaysia", "taiwan", "thailand", "australia"],
];

const filesUnder = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file).replaceAll(sep, "/"));

/** Ids of clients and programmes, from the names of their files. */
const documentIds = filesUnder("programmes", /\.(client|programme)\.json$/).map(
  (file) => basename(file).split(".")[0] ?? "",
);

/** Folders of flows that hold a screen or a flow: journeys. */
const journeyIds = filesUnder("flows", /\.(flow|screen)\.json$/).map((file) => file.split("/").at(-2) ?? "");

const ids = new Set([...documentIds, ...journeyIds]);
const containsName = new RegExp(`(?<![a-z])(${names.join("|")})(?![a-z])`, "i");

/** Names of time zones belong to the tz database and name no country. */
const withoutZones = (text: string) => text.replace(/\b[A-Z][a-z]+\/[A-Z]\w+/g, "");

/** Literals of a file that name a client, a programme, a journey, a partner or a country. */
function namesIn(path: string, source: string): string[] {
  return listLiterals(path, source)
    .filter(({ text }) => ids.has(text) || containsName.test(withoutZones(text)))
    .map(({ text, place }) => `${place} ${JSON.stringify(text)}`);
}

/** As whole words: partners, countries, clients and programmes. Names of journeys are also plain English. */
const brands = new RegExp(`(?<![a-z0-9-])(${[...names, ...documentIds].join("|")})(?![a-z0-9-])`, "i");
/** A part of a name in code, with hyphens between its words. */
const inName = new RegExp(`(?:^|-)(${[...names, ...documentIds].join("|")})(?:-|$)`);
/** A document of a journey, as documents refer to it. */
const journeyPart = new RegExp(`(?<![\\w/.-])(${[...new Set(journeyIds)].join("|")})/[a-z]+(?:-[a-z]+)+(?![\\w/.-])`);

/** Names in code that name a client, a programme, a partner or a country. */
function identifiersIn(path: string, source: string): string[] {
  return listIdentifiers(path, source)
    .filter(({ text }) => inName.test(text))
    .map(({ text, place }) => `${place} ${text}`);
}

/** Comments that do, or that name a document of a journey. */
function commentsIn(path: string, source: string): string[] {
  return listComments(path, source)
    .filter(({ text }) => brands.test(withoutZones(text)) || journeyPart.test(text))
    .map(({ text, place }) => `${place} ${text}`);
}

describe("no name in code, and no comment, under src", () => {
  const files = filesUnder("src", /\.tsx?$/);
  const inAll = (find: (path: string, source: string) => string[]) =>
    files.flatMap((path) => find(path, readFileSync(path, "utf8")));

  it("names a client, a programme, a partner or a country", () => {
    expect(inAll(identifiersIn)).toEqual([]);
    expect(inAll(commentsIn)).toEqual([]);
  });

  it.each([
    ["const techCareHost = 1;", "a client's id in camel case"],
    ["const isMAXIS = 1; const MAXIS_LENGTH = 2;", "a partner's name in capitals"],
    ["type CarePlus = string;", "a programme's id as a type"],
    ["const part = <SgCarrier />;", "a client's id as a tag"],
    ["class A { #lazadaMarket = 1; }", "a client's id as a private member"],
  ])("a planted name is found: %s (%s)", (source) => {
    expect(identifiersIn("src/planted.tsx", source)).not.toEqual([]);
  });

  it.each([
    ["// Only for Celcom.", "a partner in a line"],
    ["/** As in Taiwan. */ const a = 1;", "a country before a name"],
    ["const a = 1; // tech-care asks for it", "a client's id after a statement"],
    ["function f() {\n  // care-plus, too\n}", "a programme's id in an empty body"],
    ["const a = { /* see sign-in/by-password */ };", "a document of a journey"],
  ])("a planted name in a comment is found: %s (%s)", (source) => {
    expect(commentsIn("src/planted.tsx", source)).toHaveLength(1);
  });

  it("but time zones, longer words, folders of the sources, words of libraries and plain English are no names", () => {
    const imported = 'import { TaiwanCalendar as RocCalendar } from "@internationalized/date";';
    expect(identifiersIn("src/fine.ts", imported)).toEqual([]);
    const source = "/** Asia/Singapore, retailers, the sign-in, src/shell/address-history.ts */ const careful = 1;";
    expect([...commentsIn("src/fine.ts", source), ...identifiersIn("src/fine.ts", source)]).toEqual([]);
  });
});

describe("no literal under src", () => {
  const files = filesUnder("src", /\.tsx?$/);

  it("names a client, a programme, a journey, a partner or a country", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(ids).toContain("tech-care");
    expect(ids).toContain("sign-in");
    expect(files.flatMap((path) => namesIn(path, readFileSync(path, "utf8")))).toEqual([]);
  });
});

describe("the search finds names", () => {
  it.each([
    ['const client = "tech-care";', "a client's id"],
    ["const programme = 'care-plus';", "a programme's id"],
    ["if (journey === `sign-in`) go();", "a journey's id in a template"],
    ['const text = "Buy it from Celcom today";', "a partner's name within a text"],
    ["const text = `${" + "name} of Taiwan`;", "a country's name in a part of a template"],
    ["const part = <p>Only in Malaysia</p>;", "a country's name in JSX"],
    ['const part = <p title="synnex" />;', "a partner's name in an attribute"],
    ['const hosts = { "sign-in": 1 };', "a journey's id as a key"],
  ])("%s (%s)", (source) => {
    expect(namesIn("src/planted.tsx", source)).toHaveLength(1);
  });

  it("except in the path of an import, in a time zone, and inside a longer word", () => {
    const imports = ['import { a } from "sign-in";', 'export { b } from "sign-in";', 'const c = import("sign-in");'];
    const types = 'type D = import("sign-in").D;';
    const words = 'const words = ["retailers", "Asia/Singapore"];';
    expect(namesIn("src/fine.ts", [...imports, types, words].join("\n"))).toEqual([]);
  });
});
