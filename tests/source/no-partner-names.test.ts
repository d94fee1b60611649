import { readdirSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { literalsOf } from "./literals.ts";

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

/** Names of time zones are the tz database's: where they stand, no country is meant. */
const withoutZones = (text: string) => text.replace(/\b[A-Z][a-z]+\/[A-Z]\w+/g, "");

/** Literals of a file that name a client, a programme, a journey, a partner or a country. */
function namesIn(path: string, source: string): string[] {
  return literalsOf(path, source)
    .filter(({ text }) => ids.has(text) || containsName.test(withoutZones(text)))
    .map(({ text, place }) => `${place} ${JSON.stringify(text)}`);
}

describe("no literal under src", () => {
  const files = filesUnder("src", /\.tsx?$/);

  it("names a client, a programme, a journey, a partner or a country", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(ids).toContain("tech-care");
    expect(ids).toContain("sign-in");
    expect(files.flatMap((path) => namesIn(path, readFileSync(path, "utf8")))).toEqual([]);
  });
});

describe("what is looked for is found", () => {
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

  it("but not the path of an import, a time zone, or a word that only holds the letters of a name", () => {
    const imports = ['import { a } from "sign-in";', 'export { b } from "sign-in";', 'const c = import("sign-in");'];
    const types = 'type D = import("sign-in").D;';
    const words = 'const words = ["retailers", "Asia/Singapore"];';
    expect(namesIn("src/fine.ts", [...imports, types, words].join("\n"))).toEqual([]);
  });
});
