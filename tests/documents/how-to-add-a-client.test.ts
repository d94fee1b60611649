import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { allKinds } from "../../tools/new/all-kinds.ts";
import { createSchemaChecker } from "../../tools/sandbox/contract/schema-checker.ts";
import { type Step, stubsOf, written } from "./support/new-documents.ts";

/** The commands of a how-to that write documents, as they stand there. */
function stepsIn(howTo: string): Step[] {
  const text = readFileSync(`docs/how-to/${howTo}.md`, "utf8");
  return [...text.matchAll(/^ *npm run portal -- new (.+)$/gm)].map(([, line = ""]) => stepOf(wordsOf(line)));
}

/** As a shell splits a line: words in quotes are one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** Refuses an option that the command does not have. */
function stepOf([name = "", ...words]: readonly string[]): Step {
  const kind = allKinds[name];
  if (kind === undefined) throw new Error(`portal new has no "${name}"`);
  const [, ...options] = kind.questions.map((question) => [question.name, { type: "string" as const }] as const);
  const { values, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(options),
    allowPositionals: true,
  });
  return [kind, { ...values, id: positionals.join(" ") }];
}

/** Checking all documents several times takes a while on a machine that does something else too. */
const PATIENCE = 180_000;

let client: Awaited<ReturnType<typeof written>>;
beforeAll(async () => {
  client = await written(stepsIn("add-a-client"));
}, PATIENCE);

test("a client, its programme and its country are complete as they stand in the how-to", () => {
  const { found, made } = client;
  const documents = made.flatMap(({ files }) => files.map(({ after }) => after));
  expect(documents.sort()).toEqual([
    "locales/en-US/programmes/kiwi-phone.json",
    "programmes/clients/nz/kiwi-care.client.json",
    "programmes/countries/NZ.country.json",
    "programmes/nz/kiwi-phone.programme.json",
    "tools/sandbox/seed/kiwicare.json",
  ]);
  expect(found).toEqual([]);
});

test("so is a person of the sandbox", () => {
  const { textOf } = client;
  const schema = JSON.parse(readFileSync("tools/sandbox/seed/seed.schema.json", "utf8"));
  const check = createSchemaChecker().compile(schema);
  const seed = JSON.parse(textOf("tools/sandbox/seed/kiwicare.json"));
  check(seed);
  expect(check.errors ?? []).toEqual([]);
  expect(seed).toMatchObject({ client: "kiwicare", people: [{ agreements: [{ offerName: "Kiwi Phone" }] }] });
});

test(
  "a language in the how-to asks its clients for texts, and for nothing else",
  async () => {
    const { found, last, textOf } = await written([...stepsIn("add-a-client"), ...stepsIn("add-a-language")]);
    const { languages, version } = JSON.parse(textOf("programmes/clients/nz/kiwi-care.client.json"));
    expect(languages).toEqual(["en-US", "fr-FR"]);
    expect(version).not.toBe("1.0.0");
    expect(found.length).toBeGreaterThan(500);
    expect(found).toEqual(stubsOf([last]));
    expect(found.filter((one) => !one.startsWith("stub-text locales/fr-FR/"))).toEqual([]);
  },
  PATIENCE,
);

test("a country in the how-to is complete", async () => {
  const { found, textOf } = await written(stepsIn("add-a-country"));
  expect(found).toEqual([]);
  expect(JSON.parse(textOf("programmes/countries/JP.country.json"))).toMatchObject({
    region: { currencyDigits: 0, timeZone: "Asia/Tokyo", tax: { included: "countries.jp.tax-included" } },
    address: { fields: { postalCode: { pattern: "[0-9]{3}-?[0-9]{4}" } } },
  });
});

/** A programme beside its family says only what is its own. */
function expectLittle(text: string): void {
  const { $schema, summary, ...own } = JSON.parse(text);
  const offer = { wireNames: ["Extra"] };
  expect(own).toEqual({ id: "care-extra", version: "1.0.0", formatVersion: 2, extends: "region-sg", offer });
}

test.each(["add-a-programme", "add-a-screen"])(
  "%s asks for translations, and for nothing else",
  async (howTo) => {
    const { found, made, textOf } = await written(stepsIn(howTo));
    expect(found.length).toBeGreaterThan(0);
    if (howTo === "add-a-programme") expectLittle(textOf("programmes/sg/care-extra.programme.json"));
    expect(found).toEqual(stubsOf(made));
    expect(found.filter((one) => one.includes("locales/en-US/"))).toEqual([]);
  },
  PATIENCE,
);
